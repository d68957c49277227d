"""The icons of Battle Kittens, BK-10 to BK-13, and every King card."""

import pytest

from purrlor.games.battle_kittens import GAME
from purrlor.games.battle_kittens.actions import Decline, Draw
from purrlor.games.battle_kittens.cards import ICONS, KING_NAMES, KITTEN_ROWS
from purrlor.games.battle_kittens.events import (
    AttributeSwapped,
    Declined,
    DrewKing,
    DrewKitten,
    GainedFish,
    SentHome,
)
from purrlor.table.texts import game_texts
from tests.games.battle_kittens.scene import Scene, is_first_done


def test_bk_10_the_whim_is_told_without_a_number() -> None:
    texts = game_texts(GAME, "en").seated(["Ada", "Ben"])
    whim = DrewKing(0, "royal_whim", "attribute", 1)
    assert texts.record(whim) == "Ada draws a King card: Royal Whim (Attributes swapped)."
    assert texts.record(whim, 0) == "You draw a King card: Royal Whim (Attributes swapped)."
    gift = DrewKing(0, "royal_gift", "fish", 3)
    assert texts.record(gift) == "Ada draws a King card: Royal Gift (fish: 3)."


def test_bk_10_yarn_may_draw_the_top_kitten_into_this_squad() -> None:
    scene = Scene("karmel", "viola", deck="flora")
    assert scene.question == (0, "ask-yarn", "karmel")
    assert scene.offers() == [Draw(), Decline()]
    scene.draw()
    assert scene.names(0) == ["flora", "karmel"]
    assert scene.squad(0).total == 5 + 2
    assert scene.fish() == [7, 4]


def test_bk_10_yarn_may_be_left_alone() -> None:
    scene = Scene("karmel", "viola", deck="flora").decline()
    assert scene.names(0) == ["karmel"]
    assert scene.events[0] == Declined(0, "karmel")
    assert scene.fish() == [4, 7]


def test_bk_10_king_may_draw_a_king_card_or_not() -> None:
    scene = Scene("fado", "viola", kings="royal_purr")
    assert scene.question == (0, "ask-king", "fado")
    assert scene.decline().state.king_deck == 1
    assert Scene("fado", "viola", kings="royal_purr").draw().state.king_deck == 0


def test_bk_10_faq_a_drawn_yarn_draws_on() -> None:
    scene = Scene("karmel", "viola", deck="koko sumo")
    first = scene.draw().question[2]  # one of the two, with Yarn again
    assert first in ("koko", "sumo")
    assert scene.draw().names(0) == ["karmel", "koko", "sumo"]
    assert is_first_done(scene)  # nothing is left to draw


def test_bk_10_faq_a_drawn_icon_comes_at_once_before_the_rest_of_the_squad() -> None:
    scene = Scene("etna igor", "viola", deck="yeti", kings="royal_purr royal_gift")
    assert scene.draw().question == (0, "ask-king", "yeti")
    assert scene.decline().question == (0, "ask-king", "igor")


def test_bk_10_faq_a_drawn_king_asks_at_once() -> None:
    scene = Scene("karmel", "viola", deck="fado", kings="royal_gift")
    scene.draw()
    assert scene.question == (0, "ask-king", "fado")
    assert scene.draw().state.fish[0] >= 2


def test_bk_11_a_flag_is_passive() -> None:
    scene = Scene("dalia", "viola", deck="flora", kings="royal_gift")
    assert is_first_done(scene)
    assert scene.squad(0).flags == 1


def test_bk_12_faq_the_first_name_in_the_alphabet_begins_then_its_squad_then_clockwise() -> None:
    # Seat 2 holds etna, the first icon of all; then gizmo of the same squad, then seats 0 and 1 by number.
    scene = Scene("karmel rumba", "fado koko", "etna gizmo", deck="flora iris bella", kings="royal_gift")
    order = []
    while not is_first_done(scene):
        order.append(scene.question)
        scene.decline()
    assert order == [
        (2, "ask-yarn", "etna"),
        (2, "ask-yarn", "gizmo"),
        (0, "ask-yarn", "karmel"),
        (0, "ask-yarn", "rumba"),
        (1, "ask-king", "fado"),
        (1, "ask-yarn", "koko"),
    ]


def test_bk_12_flags_do_not_count_for_the_order() -> None:
    scene = Scene("bingo karmel", "etna", deck="flora")
    assert scene.question == (1, "ask-yarn", "etna")


def test_bk_12_names_are_unique_and_stand_in_the_order_of_the_alphabet() -> None:
    names = [row[0] for row in KITTEN_ROWS]
    assert names == sorted(set(names))
    assert all(name.isascii() and name.isalpha() for name in names)


def test_bk_13_an_empty_deck_is_not_drawn_from_and_nobody_is_asked() -> None:
    assert is_first_done(Scene("karmel", "viola"))
    assert is_first_done(Scene("fado", "viola"))
    scene = Scene("karmel koko", "viola", deck="flora").draw()
    assert is_first_done(scene)  # koko is not asked
    assert scene.state.deck == 0


def test_bk_13_squads_do_not_go_back_into_the_deck_before_the_round_ends() -> None:
    scene = Scene("karmel", "viola", deck="flora").draw()
    assert is_first_done(scene)
    assert scene.state.deck == 0


@pytest.mark.parametrize(
    ("king", "size", "total", "flags", "event"),
    [
        ("royal_purr", 1, 9, 0, None),
        ("royal_guest", 2, 9, 0, DrewKitten),
        ("royal_gift", 1, 4, 0, GainedFish(0, 3)),
        ("royal_parade", 1, 4, 2, None),
        ("royal_whim", 1, 1, 0, AttributeSwapped("bookshelf_cliffs", "agility")),
        ("royal_tax", 1, 4, 0, GainedFish(0, -2)),
        ("royal_summons", 0, 0, 0, SentHome(0, "fado")),
    ],
)
def test_bk_10_every_king_card(king: str, size: int, total: int, flags: int, event: object) -> None:
    # The Yarn of seat 1 keeps the first Battleground open, to look at it.
    scene = Scene("fado", "karmel", deck="flora esmeralda", kings=king)
    scene.state.fish[0] = 10
    scene.draw()
    assert scene.question == (1, "ask-yarn", "karmel")
    assert isinstance(scene.events[0], DrewKing)
    assert scene.events[0].king == king
    squad = scene.squad(0)
    assert (squad.size, squad.total, squad.flags) == (size, total, flags)
    if event is None:
        assert len(scene.events) == 1
    else:
        assert scene.events[1] == event or type(scene.events[1]) is event
    gained = event.fish if isinstance(event, GainedFish) else 0
    assert (scene.state.fish[0], scene.state.royal[0]) == (10 + gained, gained)


def test_bk_10_a_bonus_of_the_king_ends_with_the_battleground() -> None:
    scene = Scene("fado", "viola", kings="royal_purr").draw()
    assert scene.fish() == [7, 4]
    assert [scene.state.bonus[seat] for seat in range(2)] == [0, 0]


def test_bk_10_the_tax_takes_no_more_than_there_is() -> None:
    scene = Scene("fado", "karmel", deck="flora", kings="royal_tax").draw()
    assert (scene.state.fish[0], scene.state.royal[0]) == (0, 0)


def test_bk_10_a_kitten_that_is_called_home_uses_no_icon() -> None:
    # yeti has the most Cuteness with fado; of equals the first by number goes.
    scene = Scene("fado yeti", "viola", kings="royal_summons royal_gift")
    scene.state.king_deck = 1 << KING_NAMES.index("royal_summons")
    scene.draw()
    assert scene.names(0) == ["yeti"]
    scene = Scene("igor yeti", "karmel", deck="flora", kings="royal_summons")
    scene.draw()
    assert scene.names(0) == ["igor"]
    assert scene.question == (1, "ask-yarn", "karmel")


def test_bk_10_a_guest_with_an_icon_resolves_it_at_once() -> None:
    scene = Scene("fado karmel", "viola", deck="koko", kings="royal_guest")
    scene.state.king_deck = 1 << KING_NAMES.index("royal_guest")
    scene.draw()
    assert scene.names(0) == ["fado", "karmel", "koko"]


def test_the_icons_are_about_ten_of_each() -> None:
    counts = {icon: sum(ICONS[row[1]] == icon for row in KITTEN_ROWS) for icon in ICONS}
    assert counts == {"none": 24, "yarn": 10, "king": 10, "flag": 10}
