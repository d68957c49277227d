"""An owner's deck for the Isle of Cats."""

import pytest

from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats import GAME
from purrlor.games.isle_of_cats.cards import HOUSE, LESSON_ROWS, OUR_LESSONS
from purrlor.games.isle_of_cats.deck import event_tiles_of, lessons_of
from purrlor.games.isle_of_cats.rules.isle import deal
from purrlor.games.isle_of_cats.rules.modules.events import sisters_event_points
from purrlor.games.isle_of_cats.rules.pieces.event_tiles import EVENT_NAMES, EVENT_TILE_ROWS
from purrlor.games.isle_of_cats.rules.score.verbs import lesson_points
from purrlor.games.isle_of_cats.rules.table import EVENT_OF_DAY, Options
from purrlor.table.deck_file import export_deck, read_deck
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.texts import LANGUAGES, deck_texts, game_texts
from purrlor.table.wire import load, save
from tests.games.isle_of_cats.both import Both, fill

HEAD = 'game = "isle-of-cats"\n'
ALL = {"players": 1, "events": True, "new_lessons": True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exported_deck_plays_the_same_game(language: str) -> None:
    text = export_deck(GAME, language)
    assert "⟨" not in text
    deck = read_deck(GAME, text)
    assert set(deck) == {"lesson", "event_tile", "sisters_points"}
    assert Match.new(GAME, ALL, seed=4, deck=deck).digest() == Match.new(GAME, ALL, seed=4).digest()
    ours = lessons_of(deck)
    for number, *_, source in LESSON_ROWS:
        for mine, known in ((ours.points, OUR_LESSONS.points), (ours.verbs, OUR_LESSONS.verbs)):
            assert mine[number] == known[number]
        assert ours.arguments[number] == OUR_LESSONS.arguments[number], source


def test_every_house_lesson_and_event_tile_can_be_replaced() -> None:
    tables = {table.name: table.ids for table in GAME.deck_tables}
    assert tables["lesson"] == [f"lesson_{row[0]}" for row in LESSON_ROWS if row[6] == HOUSE]
    assert len(tables["event_tile"]) == len(EVENT_TILE_ROWS)


def test_ic_9_4_a_replaced_lesson_scores_as_its_row_says() -> None:
    named = '[[lesson]]\nid = "lesson_217"\nname_en = "Dinner"\nabout_en = "7 for a full dining room"\n'
    deck = read_deck(GAME, HEAD + named + 'points = 7\ncounts = "rooms_full"\nrooms = ["dining"]\n')
    both = fill(Both(), "dining")
    tally = both.tally()
    assert lesson_points(tally, 217, 0) == 2
    tally.lessons = lessons_of(deck)
    assert lesson_points(tally, 217, 0) == 7
    assert deck_texts(GAME, "pl", deck).thing("card", "lesson_217") == "Dinner"
    match = Match.new(GAME, {"players": 2, "new_lessons": True}, seed=1, deck=deck)
    assert load(save(match)).deck == deck
    assert match.state.options.lessons.points[217] == 7  # type: ignore[attr-defined]


def test_ic_9_3_replaced_event_tiles_lie_on_the_days() -> None:
    rows = [
        f'[[event_tile]]\nid = "tile_{n}"\ngem = "fewer_cats"\nplain = "full_rooms"\n' for n in range(1, 16)
    ]
    points = '[[sisters_points]]\nid = "full_rooms"\nday_2 = 1\nday_3 = 2\nday_4 = 3\n'
    deck = read_deck(GAME, HEAD + "".join(rows) + points)
    tiles = event_tiles_of(deck)
    state = deal(Options(2, events=True, event_tiles=tiles), Rng.seeded(1))
    days = [EVENT_NAMES[state.notes[EVENT_OF_DAY + n]] for n in range(5)]
    assert days == ["fewer_cats", "full_rooms", "full_rooms", "full_rooms", "fewer_cats"]
    event = EVENT_NAMES.index("full_rooms")
    assert [sisters_event_points(tiles, event, day) for day in range(1, 6)] == [0, 1, 2, 3, 0]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[[event_tile]]\nid = "tile_3"\nplain = "semi_permanent"\n', "too-many-for-the-supply"),
        ('[[event_tile]]\nid = "tile_5"\nplain = "royal_rat_for_all"\n', "too-many-for-the-supply"),
        ('[[event_tile]]\nid = "tile_5"\ngem = "full_rooms"\n', "deck-bad-word"),
        ('[[lesson]]\nid = "lesson_216"\ncounts = "visible_rats"\n', "lesson-needs-number"),
        ('[[lesson]]\nid = "lesson_224"\nnumber = 2\n', "lesson-needs-number"),
        ('[[lesson]]\nid = "lesson_216"\ncounts = "rooms_empty"\n', "lesson-needs-rooms"),
        ('[[lesson]]\nid = "lesson_216"\npoints = 99\n', "deck-out-of-range"),
        ('[[lesson]]\nid = "lesson_113"\npoints = 9\n', "deck-no-such-card"),
    ],
)
def test_a_deck_that_does_not_work_is_refused(text: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        read_deck(GAME, HEAD + text)
    reason = caught.value.reason
    assert reason.because is not None
    assert reason.because.key == key
    assert all("⟨" not in game_texts(GAME, language).reason(reason) for language in LANGUAGES)


def test_games_with_any_deck_come_to_an_end() -> None:
    text = "".join(
        f'[[lesson]]\nid = "lesson_{n}"\ncounts = "cats_on_edge"\nnumber = 30\n' for n in range(216, 231)
    )
    deck = read_deck(GAME, HEAD + text)
    for settings in (
        {"players": 2, "new_lessons": True},
        {"players": 2, "new_lessons": True, "family": True},
    ):
        match = Match.new(GAME, settings, seed=2, deck=deck)
        rng = Rng.seeded(1)
        while not match.over:
            choices = match.choices(match.asked[0])
            match.submit(match.asked[0], choices[rng.below(len(choices))])
        assert min(match.score().places) == 1
