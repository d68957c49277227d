"""Wizards and Witches, for 2 to 7."""

from purrlor.games.wizards_and_witches.actions import ACTIONS, DiscardDrawn
from purrlor.games.wizards_and_witches.bot import WizardsJudge
from purrlor.games.wizards_and_witches.contents import CONTENTS
from purrlor.games.wizards_and_witches.events import EVENTS
from purrlor.games.wizards_and_witches.glossary import GLOSSARY
from purrlor.games.wizards_and_witches.hints import hints
from purrlor.games.wizards_and_witches.observe import WizardsObserver
from purrlor.games.wizards_and_witches.options import CLASHES, OPTIONS, deal_table, refuse
from purrlor.games.wizards_and_witches.prompt import prompt
from purrlor.games.wizards_and_witches.score import score
from purrlor.games.wizards_and_witches.sheet import SHEET
from purrlor.games.wizards_and_witches.view import census, seat_view, table_view
from purrlor.games.wizards_and_witches.why import why
from purrlor.table.game import Game

GAME = Game(
    name="wizards-and-witches",
    version=2,
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
    judge=WizardsJudge(),
    observer=WizardsObserver(),
    hints=hints,
    glossary=GLOSSARY,
    sheet=SHEET,
    contents=CONTENTS,
    idle=(DiscardDrawn,),
)
