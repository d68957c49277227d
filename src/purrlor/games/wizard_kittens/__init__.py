"""Wizard Kittens (Czarujące kotki), for 2 to 4."""

from purrlor.games.wizard_kittens.actions import ACTIONS, Idle
from purrlor.games.wizard_kittens.bot import KittensJudge
from purrlor.games.wizard_kittens.contents import CONTENTS
from purrlor.games.wizard_kittens.counts import COUNTS
from purrlor.games.wizard_kittens.deck import DECK_TABLES
from purrlor.games.wizard_kittens.events import EVENTS
from purrlor.games.wizard_kittens.glossary import GLOSSARY
from purrlor.games.wizard_kittens.hints import hints
from purrlor.games.wizard_kittens.observe import KittensObserver
from purrlor.games.wizard_kittens.options import CLASHES, NEWEST, OPTIONS, deal_table, refuse
from purrlor.games.wizard_kittens.prompt import prompt
from purrlor.games.wizard_kittens.score import score
from purrlor.games.wizard_kittens.sheet import SHEET
from purrlor.games.wizard_kittens.view import census, seat_view, table_view
from purrlor.games.wizard_kittens.why import why
from purrlor.table.game import Game

GAME = Game(
    name="wizard-kittens",
    version=NEWEST,
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
    judge=KittensJudge(),
    observer=KittensObserver(),
    hints=hints,
    glossary=GLOSSARY,
    sheet=SHEET,
    contents=CONTENTS,
    idle=(Idle,),
    deck_tables=DECK_TABLES,
)
