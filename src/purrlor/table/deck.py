"""Replace cards of a game with those of an owner's printed box: declare their fields, check their values.

A game declares its replaceable tables as `DeckTable`s with its own cards as rows. A `Deck` holds whole
tables, and only replaced ones; it is saved with a match. `deck_file.py` reads and writes it as TOML.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from itertools import islice

from purrlor.table.reasons import Argument, Reason

Cell = bool | int | str | list[str]
Row = dict[str, Cell]
Say = Callable[..., str]  # gives the text of a key with its arguments
Deck = dict[str, list[Row]]  # rows by table, for the replaced tables; empty: the game's own cards

ID = "id"  # the column that says which card of the game a row replaces; also its name on the wire
LANGUAGES = ("en", "pl")
LONGEST_NAME = 40
LONGEST_PICTURE = 80
JOINERS = "\u200c\u200d"
MOST_FAULTS = 100  # are told at once

NUMBER, YES_NO, TEXT, WORD, WORDS, PICTURE = "number", "yes-no", "text", "word", "words", "picture"
# Where the game's own card is known from.
PRINTED, PARTLY, PUBLIC, HOUSE = "printed", "partly", "public", "house"
SOURCES = (PRINTED, PARTLY, PUBLIC, HOUSE)


@dataclass(frozen=True)
class Column:
    """One field of a card: its kind, its limits (of a number, a text's length, how many words), its words.

    The texts of its words are LABEL-WORD. `only` names another field and those of its words with which
    this field counts; with others it is ignored.
    """

    name: str
    kind: str
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()
    label: str = ""
    only: tuple[str, tuple[str, ...]] = ("", ())


Only = tuple[str, tuple[str, ...]]
ALWAYS: Only = ("", ())


def number(name: str, least: int, most: int, only: Only = ALWAYS) -> Column:
    """Declare a field that holds a whole number."""
    return Column(name, NUMBER, least, most, only=only)


def yes_no(name: str) -> Column:
    """Declare a field that is true or false."""
    return Column(name, YES_NO)


def word(name: str, *words: str, label: str = "", only: Only = ALWAYS) -> Column:
    """Declare a field that holds one of a few words."""
    return Column(name, WORD, words=words, label=label or name, only=only)


def words(name: str, least: int, most: int, *known: str, label: str = "", only: Only = ALWAYS) -> Column:
    """Declare a field that holds a list of words, which may repeat."""
    return Column(name, WORDS, least, most, known, label or name, only)


def picture(name: str, least: int, most: int, *letters: str, label: str = "") -> Column:
    """Declare a shape of so many squares in rows of signs: `.` free, `#` covered, or one of these letters."""
    return Column(name, PICTURE, least, most, letters, label or name)


def text(name: str = "name", most: int = LONGEST_NAME) -> tuple[Column, ...]:
    """Declare a text in each language (name_en, name_pl); it may be left out.

    `name` replaces the text PREFIX-ID, any other one (`about`) the text PREFIX-ID-about.
    """
    return tuple(Column(f"{name}_{language}", TEXT, 1, most) for language in LANGUAGES)


@dataclass(frozen=True)
class Fault:
    """An error in rows that are valid one by one: the card and field (may be empty), and the reason."""

    card: str
    field: str
    reason: Reason
    table: str = ""  # known where a deck is checked


def no_faults(rows: list[Row]) -> list[Fault]:
    """Accept all rows: for tables where any rows go together."""
    return []


@dataclass(frozen=True, eq=False)
class DeckTable:
    """A table of cards that may be replaced: name, prefix of texts, fields, the game's own rows.

    `check` finds all that is wrong with the rows together; what is wrong by itself it does not get, so a row
    may lack any field but its `id`. That is not among the columns; it comes first. `sources` says where our
    cards are known from, HOUSE if it is silent. `told` gives the text of a card without an `about`, so that
    no card says what it no longer does. `groups` says by the key of a text of what sort a card is, where a
    table holds several.
    """

    name: str
    prefix: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    check: Callable[[list[Row]], list[Fault]] = no_faults
    sources: Mapping[str, str] = field(default_factory=dict)
    told: Callable[[Row, Say], str] | None = None
    groups: Mapping[str, str] = field(default_factory=dict)

    @property
    def ids(self) -> list[str]:
        """List the cards that may be replaced."""
        return [str(row[ID]) for row in self.rows]

    def column(self, name: str) -> Column | None:
        """Find a field by its name."""
        return next((column for column in self.columns if column.name == name), None)


@cache
def earlier_cards(package: str, rules: int) -> Deck:
    """Read the cards of an earlier rules version of a game: `earlier/N.toml` has those up to version N."""
    folder = files(package) / "earlier"
    kept = (
        {int(file.name.removesuffix(".toml")): file for file in folder.iterdir()} if folder.is_dir() else {}
    )
    fitting = [version for version in kept if version >= rules]
    if not fitting:
        return {}
    cards = tomllib.loads(kept[min(fitting)].read_text(encoding="utf-8"))
    return {name: rows for name, rows in cards.items() if name != "game"}


def cards_of(package: str | None, rules: int, deck: Deck) -> Deck:
    """Give the cards of a rules version of a game, with those of an owner's deck in their place."""
    return {**earlier_cards(package or "", rules), **deck}


def tables_at(tables: tuple[DeckTable, ...], package: str | None, rules: int) -> tuple[DeckTable, ...]:
    """Give the tables as they were in a rules version of a game: a deck from then lacks later cards."""
    cards = earlier_cards(package or "", rules)
    return tuple(
        replace(table, rows=tuple(cards[table.name])) if table.name in cards else table for table in tables
    )


def rows_of(table: DeckTable, deck: Deck) -> list[Row]:
    """Give the rows in play: those of the deck, or the game's own."""
    return deck.get(table.name) or list(table.rows)


def own_rows(table: DeckTable, deck: Deck) -> list[Row]:
    """Give the rows of a deck that are not the game's own."""
    return [row for row in deck.get(table.name, ()) if row not in table.rows]


def faults_of(tables: tuple[DeckTable, ...], deck: Deck) -> list[Fault]:
    """Find all that is wrong with a deck, up to a hundred things."""
    return list(islice(_faults(tables, deck), MOST_FAULTS))


def _faults(tables: tuple[DeckTable, ...], deck: Deck) -> Iterator[Fault]:
    known = {table.name: table for table in tables}
    for name, rows in deck.items():
        if name not in known:
            yield Fault("", "", no_such_table(name, known), quoted(name))
        else:
            for fault in find_faults(known[name], rows):
                yield replace(fault, table=name)


def said_of(fault: Fault) -> Reason:
    """Say what is wrong and where: table, card and field."""
    args: dict[str, Argument] = {
        "table": fault.table,
        "card": quoted(fault.card),
        "field": quoted(fault.field),
    }
    return Reason("", "deck-at-card", args, fault.reason) if fault.field else fault.reason


def find_faults(table: DeckTable, rows: list[Row]) -> Iterator[Fault]:
    """Find all that is wrong with the rows of a whole table: one by one, and together."""
    cards = [str(row.get(ID, "")) for row in rows]
    if cards != table.ids:
        missing = next((card for card in table.ids if card not in cards), "")
        need: dict[str, Argument] = {"table": table.name, "count": len(table.ids)}
        yield Fault(missing, ID, Reason("", "deck-cards-missing", need))
        return
    right = [dict(row) for row in rows]
    for row in right:
        needed = [column.name for column in table.columns if column.kind != TEXT]
        for name in dict.fromkeys([*row, *needed]):
            reason = why_not_cell(table, name, row.get(name))
            if reason is not None:
                row.pop(name, None)
                yield Fault(str(row[ID]), name, reason)
    yield from table.check(right)


def why_not_cell(table: DeckTable, field: str, cell: object) -> Reason | None:
    """Tell why a value is not valid for a field; None if it is."""
    if field == ID:
        return None if cell in table.ids else no_such_card(table, cell)
    column = table.column(field)
    if column is None:
        names = ", ".join([ID, *(column.name for column in table.columns)])
        return Reason("", "deck-no-such-field", {"known": names})
    match column.kind, cell:
        case ("yes-no", bool()):
            return None
        case ("number", int()) if not isinstance(cell, bool):
            inside = column.least <= cell <= column.most
            return (
                None
                if inside
                else Reason("", "deck-out-of-range", {"least": column.least, "most": column.most})
            )
        case ("text", str()):
            good = column.least <= len(cell) <= column.most and _is_shown(cell)
            return None if good else Reason("", "deck-bad-text", {"most": column.most})
        case ("word", str()):
            return _why_not_words(column, [cell])
        case ("words", list()):
            if not column.least <= len(cell) <= column.most:
                return Reason("", "deck-how-many-words", {"least": column.least, "most": column.most})
            return _why_not_words(column, cell)
        case ("picture", str()):
            return _why_not_picture(column, cell)
    return Reason("", "deck-wrong-kind", {"kind": column.kind})


def _is_shown(cell: str) -> bool:
    """Tell whether all signs of a text are seen; joiners stay within emoji, Persian or Indian words."""
    return cell == cell.strip(f" {JOINERS}") and all(sign.isprintable() or sign in JOINERS for sign in cell)


def _why_not_words(column: Column, given: list[object]) -> Reason | None:
    bad = next((item for item in given if item not in column.words), None)
    if bad is None:
        return None
    return Reason("", "deck-bad-word", {"word": quoted(bad), "known": ", ".join(column.words)})


def _why_not_picture(column: Column, cell: str) -> Reason | None:
    signs: dict[str, Argument] = {"known": " ".join((".", "#", *column.words))}
    if len(cell) > LONGEST_PICTURE or any(sign not in (" ", ".", "#", *column.words) for sign in cell):
        return Reason("", "deck-picture-signs", signs)
    squares = {(x, y) for y, row in enumerate(cell.split(" ")) for x, sign in enumerate(row) if sign != "."}
    if not column.least <= len(squares) <= column.most:
        return Reason("", "deck-picture-squares", {"least": column.least, "most": column.most})
    return None if _connected(squares) else Reason("", "deck-picture-in-pieces")


def _connected(squares: set[tuple[int, int]]) -> bool:
    reached = {min(squares)}
    while True:
        beside = {(x + i, y + j) for x, y in reached for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        more = (beside & squares) - reached
        if not more:
            return reached == squares
        reached |= more


def no_such_table(name: object, known: dict[str, DeckTable]) -> Reason:
    """Say that a game has no such table of cards."""
    return Reason("", "deck-no-such-table", {"table": quoted(name), "known": ", ".join(known) or "–"})


def no_such_card(table: DeckTable, card: object) -> Reason:
    """Say that a table has no such card."""
    return Reason("", "deck-no-such-card", {"card": quoted(card), "known": ", ".join(table.ids)})


def quoted(given: object) -> str:
    """Shorten a user's word; replace colons, which would make it look like the name of a thing."""
    return str(given).replace(":", "·")[:LONGEST_NAME]


def replaced_texts(tables: tuple[DeckTable, ...], deck: Deck, language: str, say: Say) -> dict[str, str]:
    """Give the texts that a deck replaces, by key; a text in only one language is used for both."""
    replaced: dict[str, str] = {}
    for table in tables:
        stems = dict.fromkeys(
            column.name.rpartition("_")[0] for column in table.columns if column.kind == TEXT
        )
        for row in deck.get(table.name, ()):
            for stem in stems:
                given = [row.get(f"{stem}_{spoken}") for spoken in (language, *LANGUAGES)]
                found = next((text for text in given if isinstance(text, str)), None)
                key = f"{table.prefix}-{row[ID]}" + ("" if stem == "name" else f"-{stem}")
                if found is not None:
                    replaced[key] = found
                elif table.told is not None and stem != "name" and row not in table.rows:
                    replaced[key] = table.told(row, say)
    return replaced
