"""A deal is bound by everybody: nobody can choose it, and nobody can hold it up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from purrlor.server.live.dealing import lead_on
from purrlor.server.live.new_tables import open_rematch
from purrlor.server.live.server import Server
from purrlor.server.live.table import LiveTable
from purrlor.server.log import deal, entries, seating
from purrlor.server.log import state as states
from purrlor.server.log.seed import (
    Seed,
    commitment,
    fingerprint,
    join_seed,
    pledge,
    split_seed,
    what_differs,
    who_withheld,
)
from purrlor.server.protocol import from_client
from purrlor.server.protocol.bodies import Reveal, Sitter
from purrlor.server.protocol.fields import Clock
from purrlor.server.storage.load import load_table
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from tests.server.players import Players
from tests.server.servers import Listener, full_table, match_of, open_server, settle

ADA, OPERATOR = "aa" * 16, "bb" * 16


def at_a_table(folder: Path, script: Callable[[Players, Server], Awaitable[None]]) -> None:
    """Let two people who are connected go through a script."""

    async def run() -> None:
        async with open_server(folder) as server:
            players = Players(await full_table(server, {"players": 2}))
            await players.listen()
            await settle(players.table)
            await script(players, server)

    asyncio.run(run())


async def do_start(table: LiveTable, **pledges: str) -> None:
    await table.do(lambda state: deal.start(state, "p0", {name[1:]: one for name, one in pledges.items()}))
    await lead_on(table)


async def do_pledge(table: LiveTable, seat: int, hashed: str) -> None:
    await table.do(lambda state: deal.make_pledge(state, f"p{seat}", seat, hashed))
    await lead_on(table)


async def do_reveal(table: LiveTable, seat: int, contribution: str) -> None:
    await table.do(lambda state: deal.reveal(state, f"p{seat}", seat, contribution))
    await lead_on(table)


def refusal_of(doing: Callable[[], Any]) -> str:
    with pytest.raises(Refused) as no:
        doing()
    return no.value.reason.key


def first_hand(state: states.TableState, contributions: list[str]) -> bytes:
    """Say what the first seat would be dealt."""
    seed = join_seed(state.secret, contributions, state.bound)
    match = Match.new(state.game, state.settings, seed, state.deck, state.rules)
    return msgspec.json.encode(match.view(0))


def test_an_operator_who_knows_the_secret_and_comes_last_can_not_choose_the_deal(tmp_path: Path) -> None:
    async def script(players: Players, server: Server) -> None:
        table, state = players.table, players.state
        await do_start(table, _0=pledge(ADA))
        # The operator reads the database while it is still possible to pledge anything.
        stored = b"".join(data for _, _, data in await server.worker.store.log(table.id))
        assert state.secret.encode() in stored
        assert ADA.encode() not in stored
        assert refusal_of(lambda: deal.reveal(state, "p0", 0, ADA)) == "not-bound-yet"
        await do_pledge(table, 1, pledge(OPERATOR))
        assert state.phase == "reveal"
        await do_reveal(table, 0, ADA)
        assert state.match is None
        # Now the operator knows everything and finds a contribution that gives a deal to their liking.
        honest = first_hand(state, [ADA, OPERATOR])
        chosen = next(
            f"{number:032x}" for number in count() if first_hand(state, [ADA, f"{number:032x}"]) != honest
        )
        assert refusal_of(lambda: deal.reveal(state, "p1", 1, chosen)) == "not-as-pledged"
        assert deal.make_pledge(state, "p1", 1, pledge(chosen)) is None
        await do_reveal(table, 1, OPERATOR)
        assert match_of(table).seed == join_seed(state.secret, [ADA, OPERATOR], state.bound)
        assert msgspec.json.encode(match_of(table).view(0)) == honest

    at_a_table(tmp_path, script)


def test_a_contribution_has_one_spelling(tmp_path: Path) -> None:
    # Each of these is the same bytes, and makes another seed.
    spellings = [OPERATOR.upper(), "B" + OPERATOR[1:], OPERATOR + "\n", "bb " + OPERATOR[2:]]

    async def script(players: Players, server: Server) -> None:
        table, state = players.table, players.state
        await do_start(table, _0=pledge(ADA))
        await do_pledge(table, 1, pledge(OPERATOR))
        await do_reveal(table, 0, ADA)
        for spelling in spellings:
            assert pledge(spelling) == pledge(OPERATOR)
            assert refusal_of(partial(deal.reveal, state, "p1", 1, spelling)) == "not-as-pledged"
        await do_reveal(table, 1, OPERATOR)
        # Nor does an operator get through with one that was written into the log.
        for spelling in spellings:
            forged = Seed(state.secret, [ADA, spelling], state.bound)
            assert what_differs(match_of(table), forged) == "contributions"

    at_a_table(tmp_path, script)
    for contribution in spellings:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"seat": 1, "contribution": contribution}, Reveal)


def let_time_pass(table: LiveTable) -> None:
    """Let nobody wait any longer."""
    table.worker._wall += 60
    table.go_on(eager=True)


def test_whoever_does_not_open_loses_the_seat_and_the_others_play(tmp_path: Path) -> None:
    async def script(players: Players, server: Server) -> None:
        table, state = players.table, players.state
        await do_start(table, _0=pledge(ADA))
        await do_pledge(table, 1, pledge(OPERATOR))
        await do_reveal(table, 0, ADA)
        bound = state.bound
        let_time_pass(table)
        while state.match is None:
            await asyncio.sleep(0)
        assert state.bound == bound  # no second try
        assert state.chairs[1].resigned
        assert state.chairs[1].bot_plays
        assert not state.chairs[0].away
        assert match_of(table).seed == join_seed(state.secret, [ADA, None], bound)
        seed = split_seed(match_of(table).seed)
        assert seed is not None
        assert what_differs(match_of(table), seed) == ""
        assert who_withheld(seed) == [1]
        answers = await players.say(1, from_client.Back)
        assert "resigned" in [answer["reason"]["key"] for answer in answers if answer["type"] == "refused"]

    at_a_table(tmp_path, script)


def test_whoever_sleeps_plays_but_contributes_nothing(tmp_path: Path) -> None:
    async def script(players: Players, server: Server) -> None:
        table, state = players.table, players.state
        await do_start(table, _0=pledge(ADA))
        assert state.phase == "pledge"
        let_time_pass(table)
        while not state.bound:
            await asyncio.sleep(0)
        await do_reveal(table, 0, ADA)
        assert state.contributions == [ADA, None]
        assert not state.chairs[1].bot_plays

    at_a_table(tmp_path, script)


def test_nobody_waits_for_those_who_are_not_there(tmp_path: Path) -> None:
    async def script(players: Players, server: Server) -> None:
        table = players.table
        table.disconnect(players.listeners[1].connection)
        await do_start(table, _0=pledge(ADA))
        assert players.state.phase == "reveal"
        await do_reveal(table, 0, ADA)
        assert players.state.status == "running"

    at_a_table(tmp_path, script)


def test_everything_is_bound_before_anything_is_opened(tmp_path: Path) -> None:
    async def script(players: Players, server: Server) -> None:
        table, state = players.table, players.state
        await do_start(table, _0=pledge(ADA))
        for kind, fields in (
            (from_client.Leave, {}),
            (from_client.Remove, {"seat": 1}),
            (from_client.Fill, {"seat": 1, "bot": "cat"}),
        ):
            (answer,) = await players.say(0, kind, **fields)
            assert answer["reason"]["key"] == "dealing"
        sitter = Sitter()
        assert refusal_of(lambda: seating.sit_person(state, "late", None, sitter)) == "begun"
        assert refusal_of(lambda: deal.make_pledge(state, "p0", 1, pledge(ADA))) == "not-your-seat"
        players.listeners[0].take()
        await do_pledge(table, 1, pledge(OPERATOR))
        await settle(table)
        lobby = players.listeners[0].take()[-1]["table"]
        assert (lobby["phase"], lobby["contributions"]) == ("reveal", [None, None])
        assert state.secret not in str(lobby)
        bound = msgspec.json.decode(lobby["bound"])
        assert bound["commitment"] == lobby["commitment"] == commitment(state.secret)
        assert bound["options"] == state.settings
        assert [seat["pledge"] for seat in bound["seats"]] == [pledge(ADA), pledge(OPERATOR)]
        # Names can be erased from a log, and the deal must stay the same.
        assert "seat 0" not in lobby["bound"]

    at_a_table(tmp_path, script)


def test_nobody_is_told_the_secret_or_a_contribution_before_its_time(tmp_path: Path) -> None:
    async def script(players: Players, server: Server) -> None:
        table, state = players.table, players.state
        watcher = Listener(table, "")
        await table.connect(watcher.connection, -1)
        everybody = [*players.listeners, watcher]

        async def heard() -> bytes:
            await settle(table)
            page = table.first_messages("p1", 1, "pl")
            return b"".join([*page, *(part for listener in everybody for part in listener.heard)])

        await do_start(table, _0=pledge(ADA))
        await do_pledge(table, 1, pledge(OPERATOR))
        before = await heard()
        assert pledge(ADA).encode() in before
        await do_reveal(table, 0, ADA)
        one = await heard()
        await do_reveal(table, 1, OPERATOR)
        running = await heard()
        assert state.status == "running"
        assert ADA.encode() not in before
        assert OPERATOR.encode() not in one
        assert state.secret.encode() not in running

    at_a_table(tmp_path, script)


def test_the_next_game_is_bound_anew(tmp_path: Path) -> None:
    async def script(players: Players, server: Server) -> None:
        table = players.table
        await do_start(table, _0=pledge(ADA))
        await do_pledge(table, 1, pledge(OPERATOR))
        await do_reveal(table, 0, ADA)
        await do_reveal(table, 1, OPERATOR)
        await table.do(lambda state: entries.CalledOff(why="agreed"))
        await open_rematch(server.tables, table)
        assert table.state.rematch is not None
        following = await server.tables.find(table.state.rematch)
        # Nothing that was opened at the first table goes into the second deal.
        assert following.state.secret != table.state.secret
        assert following.state.contributions == following.state.pledges == [None, None]
        sitting = Listener(following, "p1", 1)
        await following.connect(sitting.connection, -1)
        await do_start(following, _0=pledge(OPERATOR))
        assert (following.state.phase, following.state.match) == ("pledge", None)
        await do_pledge(following, 1, pledge(ADA))
        assert following.state.phase == "reveal"
        assert refusal_of(lambda: deal.reveal(following.state, "p0", 0, ADA)) == "not-as-pledged"

    at_a_table(tmp_path, script)


def test_a_deal_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def script(players: Players, server: Server) -> None:
        table = players.table
        await do_start(table, _0=pledge(ADA))
        await do_pledge(table, 1, pledge(OPERATOR))
        await do_reveal(table, 0, ADA)
        again = LiveTable(server.worker, await load_table(server.worker.store, table.id), lambda table: None)
        assert (again.state.phase, again.state.bound) == ("reveal", players.state.bound)
        await do_reveal(again, 1, OPERATOR)
        assert match_of(again).seed == join_seed(again.state.secret, [ADA, OPERATOR], again.state.bound)

    at_a_table(tmp_path, script)


def test_a_changed_word_of_the_seed_is_found(tmp_path: Path) -> None:
    async def script(players: Players, server: Server) -> None:
        table, state = players.table, players.state
        await do_start(table, _0=pledge(ADA))
        await do_pledge(table, 1, pledge(OPERATOR))
        await do_reveal(table, 0, ADA)
        await do_reveal(table, 1, OPERATOR)
        bound, both = state.bound, [ADA, OPERATOR]
        assert fingerprint(bound.replace('"players":2', '"players":3')) != fingerprint(bound)
        pledged = bound.replace(pledge(ADA), pledge(OPERATOR))
        for seed, found in (
            (join_seed(state.secret, both, bound), ""),
            (join_seed("00" * 32, both, bound), "secret"),
            (join_seed(state.secret, both, pledged), "contributions"),
            (join_seed(state.secret, [ADA], bound), "seats"),
            (join_seed(state.secret, both, bound.replace('"players":2', '"players":3')), "options"),
            (join_seed(state.secret, both, bound.replace('"rules":', '"rules":9')), "rules"),
            (join_seed(state.secret, both, "nothing"), "bound"),
        ):
            parts = split_seed(seed)
            assert parts is not None
            assert what_differs(match_of(table), parts) == found

    at_a_table(tmp_path, script)


def test_a_table_of_the_first_version_deals_as_it_did() -> None:
    table = states.TableState("old")
    secret, given = "ab" * 32, ["cd" * 16, "ef" * 16]
    table.apply(
        entries.Opened(
            code="abcdefgh",
            game="wizards-and-witches",
            rules=1,
            options={"players": 2},
            deck={},
            clock=Clock(),
            public=False,
            host="p0",
            secret=secret,
        ),
        0.0,
    )
    for seat, part in enumerate(given):
        table.apply(entries.Sat(seat=seat, name=str(seat), person=f"p{seat}", contribution=part), 0.0)
    table.apply(entries.Started(), 0.0)
    assert table.match is not None
    assert table.match.seed == f"{secret}:{given[0]}:{given[1]}"
