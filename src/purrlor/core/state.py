"""Say what the rules of every game are: a state that knows whom it asks, what is allowed and what follows."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from purrlor.core.arrays import Ints, zeros
from purrlor.core.pickles import fields_apart, restore
from purrlor.core.rng import Rng
from purrlor.core.weights import NO_WEIGHTS, Weights

NO_CHOICES: Final = zeros(0)
SEATS: Final = 8  # as many numbers as a seat takes in the number of an action
WATCHER: Final = -1  # in place of a seat: somebody who sees only what everybody sees


class Sink:
    """Collect what happens, as numbers, for those who want to be told."""

    def __init__(self) -> None:
        self.happened: list[tuple[int, int, int, int, int, int, int]] = []

    def record(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        """Note one event."""
        self.happened.append((kind, a, b, c, d, e, f))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The rules of a game and one position in it, changed in place by `apply` and by nobody else.

    The constructor only assigns; a game's own `deal` sets up. Seats are numbers from 0, clockwise. An action
    is one number with one fixed meaning. `pending` is a set of seats as bits; it may depend only on what
    everybody knows, because who is asked is seen by all. Nobody pending: the game is over.
    """

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats: i64 = seats
        self.rng: Rng = rng
        self.pending: i64 = 0  # the game waits for these
        # `legal` and `consider` write here. Clones share the buffer: read it before anything else asks.
        self.choices: Ints = NO_CHOICES
        self.count: i64 = 0
        self.sink: Sink | None = None

    def legal(self, seat: i64) -> i64:
        """Fill `choices` with the actions of a pending seat; tell how many there are."""
        raise NotImplementedError

    def consider(self, seat: i64) -> i64:
        """Fill `choices` with what a program should look at; tell how many there are.

        All legal actions, unless a game says otherwise: where people may arrange things freely and
        change their minds, a program needs only one way to every arrangement, and must come to an end.
        """
        return self.legal(seat)

    def apply(self, seat: i64, action: i64) -> None:
        """Do a legal action."""
        raise NotImplementedError

    def clone(self) -> State:
        """Copy everything, the generator too, but not the sink."""
        raise NotImplementedError

    def guess(self, seat: i64, rng: Rng) -> State:
        """Imagine a world that the seat (or WATCHER) can't tell from this one, with chance from `rng`."""
        raise NotImplementedError

    def again(self, rng: Rng) -> State:
        """Deal a new game with the same options."""
        raise NotImplementedError

    def outcome(self, seat: i64) -> float:
        """Tell the seat's share of the victory, 0 to 1, when the game is over."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (type(self), fields_apart(self))

    def offer(self, action: i64) -> None:
        """Add a legal action to `choices`."""
        self.choices[self.count] = action
        self.count += 1

    def tell(
        self, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1, f: i64 = -1
    ) -> None:
        """Report an event to the sink, if anybody listens."""
        sink = self.sink
        if sink is not None:
            sink.record(kind, a, b, c, d, e, f)

    def legal_actions(self, seat: i64) -> list[int]:
        """List the legal actions of a seat; none if it has nothing to say now."""
        if not (self.pending >> seat) & 1:
            return []
        count = self.legal(seat)
        return [self.choices[i] for i in range(count)]

    def considered_actions(self, seat: i64) -> list[int]:
        """List what a program should look at; nothing if the seat has nothing to say now."""
        if not (self.pending >> seat) & 1:
            return []
        count = self.consider(seat)
        return [self.choices[i] for i in range(count)]


# What search does with the choices of others.
SEARCHED: Final = 0  # as with one's own: they answer what they see, in the tree
PICKED: Final = 1  # they answer by `pick`: where so much is secret that their choices can't be foreseen
RANDOM: Final = 2  # they answer by `rival`, at random if it says nothing else: where they hardly matter


class Style:
    """How bots should go about a game; every number can be left as it is."""

    def __init__(self) -> None:
        self.explore: float = 0.5  # the weight of what was tried seldom
        self.depth: i64 = 100_000  # actions after which a round is cut off and judged
        self.wide: i64 = 40  # so many choices are all tried; of more, the search samples
        self.sift: i64 = 4  # of so many sampled choices the one that looks best is added to the tree
        self.narrow: i64 = 8  # so many of the choices, those that look best at once, are searched at all
        self.rivals: i64 = SEARCHED
        self.looks: i64 = 600  # positions that a greedy bot judges for a move; if `apart`, choices at most
        self.near: float = 0.001  # of a victory: so much worse is as good, and chance decides
        self.rounds: i64 = 0  # of search that a greedy bot makes where a look at positions says little
        self.steps: i64 = 0  # further steps of its own that it takes before it judges
        self.tries: i64 = 6  # choices that it looks at in each of them
        self.apart: bool = False  # rivals can't change what a move is worth: judge it at once, in one world
        self.ripe: i64 = 16  # visits after which a node of the search gets children
        self.points: bool = False  # mistakes are counted in points: the chance to win says less
        self.doubt: i64 = 0  # rounds that weigh as much as the first glance; 0: the search alone decides


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Say how good a position looks for a seat: what a bot goes by where it can't see the end."""

    def worth(self, state: State, seat: i64) -> float:
        """Rate the position between 0 (lost) and 1 (won)."""
        raise NotImplementedError

    def pick(self, state: State, seat: i64, count: i64, rng: Rng) -> i64:
        """Choose quickly among the `count` actions that `consider` left in `choices`: how playouts go on."""
        return state.choices[rng.below(count)]

    def rival(self, state: State, seat: i64, count: i64, rng: Rng) -> i64:
        """Choose for a rival whose choices hardly matter."""
        return state.choices[rng.below(count)]

    def shortlist(self, state: State, seat: i64, count: i64, most: i64) -> i64:
        """Move the choices that deserve a full look to the front, about `most`; tell how many they are."""
        return count

    def follows(self, state: State, seat: i64) -> bool:
        """Tell whether what a seat is asked now still belongs to its last move."""
        return True

    def enough(self, root: State, world: State) -> bool:
        """Tell whether a playout has gone so far from the root that it should be judged."""
        return False

    def stage(self, state: State) -> i64:
        """Tell which part of the game a position is in, from 0: the same lead is worth more later."""
        return 0

    def lead(self, state: State, seat: i64) -> float:
        """Estimate by how many points a seat will be ahead of the others, if the style counts `points`."""
        return 0.0

    def imagine(self, world: State, seat: i64, rng: Rng) -> None:
        """Make a guessed world likelier: what others have hidden was chosen with some sense."""

    def style(self, state: State) -> Style:
        """Say how to search this game."""
        return Style()

    def weights(self) -> Weights:
        """Give the weights that the judge goes by; none if it can't be tuned."""
        return NO_WEIGHTS

    def tuned(self, weights: Weights) -> Judge:
        """Make the same judge with other weights."""
        raise NotImplementedError
