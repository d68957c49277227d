"""What is too much, or makes no sense, is refused with a sentence before anything is written."""

import asyncio
from pathlib import Path

import pytest

from purrlor.games.wizards_and_witches import GAME
from purrlor.server import messages
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.wire import save
from tests.server.parlour import open_house

BOTS = [
    {"9" * 5000: "cat"},
    {"7": "cat"},
    {"-1": "cat"},
    {"²": "cat"},
    {"1": "dog"},
    {"0": "cat", "5": "cat"},
]


@pytest.mark.parametrize("bots", BOTS, ids=lambda bots: "+".join(name[:3] for name in bots))
def test_a_table_with_impossible_bots_is_not_opened(tmp_path: Path, bots: dict[str, str]) -> None:
    async def main() -> None:
        saved, sitter = save(Match.new(GAME, {"players": 4}, 1)), messages.Sitter()
        async with open_house(tmp_path) as house:
            for opening in (
                house.open("p0", messages.NewTable(game=GAME.name, options={"players": 4}, bots=bots)),
                house.open_saved("p0", saved, bots, sitter, False),
            ):
                with pytest.raises(Refused) as no:
                    await opening
                assert no.value.reason.key == ("no-such-bot" if "1" in bots else "no-such-seat")
            assert house.tables == {}

    asyncio.run(main())
