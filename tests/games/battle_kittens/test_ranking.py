"""How squads are ranked and paid in Battle Kittens, BK-20."""

from purrlor.games.battle_kittens.events import Placed
from purrlor.games.battle_kittens.view import table_view
from tests.games.battle_kittens.play import new, play_to
from tests.games.battle_kittens.scene import Scene, is_first_done

# Bookshelf Cliffs pays 7, 4, 3.


def test_bk_20_the_highest_total_is_first() -> None:
    assert Scene("koko", "flora", "viola", "vega").fish() == [0, 7, 4, 3]


def test_bk_20_only_the_attribute_of_the_battleground_counts() -> None:
    assert Scene("bella", "vega", attribute="wisdom").fish() == [4, 7]


def test_bk_20_faq_one_flag_each_leaves_the_tie() -> None:
    assert Scene("bingo", "toto", "vega").fish() == [7, 7, 4]


def test_bk_20_faq_two_flags_beat_one() -> None:
    # Strength 6 both: rolf 4, toto 2 and gordon 5, alma 0, esmeralda 1.
    assert Scene("rolf toto", "gordon alma esmeralda", "iris", attribute="strength").fish() == [7, 4, 3]


def test_bk_20_a_flag_breaks_a_tie_for_one_who_has_it() -> None:
    assert Scene("iris", "bingo", "vega").fish() == [4, 7, 3]


def test_bk_20_a_flag_does_not_beat_a_higher_total() -> None:
    assert Scene("flora", "bingo toto").fish() == [4, 7]
    assert Scene("flora", "bingo").fish() == [7, 4]


def test_bk_20_faq_after_a_tie_for_first_come_second_and_third() -> None:
    assert Scene("flora", "esmeralda", "iris", "vega", "juno").fish() == [7, 7, 4, 3, 0]


def test_bk_20_all_who_share_a_place_get_its_full_fish() -> None:
    assert Scene("flora", "iris", "pixel", "lola", "vega").fish() == [7, 4, 4, 4, 3]
    assert Scene("flora", "iris", "vega", "zefir", "juno", "nina").fish() == [7, 4, 3, 3, 0, 0]


def test_bk_20_faq_a_total_of_zero_places_and_is_paid() -> None:
    assert Scene("bruno", "flora", "iris").fish() == [3, 7, 4]
    assert Scene("bruno", "judo").fish() == [7, 7]


def test_bk_20_with_two_players_only_two_places_pay() -> None:
    assert Scene("flora", "iris").fish() == [7, 4]
    assert Scene("flora", "esmeralda").fish() == [7, 7]


def test_bk_20_a_finished_battleground_keeps_what_it_was_ranked_by() -> None:
    # fado 4 and five royal points; the second icon gives two Flags. Then everybody goes on.
    scene = Scene("fado", "viola toto", kings="royal_purr").draw()
    assert is_first_done(scene)
    assert (scene.squad(0).total, scene.squad(0).flags) == (4 + 5, 0)
    assert (scene.squad(1).total, scene.squad(1).flags) == (4 + 4, 1)
    ground = table_view(scene.state).grounds[0]
    assert (ground.totals, ground.flags, ground.paid) == ((9, 8), (0, 1), (7, 4))
    scene = Scene("fado", "viola", kings="royal_parade").draw()
    assert (scene.squad(0).total, scene.squad(0).flags) == (4, 2)
    assert [event for event in scene.events if isinstance(event, Placed)][:2] == [
        Placed(0, 4, 2, 1, 7),
        Placed(1, 4, 0, 2, 4),
    ]


def test_bk_20_earlier_rounds_keep_it_too() -> None:
    state = play_to(new(3), None)
    story = [*table_view(state).history, *table_view(state).grounds]
    assert len(story) == 9
    for ground in story:
        assert ground.totals is not None
        assert ground.flags is not None
        ranking = sorted(set(zip(ground.totals, ground.flags, strict=True)), reverse=True)
        places = [ranking.index(own) for own in zip(ground.totals, ground.flags, strict=True)]
        assert ground.paid == tuple(ground.fish[place] for place in places)


def test_bk_20_fish_are_paid_and_remembered() -> None:
    scene = Scene("flora", "iris", "vega")
    view = table_view(scene.state)
    grounds = [ground.paid for ground in view.grounds if ground.paid is not None]
    assert [place.fish for place in view.places] == [sum(column) for column in zip(*grounds, strict=True)]


def test_bk_20_flags_of_the_king_break_and_make_ties() -> None:
    # All have 4: the King's two Flags against one, and against those of edgar and gordon.
    assert Scene("fado", "bingo", kings="royal_parade").draw().fish() == [7, 4]
    assert Scene("fado", "edgar gordon", kings="royal_parade").draw().fish() == [7, 7]


def test_bk_20_a_squad_that_was_called_home_places_with_zero() -> None:
    scene = Scene("fado", "judo", "flora", kings="royal_summons").draw()
    assert scene.names(0) == []
    assert scene.fish() == [4, 4, 7]


def test_bk_20_a_whim_ranks_by_the_new_attribute() -> None:
    # Cuteness 4 both; the Attribute not in use is agility, fado 1 and viola 2.
    assert Scene("fado", "viola", kings="royal_whim").draw().fish() == [4, 7]
