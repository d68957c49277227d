"""Wizards and Witches, for 2 to 7."""

from purrlor.games.wizards_and_witches.actions import ACTION_TYPES, named, number
from purrlor.games.wizards_and_witches.bot import WizardsJudge
from purrlor.games.wizards_and_witches.events import EVENT_TYPES
from purrlor.games.wizards_and_witches.options import OPTIONS, deal_table, refuse
from purrlor.games.wizards_and_witches.rules import ACTIONS
from purrlor.games.wizards_and_witches.view import census, prompt, score, seat_view, table_view
from purrlor.games.wizards_and_witches.why import why
from purrlor.table.game import Game

GAME = Game(
    name="wizards-and-witches",
    version=1,
    package=__name__,
    options=OPTIONS,
    refuse=refuse,
    deal=deal_table,
    actions=ACTIONS,
    action_types=ACTION_TYPES,
    event_types=EVENT_TYPES,
    named=named,
    number=number,
    table_view=table_view,
    seat_view=seat_view,
    prompt=prompt,
    why=why,
    score=score,
    census=census,
    judge=WizardsJudge(),
)
