"""Battle Kittens, for 2 to 6."""

from purrlor.games.battle_kittens.actions import ACTIONS
from purrlor.games.battle_kittens.bot.judge import KittensJudge
from purrlor.games.battle_kittens.contents import CONTENTS
from purrlor.games.battle_kittens.counts import COUNTS
from purrlor.games.battle_kittens.deck import DECK_TABLES
from purrlor.games.battle_kittens.events import EVENTS
from purrlor.games.battle_kittens.glossary import GLOSSARY
from purrlor.games.battle_kittens.hints import hints
from purrlor.games.battle_kittens.observe import BattleObserver
from purrlor.games.battle_kittens.options import CLASHES, OPTIONS, deal_table, refuse
from purrlor.games.battle_kittens.prompt import prompt
from purrlor.games.battle_kittens.rules.table import NEWEST
from purrlor.games.battle_kittens.score import score
from purrlor.games.battle_kittens.sheet import SHEET
from purrlor.games.battle_kittens.view import census, seat_view, table_view
from purrlor.games.battle_kittens.why import why
from purrlor.table.game import Game

GAME = Game(
    name="battle-kittens",
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
    observer=BattleObserver(),
    hints=hints,
    clear=0.025,
    glossary=GLOSSARY,
    sheet=SHEET,
    contents=CONTENTS,
    quiet_rule="BK-33",
    deck_tables=DECK_TABLES,
)
