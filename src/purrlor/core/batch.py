"""Step many games in one call, and write what learners need into buffers that others can read in place."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from purrlor.core.arrays import Floats, Ints, floats, lowest, zeros
from purrlor.core.glance import Glance
from purrlor.core.observation import Observer, Slate
from purrlor.core.offers import Bytes, Offers
from purrlor.core.rng import Rng
from purrlor.core.state import Judge, State

# Who chooses for a seat.
LEARNER: Final = 0  # whoever calls `step`
RANDOM: Final = 1
PICK: Final = 2  # the judge's quick choice
CAT: Final = 3  # the judge's choice after a look at the positions
SOFT: Final = 4  # the same, softly

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
        warmths: list[float],
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
        self.limit: i64 = limit
        self.learners: i64 = 0  # seats (bits)
        self.players: Ints = zeros(start.seats)  # who chooses, by seat
        self.warmths: Floats = floats(warmths)  # and how softly
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
        self.offers: Offers = Offers(start, turns, games)
        self.seats: Ints = zeros(games)  # who acts
        self.rewards: Floats = floats([0.0] * (games * int(seats)))  # by seat: its share of the victory
        self.ends: Bytes = vec[u8]([0] * games)
        self.lasts: list[State] = []  # the positions in which the last games ended
        for game in range(games):
            self.rngs.append(Rng.seeded(seed).stream(f"game {game}"))
            self.states.append(start)
            self.lasts.append(start)
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
        glance = Glance(world, seat, self.judge, rng)
        return glance.draw(self.warmths[seat]) if player == SOFT else glance.best()

    def show(self, game: i64) -> None:
        """Write what the learner sees that is asked, and what it can do."""
        state = self.states[game]
        seat = self.seats[game]
        slate = self.observations
        slate.at = game * self.cells
        self.observer.observe(state, seat, slate)
        self.offers.show(game, state, seat)

    def step(self, actions: Ints) -> None:
        """Do one action in every game, and let the others choose until a learner is asked again."""
        if i64(len(actions)) != self.games:
            raise ValueError(f"a step takes {self.games} actions, one for each game, not {len(actions)}")
        offers = self.offers
        for game in range(self.games):
            if not offers.has(game, actions[game]):
                raise ValueError(f"game {game} does not offer action {actions[game]}")
        for game in range(self.games):
            state = self.states[game]
            seat = self.seats[game]
            state.apply(seat, offers.absolute(seat, actions[game]))
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
        self.lasts[game] = state
        self.finals.at = game * self.cells
        self.observer.observe(state, seat, self.finals)
        self.deal(game)

    def resume(self, states: list[State], lasts: list[State], sampler: Rng, numbers: list[list[int]]) -> None:
        """Go on with games that were kept: their positions, chance, and what the buffers hold."""
        lengths, ends, finals = numbers
        self.states, self.lasts, self.sampler = states, lasts, sampler
        for game in range(self.games):
            self.rngs[game] = states[game].rng  # the chance of a game and of the bots in it are one stream
            self.lengths[game] = lengths[game]
            self.ends[game] = u8(ends[game])
            self.seats[game] = lowest(states[game].pending)
            for seat in range(self.start.seats):
                won = self.ends[game] == ENDED
                self.rewards[game * self.start.seats + seat] = lasts[game].outcome(seat) if won else 0.0
            self.show(game)
        for i in range(self.games * self.cells):
            self.finals.cells[i] = i16(finals[i])

    def clear_rewards(self, game: i64) -> None:
        """Give nobody anything."""
        seats = self.start.seats
        for i in range(game * seats, (game + 1) * seats):
            self.rewards[i] = 0.0

    def sample(self) -> Ints:
        """Choose a random action in every game."""
        actions = self.lengths[:]
        for game in range(self.games):
            actions[game] = self.offers.sample(game, self.sampler)
        return actions

    def advise(self, player: i64) -> Ints:
        """Tell what a bot would do in every game for the seat that is asked, as seen from there."""
        offers = self.offers
        actions = self.lengths[:]
        for game in range(self.games):
            state = self.states[game]
            seat = self.seats[game]
            actions[game] = offers.turns[seat * offers.size + self.choice(state, seat, player, self.sampler)]
        return actions
