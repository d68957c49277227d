"""The rules and the slow model agree, step by step, over random games in all variants."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.cards import EFFECTS, WHENS
from purrlor.games.wizard_kittens.deck import CHAOS_TABLE, CREDIT_TABLE, CURSE_TABLE, RULE_TABLE
from purrlor.games.wizard_kittens.events import (
    CatCame,
    CaughtAll,
    ChaosShown,
    ChapterOpened,
    CurseShown,
    Dealt,
    Drew,
    RuleShown,
)
from purrlor.games.wizard_kittens.view import SeatView, TableView
from purrlor.table.conform import legal_settings
from purrlor.table.deck import Deck, rows_of
from purrlor.table.match import Match
from purrlor.table.options import Settings
from purrlor.table.records import Action, Event
from tests.games.wizard_kittens import model as slow
from tests.scale import SEED, games

ENDINGS = {"all curses": ("all-defeated",), "caught": ("caught", "all-guilty")}


def light(chance: Random) -> Deck:
    """Make curses of one or two components, so that random games defeat them."""
    return {
        "curse": [{**row, "recipe": chance.sample(row["recipe"], chance.choice((1, 1, 2)))} for row in CURSES]
    }


def wild(chance: Random) -> Deck:
    """Let New Rules and Chaos Mode cards say anything at any time."""
    rules = [
        {**row, "when": chance.choice(WHENS), "effect": chance.choice(EFFECTS)} for row in RULE_TABLE.rows
    ]
    chaos = []
    for row in CHAOS_TABLE.rows:
        lines = {f"when_{n}": chance.choice(WHENS) for n in range(1, 5)}
        chaos.append({**row, **lines, **{f"effect_{n}": chance.choice(EFFECTS) for n in range(1, 5)}})
    return {**light(chance), "rule": rules, "chaos": chaos}


CURSES: list[dict[str, Any]] = [dict(row) for row in CURSE_TABLE.rows]
DECKS: list[Callable[[Random], Deck]] = [lambda chance: {}, light, wild]


def as_answer(action: Action) -> slow.Answer:
    return (action.word(), *msgspec.structs.astuple(action))


def chance_in(events: list[Event]) -> list[tuple[str, str]]:
    """List what chance brought, in order."""
    brought = []
    for at, event in enumerate(events):
        match event:
            case Dealt(_, component, _):
                brought.append(("dealt", component))
            case Drew(_, component):
                brought.append(("card", component))
            case CatCame():
                opens = events[at + 1 : at + 2] == [ChapterOpened()]
                brought.append(("card", slow.CHAPTER_CAT if opens else slow.CAT))
            case CaughtAll():
                brought.append(("card", slow.CAUGHT))
            case CurseShown(name, _):
                brought.append(("curse", name))
            case RuleShown(name):
                brought.append(("rule", name))
            case ChaosShown(name):
                brought.append(("chaos", name))
    return brought


def look(match: Match) -> TableView:
    table = match.view(0).table
    assert isinstance(table, TableView)
    return table


def set_up(match: Match) -> slow.Model:
    """Begin the model as the match began: only chance decides how."""
    given = match.settings
    settings = slow.Settings(
        players=match.seats,
        advanced=bool(given["advanced"]),
        new_rules=bool(given["new_rules"]),
        chaos_cats=int(given["chaos_cats"]),
        replacement=bool(given["chaos_replacement"]),
        choose_kittens=bool(given["choose_kittens"]),
    )
    tables = (CURSE_TABLE, CREDIT_TABLE, RULE_TABLE, CHAOS_TABLE)
    cards = slow.Cards(
        *({str(row["id"]): dict(row) for row in rows_of(table, match.deck)} for table in tables)
    )
    (first,) = match.asked
    model = slow.Model(settings, cards, first)
    chance: list[tuple[str, str]] = []
    if not settings.choose_kittens:
        table = look(match)
        for seat, place in enumerate(table.places):
            model.seats[seat].kitten = place.kitten or ""
            chance += [("dealt", place.chapters[chapter][0]) for chapter in range(2)]
        chance += [("curse", curse.name) for curse in table.curses if curse]
        chance += [("card", held.component) for held in table.held]
    model.begin(chance)
    return model


def compare(model: slow.Model, match: Match) -> None:
    """Compare all that lies on the table."""
    table = look(match)
    assert table.open == len(model.open)
    for chapter, curse in zip("123", table.curses, strict=False):
        assert (curse.name if curse else None) == model.at_chapter.get(chapter)
    assert len(table.curses) == (3 if model.has_chapter_3 else 2)
    assert (table.curses_left, table.defeated) == (6 - len(model.curses_seen), model.defeated)
    assert (table.deck, table.caught_may_come) == (model.deck_size, model.caught_may_come)
    assert Counter(table.discards) == Counter(model.discards)
    assert Counter((held.seat, held.component) for held in table.held) == Counter(model.held)
    assert Counter((card.owner, card.chapter, card.component) for card in table.chosen) == Counter(
        model.chosen
    )
    assert (table.cats_drawn, table.rule or "", table.chaos or "") == (
        model.cats_drawn,
        model.rule,
        model.chaos,
    )
    assert [(line.when, line.effect) for line in table.instructions] == model.lines()
    assert sum(line.followed for line in table.instructions) == min(model.cats_drawn, len(model.lines()))
    assert list(table.in_force) == model.in_force
    for seat, (place, kitten) in enumerate(zip(table.places, model.seats, strict=True)):
        assert (place.kitten or "", place.covered or "") == (kitten.kitten, kitten.covered)
        assert list(place.spells) == model.spells(seat)
        for chapter, cards in zip("123", place.chapters, strict=False):
            assert Counter(cards) == Counter(kitten.circle[chapter])
        assert place.cards == len(kitten.all_cards())
        assert {curse.name for curse in place.curses} == set(kitten.curses)
        assert Counter(place.extras) == Counter(kitten.extras)
        assert place.points == model.points(seat)
        own = match.view(seat).own
        assert isinstance(own, SeatView)
        if own.credit is not None:
            assert kitten.credit in ("", own.credit.name)
            kitten.credit = own.credit.name
            assert own.worth == model.extra_credit(seat)


def play(settings: Settings, make_deck: Callable[[Random], Deck], seed: int) -> str:
    chance = Random(seed)
    deck = make_deck(chance)
    match = Match.new(GAME, settings, seed, deck)
    model = set_up(match)
    compare(model, match)
    while not match.over:
        (seat,) = match.asked
        choices = match.choices(seat)
        assert model.question is not None
        assert (seat, frozenset(map(as_answer, choices))) == model.question
        assert len(set(choices)) == len(choices)
        chosen = chance.choice(choices)
        model.answer(as_answer(chosen), chance_in(match.submit(seat, chosen)))
        compare(model, match)
    assert model.question is None
    score = match.score()
    assert score.ending in ENDINGS[model.ending]
    assert list(score.places) == model.places()
    return score.ending


def test_random_games_agree_with_the_slow_model() -> None:
    settings = legal_settings(GAME)
    endings = Counter[str]()
    for game in range(games(96, soak=1_000)):
        rounds, which = divmod(game, len(settings))
        endings[play(settings[which], DECKS[(which + rounds) % len(DECKS)], SEED + game)] += 1
    assert endings.keys() >= {"all-defeated", "caught"}


@pytest.mark.parametrize(
    ("circles", "ending", "places"),
    [
        (["A", "AA", "AAA"], "caught", [1, 2, 3]),
        (["A", "A", "AAA"], "caught", [1, 1, 3]),
        (["A", "A", ""], "all curses", [2, 2, 1]),
    ],
)
def test_the_model_counts_as_printed(circles: list[str], ending: str, places: list[int]) -> None:
    credit = {"counts": "empty", "component": "any", "band": "any", "points": 0}
    settings = slow.Settings(3, False, False, 0, True, False)
    model = slow.Model(settings, slow.Cards({}, {"none": credit}, {}, {}), 0)
    for kitten, cards in zip(model.seats, circles, strict=True):
        kitten.circle["1"], kitten.credit = ["artifact"] * len(cards), "none"
    model.ending = ending
    assert model.places() == places
