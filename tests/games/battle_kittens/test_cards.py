"""The cards of Battle Kittens, their names, and an owner's deck in their place."""

import pytest

from purrlor.core.rng import Rng
from purrlor.games.battle_kittens import GAME
from purrlor.games.battle_kittens.cards import KITTEN_ROWS, NAMES, NO_ICON
from purrlor.games.battle_kittens.deck import KITTENS
from purrlor.games.battle_kittens.options import deal_table
from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.view import hand_of, kitten
from purrlor.table.deck import rows_of
from purrlor.table.deck_file import export_deck, read_any_deck, read_deck
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.texts import deck_texts, game_texts
from purrlor.table.wire import load, save
from tests.record import random_match

POLISH = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż -'"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_names_are_unique_and_in_the_order_of_their_numbers_in_both_languages(language: str) -> None:
    texts = game_texts(GAME, language)
    names = [texts.thing("card", name) for name in NAMES]
    assert len(set(names)) == 54
    assert names == sorted(names, key=lambda name: [POLISH.index(letter) for letter in name.lower()])
    assert [name.split()[0].lower() for name in names] == NAMES


def test_bk_1_no_kitten_is_at_least_as_good_as_another_in_everything() -> None:
    for one in KITTEN_ROWS:
        for other in KITTEN_ROWS:
            # Yarn and King may be left alone and a Flag only helps, so any icon is as good as none.
            as_good = one[1] == other[1] or other[1] == NO_ICON
            no_weaker = all(mine >= theirs for mine, theirs in zip(one[2:], other[2:], strict=True))
            assert one is other or not (as_good and no_weaker), f"{one[0]} makes {other[0]} pointless"


def test_the_number_that_orders_abilities_is_shown_on_the_card() -> None:
    state = deal_table(GAME.settle({}), {}, Rng.seeded(1))
    assert [kitten(state, card).number for card in hand_of(state, 0)] == [
        card + 1 for card in hand_of(state, 0)
    ]


def test_an_owners_deck_replaces_stats_icons_fish_and_kings() -> None:
    text = """game = "battle-kittens"
[[kitten]]
id = "alma"
name_en = "Aaron"
icon = "flag"
cuteness = 9
strength = 8
wisdom = 7
agility = 6

[[battleground]]
id = "garden_shed"
first = 30
second = 20
third = 10

[[king]]
id = "royal_purr"
whim = "fish"
amount = -3
"""
    deck = read_deck(GAME, text)
    match = Match.new(GAME, {}, "owner", deck)
    state = match.state
    assert isinstance(state, BattleKittens)
    shown = kitten(state, 0)
    assert (shown.name, shown.icon, shown.stats) == ("alma", "flag", (9, 8, 7, 6))
    assert [state.tables.fish[4 * 3 + place] for place in range(3)] == [30, 20, 10]
    assert (state.tables.whim[0], state.tables.amount[0]) == (2, -3)
    assert deck_texts(GAME, "pl", deck).thing("card", "alma") == "Aaron"


def test_bk_12_accented_letters_stand_where_alphabets_have_them() -> None:
    cards = [str(row["id"]) for row in KITTENS.rows]

    def in_order(*names: str) -> bool:
        named = zip(cards, names, strict=False)
        return not KITTENS.check([{"id": card, "name_pl": name} for card, name in named])

    assert in_order("Ada", "Ąkacja", "Bolek", "Lolek", "Łatek", "Mruczek", "Ździś", "Żbik")
    assert in_order("Amélie", "Émile", "Éva", "Felix", "Ölaf", "Otto", "Zoë")
    assert not in_order("Ada", "ada")
    assert not in_order("Mruczek", "Łatek")


def test_a_deck_whose_names_are_out_of_order_is_refused() -> None:
    rows = [("alma", "Zoe"), ("bella", "Ann")]
    text = 'game = "battle-kittens"\n' + "".join(
        f'[[kitten]]\nid = "{card}"\nname_en = "{name}"\n' for card, name in rows
    )
    with pytest.raises(Refused) as refused:
        read_deck(GAME, text)
    reason = refused.value.reason
    while reason.because is not None:
        reason = reason.because
    assert (reason.rule, reason.key) == ("BK-12", "deck-alphabet")


@pytest.mark.parametrize(
    ("whim", "amount", "fits"),
    [
        *((whim, amount, amount > 0) for whim in ("visitors", "summons") for amount in (-2, 0, 1, 9)),
        *((whim, amount, True) for whim in ("total", "fish", "flags") for amount in (-9, 0, 9)),
        ("attribute", -9, True),
    ],
)
def test_a_king_card_that_moves_kittens_moves_at_least_one(whim: str, amount: int, fits: bool) -> None:
    text = f'game = "battle-kittens"\n[[king]]\nid = "royal_tax"\nwhim = "{whim}"\namount = {amount}\n'
    told = [(fault.line, fault.fault.reason.key) for fault in read_any_deck(text).faults]
    assert told == ([] if fits else [(5, "king-needs-number")])


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_house_cards_survive_being_written_and_read(language: str) -> None:
    deck = read_deck(GAME, export_deck(GAME, language))
    for table in GAME.deck_tables:
        plain = [
            {key: row[key] for key in own} for own, row in zip(table.rows, rows_of(table, deck), strict=True)
        ]
        assert plain == list(table.rows)


def test_any_deck_is_played_to_its_end_and_saved() -> None:
    deck = read_deck(GAME, export_deck(GAME, "en").replace("cuteness = 5", "cuteness = 9"))
    match = Match.new(GAME, {"players": 3}, "deck", deck)
    while not match.over:
        seat = match.asked[-1]
        match.submit(seat, match.choices(seat)[0])
    assert load(save(match)).digest() == match.digest()
    assert random_match(GAME, GAME.settle({}), "house").over
