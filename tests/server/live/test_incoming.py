"""What a client may ask of a table: moves, undo, reasons, hints, chat, leaving, and the host's powers."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from purrlor.games.isle_of_cats.actions import Pass
from purrlor.server.limits import Limits
from purrlor.server.live.incoming import receive
from purrlor.server.live.new_tables import open_rematch, open_table
from purrlor.server.log import entries, seating
from purrlor.server.protocol import from_client
from purrlor.server.protocol.bodies import NewTable, Sitter
from purrlor.server.protocol.fields import Clock, Language
from purrlor.server.protocol.to_client import ServerMessage
from purrlor.server.storage import store
from purrlor.table.reasons import Refused
from tests.scale import PATIENCE
from tests.server.players import Players, playing
from tests.server.servers import GAME, Listener, begin, full_table, open_server, settle

SERVER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)


def test_a_whole_game_is_told_in_typed_messages(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server, players=4, strategic=True)
            rng = random.Random(1)
            while players.state.status == "running":
                seat = players.turn
                answer = await players.act(seat, rng.choice(players.choices(seat)))
                assert answer["type"] == "step"
                assert answer["n"] == players.state.n
            for listener in players.listeners:
                for message in listener.heard:
                    SERVER.decode(message)
            await settle(players.table)
            assert players.listeners[(seat + 1) % 4].take()[-1]["type"] == "ended"
            n = players.state.n
            for kind in (from_client.Leave, from_client.Resign, from_client.Back):
                assert [each["type"] for each in await players.say(0, kind)] == ["lobby"]
            assert players.state.n == n

    asyncio.run(main())


def test_every_seat_hears_the_same_number_of_steps_and_its_own_view(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server, players=3, strategic=True)
            for listener in players.listeners:
                listener.take()
            for i in range(10):
                seat = players.turn
                raw = msgspec.Raw(msgspec.json.encode(players.choices(seat)[0]))
                await receive(
                    players.table,
                    players.listeners[seat].connection,
                    from_client.Act(n=players.state.n, action=raw),
                )
            await settle(players.table)
            heard = [listener.take() for listener in players.listeners]
            assert {len(messages) for messages in heard} == {10}
            last = [messages[-1] for messages in heard]
            assert all(step["table"] == last[0]["table"] for step in last)
            # Two hands may be alike by chance: each is compared with what lies there.
            match = players.state.match
            assert match is not None
            hands = [msgspec.json.encode(match.view(seat).own) for seat in range(3)]
            assert [msgspec.json.encode(step["own"]) for step in last] == hands
            assert [bool(step["choices"]) for step in last] == [seat == players.turn for seat in range(3)]

    asyncio.run(main())


def test_a_stale_or_repeated_message_is_answered_by_a_sync(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            seat, n = players.turn, players.state.n
            action = players.choices(seat)[0]
            done = await players.act(seat, action, n)
            assert (done["type"], done["n"]) == ("step", n + 1)
            again = await players.act(seat, action, n)
            assert (again["type"], again["n"], again["since"]) == ("step", n + 1, n)
            assert again["events"] == done["events"]
            early = await players.act(seat, action, n + 50)
            assert (early["type"], early["since"]) == ("step", -1)
            assert players.state.n == n + 1

    asyncio.run(main())


def test_a_refusal_cites_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            seat, n = players.turn, players.state.n
            held = players.choices(seat)
            wrong = next(
                {"do": "lay", "card": card} for card in ("mirror_1", "mirror_2") if card not in str(held)
            )
            answer = await players.act(seat, wrong)
            assert answer["type"] == "refused"
            assert answer["reason"]["rule"] == "WW-2"
            assert "do not hold" in answer["reason"]["text"]
            other = (seat + 1) % 4
            assert (await players.act(other, wrong))["reason"]["key"] == "not-your-turn"
            assert (await players.act(seat, {"do": "fly"}))["reason"]["key"] == "no-action-there"
            raw = msgspec.Raw(msgspec.json.encode(wrong))
            (why,) = await players.say(seat, from_client.Why, action=raw)
            assert why["reason"]["rule"] == "WW-2"
            raw = msgspec.Raw(msgspec.json.encode(held[0]))
            (why,) = await players.say(seat, from_client.Why, action=raw)
            assert why["reason"] is None
            assert players.state.n == n

    asyncio.run(main())


def test_the_language_of_a_connection_is_its_own(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            seat = players.turn
            speaker, listener = (seat + 1) % 4, (seat + 2) % 4
            lobby, _ = await players.say(speaker, from_client.Speak, language="pl")
            assert lobby["table"]["game_name"] == "Czarodzieje i czarownice"
            await players.act(seat, players.choices(seat)[0])
            await settle(players.table)
            polish = players.listeners[speaker].take()[-1]["events"]
            english = players.listeners[listener].take()[-1]["events"]
            assert [each["event"]["event"] for each in polish] == [each["event"]["event"] for each in english]
            assert polish[0]["text"] != english[0]["text"]
            assert f"seat {seat}" in polish[0]["text"]

    asyncio.run(main())


def test_a_move_that_taught_nothing_is_taken_back_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server, players=3, strategic=True)
            # The turn's card is laid, one of the others is still to be discarded: nothing was drawn yet.
            step: Any = {"can_undo": False}
            while not step["can_undo"]:
                if players.state.status == "over":
                    players = await playing(server, players=3, strategic=True)
                seat = players.turn
                step = await players.act(seat, players.choices(seat)[0])
            n = players.state.n
            undone = (await players.say(seat, from_client.Undo, n=n))[0]
            assert (undone["type"], undone["undone"], undone["n"]) == ("step", seat, n + 1)
            again = (await players.say(seat, from_client.Undo, n=n))[0]
            assert again["type"] == "step"
            assert players.state.n == n + 1

    asyncio.run(main())


def test_a_bot_takes_over_and_hands_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            seat = players.turn
            answer = await players.say(seat, from_client.Leave)
            assert any(each["type"] == "lobby" and each["table"]["seats"][seat]["away"] for each in answer)
            while players.turn == seat:
                await asyncio.sleep(0.02)
            n = players.state.n
            refused = await players.act(seat, {"do": "discard_drawn"})
            assert refused["reason"]["key"] == "away"
            lobby = (await players.say(seat, from_client.Back))[0]
            assert not lobby["table"]["seats"][seat]["away"]
            assert players.state.n == n + 1
            await players.say(seat, from_client.Resign)
            assert (await players.say(seat, from_client.Back))[0]["reason"]["key"] == "resigned"

    asyncio.run(main())


def test_the_host_pauses_removes_and_sets_the_clock(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            assert (await players.say(1, from_client.Pause, on=True))[0]["reason"]["key"] == "host-only"
            await players.say(0, from_client.Pause, on=True)
            seat = players.turn
            assert (await players.act(seat, players.choices(seat)[0]))["reason"]["key"] == "paused"
            await players.say(0, from_client.Pause, on=False)
            step, _ = await players.say(0, from_client.SetClock, clock=Clock("live", 5))
            assert 0 < step["clocks"][seat] <= 5000
            other = next(seat for seat in range(1, 4) if seat != players.turn)
            await players.say(0, from_client.Remove, seat=other)
            chair = players.state.chairs[other]
            assert chair.bot_plays
            assert chair.persons == {f"p{other}"}
            # The way back stays with the player, and the host can't do it again and again.
            await players.say(other, from_client.Back)
            assert players.state.chairs[other].bot == ""
            again = await players.say(0, from_client.Remove, seat=other)
            assert again[-1]["reason"]["key"] == "removed-before"

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_a_bot_plays_for_whoever_is_not_there_until_they_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            seat, other = players.turn, (players.turn + 1) % 4
            here = await players.say(other, from_client.Relieve, seat=seat)
            assert here[0]["reason"]["key"] == "still-here"
            assert here[0]["reason"]["text"].startswith(f"seat {seat} is connected")
            # Whoever loads the page again finds no bot on the seat.
            honest = server.worker.settings.limits
            server.worker.settings.limits = Limits()
            players.table.disconnect(players.listeners[seat].connection)
            soon = await players.say(other, from_client.Relieve, seat=seat)
            assert soon[0]["reason"]["key"] == "back-soon"
            server.worker.settings.limits = honest
            n = players.state.n
            await players.say(other, from_client.Relieve, seat=seat)
            assert players.state.chairs[seat].away
            assert players.state.n > n + 1  # the bot has played
            await players.table.connect(players.listeners[seat].connection, -1)
            await players.say(seat, from_client.Back)
            assert not players.state.chairs[seat].away
            assert (await players.say(other, from_client.Relieve, seat=9))[0]["reason"][
                "key"
            ] == "no-such-seat"

    asyncio.run(main())


def test_where_a_clock_runs_nobody_is_replaced_before_their_time_is_up(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server, players=2)
            seat = players.turn
            await players.table.do(lambda state: entries.Clocked(clock=Clock("slow", 86_400)))
            players.table.disconnect(players.listeners[seat].connection)
            answer = await players.say(1 - seat, from_client.Relieve, seat=seat)
            assert answer[0]["reason"]["key"] == "still-in-time"
            assert not players.state.chairs[seat].away

    asyncio.run(main())


def test_the_host_of_a_ranked_table_can_not_spoil_its_game_beforehand(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            clock = Clock("live", 60)
            asked = NewTable(
                game=GAME, options={"players": 2}, ranked=True, clock=clock, sitter=Sitter(name="A")
            )
            table = await open_table(server.tables, "p0", asked)
            await table.do(partial(seating.sit_person, person="p1", seat=1, sitter=Sitter(name="B")))
            players = Players(table)
            await players.listen()
            for message, why in (
                (partial(from_client.SetClock, clock=Clock()), "ranked-clock"),
                # In a ranked game nobody could let it go on.
                (partial(from_client.Pause, on=True), "ranked-host"),
            ):
                answer = await players.say(0, message)  # type: ignore[arg-type]
                assert answer[0]["reason"]["key"] == why
            await players.say(0, from_client.SetClock, clock=Clock("slow", 86_400))
            assert (table.state.clock.kind, table.state.paused) == ("slow", False)
            await begin(table)
            alone = table.state.game.settle({"players": 2}) | {"players": 1}
            with pytest.raises(Refused, match="ranked-alone"):
                await open_rematch(server.tables, table, alone)

    asyncio.run(main())


def test_a_player_takes_another_name_and_face_at_the_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            renamed = await players.say(2, from_client.Rename, name="Ola", avatar=41)
            assert renamed[-1]["type"] == "lobby"
            assert [renamed[-1]["table"]["seats"][2][field] for field in ("name", "avatar")] == ["Ola", 41]
            # Nobody takes another's name.
            await players.say(1, from_client.Rename, name="Ola", avatar=5)
            assert players.state.chairs[1].name == "Ola 2"
            n = players.state.n
            await players.say(1, from_client.Rename, name="Ola", avatar=5)
            assert players.state.n == n
            # What happens next is told with the new name.
            seat = players.turn
            await players.say(seat, from_client.Rename, name="Zed", avatar=0)
            await players.act(seat, players.choices(seat)[0])
            told = [one for one in players.listeners[(seat + 1) % 4].take() if one["type"] == "step"]
            assert any("Zed" in event["text"] for event in told[-1]["events"])

    asyncio.run(main())


def test_clock_and_pause_in_the_lobby_are_answered(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = Players(await full_table(server))
            await players.listen()
            table = players.table
            (lobby,) = await players.say(0, from_client.SetClock, clock=Clock("live", 30))
            assert (lobby["type"], lobby["re"], lobby["table"]["clock"]["seconds"]) == ("lobby", 99, 30)
            (lobby,) = await players.say(0, from_client.Pause, on=True)
            assert (lobby["type"], lobby["re"], lobby["table"]["paused"]) == ("lobby", 99, True)
            assert table.state is players.state

    asyncio.run(main())


def test_whoever_was_sent_away_has_no_say_any_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            seat = players.turn
            action = msgspec.Raw(msgspec.json.encode(players.choices(seat)[0]))
            line, n = players.listeners[seat].connection, players.state.n
            players.table.connections.discard(line)
            players.listeners[seat].take()
            await receive(players.table, line, from_client.Act(n=n, action=action))
            await receive(players.table, line, from_client.Sync())
            await settle(players.table)
            assert players.state.n == n
            assert players.listeners[seat].take() == []

    asyncio.run(main())


def test_chat_and_hints(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            players = await playing(server)
            await players.say(2, from_client.Chat, text="<b>hello</b>\x07\ue000")
            line = players.listeners[0].take()[-1]
            assert (line["type"], line["text"], line["seat"]) == ("chat", "<b>hello</b>", 2)
            watcher = Listener(players.table, "")
            await players.table.connect(watcher.connection, -1)
            await settle(players.table)
            heard = watcher.take()
            assert [each["type"] for each in heard] == ["lobby", "chat", "step"]
            assert (heard[-1]["own"], heard[-1]["choices"]) == (None, [])
            await receive(players.table, watcher.connection, from_client.Chat(text="hi"))
            await settle(players.table)
            assert watcher.take()[-1]["reason"]["key"] == "only-watching"
            seat = players.turn
            hint = (await players.say(seat, from_client.Hint))[-1]
            assert hint["choice"]["text"]

    asyncio.run(main())


def test_whoever_talks_on_and_on_fills_no_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "KEPT_LINES", 5)

    async def main() -> None:
        async with open_server(tmp_path) as server:
            here, there = await playing(server), await playing(server)
            await there.say(0, from_client.Chat, text="stays")
            for number in range(12):
                await here.say(number % 2, from_client.Chat, text=str(number))
            said = [line[-1] for line in await server.worker.store.chat(here.table.id)]
            assert said == ["7", "8", "9", "10", "11"]
            assert len(await server.worker.store.chat(there.table.id)) == 1

    asyncio.run(main())


def test_only_a_private_table_that_says_so_warns_before_a_clear_mistake(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            quiet = await playing(server)
            raw = msgspec.Raw(msgspec.json.encode(quiet.choices(quiet.turn)[0]))
            (no,) = await quiet.say(quiet.turn, from_client.Weigh, action=raw)
            assert no["reason"]["key"] == "no-warnings-here"
            with pytest.raises(Refused, match="no-warnings-among-strangers"):
                await open_table(server.tables, "p0", NewTable(game=GAME, warns=True, public=True))

            players = await playing(server, "isle-of-cats", warns=True, players=2, family=True)
            while len(players.choices(players.turn)) < 5:
                seat = players.turn
                await players.act(seat, players.choices(seat)[0])
            seat, n = players.turn, players.state.n
            # Eight cats lie on the island, and the boat is empty.
            raw = msgspec.Raw(msgspec.json.encode(Pass()))
            (weighed,) = await players.say(seat, from_client.Weigh, action=raw)
            assert (weighed["type"], weighed["action"]) == ("weighed", {"do": "pass"})
            assert weighed["better"]["action"]["do"] == "take"
            assert weighed["reason"]["text"]
            for fine in (weighed["better"]["action"], {"do": "take", "tile": "nothing", "side": "left"}):
                raw = msgspec.Raw(msgspec.json.encode(fine))
                answer = (await players.say(seat, from_client.Weigh, action=raw))[-1]
                assert answer.get("better") is None
            other = (await players.say(1 - seat, from_client.Weigh, action=raw))[-1]
            assert other.get("better") is None
            assert players.state.n == n

    asyncio.run(main())


def test_partners_may_not_talk_while_the_game_forbids_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await full_table(server, {"players": 4, "team": True}, "battle-kittens")
            listener = Listener(table, "p0", 0)
            await table.connect(listener.connection, -1)
            await receive(table, listener.connection, from_client.Chat(text="hello"))
            await begin(table)
            await settle(table)
            heard = listener.take()
            assert [each["text"] for each in heard if each["type"] == "chat"] == ["hello"]
            languages: list[tuple[Language, str]] = [
                ("en", "may not talk at the table"),
                ("pl", "nie rozmawiają"),
            ]
            for language, word in languages:
                await receive(table, listener.connection, from_client.Speak(language=language))
                await receive(table, listener.connection, from_client.Chat(text="I have two Flags"))
                await settle(table)
                said = listener.take()[-1]
                assert (said["type"], said["reason"]["key"]) == ("refused", "table-talk")
                assert said["reason"]["rule"] == "BK-33"
                assert word in said["reason"]["text"]
            # A name can say it, too.
            await receive(table, listener.connection, from_client.Rename(name="I have two Flags", avatar=1))
            await settle(table)
            assert listener.take()[-1]["reason"]["key"] == "table-talk"
            assert table.state.chairs[0].name == "seat 0"

    asyncio.run(main())
