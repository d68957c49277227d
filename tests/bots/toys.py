"""Small games in plain Python, each with one thing that a search must understand."""

from __future__ import annotations

from purrlor.core.arrays import ints
from purrlor.core.rng import Rng
from purrlor.core.state import PICKED, Judge, State, Style


class Toy(State):
    """Two seats; what they did is kept in order."""

    at_once = False
    rounds = 1
    many = 2

    def __init__(self, hidden: int, rng: Rng) -> None:
        super().__init__(2, rng)
        self.hidden = hidden
        self.done: list[tuple[int, int]] = []
        self.choices = ints([0] * max(self.many, 2))
        self.pending = 3 if self.at_once else 1

    def legal(self, seat: int) -> int:
        for i in range(self.many):
            self.choices[i] = i
        return self.many

    def apply(self, seat: int, action: int) -> None:
        self.done.append((seat, action))
        if self.at_once:
            self.pending &= ~(1 << seat)
        else:
            self.pending = 0 if len(self.done) == self.rounds else 1 << (len(self.done) % 2)

    def answer(self, seat: int) -> int:
        return next(action for who, action in self.done if who == seat)

    def clone(self) -> State:
        return self.copy(self.hidden, self.rng.clone())

    def copy(self, hidden: int, rng: Rng) -> State:
        other = type(self)(hidden, rng)
        other.done = list(self.done)
        other.pending = self.pending
        return other

    def guess(self, seat: int, rng: Rng) -> State:
        return self.copy(rng.below(10), rng)


class Pennies(Toy):
    """Both choose in secret; seat 0 wins if they are equal."""

    at_once = True

    def outcome(self, seat: int) -> float:
        return float((self.answer(0) == self.answer(1)) == (seat == 0))


class Turns(Toy):
    """Seat 1 answers what it saw: whoever moves second wins by choosing the same."""

    rounds = 2

    def outcome(self, seat: int) -> float:
        return float((self.answer(0) == self.answer(1)) == (seat == 1))


class Bet(Toy):
    """0 wins with the chance of seven in ten, 1 with five in ten."""

    def outcome(self, seat: int) -> float:
        wins = self.rng.clone().below(10) < (7 if self.answer(0) == 0 else 5)
        return float(wins == (seat == 0))


class Even(Toy):
    """Both win half of the game, whatever they do."""

    def outcome(self, seat: int) -> float:
        return 0.5


class Peek(Toy):
    """0 wins if the hidden number is 0, 1 if it is anything else: known only to those who cheat."""

    def outcome(self, seat: int) -> float:
        return float(((self.hidden == 0) == (self.answer(0) == 0)) == (seat == 0))


class Crowd(Toy):
    """Thousands of choices; the higher, the better."""

    many = 4000

    def outcome(self, seat: int) -> float:
        part = self.answer(0) / self.many
        return part if seat == 0 else 1 - part


class Fog(Toy):
    """1 is better than 0 by a tenth of what the hidden number is worth: seen only in the same worlds."""

    def outcome(self, seat: int) -> float:
        part = (self.hidden + self.answer(0)) / 10
        return part if seat == 0 else 1 - part


class Dice(Toy):
    """Seat 1 answers, then a die of a hundred sides is thrown; 1 is better than 0 by one of them."""

    rounds = 2

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.pending == 0:
            self.hidden = int(self.rng.below(100))

    def outcome(self, seat: int) -> float:
        part = (self.hidden + self.answer(0)) / 100
        return part if seat == 0 else 1 - part


class ToyJudge(Judge):
    """Knows the result."""

    def worth(self, state: State, seat: int) -> float:
        return state.outcome(seat) if state.pending == 0 else 0.5


class Trusting(ToyJudge):
    """Believes that the others always take 0."""

    def pick(self, state: State, seat: int, count: int, rng: Rng) -> int:
        return 0

    def style(self, state: State) -> Style:
        style = Style()
        style.rivals = PICKED
        return style


class Thoughtful(Trusting):
    """Takes a random number more to answer a 1."""

    def pick(self, state: State, seat: int, count: int, rng: Rng) -> int:
        assert isinstance(state, Toy)
        for _ in range(state.done[-1][1]):
            rng.below(2)
        return 0


class Hasty(ToyJudge):
    """Judges right after the first action, by what it was."""

    def enough(self, root: State, world: State) -> bool:
        return True

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Toy)
        return float(state.answer(0) == 0)


class Doubtful(ToyJudge):
    """Looks at a shortlist of the choices, at once; few rounds of search can't overrule that look."""

    def __init__(self, doubt: int) -> None:
        self.doubt = doubt

    def shortlist(self, state: State, seat: int, count: int, most: int) -> int:
        for i in range(most):
            state.choices[i] = i * 10
        return most

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Toy)
        return 0.001 if state.answer(0) == 0 else 0.0

    def style(self, state: State) -> Style:
        style = Style()
        style.apart = True
        style.looks = 5
        style.narrow = 2
        style.doubt = self.doubt
        return style
