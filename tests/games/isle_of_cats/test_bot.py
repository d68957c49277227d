"""The judge of the Isle of Cats: what it hopes for, what it sees at a glimpse, and what it buys."""

import random
from collections.abc import Callable

import pytest

from purrlor.core.arrays import lowest
from purrlor.core.glance import Glance
from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats import GAME, actions
from purrlor.games.isle_of_cats.bot.glimpse import Glimpse
from purrlor.games.isle_of_cats.bot.hopes import GOALS, hope
from purrlor.games.isle_of_cats.bot.weights import WEIGHTS
from purrlor.games.isle_of_cats.cards import CARD_NAMES, LESSON_ROWS, SISTERS_LESSON
from purrlor.games.isle_of_cats.rules.aboard import place
from purrlor.games.isle_of_cats.rules.isle import IsleOfCats
from purrlor.games.isle_of_cats.rules.numbers import PASS
from purrlor.games.isle_of_cats.rules.pieces import spots
from purrlor.games.isle_of_cats.rules.pieces.squares import bits_in
from purrlor.games.isle_of_cats.rules.pieces.tiles import TILES
from purrlor.games.isle_of_cats.rules.score.tally import Tally
from purrlor.games.isle_of_cats.rules.score.verbs import family_score, lesson_points
from purrlor.games.isle_of_cats.rules.table import ALWAYS, BY_SEAT, KEPT, NOT_BEFORE_THE_END, OWN, WISH
from purrlor.table.records import Action
from tests.games.isle_of_cats.both import Both, random_both
from tests.games.isle_of_cats.scene import BUYING, RESCUE, Scene
from tests.scale import PURE

long_game = pytest.mark.skipif(PURE, reason="others play the same interpreted, in less time")

LESSONS = [row[0] for row in LESSON_ROWS if row[1] < SISTERS_LESSON]


def only(**weights: float) -> list[float]:
    """All weights are 0, but for these."""
    assert set(weights) <= set(WEIGHTS.names)
    return [weights.get(name, 0.0) for name in WEIGHTS.names]


def greedy(scene: Scene, seat: int = 0) -> Action:
    """What `cat` does."""
    best = Glance(scene.state, seat, GAME.judge, Rng.seeded(1)).best()
    return GAME.actions.record(scene.state, best)


def hasty(scene: Scene, seat: int = 0) -> Action:
    """How a playout goes on."""
    picked = GAME.judge.pick(scene.state, seat, scene.state.consider(seat), Rng.seeded(1))
    return GAME.actions.record(scene.state, picked)


def buying(day: int, fish: int, card: str) -> Scene:
    """Seat 0 has kept a card of today's draft, and there are cats."""
    scene = Scene(BUYING, day=day).own(0, fish=fish, baskets=1).field("s4_blue i5_red", "l5_blue y5_red")
    state = scene.state
    slot = state.dealt - 1
    state.card[slot], state.where[slot] = CARD_NAMES.index(card), KEPT * BY_SEAT
    return scene.go()


def test_without_time_a_hope_is_what_the_lesson_scores() -> None:
    for seed in range(12):
        tally = random_both(seed).tally()
        for number in LESSONS:
            assert hope(tally, number, 1, 0.0, False, WEIGHTS.values) == lesson_points(tally, number, 1)


def test_a_goal_is_likelier_the_nearer_it_is_and_gone_when_passed() -> None:
    both = Both()
    hopes = []
    for cats in range(7):  # lesson 127: exactly five blue cats
        hopes.append(hope(both.tally(), 127, 0, 2.0, True, WEIGHTS.values))
        both.lay("K_I3", "blue", 7 + cats, 3, turn=1)
    assert hopes[:6] == sorted(hopes[:6])
    assert 0.0 < hopes[4] < hopes[5] <= 9.0
    assert hopes[6] == 0.0
    verbs = {row[4] for row in LESSON_ROWS if row[1] < SISTERS_LESSON}
    assert len(verbs & set(GOALS)) == len(GOALS)


def families(tally: Tally) -> int:
    return sum(int(family_score(tally.families[n])) for n in range(int(tally.family_count)))


def test_a_glimpse_sees_what_a_place_brings() -> None:
    """Families, full rooms and covered rats are those that the tally counts when the tile lies there."""
    rng = random.Random(1)
    compared = 0
    for seed in range(25):
        both = random_both(seed)
        before = both.tally()
        tile = rng.randrange(TILES - 1)
        numbers = both.placements(tile)
        for number in rng.sample(numbers, min(6, len(numbers))):
            boats = both.boats[:]
            place(spots.OUR_SHAPES, boats, both.seat, tile, number)
            after = Tally()
            after.read(spots.OUR_SHAPES, boats, both.seat)
            expected = {
                "look_family": families(after) - families(before),
                "look_full_room": int(bits_in(after.full_rooms) - bits_in(before.full_rooms)),
                "look_rat": int(before.uncovered_rats - after.uncovered_rats),
                "look_square": int(after.count(after.covered) - before.count(before.covered)),
            }
            for name, amount in expected.items():
                glimpse = Glimpse(
                    spots.OUR_SHAPES, both.boats, both.seat, WEIGHTS.changed(only(**{name: 1.0})).values
                )
                glimpse.prepare(tile)
                assert glimpse.look(number) == amount, (seed, name)
                compared += 1
    assert compared > 200


@pytest.mark.parametrize(
    "given",
    [
        {"players": 2, "kittens": True, "beasts": True, "events": True, "new_lessons": True},
        {"players": 1, "difficulty": "medium"},
        {"players": 3, "family": True},
        pytest.param({"players": 5, "late_arrivals": True}, marks=long_game),
    ],
    ids=lambda given: "-".join(given),
)
def test_hasty_choices_are_legal_in_every_mode(given: dict[str, object]) -> None:
    rng = Rng.seeded(3)
    state = GAME.deal(GAME.settle(given), {}, rng)
    while state.pending:
        seat = lowest(state.pending)
        legal = state.legal_actions(seat)
        for most in (1, 4):
            listed = GAME.judge.shortlist(state, seat, state.legal(seat), most)
            assert {state.choices[i] for i in range(listed)} <= set(legal)
        rival = GAME.judge.rival(state, seat, state.legal(seat), rng)
        picked = GAME.judge.pick(state, seat, state.legal(seat), rng)
        assert {rival, picked} <= set(legal)
        # Hasty choices fill the boats; a few random ones lead to other questions.
        state.apply(seat, picked if rng.below(3) else legal[rng.below(len(legal))])


@pytest.mark.parametrize("wish", [ALWAYS, NOT_BEFORE_THE_END], ids=["asked", "not-asked"])
def test_playouts_are_judged_after_the_fishing_whether_there_is_a_window_at_dawn_or_not(wish: int) -> None:
    # The fish of the new day are worth some cats: moves that differ in them could not be compared.
    scene = Scene(RESCUE, day=2).own(0, fish=4).own(1, fish=4).go()
    root, world = scene.state, scene.state.clone()
    assert isinstance(world, IsleOfCats)
    for seat in range(2):
        world.own[seat * OWN + WISH] = wish
    while not GAME.judge.enough(root, world):
        world.apply(lowest(world.pending), PASS)
    assert (world.day, [world.fish(seat) for seat in range(2)]) == (3, [24, 24])


def test_a_lesson_is_bought_as_long_as_it_can_be_learned() -> None:
    """One cat of a colour on the edge after the other comes by itself; a full edge needs the whole game."""
    assert greedy(buying(1, 20, "lesson_117")) == actions.Buy("lesson_117")
    assert greedy(buying(5, 20, "lesson_113")) == actions.Done()


def test_baskets_are_bought_while_there_are_fish_for_cats() -> None:
    assert greedy(buying(2, 20, "basket_one_boot")) == actions.Buy("basket_one_boot")
    assert greedy(buying(5, 20, "new_basket")) == actions.Buy("new_basket")
    assert greedy(buying(5, 3, "basket_one_boot")) == actions.Done()


@pytest.mark.parametrize("player", [greedy, hasty])
def test_a_family_comes_before_any_cat(player: Callable[[Scene], Action]) -> None:
    scene = Scene(RESCUE, day=3).own(0, fish=12, baskets=1).field("i5_red i5_blue", "")
    for x in (6, 7):
        scene.lay(0, "i5_blue", x, 2, turn=1)
    chosen = player(scene.go())
    assert isinstance(chosen, actions.Take)
    assert chosen.tile == "i5_blue"
    before = scene.state.boats[:]
    scene.do(0, chosen)
    scene.do(0, player(scene))
    tally = Tally()
    tally.read(spots.OUR_SHAPES, scene.state.boats, 0)
    assert tally.family_count == 1
    tally.read(spots.OUR_SHAPES, before, 0)
    assert tally.family_count == 0
