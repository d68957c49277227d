"""Random games against books that are kept from what is told."""

from __future__ import annotations

from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats import GAME
from purrlor.games.isle_of_cats.actions import Buy, Choose, Lay, LayToken, Pass, Play, Take
from purrlor.games.isle_of_cats.view import TableView
from purrlor.table.conform import legal_settings
from purrlor.table.match import Match
from tests.crowd import play_games
from tests.games.isle_of_cats.books import Books
from tests.scale import games

SETTINGS = legal_settings(GAME)
STEP = 161  # soon leads to tables of every size, in every mode
BEFORE_THE_SUM = ("ask-buy", "ask-offer")  # what is bought is paid when all of it is chosen


def look(match: Match) -> TableView:
    table = match.view(-1).table
    assert isinstance(table, TableView)
    return table


def who_is_first(table: TableView) -> int | None:
    """Tell who may rescue kittens: nobody while the sister is first."""
    return None if table.sister is not None and table.sister.first else table.order[0]


def question(match: Match) -> str:
    """Name the question that is open; none when the game is over."""
    prompt = None if match.over else match.prompt(match.asked[0])
    return prompt.key if prompt else ""


def keep_books(seed: int) -> int:
    """Play a game in which much is taken, and keep its books; return how many actions there were."""
    match = Match.new(GAME, SETTINGS[seed * STEP % len(SETTINGS)], seed)
    books, rng = Books(look(match)), Rng.seeded(seed)
    while not match.over:
        seat, before, second_kitten = match.asked[0], look(match), question(match) == "ask-kitten"
        choices = match.choices(seat)
        fond = [
            choice for choice in choices if isinstance(choice, Play | Take | Choose | Buy | Lay | LayToken)
        ]
        some = fond if fond and rng.below(5) else choices
        chosen = some[rng.below(len(some))]
        for event in match.submit(seat, chosen):
            books.hear(event, second_kitten, who_is_first(before))
        table = look(match)
        if before.phase == "rescue" and chosen == Pass() and table.day == before.day:
            books.passed.add(seat)
        if question(match) not in BEFORE_THE_SUM:
            assert [place.fish for place in table.places] == books.fish
        if table.phase == "rescue":
            assert list(table.order) == books.order
    return len(match.steps)


def test_ic_3_24_fish_prices_baskets_order_and_passes_are_as_a_bookkeeper_hears() -> None:
    played = games(8, soak=1_000)
    assert play_games(keep_books, played) > played * 50
