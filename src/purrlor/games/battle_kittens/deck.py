"""Offer all cards of Battle Kittens to an owner's deck: the rulebook prints none of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from unicodedata import normalize

from purrlor.games.battle_kittens.cards import (
    ATTRIBUTE,
    ATTRIBUTES,
    GROUND_ROWS,
    ICONS,
    KING_ROWS,
    KITTEN_ROWS,
    NO_ICON,
    SUMMONS,
    VISITORS,
    WHIMS,
    Tables,
    tabulate,
)
from purrlor.table.deck import Deck, DeckTable, Fault, Row, number, quoted, rows_of, text, word
from purrlor.table.reasons import Reason

PLACES = ("first", "second", "third")
COUNTED_WHIMS = tuple(whim for whim in WHIMS if whim != WHIMS[ATTRIBUTE])
KITTENS_WHIMS = (WHIMS[VISITORS], WHIMS[SUMMONS])


def _letters(name: str) -> list[tuple[str, str]]:
    """Give each letter after the plain one that it is made of: ą follows a, and ł follows l."""
    return [("l" if sign == "ł" else normalize("NFD", sign)[0], sign) for sign in name.casefold()]


def _follows(name: str, last: str) -> bool:
    """Tell whether a name comes after another by an alphabet with accented letters, or without."""
    here, there = _letters(name), _letters(last)
    return here > there or [plain for plain, _ in here] > [plain for plain, _ in there]


def _out_of_order(rows: list[Row]) -> list[Fault]:
    """Find names out of alphabetical order: the place of a card is the order of its ability (BK-12)."""
    faults: list[Fault] = []
    last = ""
    for row in rows:
        field = next((field for field in ("name_en", "name_pl") if row.get(field)), "")
        name = str(row.get(field, ""))
        if name and last and not _follows(name, last):
            reason = Reason("BK-12", "deck-alphabet", {"name": quoted(name), "last": quoted(last)})
            faults.append(Fault(str(row["id"]), field, reason))
        last = name or last
    return faults


def _in_vain(rows: list[Row]) -> list[Fault]:
    """Find King cards that bring or call no Kitten (BK-10)."""
    reason = Reason("BK-10", "king-needs-number", {"least": 1})
    return [
        Fault(str(row["id"]), "amount", reason)
        for row in rows
        if row.get("whim") in KITTENS_WHIMS and isinstance(some := row.get("amount"), int) and some < 1
    ]


KITTENS = DeckTable(
    "kitten",
    "card",
    (*text(), word("icon", *ICONS), *(number(attribute, 0, 9) for attribute in ATTRIBUTES)),
    tuple(
        {"id": name, "icon": ICONS[icon], **dict(zip(ATTRIBUTES, stats, strict=True))}
        for name, icon, *stats in KITTEN_ROWS
    ),
    _out_of_order,
)
GROUNDS = DeckTable(
    "battleground",
    "ground",
    (*text(), *(number(place, 0, 30) for place in PLACES)),
    tuple({"id": name, **dict(zip(PLACES, fish, strict=True))} for name, *fish in GROUND_ROWS),
)
KINGS = DeckTable(
    "king",
    "king",
    (*text(), word("whim", *WHIMS), number("amount", -9, 9, only=("whim", COUNTED_WHIMS))),
    tuple({"id": name, "whim": WHIMS[whim], "amount": amount} for name, whim, amount in KING_ROWS),
    _in_vain,
)
DECK_TABLES = (KITTENS, GROUNDS, KINGS)


def tables_of(deck: Deck, icons: bool) -> Tables:
    """Make the tables of the cards that are played with; without icons in the Family variant (BK-30)."""
    return _make_tables(deck, icons) if deck else _house_tables(icons)


@cache
def _house_tables(icons: bool) -> Tables:
    return _make_tables({}, icons)


def _make_tables(deck: Deck, icons: bool) -> Tables:
    kittens = [
        [ICONS.index(str(row["icon"])) if icons else NO_ICON, *_numbers(row, ATTRIBUTES)]
        for row in rows_of(KITTENS, deck)
    ]
    grounds = [_numbers(row, PLACES) for row in rows_of(GROUNDS, deck)]
    kings = [[WHIMS.index(str(row["whim"])), *_numbers(row, ["amount"])] for row in rows_of(KINGS, deck)]
    return tabulate(kittens, grounds, kings)


def _numbers(row: Row, columns: Sequence[str]) -> list[int]:
    return [cell for column in columns if isinstance(cell := row[column], int)]
