"""Guess the cards that others hold: worlds that a seat can't tell from this one."""

from __future__ import annotations

from mypy_extensions import i64

from purrlor.games.wizards_and_witches.cards import CARD_TYPES
from purrlor.games.wizards_and_witches.rules.hidden import MOST_HELD, NO_CARD, Dealing, is_anything_known
from purrlor.games.wizards_and_witches.rules.table import BLANK, NOBODY, Table


def draw_again(table: Table) -> None:
    """Draw other cards for the player on turn; the last card of the old pile is known to everybody."""
    if table.drawn_too != NO_CARD:
        table.put_back(table.drawn_too)
    if table.drawn != NO_CARD and not table.drawn_is_old:
        table.put_back(table.drawn)
        table.drawn = table.draw_card()
    if table.drawn_too != NO_CARD:
        table.drawn_too = table.draw_card()


def deal_hands(table: Table, seat: i64) -> None:
    """Deal all hands but one's own anew, so that they fit all that this seat knows (WW-21)."""
    sizes = BLANK[: table.seats]
    for giver in range(table.seats):
        if giver == seat or (table.out >> giver) & 1:
            continue
        sizes[giver] = 2
        table.put_back(table.kept[giver * 2])
        table.put_back(table.kept[giver * 2 + 1])
    if table.turn != seat and table.drawn != NO_CARD:
        sizes[table.turn] += 1
        table.put_back(table.drawn)
        if table.drawn_too != NO_CARD:
            sizes[table.turn] += 1
            table.put_back(table.drawn_too)
    if not is_anything_known(table.known, table.seats):
        for holder in range(table.seats):
            for i in range(sizes[holder]):
                table.hold(holder, i, table.draw_card())
        return
    unseen = BLANK[:CARD_TYPES]
    for i in range(table.draw_size):
        unseen[table.draw_pile[i]] += 1
    busy: i64 = table.turn if table.drawn_is_old else i64(NOBODY)
    dealing = Dealing(table.known, table.seats, unseen, sizes, busy, table.rng)
    dealing.search(seat)
    for holder in range(table.seats):
        for i in range(dealing.dealt[holder]):
            table.hold(holder, i, table.take(dealing.hands[holder * MOST_HELD + i]))
    for holder in range(table.seats):
        for i in range(dealing.dealt[holder], sizes[holder]):
            table.hold(holder, i, table.draw_card())
