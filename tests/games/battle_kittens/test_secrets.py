"""What is sealed stays sealed, can be taken back, and what was seen is remembered."""

from __future__ import annotations

import msgspec
import pytest

from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER
from purrlor.games.battle_kittens import GAME
from purrlor.games.battle_kittens.cards import NAMES
from purrlor.games.battle_kittens.events import Chose
from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.rules.table import COMPETE, DEPLOY, DRAFT, SQUAD_OF
from purrlor.games.battle_kittens.view import hand_of, members, mine_of, seat_view, table_view
from purrlor.table.match import Match
from purrlor.table.records import told
from tests.games.battle_kittens.play import finish_phase, new, play_to, random_step


def encoded(match: Match, seat: int) -> bytes:
    return msgspec.json.encode(match.view(seat))


def kittens_state(match: Match) -> BattleKittens:
    assert isinstance(match.state, BattleKittens)
    return match.state


@pytest.mark.parametrize("seat", [1, 2, WATCHER])
def test_others_see_only_that_a_pick_was_made(seat: int) -> None:
    views, stories = set(), set()
    for choice in range(7):
        match = Match.new(GAME, {"players": 3}, "sealed")
        match.submit(0, match.choices(0)[choice])
        views.add(encoded(match, seat))
        stories.add(msgspec.json.encode(match.story(seat)))
    assert len(views) == len(stories) == 1
    assert match.story(seat) == [Chose(0, None)]
    assert table_view(kittens_state(match)).places[0].ready
    assert match.story(0) != match.story(seat)


@pytest.mark.parametrize("settings", [{"players": 3}, {"players": 3, "short": True}])
def test_others_see_nothing_of_steps_and_then_only_who_is_ready(settings: dict[str, int]) -> None:
    match = Match.new(GAME, settings, "steps")
    while kittens_state(match).phase == DRAFT:
        for seat in match.asked:
            match.submit(seat, match.choices(seat)[0])
    before, told_before = encoded(match, 1), len(match.story(1))
    waiting = match.asked
    while 0 in match.asked:
        assert encoded(match, 1) == before
        assert len(match.story(1)) == told_before
        assert match.asked == waiting
        match.submit(0, match.choices(0)[0])
    assert match.asked == [1, 2]
    assert encoded(match, 1) != before
    assert [place.ready for place in table_view(kittens_state(match)).places] == [True, False, False]
    words = msgspec.json.encode([told(event, 1) for event in match.steps[-1].events])
    assert not any(name.encode() in words for name in NAMES)


def test_a_sealed_pick_can_be_taken_back_until_the_last_one() -> None:
    match = Match.new(GAME, {"players": 3}, "back")
    match.submit(0, match.choices(0)[0])
    match.submit(1, match.choices(1)[0])
    assert match.can_undo(0)
    match.undo(0)
    assert match.asked == [0, 2]
    match.submit(0, match.choices(0)[3])
    assert seat_view(kittens_state(match), 0).chosen == NAMES[hand_of(kittens_state(match), 0)[3]]
    match.submit(2, match.choices(2)[0])
    assert not any(match.can_undo(seat) for seat in range(3))


def test_a_deployment_can_be_taken_back_step_by_step_until_all_are_ready() -> None:
    match = Match.new(GAME, {"players": 2}, "back")
    while kittens_state(match).phase == DRAFT:
        for seat in match.asked:
            match.submit(seat, match.choices(seat)[0])
    assert not match.can_undo(0)
    for i in range(8):  # seven Kittens, then Ready
        match.submit(0, match.choices(0)[0])
        if i < 3:
            match.submit(1, match.choices(1)[0])
    assert match.asked == [1]
    for i in range(8):
        match.undo(0)
    assert match.asked == [0, 1]
    assert kittens_state(match).placed[0] == 0
    assert kittens_state(match).placed[1] == 3
    assert not match.can_undo(0)
    for seat in (1, 0):
        while seat in match.asked and kittens_state(match).phase == DEPLOY:
            match.submit(seat, match.choices(seat)[0])
    assert not any(match.can_undo(seat) for seat in range(2))


# -- memory --------------------------------------------------------------------------------------------


class Witness:
    """Notes what a seat saw, from its views alone, and finds contradictions to it in a world."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.sightings: list[tuple[int, int, frozenset[int]]] = []  # pick, hand, cards left when passing on
        self.seen: set[int] = set()

    def look(self, state: BattleKittens) -> None:
        """Note the hand that is with the seat, and what it takes out of it."""
        hand = {NAMES.index(kitten.name) for kitten in seat_view(state, self.seat).hand}
        chosen = seat_view(state, self.seat).chosen
        assert chosen is not None
        self.seen |= hand
        left = frozenset(hand - {NAMES.index(chosen)})
        # Who had the hand first: seat and direction of passing are open knowledge.
        step = state.picked if table_view(state).to_the_left else -state.picked
        self.sightings.append((state.picked, (self.seat - step) % state.seats, left))

    def contradictions(self, world: BattleKittens) -> list[str]:
        """Compare a world with all that was noted."""
        where = places_of(world)
        found = [f"{NAMES[card]} was seen and lies in the deck" for card in self.seen if card not in where]
        for pick, hand, cards in self.sightings:
            since = [holder(world, hand, later) for later in range(pick + 1, world.picked)]
            for seat in range(world.seats):
                # Everybody who had the hand since took exactly one of these each time, and nobody else any.
                took = sum(where.get(card) == ("kept", seat) for card in cards)
                if took != since.count(seat):
                    found.append(f"seat {seat} took {took} from hand {hand} since pick {pick}")
            left = sum(where.get(card) == ("hand", hand) for card in cards)
            if left != len(cards) - len(since):
                found.append(f"{left} of {sorted(cards)} are still in hand {hand}")
        return found


def holder(world: BattleKittens, hand: int, pick: int) -> int:
    """Tell who has a hand at a pick: passing goes by one seat a pick."""
    return (hand + pick * world.toward) % world.seats


def places_of(world: BattleKittens) -> dict[int, tuple[str, int]]:
    """Find all cards of a world that are in a hand or kept by a seat."""
    where = {}
    for seat in range(world.seats):
        if world.phase == DRAFT:
            hand = (seat - world.picked * world.toward) % world.seats
            where.update(dict.fromkeys(hand_of(world, seat), ("hand", hand)))
            kept = [NAMES.index(kitten.name) for kitten in seat_view(world, seat).taken]
        else:
            kept = mine_of(world, seat)
        where.update(dict.fromkeys(kept, ("kept", seat)))
    return where


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("round_", [0, 1])
def test_a_guess_never_contradicts_what_a_seat_has_seen(players: int, round_: int) -> None:
    rng = Rng.seeded(players)
    for seed in range(2):
        state = new(players, variable=True, seed=seed)
        while state.round < round_:
            random_step(state, rng)
        witnesses = [Witness(seat) for seat in range(players)]
        checked = 0
        while state.round == round_ and state.pending:
            before, noted = state.clone(), state.phase == DRAFT
            seat, action = random_step(state, rng)
            if noted and state.phase == DRAFT and not (state.pending >> seat) & 1:
                witnesses[seat].look(state)
            elif noted:
                before.sealed[seat] = action
                witnesses[seat].look(before)
            if state.round != round_:
                break
            for witness in witnesses:
                assert witness.contradictions(state) == [], "the truth agrees with the witness"
                for i in range(3):
                    world = state.guess(witness.seat, rng)
                    assert witness.contradictions(world) == []
                    checked += 1
        assert checked > 100


def test_a_guess_keeps_what_everybody_has_seen() -> None:
    rng = Rng.seeded(5)
    for seed in range(10):
        state = play_to(new(5, seed=seed), COMPETE)
        while state.phase == COMPETE:
            for seat in range(WATCHER, 5):
                world = state.guess(seat, rng)
                for other in range(5):
                    for ground in range(3):
                        squad, guessed = state.squads[other * 3 + ground], world.squads[other * 3 + ground]
                        assert int(squad).bit_count() == int(guessed).bit_count()
                        if ground <= state.ground or other == seat:
                            assert squad == guessed
                    shown = set(mine_of(state, other)) & set(members(state.open))
                    assert shown <= set(mine_of(world, other))
            random_step(state, rng)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_guess_reaches_every_world_that_memory_leaves_open(players: int) -> None:
    """All ways to share a hand out that was passed on once do come up, and hidden cards move."""
    state = new(players)
    for i in range(2):
        for seat in range(players):
            state.apply(seat, state.legal_actions(seat)[i])
    passed = {state.dealt[pick] for pick in range(1, SQUAD_OF)}  # hand 0 after seat 0 took its first
    rng = Rng.seeded(2)
    taken = set()
    unseen = set()
    for i in range(400):
        world = state.guess(0, rng)
        taken.add(world.dealt[1])
        if players > 3:
            unseen.add(world.dealt[2 * SQUAD_OF])  # a hand that seat 0 has not had yet
    if players == 2:
        assert taken == {state.dealt[1]}  # the hand is back: what is missing was taken by the only other
    else:
        assert taken == passed
    assert players <= 3 or len(unseen) > 20


def test_a_watcher_remembers_nothing_but_what_was_open() -> None:
    state = play_to(new(3), DEPLOY)
    rng = Rng.seeded(9)
    first = {tuple(mine_of(state.guess(WATCHER, rng), 0)) for i in range(50)}
    assert len(first) > 40


def test_the_view_tells_what_a_seat_remembers() -> None:
    state = new(3)
    hand = hand_of(state, 0)
    for seat in range(3):
        state.apply(seat, state.legal_actions(seat)[0])
    remembered = seat_view(state, 0).remembered
    assert [part.kittens for part in remembered] == [tuple(NAMES[card] for card in hand[1:])]
    assert (remembered[0].takers, remembered[0].holder) == ((), 1)
    for seat in range(3):
        state.apply(seat, state.legal_actions(seat)[0])
    first = seat_view(state, 0).remembered[0]
    assert (first.takers, first.holder) == ((1,), 2)
    finish_phase(state)
    assert all(part.holder is None for part in seat_view(state, 0).remembered)
