"""The printed rules of Wizards and Witches, WW-1 to WW-13 and the ruling WW-23."""

import pytest

from purrlor.core.rng import Rng
from purrlor.games.wizards_and_witches.cards import COPIES, KIND, NAMES, SIZE
from purrlor.games.wizards_and_witches.rules.table import Options
from purrlor.games.wizards_and_witches.rules.wizards import DREW, LAY, MISSED, OUT, PLAYED, RESHUFFLED, deal
from purrlor.games.wizards_and_witches.score import score
from purrlor.games.wizards_and_witches.view import census
from tests.games.wizards_and_witches.record import stalemate
from tests.games.wizards_and_witches.scene import DiscardDrawn, Explode, Lay, Scene, Throw


def test_ww_1_all_120_cards_are_in_the_game() -> None:
    assert sum(COPIES) == 120
    units = {
        kind: sum(SIZE[c] * COPIES[c] for c in range(16) if NAMES[c].startswith(kind))
        for kind in ("cauldron", "mirror", "potion", "spell")
    }
    assert units == {"cauldron": 30, "mirror": 30, "potion": 60, "spell": 60}
    assert census(deal(Options(7, strategic=True), Rng.seeded(3))) == COPIES


def test_ww_1_first_player_is_random_and_play_goes_clockwise() -> None:
    firsts = {deal(Options(3), Rng.seeded(seed)).turn for seed in range(30)}
    assert firsts == {0, 1, 2}
    scene = Scene(3, "mirror_1").act(Lay("mirror_1"))
    assert scene.state.turn == 1


def test_ww_1_the_last_player_wins() -> None:
    scene = (
        Scene(3, "potion_3").hurt(1, "spell_3 spell_3 spell_3").hurt(2, "potion_3 potion_3 potion_3 potion_1")
    )
    scene.act(Throw("potion_3", 1))
    assert scene.state.pending == 0
    assert [scene.state.outcome(seat) for seat in range(3)] == [1.0, 0.0, 0.0]


def test_ww_2_a_playable_card_must_be_played() -> None:
    scene = Scene(3, "potion_1")
    assert scene.offers() == [Throw("potion_1", 1), Throw("potion_1", 2)]
    assert scene.rule(DiscardDrawn()) == "WW-2"


def test_ww_2_an_unplayable_card_is_discarded() -> None:
    scene = Scene(3, "lair").lay(0, "lair")
    assert scene.offers() == [DiscardDrawn()]
    scene.act(DiscardDrawn())
    assert scene.discards() == ["lair"]
    assert scene.state.turn == 1


def test_ww_2_only_drawn_cards_can_be_played() -> None:
    assert Scene(3, "mirror_1").rule(Throw("potion_1", 1)) == "WW-2"


def test_ww_3_the_discards_become_the_draw_pile_when_a_draw_needs_them() -> None:
    scene = Scene(3, "cauldron_1").use_up_pile()
    state = scene.state
    scene.act(Lay("cauldron_1"))
    assert [event[1] for event in scene.events if event[0] == RESHUFFLED] == [119]
    assert (state.draw_size, state.discard_size) == (118, 0)


def test_ww_3_a_pile_that_is_just_used_up_waits_for_the_next_draw() -> None:
    scene = Scene(3, "cauldron_1").use_up_pile(1).act(Lay("cauldron_1"))
    assert scene.state.draw_size == 0
    assert scene.state.discard_size == 118


def test_ww_3_a_reshuffle_between_two_draws_is_told_between_them() -> None:
    scene = Scene(3, "cauldron_1").lay(1, "lair").use_up_pile(1).act(Lay("cauldron_1"))
    assert [event[0] for event in scene.events] == [PLAYED, DREW, RESHUFFLED, DREW]


def test_ww_4_a_throw_needs_another_living_player() -> None:
    scene = Scene(4, "spell_1").hurt(2, "potion_3 potion_3 potion_3 potion_1")
    assert scene.offers() == [Throw("spell_1", 1), Throw("spell_1", 3)]
    assert scene.rule(Throw("spell_1", 0)) == "WW-4"
    assert scene.rule(Throw("spell_1", 2)) == "WW-7"


def test_ww_4_cauldrons_do_not_catch_spells_nor_mirrors_potions() -> None:
    scene = Scene(3, "spell_2").lay(1, "cauldron_4").act(Throw("spell_2", 1))
    assert (scene.place(1).hits, scene.state.room[2]) == (2, 4)
    scene = Scene(3, "potion_2").lay(1, "mirror_4").act(Throw("potion_2", 1))
    assert (scene.place(1).hits, scene.state.room[3]) == (2, 4)


def test_ww_5_fewer_than_free_lie_on_the_pool() -> None:
    scene = Scene(3, "potion_2").lay(1, "cauldron_3").act(Throw("potion_2", 1))
    assert scene.heap(1) == ["cauldron_3", "potion_2"]
    assert (scene.place(1).pools[0].room, scene.place(1).hits) == (1, 0)
    assert scene.discards() == []


def test_ww_5_as_many_as_free_discard_everything() -> None:
    scene = Scene(3, "spell_3").lay(1, "mirror_1 mirror_2 cauldron_1").act(Throw("spell_3", 1))
    assert scene.heap(1, 1) == []
    assert scene.discards() == ["mirror_1", "mirror_2", "spell_3"]
    assert scene.place(1).hits == 0
    assert scene.heap(1, 0) == ["cauldron_1"]


def test_ww_5_more_than_free_breaks_the_pool_and_the_rest_hits() -> None:
    scene = Scene(3, "potion_3").lay(1, "cauldron_4").hurt(1, "potion_2").act(Throw("potion_3", 1))
    assert scene.discards() == ["cauldron_4", "potion_2"]
    assert scene.place(1).hits == 1


def test_ww_5_a_later_shield_joins_the_pool() -> None:
    scene = Scene(3, "cauldron_1").lay(0, "cauldron_2").hurt(0, "potion_1").act(Lay("cauldron_1"))
    assert scene.place(0).pools[0].room == 2


def test_ww_6_a_partly_caught_card_lies_with_the_hits_that_came_through() -> None:
    scene = Scene(3, "spell_3").lay(2, "mirror_2").act(Throw("spell_3", 2))
    assert [(wound.card, wound.hits) for wound in scene.place(2).wounds] == [("spell_3", 1)]
    assert scene.discards() == ["mirror_2"]


def test_ww_7_ten_hits_of_both_kinds_put_a_player_out() -> None:
    scene = Scene(3, "spell_1").hurt(1, "potion_3 potion_3 spell_3").lay(1, "lair cauldron_2 mirror_1")
    scene.act(Throw("spell_1", 2))
    assert not scene.place(1).out
    scene = Scene(3, "spell_2").hurt(1, "potion_3 potion_3 spell_3").lay(1, "lair cauldron_2 mirror_1")
    scene.act(Throw("spell_2", 1))
    assert scene.place(1).out
    assert scene.place(1).hits == 10
    assert [event[0] for event in scene.events].count(OUT) == 1
    discards = ["cauldron_2", "lair", "mirror_1", "potion_3", "potion_3", "spell_2", "spell_3"]
    assert scene.discards() == discards
    assert scene.state.turn == 2


def test_ww_8_shields_are_always_playable() -> None:
    scene = Scene(3, "cauldron_4").lay(0, "cauldron_4 mirror_4")
    assert scene.offers() == [Lay("cauldron_4")]
    assert scene.act(Lay("cauldron_4")).place(0).pools[0].room == 8


def test_ww_9_a_second_lair_is_discarded() -> None:
    scene = Scene(3, "lair").lay(0, "lair")
    assert scene.rule(Lay("lair")) == "WW-9"
    assert scene.act(DiscardDrawn()).place(0).lair


def test_ww_9_a_lair_draws_two_from_the_next_turn_on() -> None:
    scene = Scene(3, "lair").act(Lay("lair"))
    assert scene.place(0).lair
    assert scene.place(1).held == 1
    for seat in (1, 2):
        scene.state.put_back(scene.state.drawn)
        scene.state.drawn = scene.find("cauldron_1")
        scene.act(Lay("cauldron_1"), seat)
    assert (scene.state.turn, scene.place(0).held) == (0, 2)


def test_ww_9_of_two_one_is_played_and_one_discarded() -> None:
    scene = Scene(3, "mirror_1 potion_1").lay(0, "lair")
    assert scene.offers() == [Lay("mirror_1"), Throw("potion_1", 1), Throw("potion_1", 2)]
    scene.act(Lay("mirror_1"))
    assert scene.discards() == ["potion_1"]
    assert scene.state.turn == 1


def test_ww_9_the_only_playable_one_of_two_must_be_played() -> None:
    scene = Scene(3, "lair potion_1").lay(0, "lair")
    assert scene.offers() == [Throw("potion_1", 1), Throw("potion_1", 2)]


def test_ww_9_none_of_two_playable_discards_both() -> None:
    scene = Scene(3, "lair exploded_lair").lay(0, "lair")
    assert scene.offers() == [DiscardDrawn()]
    assert scene.act(DiscardDrawn()).discards() == ["exploded_lair", "lair"]


def test_ww_10_another_players_lair_must_be_the_target() -> None:
    scene = Scene(4, "exploded_lair").lay(2, "lair")
    assert scene.offers() == [Explode("exploded_lair", 2)]
    assert scene.rule(Explode("exploded_lair", 1)) == "WW-10"
    scene.act(Explode("exploded_lair", 2))
    assert scene.discards() == ["exploded_lair", "lair"]
    assert not scene.place(2).lair
    assert not scene.place(2).will_miss


def test_ww_10_no_lair_at_all_makes_somebody_miss_a_turn() -> None:
    scene = Scene(3, "exploded_lair")
    assert scene.offers() == [Explode("exploded_lair", 1), Explode("exploded_lair", 2)]
    scene.act(Explode("exploded_lair", 1))
    assert scene.state.turn == 2
    assert MISSED in [event[0] for event in scene.events]


def test_ww_10_only_lair_is_own() -> None:
    scene = Scene(3, "exploded_lair").lay(0, "lair")
    assert scene.offers() == [DiscardDrawn()]
    reason = scene.why(Explode("exploded_lair", 1))
    assert reason is not None
    assert (reason.rule, reason.key) == ("WW-10", "only-own-lair")


def test_ww_11_who_will_miss_or_has_just_missed_is_no_target() -> None:
    scene = Scene(4, "exploded_lair")
    scene.state.missing = 1 << 1
    scene.state.missed = 1 << 2
    assert scene.offers() == [Explode("exploded_lair", 3)]
    assert scene.rule(Explode("exploded_lair", 1)) == "WW-11"
    assert scene.rule(Explode("exploded_lair", 2)) == "WW-11"


def test_ww_11_nobody_eligible_means_not_playable() -> None:
    scene = Scene(3, "exploded_lair")
    scene.state.missing, scene.state.missed = 1 << 1, 1 << 2
    assert scene.offers() == [DiscardDrawn()]


def test_ww_11_after_playing_once_a_player_can_be_chosen_again() -> None:
    scene = Scene(3, "exploded_lair").act(Explode("exploded_lair", 1))
    assert scene.place(1).safe_from_missing
    for card, seat in (("cauldron_1", 2), ("cauldron_1", 0), ("cauldron_1", 1)):
        assert scene.state.turn == seat
        scene.state.put_back(scene.state.drawn)
        scene.state.drawn = scene.find(card)
        scene.act(Lay(card), seat)
    assert not scene.place(1).safe_from_missing


def test_ww_12_mirrors_catch_and_do_not_reflect() -> None:
    scene = Scene(3, "spell_1").lay(1, "mirror_3").act(Throw("spell_1", 1))
    assert [scene.place(seat).hits for seat in range(3)] == [0, 0, 0]


def test_ww_12_the_last_two_of_a_larger_game_keep_its_rules() -> None:
    scene = (
        Scene(3, "potion_1").hurt(2, "potion_3 potion_3 potion_3 potion_1").hurt(1, "spell_3 spell_3 spell_3")
    )
    scene.lay(1, "mirror_4").act(Throw("potion_1", 1))
    assert scene.state.goal == 10
    assert scene.state.pending == 0


def test_ww_13_ranking_is_the_reverse_order_of_elimination() -> None:
    scene = (
        Scene(4, "potion_3")
        .hurt(2, "potion_3 potion_3 potion_3 potion_1")
        .hurt(3, "spell_3 spell_3 spell_3 spell_1")
    )
    scene.hurt(1, "spell_3 spell_3 spell_2").act(Throw("potion_3", 1))
    assert score(scene.state).places == (1, 2, 4, 3)


def test_ww_23_a_stalemate_goes_to_the_fewest_hits() -> None:
    scene = (
        Scene(3, "cauldron_1", challenging=True)
        .hurt(0, "spell_1")
        .hurt(1, "spell_2 spell_1")
        .hurt(2, "spell_1")
    )
    state = scene.state
    spells = [i for i in range(state.draw_size) if NAMES[state.draw_pile[i]].startswith("spell")]
    held = [state.draw_pile[i] for i in spells]
    for i in reversed(spells):  # all other Spells lie somewhere out of reach
        state.draw_size -= 1
        state.draw_pile[i] = state.draw_pile[state.draw_size]
    scene.use_up_pile()
    assert all(KIND[card] == 1 for card in held)
    state.apply(0, LAY + 0)
    assert state.pending == 0
    assert score(state).ending == "stalemate"
    assert score(state).places == (1, 3, 1)
    assert [state.outcome(seat) for seat in range(3)] == [0.5, 0.0, 0.5]


@pytest.mark.parametrize("strategic", [False, True])
def test_ww_23_nothing_is_drawn_after_the_game_was_called_off(strategic: bool) -> None:
    events = stalemate(strategic).steps[-1].events
    assert [event.word() for event in events[-2:]] == ["reshuffled", "called_off"]


def test_ww_23_one_threat_left_is_no_stalemate() -> None:
    scene = Scene(3, "cauldron_1").use_up_pile().act(Lay("cauldron_1"))
    assert scene.state.pending == 2


def test_ww_11_who_will_lose_a_turn_may_go_out_before() -> None:
    scene = Scene(3, "exploded_lair").hurt(2, "potion_3 potion_3 potion_3").act(Explode("exploded_lair", 2))
    scene.state.put_back(scene.state.drawn)
    scene.state.drawn = scene.find("spell_1")
    scene.act(Throw("spell_1", 2))
    assert (scene.place(2).out, scene.place(2).will_miss, scene.state.turn) == (True, False, 0)


def test_ww_10_a_lair_that_went_out_with_its_owner_counts_no_more() -> None:
    scene = (
        Scene(4, "potion_1").lay(2, "lair").hurt(2, "potion_3 potion_3 potion_3").act(Throw("potion_1", 2))
    )
    assert "lair" in scene.discards()
    scene.state.put_back(scene.state.drawn)
    scene.state.drawn = scene.find("exploded_lair")
    assert scene.offers() == [Explode("exploded_lair", 0), Explode("exploded_lair", 3)]
