"""Record games as fixtures: python -m tests.games.wizard_kittens.record keeps what shows something new.

Kittens mostly play by the judge, because random games are nearly always caught.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from purrlor.core.rng import Rng
from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.cards import (
    CANCEL_RULES,
    CHAOS_NAMES,
    CREDIT_NAMES,
    CURSE_NAMES,
    EFFECTS,
    RULE_NAMES,
    SPELLS,
)
from purrlor.games.wizard_kittens.view import TableView
from purrlor.table.conform import legal_settings
from purrlor.table.match import Match
from purrlor.table.options import Settings
from purrlor.table.wire import load, save

FIXTURES = Path(__file__).parent / "fixtures"
ENDINGS = ("all-defeated", "caught", "all-guilty")
WORDS = (
    "skipped",
    "picked",
    "cleared",
    "passed_chapter",
    "chose_to_pass",
    "happens",
    "in_force",
    "chapter_opened",
    "took_kitten",
    "dealt",
)


def demanded() -> set[str]:
    """List all that some recorded game must show."""
    options = {f"{name}={value}" for given in legal_settings(GAME) for name, value in given.items()}
    cards = {
        *(f"rule:{name}" for name in RULE_NAMES),
        *(f"chaos:{name}" for name in CHAOS_NAMES),
        *(f"spell:{name}" for name in SPELLS),
        *(f"effect:{name}" for name in EFFECTS if name != EFFECTS[CANCEL_RULES]),  # no card of ours does that
        *(f"curse:{name}" for name in CURSE_NAMES),
        *(f"credit:{name}" for name in CREDIT_NAMES),
    }
    endings = {f"{ending}/{players}" for ending in ENDINGS[:2] for players in (2, 3, 4)}
    return options | cards | endings | {f"all-guilty/{2}"} | {f"event:{word}" for word in WORDS}


def shown(match: Match) -> set[str]:
    """List what a game shows; a Chaos Mode card counts when all four of its lines were run."""
    table = match.game.table_view(match.state)
    assert isinstance(table, TableView)
    found = {f"{name}={value}" for name, value in match.settings.items()}
    found |= {f"{match.score().ending}/{match.seats}"}
    found |= {f"rule:{table.rule}"} if table.rule else set()
    found |= {f"chaos:{table.chaos}"} if table.chaos and table.cats_drawn == 4 else set()
    for step in match.steps:
        for event in step.events:
            found.add(f"event:{event.word()}")
            for field in event.fields():
                if field.named is not None:
                    found.add(f"{field.named.prefix}:{getattr(event, field.name)}")
    return found


def play(settings: Settings, seed: str) -> Match:
    """Play a match by the judge, with a random move now and then."""
    match = Match.new(GAME, settings, seed)
    rng = Rng.seeded(int.from_bytes(seed.encode(), "little")).stream("record")
    while not match.over:
        seat = match.asked[0]
        numbers = match.state.legal_actions(seat)
        number = numbers[rng.below(len(numbers))]
        if rng.below(8) != 0:
            number = max(numbers, key=lambda number: worth(match, seat, number, rng))
        match.submit(seat, GAME.actions.record(match.state, number))
    return match


def worth(match: Match, seat: int, number: int, rng: Rng) -> float:
    """Judge a move in one guessed world."""
    world = match.state.guess(seat, rng)
    world.apply(seat, number)
    return GAME.judge.worth(world, seat)


def tries() -> Iterator[Match]:
    """Play game after game, through all options."""
    number = 0
    while True:
        for settings in legal_settings(GAME):
            yield play(settings, f"fixture {number}")
        number += 1


def record() -> None:
    """Write games until everything demanded is shown."""
    FIXTURES.mkdir(exist_ok=True)
    kept = [load(path.read_bytes()) for path in FIXTURES.glob("*.json")]
    missing = demanded() - {thing for match in kept for thing in shown(match)}
    if not missing:
        return
    for number, match in enumerate(tries()):
        new = missing & shown(match)
        if new and (len(new) > 2 or number > 200):
            missing -= new
            name = f"{match.seats}-{match.score().ending}-{number}"
            (FIXTURES / f"{name}.json").write_bytes(save(match))
            print(name, len(missing), "missing", flush=True)
        if not missing:
            return


if __name__ == "__main__":
    record()
