"""What a seat knows of the others' hands holds in every world that it guesses, and no more than that."""

from collections import Counter
from collections.abc import Callable, Iterator

from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.games.wizards_and_witches import GAME
from purrlor.games.wizards_and_witches.cards import NAMES
from purrlor.games.wizards_and_witches.rules.hidden import NO_CARD
from purrlor.games.wizards_and_witches.rules.wizards import WizardsAndWitches
from purrlor.games.wizards_and_witches.view import SeatView, TableView, hand_of
from purrlor.table.match import Match, Move
from purrlor.table.options import Settings
from purrlor.table.records import Action, hears, told
from tests.games.wizards_and_witches.record import towards_stalemate
from tests.games.wizards_and_witches.scene import Discard, Lay, Scene
from tests.games.wizards_and_witches.witness import Witness
from tests.scale import SEED, games

GUESSES = 50
MOST_RESHUFFLES = 3  # that are remembered
Choose = Callable[[Match], Action]


def guesses(scene: Scene, seat: int) -> Iterator[list[list[str]]]:
    """Guess many worlds; give the hands of all seats in each."""
    rng = Rng.seeded(4)
    for i in range(GUESSES):
        world = scene.state.guess(seat, rng)
        assert isinstance(world, WizardsAndWitches)
        yield [[NAMES[card] for card in hand_of(world, other)] for other in range(world.seats)]


def give_turn(scene: Scene, card: str) -> Scene:
    """Let the player on turn have drawn a certain card."""
    state = scene.state
    state.put_back(state.drawn)
    state.drawn = NO_CARD
    state.drawn = scene.find(card)
    return scene


def test_ww_21_a_discard_tells_that_nothing_kept_could_be_played() -> None:
    scene = Scene(3, "lair", kept="exploded_lair lair", strategic=True).lay(0, "lair")
    scene.act(Discard("exploded_lair"))
    rng = Rng.seeded(4)
    for i in range(50):
        world = scene.state.guess(1, rng)
        assert {world.kept[0], world.kept[1]} <= {14, 15}  # type: ignore[attr-defined]


def test_ww_21_the_first_of_two_discards_tells_of_all_three_cards_left() -> None:
    scene = Scene(3, "lair lair", kept="exploded_lair lair", strategic=True).lay(0, "lair")
    scene.act(Discard("exploded_lair"))
    rng = Rng.seeded(4)
    for i in range(50):
        world = scene.state.guess(1, rng)
        assert {world.kept[0], world.kept[1], world.drawn} <= {14, 15}  # type: ignore[attr-defined]


def test_ww_21_all_stuck_discards_hold_together() -> None:
    scene = Scene(3, "exploded_lair", kept="lair spell_1", challenging=True, strategic=True)
    scene.lay(0, "lair").hurt(1, "potion_1").hurt(2, "potion_1").act(Discard("exploded_lair"))
    for seat in (1, 2):
        give_turn(scene, "mirror_2").act(Lay("mirror_2"), seat)
    # Another player's Lair now lets an Exploded Lair be played: what is kept was stuck then and is stuck now.
    scene.lay(1, "lair")
    scene.state.put_back(scene.state.drawn_too)
    scene.state.drawn_too = NO_CARD
    give_turn(scene, "spell_2").act(Discard("spell_2"))
    for hands in guesses(scene, 1):
        assert set(hands[0]) <= {"lair", "spell_1", "spell_2", "spell_3"}


def test_ww_21_hands_kept_at_a_reshuffle_are_not_mixed_into_the_new_pile() -> None:
    scene = Scene(3, "cauldron_4", strategic=True, kept="mirror_3 mirror_4").use_up_pile()
    scene.act(Lay("cauldron_4"))
    held = Counter(
        card for seat in (1, 2) for card in (NAMES[scene.state.kept[seat * 2 + i]] for i in (0, 1))
    )
    for hands in guesses(scene, 0):
        assert not held - Counter(hands[1] + hands[2])
        assert len(hands[1] + hands[2]) == 5  # one is new
    for hands in guesses(scene, 1):
        assert not Counter({"mirror_3": 1, "mirror_4": 1}) - Counter(hands[0] + hands[2])


def test_ww_21_a_card_of_which_every_copy_was_seen_is_in_no_hand() -> None:
    scene = Scene(3, "cauldron_4", strategic=True, kept="spell_1 spell_2").use_up_pile()
    scene.act(Lay("cauldron_4"))
    for hands in guesses(scene, 1):  # all four 4s lie open, and seats 0 and 2 have drawn nothing since
        assert not {"mirror_4", "cauldron_4"} & {*hands[0], *hands[2]}


def test_ww_21_a_card_shown_since_a_reshuffle_may_have_been_held_or_drawn() -> None:
    scene = Scene(3, "cauldron_4", strategic=True, kept="spell_1 spell_2").use_up_pile()
    scene.act(Lay("cauldron_4"))
    scene.act(Lay("cauldron_1"))
    still_held = [(hands[1] + hands[2]).count("cauldron_1") for hands in guesses(scene, 0)]
    assert set(still_held) >= {3, 4}


def test_ww_21_the_third_card_held_at_a_reshuffle_is_old() -> None:
    scene = Scene(3, "cauldron_4", strategic=True, kept="spell_1 spell_2").lay(1, "lair").use_up_pile(1)
    last = NAMES[scene.state.draw_pile[0]]
    scene.act(Lay("cauldron_4"))
    assert scene.place(1).held == 4
    for hands in guesses(scene, 0):
        assert last in hands[1] + hands[2]


def test_ww_9_the_last_card_of_the_old_pile_is_not_lost() -> None:
    scene = Scene(3, "cauldron_4").lay(1, "lair").use_up_pile(1)
    last = NAMES[scene.state.draw_pile[0]]
    scene.act(Lay("cauldron_4"))
    drawn = [hands[1] for hands in guesses(scene, 0)]
    assert all(last in hand for hand in drawn)
    assert len({tuple(hand) for hand in drawn}) > 5


def hands_of(world: State, seat: int) -> dict[int, tuple[str, ...]]:
    """Look into all hands but one's own."""
    assert isinstance(world, WizardsAndWitches)
    others = [other for other in range(world.seats) if other != seat]
    return {other: tuple(NAMES[card] for card in hand_of(world, other)) for other in others}


def listen(match: Match, seat: int, choose: Choose) -> Iterator[Witness]:
    """Play a match and let a witness hear what one seat hears; stop after each move."""
    table, own = match.view(seat).table, match.view(seat).own
    assert isinstance(table, TableView)
    hand = own.hand if isinstance(own, SeatView) else ()
    witness = Witness(seat, table, hand, 2 if match.settings["strategic"] else 0)
    while not match.over:
        (actor,) = match.asked
        before = match.view(seat).table
        events = match.submit(actor, choose(match))
        after = match.view(seat).table
        assert isinstance(before, TableView)
        assert isinstance(after, TableView)
        witness.hear(actor, [told(event, seat) for event in events if hears(event, seat)], before, after)
        yield witness


def random_settings(rng: Rng) -> Settings:
    players = 2 + rng.below(6)
    return {
        "players": players,
        "challenging": players > 2 and bool(rng.below(2)),
        "strategic": rng.below(5) > 0,
    }


def test_ww_21_no_guess_is_contradicted_by_what_a_seat_was_told() -> None:
    wanted = games(300, soak=10_000)
    worlds = reshuffled = seed = 0
    while worlds < wanted or reshuffled < wanted // 10:
        rng = Rng.seeded(SEED + seed)
        match = Match.new(GAME, random_settings(rng), SEED + seed)
        seat = rng.below(match.seats + 1) - 1

        def at_random(match: Match, rng: Rng = rng) -> Action:
            choices = match.choices(match.asked[0])
            return choices[rng.below(len(choices))]

        for witness in listen(match, seat, at_random):
            if len(witness.held) <= MOST_RESHUFFLES and rng.below(4 if witness.held else 20) == 0:
                assert witness.believes(hands_of(match.state, seat)), "the witness is wrong"
                for world in (match.state.guess(seat, rng) for i in range(4)):
                    assert witness.believes(hands_of(world, seat)), (SEED + seed, len(match.steps), seat)
                    worlds += 1
                    reshuffled += bool(witness.held)
        seed += 1


def test_ww_21_no_guess_is_contradicted_after_many_reshuffles() -> None:
    settings: Settings = {"players": 7, "challenging": True, "strategic": True}
    for number in range(games(4, soak=20)):
        moves = iter(entry for entry in towards_stalemate(settings, f"guess {SEED + number}").log)
        match = Match.new(GAME, settings, f"guess {SEED + number}")
        rng = Rng.seeded(SEED + number)

        def as_before(match: Match, moves: Iterator[object] = moves) -> Action:
            move = next(moves)
            assert isinstance(move, Move)
            return move.action

        for witness in listen(match, number % 8 - 1, as_before):
            if 2 <= len(witness.held) <= MOST_RESHUFFLES and rng.below(40) == 0:
                world = match.state.guess(witness.seat, rng)
                assert witness.believes(hands_of(world, witness.seat)), (number, len(match.steps))


def test_ww_21_the_truth_is_guessed_no_more_often_than_another_guess() -> None:
    """Truth and guesses are alike for the seat, so a guess is equal to either as often as to the other."""
    truths = others = 0
    for seed in range(SEED, SEED + games(800, soak=40_000)):
        rng = Rng.seeded(seed)
        settings = GAME.settle({"players": 2 + rng.below(3), "strategic": True})
        state = GAME.deal(settings, {}, rng)
        chosen: State = state
        seen = 0
        while state.pending:  # one position of each game: positions of the same game are not independent
            seen += 1
            if rng.below(seen) == 0:
                chosen = state.clone()
            actions = state.legal_actions(state.turn)
            state.apply(state.turn, actions[rng.below(len(actions))])
        seat = rng.below(chosen.seats)
        guess, other = (hands_of(chosen.guess(seat, rng), seat) for i in range(2))
        truths += guess == hands_of(chosen, seat)
        others += guess == other
    # By chance alone this fails once in thirty thousand runs.
    assert truths <= others + 4 * (truths + others + 1) ** 0.5
