"""Write the pages about observations and actions of every game: python -m tools.environments."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from purrlor.core.observation import COUNT, FLAG, Part, cells_in
from purrlor.table.game import Game, all_games
from purrlor.table.options import PLAYERS
from purrlor.table.records import Field
from tools.fresh import require_current_rules

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
        f"| options | {', '.join(option.name for option in game.options if option.name != PLAYERS)} |",
        f"| Gymnasium | `purrlor.rl.gym:purrlor/{game.name}-v0` |",
        f'| PettingZoo | `SeatsEnv("{game.name}")`, `AtOnceEnv("{game.name}")` of `purrlor.rl.zoo` |',
        f"| OpenSpiel | `purrlor_{game.name.replace('-', '_')}` |",
        f"| agents | {min(counts)} to {max(counts)}: `seat_0`, `seat_1`, … |",
        "| asked at once | in turn and unseen in the AEC form, together in the Parallel form |",
        f"| actions | `Discrete({game.actions.size})`, with a mask |",
        "| observation | `Dict(observation=Box(int16), action_mask=MultiBinary)`; the sizes are below |",
        "| information | what the seat may know; the state of the game is hidden |",
        "| chance | drawn from the seed; explicit nodes in OpenSpiel |",
        "| reward | the share of the victory, 0 to 1, at the end; 0 before |",
        f"| longest game | {game.longest} actions |",
        f"| rules version | {game.version} |",
        "",
        "## Versions",
        "",
        "| version | since | change |",
        "|---|---|---|",
        "| v0 | Purrlor 0.1.0 | the first |",
        "",
        "A version changes whenever observations, actions or rewards change.",
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
        "| numbers | action | fields |",
        "|---|---|---|",
    ]
    firsts = [game.actions.first(kind) for kind in game.actions.types]
    ends = [*firsts[1:], game.actions.size]
    for kind, first, end in zip(game.actions.types, firsts, ends, strict=True):
        numbers = str(first) if end == first + 1 else f"{first}–{end - 1}"
        fields = ", ".join(described(field) for field in kind.fields())
        lines.append(f"| {numbers} | {kind.word()} | {fields} |")
    return "\n".join([*lines, *names(game)]) + "\n"


def names(game: Game[Any]) -> list[str]:
    """List the names that fields of actions can have, in the order in which they are counted."""
    fields: dict[tuple[str, ...], dict[str, None]] = {}
    for kind in game.actions.types:
        for field in kind.fields():
            if field.named is not None and field.implied is None:
                fields.setdefault(tuple(field.named.names), {})[field.name] = None
    heads = ["", "## Names", "", "The names that a field can have, counted from 0.", ""]
    rows = [f"| {', '.join(words)} | {', '.join(found)} |" for found, words in fields.items()]
    return [*heads, "| field | names |", "|---|---|", *rows]


def described(field: Field) -> str:
    """Name a field with what it can be."""
    if field.implied is not None:
        values = "follows from the position"
    elif field.seat:
        values = "a seat"
    elif field.named is not None:
        values = f"{len(field.named.names)} names"
    elif len(field.bounds):
        values = f"{field.bounds[0]} to {field.bounds[-1]}"
    else:
        values = "a number"
    return f"{field.name} ({values}{' or none' if field.optional else ''})"


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
    require_current_rules()
    main()
