"""Step many games in one call, and write what learners need into buffers that others can read in place."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, u8

from purrlor.core.arrays import Floats, Ints, floats, lowest, zeros
from purrlor.core.glance import Glance
from purrlor.core.observation import Observer, Slate
from purrlor.core.rng import Rng
from purrlor.core.state import Judge, State

# A string, because the value `vec[u8]` can't be made outside an expression in compiled code.
Bytes: TypeAlias = "vec[u8]"

# Who chooses for a seat.
LEARNER: Final = 0  # whoever calls `step`
RANDOM: Final = 1
PICK: Final = 2  # the judge's hasty choice
CAT: Final = 3  # the judge's choice after a look at the positions

# How a game ended in the last step.
ENDED: Final = 1
CUT_OFF: Final = 2  # it took too many actions


class Batch:
    """Games of the same options, each at a position where a learner is asked.

    Actions are numbers as seen from the seat that acts: the seat that they name is counted from it. The
    buffers are written anew by every step; a game that has ended is dealt again in the same step.
    """

    def __init__(
        self,
        start: State,
        observer: Observer,
        judge: Judge,
        cells: int,
        turns: Ints,
        players: list[int],
        games: int,
        limit: int,
        seed: int,
    ) -> None:
        seats: i64 = start.seats
        self.start = start
        self.observer = observer
        self.judge = judge
        self.games: i64 = games
        self.cells: i64 = cells  # of one observation
        self.turns: Ints = turns  # seat * size + action: the action as seen from that seat
        self.size: i64 = i64(len(turns)) // seats  # of the space of actions
        self.most: i64 = i64(len(start.choices))
        self.limit: i64 = limit
        self.learners: i64 = 0  # seats (bits)
        self.players: Ints = zeros(start.seats)  # who chooses, by seat
        for seat in range(seats):
            self.players[seat] = players[seat]
            if players[seat] == LEARNER:
                self.learners |= 1 << seat
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.sampler: Rng = Rng.seeded(seed).stream("sampler")
        self.lengths: Ints = zeros(games)  # actions in the running games
        # what learners read; a row for each game
        self.observations: Slate = Slate(games * cells)
        self.finals: Slate = Slate(games * cells)  # of games that ended: what the last learner sees then
        self.masks: Bytes = vec[u8]([0] * (games * int(self.size)))
        self.seats: Ints = zeros(games)  # who acts
        self.rewards: Floats = floats([0.0] * (games * int(seats)))  # by seat: its share of the victory
        self.ends: Bytes = vec[u8]([0] * games)
        # what is set in the masks, to clear it again
        self.offered: Ints = zeros(games * int(self.most))
        self.counts: Ints = zeros(games)
        for game in range(games):
            self.rngs.append(Rng.seeded(seed).stream(f"game {game}"))
            self.states.append(start)
            self.deal(game)
            self.show(game)

    def deal(self, game: i64) -> None:
        """Deal a new game and play it until a learner is asked; one that ends before is dealt again."""
        rng = self.rngs[game]
        while True:
            state = self.start.again(rng)
            self.states[game] = state
            self.lengths[game] = 0
            self.go_on(state, game)
            if state.pending & self.learners:
                return

    def go_on(self, state: State, game: i64) -> None:
        """Let the others choose until a learner is asked, the game is over or too long."""
        while state.pending != 0 and self.lengths[game] < self.limit:
            seat = lowest(state.pending)
            player = self.players[seat]
            if player == LEARNER:
                self.seats[game] = seat
                return
            state.apply(seat, self.choice(state, seat, player, self.rngs[game]))
            self.lengths[game] += 1

    def choice(self, state: State, seat: i64, player: i64, rng: Rng) -> i64:
        """Choose for a seat that is no learner; bots look at a guessed world, so nothing hidden can leak."""
        count = state.consider(seat)
        if count == 1:
            return state.choices[0]
        if player == RANDOM:
            return state.choices[rng.below(count)]
        world = state.guess(seat, rng)
        if player == PICK:
            return self.judge.pick(world, seat, world.consider(seat), rng)
        return Glance(world, seat, self.judge, rng).best()

    def show(self, game: i64) -> None:
        """Write what the learner sees that is asked, and what it can do."""
        masks = self.masks
        offered = self.offered
        state = self.states[game]
        seat = self.seats[game]
        row: i64 = game * self.size
        first: i64 = game * self.most
        for i in range(first, first + self.counts[game]):
            masks[row + offered[i]] = 0
        slate = self.observations
        slate.at = game * self.cells
        self.observer.observe(state, seat, slate)
        count = state.consider(seat)
        choices = state.choices
        turns = self.turns
        turn = seat * self.size
        for i in range(count):
            action = turns[turn + choices[i]]
            masks[row + action] = 1
            offered[first + i] = action
        self.counts[game] = count

    def step(self, actions: Ints) -> None:
        """Do one action in every game, and let the others choose until a learner is asked again."""
        if i64(len(actions)) != self.games:
            raise ValueError(f"a step takes {self.games} actions, one for each game, not {len(actions)}")
        for game in range(self.games):
            action = actions[game]
            if action < 0 or action >= self.size or self.masks[game * self.size + action] == 0:
                raise ValueError(f"game {game} does not offer action {action}")
        seats = self.start.seats
        for game in range(self.games):
            state = self.states[game]
            seat = self.seats[game]
            back: i64 = seats - seat if seat != 0 else 0
            state.apply(seat, self.turns[back * self.size + actions[game]])
            self.lengths[game] += 1
            self.go_on(state, game)
            self.ends[game] = 0
            if state.pending == 0 or self.lengths[game] >= self.limit:
                self.end(state, game, seat)
            else:
                self.clear_rewards(game)
            self.show(game)

    def end(self, state: State, game: i64, seat: i64) -> None:
        """Write how a game ended, and deal a new one."""
        seats = self.start.seats
        if state.pending == 0:
            self.ends[game] = ENDED
            for i in range(seats):
                self.rewards[game * seats + i] = state.outcome(i)
        else:
            self.ends[game] = CUT_OFF
            self.clear_rewards(game)
        self.finals.at = game * self.cells
        self.observer.observe(state, seat, self.finals)
        self.deal(game)

    def clear_rewards(self, game: i64) -> None:
        """Give nobody anything."""
        seats = self.start.seats
        for i in range(game * seats, (game + 1) * seats):
            self.rewards[i] = 0.0

    def sample(self) -> Ints:
        """Choose a random action in every game."""
        actions = self.lengths[:]
        for game in range(self.games):
            pick = self.sampler.below(self.counts[game])
            actions[game] = self.offered[game * self.most + pick]
        return actions
