"""Judge a position of Wizard Kittens: points if all curses go back, clean paws if the kittens are caught."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Floats, Ints, floats, ints, zeros
from purrlor.core.glance import best_looking
from purrlor.core.rng import Rng
from purrlor.core.state import PICKED, Judge, State, Style
from purrlor.core.weights import Weights, read_weights
from purrlor.games.wizard_kittens.cards import (
    CHAPTERS,
    CURSES,
    EXTRAS,
    IN_GAME,
    SWITCH,
    TYPES,
)
from purrlor.games.wizard_kittens.rules.circles import IN_CIRCLE, NONE
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.questions import (
    ASK_CAST,
    ASK_KITTEN,
    ASK_PLACE,
    ASK_SWITCH,
    ASKS,
    EVERYBODY,
)
from purrlor.games.wizard_kittens.rules.scoring import GUILTY, IDLER, bonus_of, credit_of, extras_of

BY_SEAT: Final = floats([0.0, 0.0, 0.0, 0.0])
BY_BAND: Final = floats([0.0, 0.0, 0.0])
BY_TYPE: Final = zeros(TYPES)
MOST_LACKING: Final = 5

WEIGHTS: Final = read_weights("purrlor.games.wizard_kittens")
# Who defeats a curse.
NEAR_OF_TWO: Final[i64] = WEIGHTS.place("near_of_two_0")  # those of more components missing follow
NEAR_OF_THREE: Final[i64] = WEIGHTS.place("near_of_three_0")
NEAR_OF_FOUR: Final[i64] = WEIGHTS.place("near_of_four_0")
BY_SWITCH: Final[i64] = WEIGHTS.place("by_switch")
BY_TURN: Final[i64] = WEIGHTS.place("by_turn")
BY_GUILT: Final[i64] = WEIGHTS.place("by_guilt")
# Whether the last curse falls before Caught comes.
FAITH: Final[i64] = WEIGHTS.place("faith_of_two")  # those of three and four players follow
A_DRAW: Final[i64] = WEIGHTS.place("draw")
OPEN_WORK: Final[i64] = WEIGHTS.place("open_work")
HIDDEN_WORK: Final[i64] = WEIGHTS.place("hidden_work")
A_CURSE: Final[i64] = WEIGHTS.place("curse")
FOUGHT: Final[i64] = WEIGHTS.place("fought")
SHARPER: Final[i64] = WEIGHTS.place("sharper")
WILL: Final[i64] = WEIGHTS.place("will")
FORCED: Final[i64] = WEIGHTS.place("forced")
# Points, if all curses are defeated.
A_POINT: Final[i64] = WEIGHTS.place("point")
LAST_POINT: Final[i64] = WEIGHTS.place("last_point")
LOOSE: Final[i64] = WEIGHTS.place("loose")
# Clean paws, if the kittens are caught.
A_CARD: Final[i64] = WEIGHTS.place("card")
LAST_CARD: Final[i64] = WEIGHTS.place("last_card")
SOON: Final[i64] = WEIGHTS.place("soon")
TIDY: Final[i64] = WEIGHTS.place("tidy")
SWEPT: Final[i64] = WEIGHTS.place("swept")
GUILT: Final[i64] = WEIGHTS.place("guilt")
IDLE: Final[i64] = WEIGHTS.place("idle")
IDLE_SOON: Final[i64] = WEIGHTS.place("idle_soon")
IDLE_LACKING: Final[i64] = WEIGHTS.place("idle_lacking")

DOUBT: Final = 60  # rounds of a choice that count as much as the first glance: results stray widely
LOOKS: Final = ints([0, 0, 200, 160, 120])  # positions by players: each takes longer the more there are
HORIZON: Final = 4  # cards drawn after which a search stops and judges: about one round of turns


class KittensJudge(Judge):
    """Weigh both endings by how likely they are."""

    def __init__(self, hope: float = 0.0, weights: Weights = WEIGHTS) -> None:
        self.hope = hope  # more: believes in defeating all curses; less: waits to be caught
        self.given = weights

    def weights(self) -> Weights:
        """Give the weights."""
        return self.given

    def tuned(self, weights: Weights) -> Judge:
        """Make the same judge with other weights."""
        return KittensJudge(self.hope, weights)

    def worth(self, state: State, seat: i64) -> float:
        """Rate a position; in the middle of one's own spell, by the best way to go on with it."""
        assert isinstance(state, WizardKittens)
        if state.pending == 0:
            return state.outcome(seat)
        kind = state.frames.kind()
        if kind == ASK_KITTEN:
            return 1.0 / float(state.seats)  # nothing is dealt yet
        if state.pending == 1 << seat and is_own_spell(kind):
            return self.best(state, seat, kind)
        outlook = Outlook(state, self.given.values)
        credit = credit_hoped(state, seat, self.given.values)
        finished = 1.0 / (1.0 + exp(-self.hope - outlook.chance_to_finish(state, seat, credit)))
        won = outlook.worth_if_finished(state, seat, credit)
        return finished * won + (1.0 - finished) * outlook.worth_if_caught(state, seat)

    def best(self, state: WizardKittens, seat: i64, kind: i64) -> float:
        """Find the worth of the best answer to one's own question."""
        best = 0.0
        for answer in worth_a_look(state, seat, kind, state.legal(seat)):
            world = state.clone()
            world.apply(seat, answer)
            worth = self.worth(world, seat)
            if worth > best:
                best = worth
        return best

    def style(self, state: State) -> Style:
        """Look at few positions, each to the end of the spell, or of the turn before a card is placed."""
        assert isinstance(state, WizardKittens)
        style = Style()
        style.looks = LOOKS[state.seats]
        style.tries = 4  # spells
        style.rivals = PICKED  # as sensibly as oneself; a tree of their choices would need far more rounds
        style.doubt = DOUBT
        if state.pending != 0 and state.frames.kind() == ASK_PLACE:
            style.steps = 1
        return style

    def enough(self, root: State, world: State) -> bool:
        """Stop a playout at the beginning of a turn, about one round later."""
        assert isinstance(root, WizardKittens)
        assert isinstance(world, WizardKittens)
        kind = world.frames.kind()
        if kind != ASK_PLACE and kind != ASK_CAST:
            return False
        drawn = root.top + root.middle + root.bottom - world.top - world.middle - world.bottom
        return drawn >= HORIZON

    def stage(self, state: State) -> i64:
        """Count by the curses left, and by how soon Caught can come."""
        assert isinstance(state, WizardKittens)
        if state.pending != 0 and state.frames.kind() == ASK_KITTEN:
            return 0
        near: i64 = 1 if state.top + state.middle == 0 else 0
        left = IN_GAME - state.defeated
        return 1 + 2 * (left if left < 3 else i64(3)) + near

    def pick(self, state: State, seat: i64, count: i64, rng: Rng) -> i64:
        """Take the choice after which the position looks best, as `cat` does, but in this world alone."""
        assert isinstance(state, WizardKittens)
        kind = state.frames.kind()
        if count == 1 or kind >= EVERYBODY:
            return state.choices[rng.below(count)]
        return best_looking(state, seat, worth_a_look(state, seat, kind, count), self, rng)


class Outlook:
    """What a position promises each kitten."""

    def __init__(self, state: WizardKittens, w: Floats) -> None:
        self.w: Floats = w
        self.near: i64 = NEAR_OF_TWO
        if state.seats != 2:
            self.near = NEAR_OF_THREE if state.seats == 3 else NEAR_OF_FOUR
        self.draws: float = float(state.top + state.middle) + float(state.bottom + 1) * 0.5  # until Caught
        self.points: Floats = BY_SEAT[:]
        self.hopes: Floats = BY_SEAT[:]  # points that open curses will bring
        self.swept: Floats = BY_SEAT[:]  # cards that they will take along
        self.least: Floats = BY_SEAT[:]  # components missing for the nearest curse
        self.eager: Floats = BY_SEAT[:]  # of the curse looked at last, as is the gain
        self.gain: Floats = BY_SEAT[:]
        self.work: float = 0.0
        self.open: i64 = 0  # curses
        self.left: float = 0.0  # and hidden ones
        self.count_points(state)
        in_play = BY_TYPE[:]
        for card in range(state.seats * IN_CIRCLE):
            in_play[card % TYPES] += state.circle[card]
        for chapter in range(i64(CHAPTERS)):
            if state.curse_at[chapter] != NONE:
                self.open += 1
                total = 0.0
                for seat in range(state.seats):
                    total += self.look(state, seat, chapter, in_play)
                self.share(state, chapter, total)
                self.work += w[OPEN_WORK] * (w[self.near] - log(total))
        self.left += float(self.open)
        self.work += w[A_CURSE] * self.left

    def count_points(self, state: WizardKittens) -> None:
        """Count everybody's points, and what curses still hidden ask for on average."""
        w = self.w
        tables = state.tables
        for seat in range(state.seats):
            self.points[seat] = -float(extras_of(state, seat))
            self.least[seat] = 9.0
        asked = BY_BAND[:]
        unseen = BY_BAND[:]
        for curse in range(i64(CURSES)):
            owner = state.defeated_by[curse]
            if owner != NONE:
                self.points[owner] += float(tables.points[curse] + bonus_of(state, owner, curse))
            elif not (state.curses_seen >> curse) & 1:
                asked[tables.band[curse]] += float(length(state, curse))
                unseen[tables.band[curse]] += 1.0
        for band in range(i64(3)):
            if state.curses_left[band] != 0:
                hidden = float(state.curses_left[band])
                self.left += hidden
                self.work += w[HIDDEN_WORK] * hidden * asked[band] / unseen[band]

    def look(self, state: WizardKittens, seat: i64, chapter: i64, in_play: Ints) -> float:
        """See what a kitten lacks for the curse of a chapter and would gain by it; tell how eager it is."""
        w = self.w
        curse = state.curse_at[chapter]
        have = seat * IN_CIRCLE + chapter * TYPES
        missing: i64 = 0
        wanted: i64 = 0
        for kind in range(i64(TYPES)):
            over = state.circle[have + kind] - state.tables.recipe[curse * TYPES + kind]
            if over < 0:
                missing -= over
                wanted = kind
        if float(missing) < self.least[seat]:
            self.least[seat] = float(missing)
        extras = state.heap[seat * CHAPTERS + chapter] + missing - length(state, curse)
        self.gain[seat] = float(state.tables.points[curse] + bonus_of(state, seat, curse) - extras)
        eager = w[self.near + min(missing, i64(MOST_LACKING))]
        if missing <= 1:
            turns = seat - state.turn
            eager -= w[BY_TURN] * float(turns if turns >= 0 else turns + state.seats)
            if missing == 1 and state.token[seat] != SWITCH and in_play[wanted] > state.circle[have + wanted]:
                eager += w[BY_SWITCH]
        if self.points[seat] >= float(GUILTY):
            eager += w[BY_GUILT]
        self.eager[seat] = exp(eager)
        return self.eager[seat]

    def share(self, state: WizardKittens, chapter: i64, total: float) -> None:
        """Share a curse among the kittens by how eager they are."""
        for seat in range(state.seats):
            part = self.eager[seat] / total
            self.hopes[seat] += part * self.gain[seat]
            if self.points[seat] + self.gain[seat] < float(GUILTY):
                self.swept[seat] += part * float(state.heap[seat * CHAPTERS + chapter] + 1)

    def chance_to_finish(self, state: WizardKittens, me: i64, credit: float) -> float:
        """Guess, as a logit, how likely the last curse is to fall before Caught comes."""
        w = self.w
        sure = w[FAITH + state.seats - 2] + w[A_DRAW] * self.draws - self.work
        for seat in range(state.seats):
            if self.points[seat] >= float(GUILTY):
                sure += w[FOUGHT]
                break
        sure *= 1.0 + w[SHARPER] / self.left
        if self.left == 1.0:
            sure += w[WILL] * (self.will(state, me, credit) - 0.5)
        return sure

    def weight_of_point(self) -> float:
        """Tell how much a point more counts: the less is to come, the more."""
        return self.w[A_POINT] + self.w[LAST_POINT] / self.left

    def wins(self, state: WizardKittens, taker: i64, me: i64, credit: float) -> float:
        """Tell how likely the one who takes the last curse is to win, as far as one kitten knows."""
        weight = self.weight_of_point()
        mine = self.points[taker] + self.gain[taker] + (credit if taker == me else 0.0)
        total = 1.0
        for seat in range(state.seats):
            if seat != taker:
                theirs = self.points[seat] + (credit if seat == me else 0.0)
                total += exp((theirs - mine) * weight)
        return 1.0 / total

    def will(self, state: WizardKittens, me: i64, credit: float) -> float:
        """Tell how likely those who can take the last curse are to win by it."""
        total = 0.0
        willing = 0.0
        for taker in range(state.seats):
            total += self.eager[taker]
            willing += self.eager[taker] * self.wins(state, taker, me, credit)
        return willing / total

    def worth_if_finished(self, state: WizardKittens, me: i64, credit: float) -> float:
        """Compare one's points, hoped for ones and the Extra Credit too, with everybody's."""
        if self.left == 1.0:
            return self.worth_of_last_curse(state, me, credit)
        weight = self.weight_of_point()
        mine = self.points[me] + self.hopes[me] + credit
        total = 1.0
        for seat in range(state.seats):
            if seat != me:
                total += exp((self.points[seat] + self.hopes[seat] - mine) * weight)
        return 1.0 / total

    def worth_of_last_curse(self, state: WizardKittens, me: i64, credit: float) -> float:
        """Weigh who will take the last curse: those who win by it, mostly."""
        w = self.w
        weight = self.weight_of_point()
        mine = 0.0
        total = 0.0
        for taker in range(state.seats):
            wins = self.wins(state, taker, me, credit)
            takes = self.eager[taker] * (w[FORCED] + wins)
            total += takes
            if taker != me:
                # the taker's chance and one's own are as far apart as the points
                behind = self.points[me] + credit - self.points[taker] - self.gain[taker]
                wins *= exp(behind * weight)
            mine += takes * wins
        return mine / total

    def worth_if_caught(self, state: WizardKittens, me: i64) -> float:
        """Compare one's clean paws with everybody's; the guilty hardly count."""
        w = self.w
        dirt = w[A_CARD] + w[LAST_CARD] * exp(-self.draws / w[SOON])
        mine = 0.0
        total = 0.0
        for seat in range(state.seats):
            points = self.points[seat]
            clean = -dirt * (float(state.size[seat]) - w[SWEPT] * self.swept[seat] - w[TIDY] * points)
            if points >= float(GUILTY):
                clean -= w[GUILT]
            elif state.seats == 2 and points <= float(IDLER):
                idle = w[IDLE] * exp(-self.draws / w[IDLE_SOON])
                clean -= idle * w[IDLE_LACKING] * (1.0 + self.least[seat])
            chance = exp(clean)
            total += chance
            if seat == me:
                mine = chance
        return mine / total


def worth_a_look(state: WizardKittens, seat: i64, kind: i64, count: i64) -> list[int]:
    """List the choices; a switch of two strangers' cards is seldom a good one."""
    answers = [state.choices[i] for i in range(count)]
    if kind != ASK_SWITCH:
        return answers
    return [answer for answer in answers if answer // IN_CIRCLE == seat] or answers


def is_own_spell(kind: i64) -> bool:
    """Tell whether a question belongs to a spell, or a card to place, of whoever is asked."""
    return kind >= ASKS and kind != ASK_CAST and kind < EVERYBODY


def length(state: WizardKittens, curse: i64) -> i64:
    """Count the components that a curse asks for."""
    at = curse * TYPES
    recipe = state.tables.recipe
    return recipe[at] + recipe[at + 1] + recipe[at + 2] + recipe[at + 3]


def credit_hoped(state: WizardKittens, seat: i64, w: Floats) -> float:
    """Count one's Extra Credit; what it counts in a circle may go before the end."""
    credit = float(credit_of(state, seat))
    return credit if state.tables.counted[state.credit[seat]] >= EXTRAS else credit * w[LOOSE]
