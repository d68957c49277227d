"""An owner's deck for Wizard Kittens."""

from collections import Counter
from dataclasses import replace

import pytest

from purrlor.core.rng import Rng
from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.cards import (
    ANY,
    ARTIFACT,
    CREDIT_ROWS,
    CURSE_NAMES,
    CURSE_ROWS,
    EACH,
    EASY,
    EXTRAS,
    HARD,
    MEDIUM,
    POTION,
    RULEBOOK,
    SCROLL,
    THREES,
)
from purrlor.games.wizard_kittens.deck import CREDIT_TABLE, CURSE_TABLE, DECK_TABLES
from purrlor.games.wizard_kittens.options import deal_table
from purrlor.games.wizard_kittens.rules.circles import NONE
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.view import curse_card
from purrlor.table.deck import Deck, earlier_cards
from purrlor.table.deck_file import export_deck, read_deck
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.texts import LANGUAGES, deck_texts, game_texts
from purrlor.table.wire import load, save

HEAD = 'game = "wizard-kittens"\n'


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exported_deck_plays_the_same_game(language: str) -> None:
    text = export_deck(GAME, language)
    assert "⟨" not in text
    deck = read_deck(GAME, text)
    assert set(deck) == {"curse", "credit", "rule", "chaos"}
    assert Match.new(GAME, seed=4, deck=deck).digest() == Match.new(GAME, seed=4).digest()


def test_a_replaced_curse_is_played_and_shown_and_saved() -> None:
    text = '[[curse]]\nid = "hairball"\nname_en = "Yarn Curse"\npoints = 9\nrecipe = ["potion"]\n'
    deck = read_deck(GAME, HEAD + text)
    match = Match.new(GAME, seed=1, deck=deck)
    card = curse_card(match.state, CURSE_NAMES.index("hairball"))  # type: ignore[arg-type]
    assert (card.points, card.recipe) == (9, ("potion",))
    assert deck_texts(GAME, "pl", deck).thing("curse", "hairball") == "Yarn Curse"
    assert load(save(match)).deck == deck


def test_games_from_before_a_card_was_added_are_dealt_without_it() -> None:
    tables = {table.name: table for table in DECK_TABLES}
    fewer: Deck = {name: list(tables[name].rows[:-1]) for name in ("credit", "rule", "chaos")}
    given: list[dict[str, object]] = [{"new_rules": True}, {"chaos_cats": 2}]
    for options in given:
        dealt: set[int] = set()
        rules: set[int] = set()
        chaos: set[int] = set()
        for seed in range(80):
            state = deal_table(GAME.settle({"players": 4, **options}), fewer, Rng.seeded(seed))
            while state.pending and state.cats_drawn == 0:
                seat = next(seat for seat in range(4) if (state.pending >> seat) & 1)
                actions = state.legal_actions(seat)
                state.apply(seat, actions[state.rng.below(len(actions))])
            dealt |= {credit for seat in range(4) for credit in guessed(state, seat).credit}
            rules.add(state.rule)
            chaos.add(state.chaos)
            GAME.view(state, 0)  # no card that is not there
        assert max(dealt) == len(fewer["credit"]) - 1
        assert max(rules) == (len(fewer["rule"]) - 1 if "new_rules" in options else NONE)
        assert max(chaos) == (len(fewer["chaos"]) - 1 if "chaos_cats" in options else NONE)


def guessed(state: WizardKittens, seat: int) -> WizardKittens:
    world = state.guess(seat, state.rng)
    assert isinstance(world, WizardKittens)
    return world


def test_a_deck_from_before_a_card_was_added_fits_games_of_that_time() -> None:
    deck: Deck = {"credit": earlier_cards(GAME.package, 1)["credit"]}
    added = replace(CREDIT_TABLE, rows=(*CREDIT_TABLE.rows, {**CREDIT_TABLE.rows[0], "id": "new"}))
    tables = tuple(added if table is CREDIT_TABLE else table for table in DECK_TABLES)
    later = replace(GAME, deck_tables=tables)
    Match.new(later, deck=deck, rules=1)
    with pytest.raises(Refused, match=f"All {len(added.rows)} cards"):
        Match.new(later, deck=deck)


def test_a_deck_of_a_stranger_is_refused_in_the_words_of_the_game() -> None:
    rows = [{**row, "band": "hard"} for row in CURSE_TABLE.rows]
    with pytest.raises(Refused, match=r"Every difficulty needs 4 curses; “hard” has 12\."):
        Match.new(GAME, deck={"curse": rows})


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ('[[curse]]\nid = "snail"\nband = "easy"\n', "four-in-each-band", 4),
        ('[[curse]]\nid = "snail"\nrecipe = ["mouse"]\n', "deck-bad-word", 4),
        (
            "".join(
                f'[[rule]]\nid = "{rule}"\npaws = false\n'
                for rule in ("paws_for_change", "litter_duty", "second_helping", "spring_clawning")
            ),
            "some-with-paws",
            2,
        ),
    ],
)
def test_a_deck_that_does_not_work_is_refused(text: str, key: str, line: int) -> None:
    with pytest.raises(Refused) as caught:
        read_deck(GAME, HEAD + text)
    reason = caught.value.reason
    assert reason.because is not None
    assert reason.because.key == key
    assert all("⟨" not in game_texts(GAME, language).reason(reason) for language in LANGUAGES)
    if key != "some-with-paws":
        assert reason.args["line"] == line


def test_wk_4_the_house_has_four_curses_in_each_band() -> None:
    assert Counter(row[1] for row in CURSE_ROWS) == {EASY: 4, MEDIUM: 4, HARD: 4}


def test_what_is_printed_on_curses_and_extra_dealt_stays() -> None:
    curses = {row[0]: row[2:6] for row in CURSE_ROWS}
    assert curses["snail"][:2] == (6, (2, 0, 0, 1))
    assert {
        name: curses[name][0] for name in ("copycat", "vampire", "breadhead", "catnap", "scaredycat")
    } == {
        "copycat": 4,
        "vampire": 8,
        "breadhead": 5,
        "catnap": 6,
        "scaredycat": 6,
    }
    assert [curses[name][2] for name in ("copycat", "breadhead", "scaredycat")] == [POTION, ARTIFACT, SCROLL]
    assert [row[:5] for row in CREDIT_ROWS if row[5] == RULEBOOK] == [
        ("triplets", THREES, ANY, ANY, 5),
        ("potion_shelf", EACH, POTION, ANY, 1),
    ]


def test_no_house_curse_asks_for_what_another_asks_and_gives_less() -> None:
    recipes = [(row[1], row[3]) for row in CURSE_ROWS]
    assert len(set(recipes)) == len(recipes)


def test_wk_22_an_extra_card_pays_whoever_has_the_cat_in_the_box() -> None:
    counted, points = next(row[1:5:3] for row in CREDIT_ROWS if row[0] == "hoarder")
    assert counted == EXTRAS
    assert points > 1  # one would only give its penalty back
