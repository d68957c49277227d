"""Write the pages about observations and actions of every game: python -m tools.environments."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from purrlor.core.observation import COUNT, FLAG, Part, cells_in
from purrlor.table.game import Game, all_games
from purrlor.table.options import PLAYERS

FOLDER = Path(__file__).parent.parent / "docs" / "environments"
KINDS = {FLAG: "flag", COUNT: "count"}


def page(game: Game[Any]) -> str:
    """Describe what a program sees and does in a game."""
    assert game.observer is not None
    counts = game.player_counts()
    shown = int(game.settle({})[PLAYERS])
    sizes = {players: game.observer.layout(players) for players in counts}
    lines = [
        f"# {game.name}",
        "",
        "Made by `python -m tools.environments`. [docs/research.md](../research.md) explains them.",
        "",
        "| | |",
        "|---|---|",
        f"| players | {min(counts)} to {max(counts)} |",
        f"| options | {', '.join(option.name for option in game.options if option.name != PLAYERS)} |",
        f"| Gymnasium | `purrlor.rl.gym:purrlor/{game.name}-v0` |",
        f'| PettingZoo | `SeatsEnv("{game.name}")`, `AtOnceEnv("{game.name}")` of `purrlor.rl.zoo` |',
        f"| OpenSpiel | `purrlor_{game.name.replace('-', '_')}` |",
        f"| actions | `Discrete({game.actions.size})` |",
        "| reward | the share of the victory, at the end |",
        f"| longest game | {game.longest} actions |",
        f"| rules version | {game.version} |",
        "",
        "## Versions",
        "",
        "- v0: the first.",
        "",
        "## Observation",
        "",
        "Cells of 16 bits, and the values in them, by the number of players:",
        "",
        "| players | cells | values |",
        "|---|---|---|",
        *[
            f"| {players} | {cells_in(parts)} | {sum(part.size for part in parts)} |"
            for players, parts in sizes.items()
        ],
        "",
        f"With {shown} players; `purrlor describe {game.name} --players N` lists the others:",
        "",
        "| cells | part | values | range | meaning |",
        "|---|---|---|---|---|",
        *rows(sizes[shown]),
        "",
        "## Actions",
        "",
        "Seats are counted from the own one. In a block the last field counts fastest.",
        "",
        "| from | action | fields |",
        "|---|---|---|",
    ]
    for kind in game.actions.types:
        fields = ", ".join(field.name for field in kind.fields())
        lines.append(f"| {game.actions.first(kind)} | {kind.word()} | {fields} |")
    return "\n".join(lines) + "\n"


def rows(parts: list[Part]) -> list[str]:
    """List the parts of an observation; those of other seats follow as those of the own one."""
    found: list[str] = []
    at = 0
    for part in parts:
        seat = part.name.rpartition(".")[2]
        if not seat.isdigit() or seat == "0":
            place = str(at) if part.cells == 1 else f"{at}–{at + part.cells - 1}"
            kind = KINDS.get(part.width, f"{part.least} to {part.most}")
            name = part.name.removesuffix(".0") + (".SEAT" if seat == "0" else "")
            found.append(f"| {place} | {name} | {part.size} | {kind} | {part.meaning} |")
        at += part.cells
    return found


def pages() -> dict[Path, str]:
    """Make the pages of all games."""
    return {FOLDER / f"{game.name}.md": page(game) for game in all_games().values()}


def main() -> None:
    """Write all pages."""
    FOLDER.mkdir(exist_ok=True)
    for file, text in pages().items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
