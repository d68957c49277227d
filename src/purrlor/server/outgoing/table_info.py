"""Describe a table as everybody may know it: its seats and settings, and how the game ended."""

from __future__ import annotations

from purrlor.core.state import WATCHER
from purrlor.server.log.state import TableState
from purrlor.server.outgoing.sentences import table_sentences
from purrlor.server.protocol.to_client import Ended, OptionChosen, SeatInfo, TableInfo
from purrlor.server.texts import server_texts
from purrlor.table.deck_guide import own_cards


def table_info(table: TableState, language: str, online: set[int]) -> TableInfo:
    """Describe a table."""
    texts = table_sentences(table, language).texts
    options = [
        OptionChosen(option.name, texts.say(f"option-{option.name}"), table.settings[option.name])
        for option in table.game.options
        if not option.is_moot(table.settings)
    ]
    return TableInfo(
        code=table.code,
        game=table.game.name,
        game_name=texts.say("game-name"),
        rules_version=table.rules,
        options=options,
        status=table.status,
        n=table.number_for(WATCHER),
        moves=table.moves,
        seats=[_seat_info(table, seat, seat in online, language) for seat in range(table.players)],
        public=table.public,
        several=table.several or not table.public,
        warns=table.warns,
        clock=table.clock,
        paused=table.paused,
        commitment=table.commitment,
        contributions=table.contributions,
        phase=table.phase,
        pledges=table.pledges,
        bound=table.bound or None,
        origin=table.origin,
        rematch=table.rematch,
        ranked=table.ranked,
        language=table.language,
        puzzle=table.puzzle,
        own_cards=own_cards(table.game, table.deck),
    )


def _seat_info(table: TableState, seat: int, online: bool, language: str) -> SeatInfo:
    chair, texts = table.chairs[seat], server_texts(language)
    named = f"bot-{chair.bot}"
    return SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        avatar=chair.avatar,
        bot=chair.bot or None,
        bot_name=texts.say(named) if texts.has(named) else chair.bot,
        away=chair.away and bool(chair.persons),
        late=chair.late and bool(chair.persons),
        online=online and bool(chair.persons),
        host=table.host in chair.persons,
        wants_end=seat in table.wish_off,
        vacation=int(chair.vacations[-1][1]) if chair.vacations and chair.persons else None,
    )


def ended(table: TableState, seat: int, language: str) -> Ended:
    """Tell how the game ended, and open the seed."""
    assert table.match is not None
    sentences = table_sentences(table, language)
    if table.called_off:
        text = server_texts(language).say(f"called-off-{table.called_off}")
        opening = table.open_seed()
        n = table.number_for(seat)
        return Ended(n=n, ending="called-off", text=text, places=[], lines=[], opening=opening)
    score = table.match.score()
    return Ended(
        n=table.number_for(seat),
        ending=score.ending,
        text=sentences.texts.say(f"ending-{score.ending}"),
        places=list(score.places),
        lines=[sentences.score_line(line) for line in score.lines],
        opening=table.open_seed(),
    )
