"""The Isle of Cats with Kittens + Beasts, for 1 to 6."""

from purrlor.games.isle_of_cats.actions import ACTIONS, Done, Keep, Pass, PassToday, PassToEnd
from purrlor.games.isle_of_cats.bot.judge import IsleJudge
from purrlor.games.isle_of_cats.contents import CONTENTS
from purrlor.games.isle_of_cats.counts import COUNTS
from purrlor.games.isle_of_cats.deck import DECK_TABLES
from purrlor.games.isle_of_cats.events import EVENTS
from purrlor.games.isle_of_cats.glossary import GLOSSARY
from purrlor.games.isle_of_cats.hints import hints
from purrlor.games.isle_of_cats.observe.observer import IsleObserver
from purrlor.games.isle_of_cats.options import CLASHES, OPTIONS, deal_table, refuse
from purrlor.games.isle_of_cats.prompt import prompt
from purrlor.games.isle_of_cats.rules.table import NEWEST
from purrlor.games.isle_of_cats.score import outlook, score
from purrlor.games.isle_of_cats.sheet import SHEET
from purrlor.games.isle_of_cats.view import census, seat_view, table_view
from purrlor.games.isle_of_cats.why import why
from purrlor.table.game import Game

GAME = Game(
    name="isle-of-cats",
    version=NEWEST,
    oldest=2,
    package=__name__,
    options=OPTIONS,
    refuse=refuse,
    clashes=CLASHES,
    deal=deal_table,
    actions=ACTIONS,
    events=EVENTS,
    table_view=table_view,
    seat_view=seat_view,
    prompt=prompt,
    why=why,
    score=score,
    census=census,
    counts=COUNTS,
    judge=IsleJudge(),
    observer=IsleObserver(),
    hints=hints,
    clear=0.02,  # there are very many choices in a game
    glossary=GLOSSARY,
    sheet=SHEET,
    contents=CONTENTS,
    idle=(
        Done,
        Keep,
        Pass,
        PassToday,
        PassToEnd,
    ),
    outlook=outlook,
    deck_tables=DECK_TABLES,
)
