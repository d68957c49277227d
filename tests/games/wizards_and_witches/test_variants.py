"""The variants of Wizards and Witches: WW-20 to WW-22."""

import pytest

from purrlor.games.wizards_and_witches import GAME
from purrlor.games.wizards_and_witches.events import PoolFull
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from tests.games.wizards_and_witches.scene import Discard, DiscardDrawn, Explode, Lay, Scene, Throw


def test_ww_20_only_the_first_kind_can_hit() -> None:
    scene = Scene(3, "spell_1", challenging=True).hurt(1, "potion_1")
    assert scene.offers() == [Throw("spell_1", 2)]
    assert scene.rule(Throw("spell_1", 1)) == "WW-20"
    scene = Scene(3, "potion_1", challenging=True).hurt(1, "spell_1")
    assert scene.rule(Throw("potion_1", 1)) == "WW-20"


def test_ww_20_a_caught_card_does_not_count_as_a_hit() -> None:
    scene = Scene(3, "spell_1", challenging=True).lay(1, "cauldron_2").hurt(1, "potion_2")
    assert scene.place(1).only is None
    assert Throw("spell_1", 1) in scene.offers()


def test_ww_20_the_part_that_comes_through_counts() -> None:
    scene = Scene(3, "spell_1", challenging=True).lay(1, "cauldron_2").hurt(1, "potion_3")
    assert scene.place(1).only == "potions"


def test_ww_20_no_target_means_not_playable() -> None:
    scene = Scene(3, "spell_1", challenging=True).hurt(1, "potion_1").hurt(2, "potion_1")
    assert scene.offers() == [DiscardDrawn()]


def test_ww_20_without_the_variant_both_kinds_hit() -> None:
    assert Throw("spell_1", 1) in Scene(3, "spell_1").hurt(1, "potion_1").offers()


def test_ww_21_everybody_starts_with_two_secret_cards() -> None:
    match = Match.new(GAME, {"players": 3, "strategic": True}, 5)
    held = [len(match.view(seat).own.hand) for seat in range(3)]  # type: ignore[union-attr]
    assert sorted(held) == [2, 2, 3]
    assert match.view(-1).own is None


def test_ww_21_any_card_of_the_hand_may_be_played_and_the_drawn_one_is_kept() -> None:
    scene = Scene(3, "potion_1", kept="mirror_2 spell_1", strategic=True)
    assert set(scene.offers()) == {
        Throw("potion_1", 1),
        Throw("potion_1", 2),
        Lay("mirror_2"),
        Throw("spell_1", 1),
        Throw("spell_1", 2),
    }
    assert scene.rule(Discard("potion_1")) == "WW-21"
    scene.act(Lay("mirror_2"))
    assert scene.state.turn == 1
    assert sorted([scene.state.kept[0], scene.state.kept[1]]) == [8, 11]


def test_ww_21_nothing_playable_discards_one() -> None:
    scene = Scene(3, "lair", kept="exploded_lair lair", strategic=True).lay(0, "lair")
    assert set(scene.offers()) == {Discard("lair"), Discard("exploded_lair")}
    assert scene.rule(DiscardDrawn()) == "WW-21"
    scene.act(Discard("exploded_lair"))
    assert scene.discards() == ["exploded_lair"]
    assert scene.place(0).held == 2
    assert scene.state.turn == 1


def test_ww_21_a_lair_draws_two_plays_one_discards_one() -> None:
    scene = Scene(3, "potion_1 potion_2", kept="mirror_2 spell_1", strategic=True).lay(0, "lair")
    scene.act(Throw("potion_1", 1))
    assert scene.state.turn == 0
    assert set(scene.offers()) == {Discard("potion_2"), Discard("mirror_2"), Discard("spell_1")}
    assert scene.rule(Throw("potion_2", 1)) == "WW-21"
    scene.act(Discard("mirror_2"))
    assert (scene.state.turn, scene.place(0).held) == (1, 2)


def test_ww_21_a_lair_with_nothing_playable_discards_down_to_two() -> None:
    scene = Scene(3, "exploded_lair lair", kept="exploded_lair lair", strategic=True).lay(0, "lair")
    scene.act(Discard("lair"))
    assert scene.state.turn == 0
    scene.act(Discard("lair"))
    assert scene.place(0).held == 2
    assert scene.state.turn == 1


def test_ww_21_a_hand_is_discarded_on_elimination() -> None:
    scene = Scene(3, "potion_3", kept="mirror_2 spell_1", strategic=True).hurt(1, "potion_3 potion_3 spell_3")
    scene.act(Throw("potion_3", 1))
    assert scene.place(1).held == 0
    assert scene.discards() == ["cauldron_1", "cauldron_1", "potion_3", "potion_3", "potion_3", "spell_3"]


def test_ww_21_the_game_ends_before_the_winner_discards() -> None:
    scene = Scene(2, "potion_3 lair", kept="mirror_2 spell_1", strategic=True).lay(0, "lair")
    scene.hurt(1, "potion_3 potion_3 potion_3 spell_3 spell_1").act(Throw("potion_3", 1))
    assert scene.state.pending == 0
    assert scene.place(0).held == 3


def test_ww_21_with_challenging_a_card_without_any_target_stays_or_goes() -> None:
    """Everybody may be hit by Potions only: three Spells are of no use, a Cauldron must be laid."""
    scene = Scene(3, "spell_3", kept="spell_1 spell_2", challenging=True, strategic=True)
    scene.hurt(1, "potion_1").hurt(2, "potion_2")
    assert scene.rule(Throw("spell_1", 1)) == "WW-20"
    assert set(scene.offers()) == {Discard("spell_3"), Discard("spell_1"), Discard("spell_2")}
    scene = Scene(3, "spell_3 cauldron_1", kept="spell_1 spell_2", challenging=True, strategic=True)
    scene.lay(0, "lair").hurt(1, "potion_1").hurt(2, "potion_2")
    assert scene.offers() == [Lay("cauldron_1")]
    scene.act(Lay("cauldron_1"))
    assert set(scene.offers()) == {Discard("spell_3"), Discard("spell_1"), Discard("spell_2")}
    scene.act(Discard("spell_3"))
    assert (scene.state.turn, scene.place(0).held) == (1, 2)


def test_ww_22_two_play_to_fifteen_hits() -> None:
    scene = Scene(2, "spell_2").hurt(1, "potion_3 potion_3 potion_3 spell_3")
    assert not scene.place(1).out
    scene.hurt(1, "spell_1").act(Throw("spell_2", 1))
    assert scene.state.pending == 0
    assert scene.place(1).hits == 15


def test_ww_22_one_pool_catches_both_kinds() -> None:
    scene = Scene(2, "spell_3").lay(1, "cauldron_2 mirror_2").act(Throw("spell_3", 1))
    assert scene.place(1).hits == 0
    assert len(scene.place(1).pools) == 1
    assert (scene.place(1).pools[0].room, scene.heap(1)) == (1, ["cauldron_2", "mirror_2", "spell_3"])


def test_ww_22_a_pool_of_both_kinds_is_not_named_after_one() -> None:
    scene = Scene(2, "potion_2").lay(1, "mirror_2").act(Throw("potion_2", 1))
    assert [event.side for event in GAME.events.read(scene.events) if isinstance(event, PoolFull)] == [None]
    scene = Scene(3, "potion_2").lay(1, "cauldron_2").act(Throw("potion_2", 1))
    assert [event.side for event in GAME.events.read(scene.events) if isinstance(event, PoolFull)] == [
        "potions"
    ]


def test_ww_22_a_skip_means_playing_again() -> None:
    scene = Scene(2, "exploded_lair").act(Explode("exploded_lair", 1))
    assert scene.state.turn == 0
    assert scene.place(1).safe_from_missing


def test_ww_22_challenging_is_refused_with_two() -> None:
    with pytest.raises(Refused) as no:
        Match.new(GAME, {"players": 2, "challenging": True})
    assert (no.value.reason.rule, no.value.reason.key) == ("WW-22", "challenging-with-two")


def test_ww_22_nobody_loses_two_turns_in_a_row_with_two_either() -> None:
    scene = Scene(2, "exploded_lair").act(Explode("exploded_lair", 1))
    assert scene.state.turn == 0
    scene.state.put_back(scene.state.drawn)
    scene.state.drawn = scene.find("exploded_lair")
    assert scene.offers() == [DiscardDrawn()]
    assert scene.rule(Explode("exploded_lair", 1)) == "WW-11"
