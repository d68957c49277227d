"""Judge a position of Wizard Kittens: points if all curses go back, clean paws if the kittens are caught."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from purrlor.core.state import Judge, State, Style
from purrlor.games.wizard_kittens.cards import CHAPTERS, TYPES
from purrlor.games.wizard_kittens.rules.circles import IN_CIRCLE, NONE
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.questions import ASK_CAST, ASK_KITTEN, ASK_SWITCH, ASKS, EVERYBODY
from purrlor.games.wizard_kittens.rules.scoring import GUILTY, IDLER, credit_of, points

# How likely a curse is to be defeated by somebody who lacks so many components for it.
CHANCE: Final[list[float]] = [0.85, 0.5, 0.28, 0.14, 0.07, 0.03, 0.01, 0.0, 0.0]
DRAWS_OF_TURN: Final = 1.4  # with a Summon now and then
UNSURE: Final = 5.0  # components more or less that leave the end in doubt
# Two never open chapter 3: fewer curses to work at. With less, two cats never finish; more, and they get ten.
FAITH_OF_TWO: Final = 0.8
ENVY: Final = 0.3  # how much a rival's hopes count beside their points
DIRT: Final = 0.45  # how fast each more card makes it hopeless to have the fewest
# Whoever has too few points when two are caught needs one more curse, and not too good a one.
PACE: Final = 0.5  # components of the right kind in the right chapter that a turn brings
SURE: Final = 0.95  # of a curse that there is time for: a rival may snatch it
HALFWAY: Final = 0.4  # what a curse counts that leaves too few points all the same


class KittensJudge(Judge):
    """Weigh both endings by how near they are."""

    def __init__(self, faith: float = 1.4) -> None:
        self.faith = faith  # components for the curses that a turn is believed to bring

    def worth(self, state: State, seat: i64) -> float:
        """Rate a position; in the middle of one's own spell, by the best way to go on with it."""
        assert isinstance(state, WizardKittens)
        if state.pending == 0:
            return state.outcome(seat)
        kind = state.frames.kind()
        if kind == ASK_KITTEN:
            return 1.0 / float(state.seats)  # nothing is dealt yet
        if state.pending == 1 << seat and kind >= ASKS and kind != ASK_CAST and kind < EVERYBODY:
            return self.best(state, seat, kind)
        faith = self.faith * FAITH_OF_TWO if state.seats == 2 else self.faith
        finished = chance_to_finish(state, faith)
        caught = worth_if_caught(state, seat)
        return finished * worth_if_finished(state, seat) + (1.0 - finished) * caught

    def style(self, state: State) -> Style:
        """Look at fewer positions, each to the end of the spell; cut playouts short."""
        style = Style()
        style.looks = 60
        style.depth = 40  # long enough to see what a spell is good for; how all of it ends is noise
        return style

    def best(self, state: WizardKittens, seat: i64, kind: i64) -> float:
        """Find the worth of the best answer to one's own question."""
        count = state.legal(seat)
        answers = [state.choices[i] for i in range(count)]
        best = 0.0
        for answer in answers:
            # A switch of two strangers' cards is seldom worth the look.
            if kind == ASK_SWITCH and answer // IN_CIRCLE != seat:
                continue
            world = state.clone()
            world.apply(seat, answer)
            worth = self.worth(world, seat)
            if worth > best:
                best = worth
        return best


def chance_to_finish(state: WizardKittens, faith: float) -> float:
    """Guess how likely the last curse is to fall before Caught comes: what is to be found, turns left."""
    hidden = state.curses_left[0] + state.curses_left[1] + state.curses_left[2]
    work = float(hidden) * 4.0
    for chapter in range(i64(CHAPTERS)):
        if state.curse_at[chapter] != NONE:
            work += float(work_left(state, chapter)) + 0.5
    return 1.0 / (1.0 + exp((work - turns_left(state) * faith) / UNSURE))


def turns_left(state: WizardKittens) -> float:
    """Guess how many turns all together have before Caught comes."""
    return (float(state.top + state.middle) + float(state.bottom) * 0.5) / DRAWS_OF_TURN


def work_left(state: WizardKittens, chapter: i64) -> i64:
    """Count what the kitten nearest to defeating a curse still lacks."""
    least: i64 = 9
    for seat in range(state.seats):
        missing = lacking(state, seat, chapter)
        if missing < least:
            least = missing
    return least


def lacking(state: WizardKittens, seat: i64, chapter: i64) -> i64:
    """Count the components that somebody lacks for the curse of a chapter."""
    missing: i64 = 0
    have = seat * IN_CIRCLE + chapter * TYPES
    need = state.curse_at[chapter] * TYPES
    for kind in range(i64(TYPES)):
        over = state.circle[have + kind] - state.tables.recipe[need + kind]
        if over < 0:
            missing -= over
    return missing


def prospects(state: WizardKittens, seat: i64) -> float:
    """Add up what the face-up curses promise somebody: points less extra cards, by what is missing."""
    total = 0.0
    for chapter in range(i64(CHAPTERS)):
        if state.curse_at[chapter] != NONE:
            missing = lacking(state, seat, chapter)
            total += float(gain(state, seat, chapter, missing)) * CHANCE[missing]
    return total


def gain(state: WizardKittens, seat: i64, chapter: i64, missing: i64) -> i64:
    """Count the points of a face-up curse less the cards that would be extra once nothing is missing."""
    curse = state.curse_at[chapter]
    extras = state.heap[seat * CHAPTERS + chapter] + missing
    for kind in range(i64(TYPES)):
        extras -= state.tables.recipe[curse * TYPES + kind]
    return state.tables.points[curse] - extras


def worth_if_finished(state: WizardKittens, seat: i64) -> float:
    """Compare one's points, hoped for ones too, with the best rival's."""
    mine = float(points(state, seat) + credit_of(state, seat)) + prospects(state, seat)
    best = -99.0
    for other in range(state.seats):
        if other != seat:
            theirs = float(points(state, other)) + prospects(state, other) * ENVY
            if theirs > best:
                best = theirs
    return 1.0 / (1.0 + exp((best - mine) / 4.0))


def worth_if_caught(state: WizardKittens, seat: i64) -> float:
    """Compare one's clean paws with those of all who are innocent; all guilty is worth nothing."""
    mine = exp(-DIRT * float(state.size[seat]))
    total = mine
    for other in range(state.seats):
        if other != seat:
            total += innocence(state, other) * exp(-DIRT * float(state.size[other]))
    return innocence(state, seat) * mine / total


def innocence(state: WizardKittens, seat: i64) -> float:
    """Rate the chance to be innocent when caught: ten points stay, but too few of them can become enough."""
    total = points(state, seat)
    if total >= GUILTY:
        return 0.0
    return way_in(state, seat, total) if state.seats == 2 and total <= IDLER else 1.0


def way_in(state: WizardKittens, seat: i64, total: i64) -> float:
    """Rate the chance of somebody with too few points to get enough of them in time, with any curse."""
    time = PACE * turns_left(state) / 2.0
    failing = 1.0
    for chapter in range(i64(CHAPTERS)):
        if state.curse_at[chapter] != NONE:
            missing = lacking(state, seat, chapter)
            after = total + gain(state, seat, chapter, missing)
            if after >= GUILTY:
                missing += after - GUILTY + 1  # extra cards bring it down
            chance = SURE / (1.0 + exp(float(missing) - time))
            failing *= 1.0 - (chance if after > IDLER else chance * HALFWAY)
    return 1.0 - failing
