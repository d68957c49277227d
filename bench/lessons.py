"""Fit what lessons of the Isle of Cats may still bring to games of `cat`.

`python -m bench lessons --games N` plays N games of two (150) and a sixth as many of four. Right after buying
it notes for every laid lesson what the judge would hope for with other weights of its verb (those that end in
`_day` and `_sure`), and chooses those that come nearest to what it pays in the end: the least squares, with a
slight pull to the weights in the file. It writes them to weights.toml beside the game.
"""

from __future__ import annotations

import argparse
import tomllib
from collections import defaultdict

from purrlor.bots.workshop.weights_file import place_of, rewritten
from purrlor.core.arrays import Floats, floats
from purrlor.core.contest import contest
from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats.bot.hopes import GOALS, VERB_NAMES, hope
from purrlor.games.isle_of_cats.bot.judge import A_STRONG_RIVAL
from purrlor.games.isle_of_cats.bot.weights import WEIGHTS
from purrlor.games.isle_of_cats.cards import NO_COLOUR, NUMBER_OF
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats
from purrlor.games.isle_of_cats.rules.score.final import BY_COLOUR, fill_tally
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.score.verbs import lesson_points
from purrlor.games.isle_of_cats.rules.table import (
    BUYING,
    BY_SEAT,
    DAYS,
    LAID,
    PUBLIC_COUNT,
    PUBLIC_LESSONS,
)
from purrlor.table.game import find_game

GAME = find_game("isle-of-cats")
SEED = 102
DAY = (0.25, 0.35, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.25, 1.4, 1.6, 1.8, 2.0, 2.5, 3.0, 4.0)  # times
SURE = tuple(part / 20 for part in range(1, 24))
LEAST = 0.1  # a day of a verb that seemed to add nothing
RESCUE = 0.8  # of a day: what is left of it right after buying
PULL = 0.75  # of a lesson's points, squared: how much a weight that doubles must gain in all

Note = tuple[int, int, int, int, list[float]]  # seat, verb, number, colour, hopes by the grid


def grid() -> list[Floats]:
    """Give all weights to try: those of all verbs are changed alike."""
    known = dict(zip(WEIGHTS.names, WEIGHTS.numbers(), strict=True)) | {
        "lesson_hope": 1.0,
        "before_rescue": RESCUE,
    }
    found = []
    for times in DAY:
        for sure in SURE:
            changed = dict(known)
            for _, name in VERB_NAMES:
                changed[f"{name}_day"] = times * max(known[f"{name}_day"], LEAST)
                changed[f"{name}_sure"] = sure
            found.append(floats(list(changed.values())))
    return found


def lessons_of(state: IsleOfCats, seat: int) -> list[tuple[int, int]]:
    """List the numbers and colours of the lessons that a seat will score."""
    own = [
        (int(NUMBER_OF[state.card[slot]]), NO_COLOUR)
        for slot, where in enumerate(state.where)
        if where == LAID * BY_SEAT + seat
    ]
    public = [int(state.notes[PUBLIC_LESSONS + at]) for at in range(state.notes[PUBLIC_COUNT])]
    return own + [(lesson // BY_COLOUR, lesson % BY_COLOUR) for lesson in public]


def notes_of(state: IsleOfCats, tally: Tally, tried: list[Floats]) -> list[Note]:
    """Note what to hope for of every lesson."""
    notes = []
    for seat in range(state.seats):
        fill_tally(state, tally, seat)
        tally.largest_elsewhere = A_STRONG_RIVAL
        for number, colour in lessons_of(state, seat):
            left = float(DAYS - state.day)
            hopes = [hope(tally, number, colour, left, True, w) for w in tried]
            notes.append((seat, int(tally.lessons.verbs[number]), number, colour, hopes))
    return notes


def watch(players: int, number: int, tried: list[Floats], errors: dict[int, list[float]]) -> int:
    """Play a game and add up by verb how far every hope was off, squared; count the lessons."""
    rng, tally, notes, looked = Rng.seeded(SEED).stream(f"{players} {number}"), Tally(), list[Note](), 0
    state = GAME.deal(GAME.usual(players), {}, rng.stream("deal"))
    assert isinstance(state, IsleOfCats)
    while state.pending:
        if state.phase > BUYING and looked < state.day <= DAYS:
            looked = int(state.day)
            notes += notes_of(state, tally, tried)
        contest(state, [GAME.judge] * players, rng, 1)
    for seat, verb, lesson, colour, hopes in notes:
        fill_tally(state, tally, seat)
        paid, once = int(lesson_points(tally, lesson, colour)), int(tally.lessons.points[lesson])
        for at, one in enumerate(hopes):
            errors[verb][at] += ((one - paid) / once) ** 2
    return len(notes)


def fitted(errors: dict[int, list[float]]) -> dict[str, float]:
    """Choose the weights of every verb that was seen."""
    found = {"lesson_hope": 1.0, "before_rescue": RESCUE}
    known = dict(zip(WEIGHTS.names, WEIGHTS.numbers(), strict=True))
    for verb, name in VERB_NAMES:
        if verb not in errors:
            continue
        day, before = max(known[f"{name}_day"], LEAST), known[f"{name}_sure"]
        best = min(
            (error + PULL * ((times - 1) ** 2 + (2 * (sure - before)) ** 2), times, sure)
            for error, (times, sure) in zip(errors[verb], [(a, b) for a in DAY for b in SURE], strict=True)
            if verb not in GOALS or sure < 1.0  # no goal is sure before it is reached
        )
        found |= {f"{name}_day": day * best[1], f"{name}_sure": best[2]}
    return found


def main(arguments: list[str]) -> None:
    """Play, fit and write."""
    parser = argparse.ArgumentParser(prog="bench lessons")
    parser.add_argument("--games", type=int, default=150)
    given = parser.parse_args(arguments)
    tried = grid()
    errors: dict[int, list[float]] = defaultdict(lambda: [0.0] * len(tried))
    games = [(2, given.games), (4, given.games // 6)]
    count = sum(watch(players, number, tried, errors) for players, many in games for number in range(many))
    found = fitted(errors)
    for name, value in found.items():
        print(f"{name} = {value:.4g}")
    file = place_of(GAME.package)
    played = ", ".join(f"{many} games of {players}" for players, many in games)
    text = file.read_text(encoding="utf-8")
    made = tomllib.loads(text)["made"] | {"lessons": f"fitted to {count} lessons of {played}, seed {SEED}"}
    file.write_text(rewritten(text, found, made), encoding="utf-8")


if __name__ == "__main__":
    main([])
