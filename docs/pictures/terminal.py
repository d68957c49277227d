"""Draw the picture of the terminal table: python docs/pictures/terminal.py."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from purrlor.bots import choose_for, find_bot
from purrlor.cli.terminal import TerminalTable
from purrlor.core.rng import Rng
from purrlor.games.wizards_and_witches import GAME
from purrlor.table.match import Match


def main() -> None:
    """Play some turns, then take a picture of the table as a person sees it."""
    match = Match.new(GAME, {"players": 4, "strategic": True}, "picture 5")
    rng, bot = Rng.seeded(3), find_bot("cat")
    while len(match.steps) < 26 or match.asked[0] != 0:
        seat = match.asked[0]
        match.submit(seat, choose_for(match, seat, bot, rng))
    console = Console(record=True, width=126, file=io.StringIO(), force_terminal=True)
    names = ["Guest", "Pickle", "Waffle", "Biscuit"]
    table = TerminalTable(match, {1: bot, 2: bot, 3: bot}, names, "en", console, lambda match: None)
    table.told_to[0] = len(match.steps) - 4
    table.show_turn(0)
    path = Path(__file__).with_suffix(".svg")
    picture = console.export_svg(title="purrlor play wizards-and-witches")
    # No fonts from elsewhere, and no stray blanks: what a reader has will do.
    picture = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", picture, flags=re.DOTALL)
    path.write_text("\n".join(line.rstrip() for line in picture.splitlines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
