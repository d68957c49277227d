"""A model that reads only the tool descriptions of `purrlor mcp` can play at a real table."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from purrlor.cli.mcp import Tools, serve
from purrlor.cli.seats import Cookies
from purrlor.client import LiveConnection
from purrlor.core.rng import Rng
from purrlor.table.game import all_games
from tests.server.servers import MAIN, RunningServer, open_table, play_on, start


def said(answer: Any) -> Any:
    """Give what a tool says, as a model reads it."""
    text = answer.content[0].text if answer.content else ""
    try:
        return json.loads(text)
    except ValueError:
        return text


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    """Call a tool that must not fail; give what it says."""
    answer = await client.call_tool(tool, arguments)
    assert not answer.is_error, said(answer)
    return said(answer)


async def refusal(client: Client, tool: str, **arguments: Any) -> str:
    """Call a tool that must fail; give the sentence."""
    answer = await client.call_tool(tool, arguments)
    assert answer.is_error
    return str(answer.content[0].text)  # type: ignore[union-attr]


async def play(client: Client, situation: Any, seed: int) -> list[Any]:
    """Do what the instructions say until the game is over: wait, then act by number and position."""
    rng, seen = Rng.seeded(seed), [situation]
    while situation["status"] != "over":
        if not situation["choices"]:
            situation = await call(client, "wait", seconds=60)
        else:
            number, position = 1 + rng.below(len(situation["choices"])), situation["position"]
            situation = await call(client, "act", choice=number, position=position)
        seen.append(situation)
    return seen


def tools(tmp_path: Path, address: str = "", language: str = "en") -> Any:
    return serve(Tools(address, "Agent", Cookies(tmp_path), language))


def test_a_scripted_client_plays_a_whole_game_by_the_tool_descriptions(
    server: RunningServer, tmp_path: Path
) -> None:
    """The program runs as a model's host starts it: on standard input and output."""
    command = ["-c", MAIN, "mcp", "--server", server.address, "--data", str(tmp_path), "--language", "en"]

    async def main() -> None:
        async with Client(StdioServerParameters(command=sys.executable, args=command)) as client:
            described = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert all(tool.description for tool in described.values())
            # Whatever the instructions tell a model to call exists.
            assert set(described) >= {
                "sit_down",
                "open_table",
                "wait",
                "look",
                "act",
                "list_games",
                "read_rules",
            }
            games = (await call(client, "list_games"))["games"]
            assert [game["name"] for game in games] == list(all_games())
            assert all(option["about"] for game in games for option in game["options"][1:])
            assert "Draw one card" in await call(client, "read_rules", game="wizards-and-witches")
            rule = await call(client, "read_rules", game="wizards-and-witches", rule="ww-3")
            assert rule.startswith("When you have to draw and the draw pile is empty")
            assert rule.endswith("(WW-3)")
            situation = await call(client, "open_table", game="wizards-and-witches", bots=["kitten"])
            assert situation["players"][situation["your_seat"]] == "Agent"
            assert "Agent" in await call(client, "look")
            seen = await play(client, situation, 1)
            result = seen[-1]["result"]
            assert sorted(result["places"].values()) == [1, 2]
            assert result["your_place"] == result["places"]["Agent"]

    asyncio.run(main())


def test_an_agent_sits_down_with_a_link_among_people_and_is_told_reasons(
    server: RunningServer, tmp_path: Path
) -> None:
    code, (ann,) = open_table(server.address, ["Ann"], game="battle-kittens", options={"players": 2})
    link = f"{server.address}/table/{code}"

    async def main() -> None:
        async with Client(tools(tmp_path)) as client:
            assert "Take a seat first" in await refusal(client, "wait")
            assert "--server" in await refusal(client, "open_table", game="battle-kittens")
            assert "not the address" in await refusal(client, "sit_down", link="ftp://nowhere")
            assert "BK-1, " in await refusal(client, "read_rules", game="battle-kittens", rule="BK-99")
            situation = await call(client, "sit_down", link=link, name="Robot")
            assert situation["players"] == ["Ann", "Robot"]
            assert situation["status"] == "open"
            assert "has not begun" in await refusal(client, "look")
            person = LiveConnection(ann, code)
            await person.open()
            await asyncio.to_thread(start, ann, code)
            situation = await call(client, "wait", seconds=60)
            choices = await call(client, "list_choices")
            assert len(choices["choices"]) == len(situation["choices"]) == 7
            # By its place in the situation a choice is the same as in the list.
            assert all(
                said == f"{choice['number']}: {choice['text']}"
                for said, choice in zip(situation["choices"], choices["choices"], strict=True)
            )
            action, position = choices["choices"][0]["action"], choices["position"]
            assert (await call(client, "why_not", action=action))["possible"]
            taken = await call(client, "why_not", action={"do": "ready"})
            assert not taken["possible"]
            assert taken["reason"]
            assert "8" in await refusal(client, "act", choice=8, position=position)
            assert "Nothing was done" in await refusal(client, "act", choice=1, position=position - 1)
            # What somebody else does in secret at the same time makes no choice stale.
            while not person.begun:
                await person.receive()
            await person.act(person.step["choices"][0]["action"])
            situation = await call(client, "act", choice=1, position=position)
            sight = await call(client, "look_json")
            assert sight["your_seat"] == 1
            await asyncio.gather(play_on(person, random.Random(1)), play(client, situation, 2))
            await person.close()

    asyncio.run(main())


def test_a_model_is_told_no_more_than_its_seat_over_the_live_connection(
    server: RunningServer, tmp_path: Path
) -> None:
    """Everything that the tools say of a game is what a second device of the same seat is sent."""

    async def main() -> None:
        hub = Tools(server.address, "Agent", Cookies(tmp_path), "en")
        async with Client(serve(hub)) as client:
            await call(client, "open_table", game="isle-of-cats", bots=["random"])
            guest, code = hub.seat.connection.guest, hub.seat.connection.code
            twin = LiveConnection(guest, code)
            await twin.open()
            await twin.receive_until("step")
            for _ in range(12):
                while True:
                    situation = await call(client, "wait")
                    sight = await call(client, "look_json")
                    if situation["choices"] and situation["position"] == hub.seat.connection.n:
                        break  # nobody else moved between the two
                while twin.n < situation["position"]:
                    await twin.receive()
                assert (sight["table"], sight["own"]) == (twin.step["table"], twin.step["own"])
                said = [
                    f"{number}: {choice['text']}" for number, choice in enumerate(twin.step["choices"], 1)
                ]
                assert situation["choices"] == said
                await call(client, "act", choice=1, position=situation["position"])
            await twin.close()

    asyncio.run(main())


@pytest.mark.soak
@pytest.mark.parametrize("game", list(all_games()))
def test_a_model_can_play_every_game_to_its_end(server: RunningServer, tmp_path: Path, game: str) -> None:
    async def main() -> None:
        async with Client(tools(tmp_path, server.address, "pl")) as client:
            situation = await call(client, "open_table", game=game, bots=["kitten", "random"])
            seen = await play(client, situation, 3)
            assert len(seen[-1]["result"]["places"]) == 3

    asyncio.run(main())
