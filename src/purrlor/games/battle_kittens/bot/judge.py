"""Judge a position of Battle Kittens: fish won, and those in sight with squads for all Battlegrounds."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from purrlor.core.rng import Rng
from purrlor.core.state import RANDOM, Judge, State, Style
from purrlor.core.weights import Weights
from purrlor.games.battle_kittens.bot.plan import WEIGHTS, Plan
from purrlor.games.battle_kittens.cards import PAID_PLACES, ROUND_GROUNDS
from purrlor.games.battle_kittens.rules.play import PUT_AWAY, SEND, TAKE, BattleKittens
from purrlor.games.battle_kittens.rules.table import COMPETE, DEPLOY, DRAFT, NO_CARD, ROUNDS


class KittensJudge(Judge):
    """Compare one's fish, and those one may hope for, with everybody's."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.plan = Plan(weights)

    def weights(self) -> Weights:
        """Give the weights."""
        return self.plan.weights

    def tuned(self, weights: Weights) -> Judge:
        """Make the same judge with other weights."""
        return KittensJudge(weights)

    def worth(self, state: State, seat: i64) -> float:
        """Rate the position by the lead in fish; a lead counts more in the last round."""
        assert isinstance(state, BattleKittens)
        if state.pending == 0:
            return state.outcome(seat)
        side = seat % state.sides
        mine = float(in_sight(state, side))
        theirs = 0.0
        if state.phase != COMPETE:
            hoped = self.plan.hope(state, seat)
            mine += hoped
            # What one side gets more, the others get less.
            theirs = self.plan.usual - (hoped - self.plan.usual) / float(state.sides - 1)
        scale = self.plan.last_lead + self.plan.lead * float(ROUNDS - 1 - state.round)
        total = 1.0
        for other in range(state.sides):
            if other != side:
                total += exp((float(in_sight(state, other)) + theirs - mine) / scale)
        return float(state.sides) / (float(state.seats) * total)  # a side shares its victory

    def stage(self, state: State) -> i64:
        """Count the rounds, and within a round draft, deployment and competition."""
        assert isinstance(state, BattleKittens)
        phase: i64 = 0 if state.phase == DRAFT else 2 if state.phase == COMPETE else 1
        return state.round * 3 + phase

    def lead(self, state: State, seat: i64) -> float:
        """Count fish, those in sight and hoped for, beside the mean of the other sides."""
        assert isinstance(state, BattleKittens)
        side = seat % state.sides
        mine = float(in_sight(state, side))
        theirs = 0.0
        for other in range(state.sides):
            if other != side:
                theirs += float(in_sight(state, other))
        if state.pending != 0 and state.phase != COMPETE:
            mine += self.plan.hope(state, seat)
            theirs += self.plan.usual * float(state.sides - 1)
        return mine - theirs / float(state.sides - 1)

    def pick(self, state: State, seat: i64, count: i64, rng: Rng) -> i64:
        """Play on as a rival does, but deploy against the Kittens that the rivals have in this world."""
        assert isinstance(state, BattleKittens)
        if count > 1 and state.phase == DEPLOY:
            following = state.first_in_hand(seat)
            if following != NO_CARD:
                self.plan.look_at_grounds(state)
                ground = self.plan.best_ground(state, seat, self.plan.facing_rivals(state, seat))
                return SEND + following * ROUND_GROUNDS + ground
        return self.rival(state, seat, count, rng)

    def rival(self, state: State, seat: i64, count: i64, rng: Rng) -> i64:
        """Take the Kitten that suits best, send it where it does most, and draw for every icon."""
        assert isinstance(state, BattleKittens)
        if count == 1 or state.phase == COMPETE:
            return state.choices[0]
        if state.phase == DEPLOY:
            following = state.first_in_hand(seat)
            if following == NO_CARD:
                return state.choices[0]
            self.plan.look_at_grounds(state)
            ground = self.plan.best_ground(state, seat, self.plan.general)
            return SEND + following * ROUND_GROUNDS + ground
        keeping = state.phase == DRAFT
        best = state.choices[0]
        most: i64 = -100_000
        for i in range(count):
            suited = self.plan.suits(state, state.choices[i] - (TAKE if keeping else PUT_AWAY))
            if not keeping:
                suited = -suited
            if suited > most:
                most = suited
                best = state.choices[i]
        return best

    def imagine(self, world: State, seat: i64, rng: Rng) -> None:
        """Let the others have sent their Kittens where they do most: at random they would be no match."""
        assert isinstance(world, BattleKittens)
        if world.phase != DEPLOY:
            return
        for other in range(world.seats):
            if other != seat:
                self.send_again(world, other)

    def send_again(self, world: BattleKittens, seat: i64) -> None:
        """Send the Kittens that a seat has sent out anew."""
        if world.placed[seat] == 0:
            return
        for ground in range(seat * ROUND_GROUNDS, (seat + 1) * ROUND_GROUNDS):
            world.squads[ground] = 0
            world.sums[ground] = 0
        world.placed[seat] = 0
        self.plan.look_at_grounds(world)
        following = world.first_in_hand(seat)
        while following != NO_CARD:
            world.deploy(seat, following, self.plan.best_ground(world, seat, self.plan.general))
            world.placed[seat] += 1
            following = world.first_in_hand(seat)

    def enough(self, root: State, world: State) -> bool:
        """Play on to the end of the round."""
        assert isinstance(root, BattleKittens)
        assert isinstance(world, BattleKittens)
        return world.round != root.round

    def style(self, state: State) -> Style:
        """Let rivals answer as `rival` says: there is no telling what they hold and do."""
        assert isinstance(state, BattleKittens)
        style = Style()
        style.rivals = RANDOM
        style.doubt = 60
        style.points = True
        if state.phase != COMPETE:
            style.looks = 120  # each a whole plan
        return style


def in_sight(state: BattleKittens, side: i64) -> i64:
    """Count a side's fish as if the squads stayed as they are."""
    fish = state.fish[side]
    if state.phase == COMPETE:
        for ground in range(state.ground, i64(ROUND_GROUNDS)):
            place = state.place_of(side, ground)
            if place < PAID_PLACES:
                fish += state.tables.fish[
                    state.grounds[state.round * ROUND_GROUNDS + ground] * PAID_PLACES + place
                ]
    return fish
