"""Who may hold a seat, and under which name."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from purrlor.server.live import new_tables
from purrlor.server.live.server import Server
from purrlor.server.log import seating
from purrlor.server.log.rulings import decide
from purrlor.server.log.seating import clean_name
from purrlor.server.outgoing.sentences import PLACEHOLDERS
from purrlor.server.protocol import from_client
from purrlor.server.protocol.bodies import NewTable, Sitter
from purrlor.table.reasons import Refused
from purrlor.table.texts import table_texts
from tests.server.servers import GAME, full_table, open_server


def test_only_so_many_devices_hold_the_seats_of_a_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            table = await full_table(server, {"players": 2})
            key = table.state.chairs[1].key
            for i in range(seating.DEVICES - 2):
                await table.do(partial(seating.hold, person=f"guest {i}", seat=1, key=key))
            with pytest.raises(Refused) as no:
                await table.do(partial(seating.hold, person="one more", seat=1, key=key))
            assert no.value.reason.key == "too-many-devices"
            assert await table.do(partial(seating.hold, person="guest 1", seat=1, key=key)) is None

    asyncio.run(main())


def test_a_guest_has_one_seat_of_a_public_table_unless_the_host_allows_more(tmp_path: Path) -> None:
    async def second_seat(server: Server, person: str, public: bool, several: bool = False) -> str:
        asked = NewTable(game=GAME, options={"players": 4}, public=public, several=several)
        table = await new_tables.open_table(server.tables, "host", asked)
        sitter = Sitter()
        try:
            for i in range(2):
                await table.do(partial(seating.sit_person, person=person, seat=None, sitter=sitter))
        except Refused as no:
            return no.reason.key
        return ""

    async def main() -> None:
        async with open_server(tmp_path) as server:
            assert await second_seat(server, "guest", public=True) == "one-seat-each"
            assert await second_seat(server, "guest", public=True, several=True) == ""
            assert await second_seat(server, "guest", public=False) == ""
            assert await second_seat(server, "host", public=True) == ""

    asyncio.run(main())


def test_nobody_can_be_called_by_a_placeholder() -> None:
    assert clean_name(f"A{PLACEHOLDERS[1]}b", set()) == "Ab"


def test_bots_that_join_have_names_in_the_language_of_the_host(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            asked = NewTable(game=GAME, options={"players": 2}, sitter=Sitter(language="pl"))
            table = await new_tables.open_table(server.tables, "host", asked)
            fill = from_client.Fill(seat=1, bot="kitten")
            await table.do(partial(decide, person="host", seat=0, message=fill, online=lambda: {0}))
            assert table.state.chairs[1].name in table_texts("pl").say("bot-names").split()

    asyncio.run(main())


def test_a_bot_has_a_face_that_nobody_else_at_the_table_has(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_server(tmp_path) as server:
            for face in range(5):
                sitter, bots = Sitter(avatar=face), {"1": "kitten", "2": "kitten", "3": "kitten"}
                asked = NewTable(game=GAME, options={"players": 4}, bots=bots, sitter=sitter)
                table = await new_tables.open_table(server.tables, "host", asked)
                faces = [chair.avatar for chair in table.state.chairs]
                assert faces[0] == face
                assert len(set(faces)) == 4

    asyncio.run(main())
