"""Let an owner's deck replace the cards of Wizard Kittens that no rulebook prints."""

from __future__ import annotations

from collections import Counter
from functools import cache

from purrlor.games.wizard_kittens.cards import (
    ANY,
    BANDS,
    CHAOS_ROWS,
    COMPONENTS,
    COUNTED,
    CREDIT_ROWS,
    CURSE_ROWS,
    CURSES_OF,
    EACH,
    EFFECTS,
    IN_BAND,
    INSTRUCTIONS,
    RULE_ROWS,
    RULEBOOK,
    TYPES,
    WHENS,
    Tables,
)
from purrlor.games.wizard_kittens.cards import PARTLY as OF_BOTH
from purrlor.table.deck import (
    HOUSE,
    ID,
    PARTLY,
    PRINTED,
    Deck,
    DeckTable,
    Fault,
    Row,
    number,
    rows_of,
    text,
    word,
    words,
    yes_no,
)
from purrlor.table.reasons import Argument, Reason

NOTHING = "any"  # no component or band in particular


def _component(number: int) -> str:
    return NOTHING if number == ANY else COMPONENTS[number]


def _recipe(counts: tuple[int, ...]) -> list[str]:
    return [COMPONENTS[kind] for kind in range(TYPES) for i in range(counts[kind])]


def four_in_each_band(rows: list[Row]) -> list[Fault]:
    """Demand four curses of each band: two of each are drawn (WK-4)."""
    bands = Counter(str(row.get("band", "")) for row in rows)
    unknown = bands.pop("", 0)
    faults: list[Fault] = []
    for row in rows:
        band = str(row.get("band", ""))
        if band and not bands[band] <= IN_BAND <= bands[band] + unknown:
            have: dict[str, Argument] = {"band": f"band:{band}", "count": bands[band], "need": IN_BAND}
            faults.append(Fault(str(row[ID]), "band", Reason("WK-4", "four-in-each-band", have)))
    return faults


def some_with_paws(rows: list[Row]) -> list[Fault]:
    """Demand a New Rule with paws: two players use no other (WK-40)."""
    if any(row.get("paws", True) for row in rows):
        return []
    return [Fault(str(row[ID]), "paws", Reason("WK-40", "some-with-paws")) for row in rows]


def _known_from(rows: list[tuple[str, str]]) -> dict[str, str]:
    return {name: {RULEBOOK: PRINTED, OF_BOTH: PARTLY}.get(source, HOUSE) for name, source in rows}


CURSE_TABLE = DeckTable(
    "curse",
    "curse",
    (
        *text(),
        word("band", *BANDS),
        number("points", 0, 20),
        words("recipe", 1, 8, *COMPONENTS, label="component"),
        word("bonus_for_each", *COMPONENTS, NOTHING, label="bonus-for"),
        number("bonus", 0, 5, only=("bonus_for_each", tuple(COMPONENTS))),
    ),
    tuple(
        {
            ID: name,
            "band": BANDS[band],
            "points": points,
            "recipe": _recipe(recipe),
            "bonus_for_each": _component(bonus_type),
            "bonus": bonus,
        }
        for name, band, points, recipe, bonus_type, bonus, source in CURSE_ROWS
    ),
    four_in_each_band,
    _known_from([(row[0], row[6]) for row in CURSE_ROWS]),
)
CREDIT_TABLE = DeckTable(
    "credit",
    "credit",
    (
        *text(),
        word("counts", *COUNTED, label="counted"),
        word("component", *COMPONENTS, NOTHING, only=("counts", (COUNTED[EACH],))),
        word("band", *BANDS, NOTHING, only=("counts", (COUNTED[CURSES_OF],))),
        number("points", 0, 10),
    ),
    tuple(
        {
            ID: name,
            "counts": COUNTED[counted],
            "component": _component(component),
            "band": NOTHING if band == ANY else BANDS[band],
            "points": points,
        }
        for name, counted, component, band, points, source in CREDIT_ROWS
    ),
    sources=_known_from([(row[0], row[5]) for row in CREDIT_ROWS]),
)
RULE_TABLE = DeckTable(
    "rule",
    "rule",
    (*text(), yes_no("paws"), word("when", *WHENS), word("effect", *EFFECTS)),
    tuple(
        {ID: name, "paws": paws, "when": WHENS[when], "effect": EFFECTS[effect]}
        for name, paws, when, effect, source in RULE_ROWS
    ),
    some_with_paws,
    _known_from([(row[0], row[4]) for row in RULE_ROWS]),
)
CHAOS_TABLE = DeckTable(
    "chaos",
    "chaos",
    (
        *text(),
        *(
            column
            for n in range(1, INSTRUCTIONS + 1)
            for column in (
                word(f"when_{n}", *WHENS, label="when"),
                word(f"effect_{n}", *EFFECTS, label="effect"),
            )
        ),
    ),
    tuple(
        {
            ID: name,
            **{f"when_{n + 1}": WHENS[when] for n, when in enumerate(whens)},
            **{f"effect_{n + 1}": EFFECTS[effect] for n, effect in enumerate(effects)},
        }
        for name, whens, effects, source in CHAOS_ROWS
    ),
    sources=_known_from([(row[0], row[3]) for row in CHAOS_ROWS]),
)
DECK_TABLES = (CURSE_TABLE, CREDIT_TABLE, RULE_TABLE, CHAOS_TABLE)


def _number(names: list[str], cell: object) -> int:
    return ANY if cell == NOTHING else names.index(str(cell))


def _curse(row: Row) -> list[int]:
    recipe = Counter(row["recipe"]) if isinstance(row["recipe"], list) else Counter[str]()
    counts = [recipe[component] for component in COMPONENTS]
    bonus_type = _number(COMPONENTS, row["bonus_for_each"])
    bonus = 0 if bonus_type == ANY else _int(row["bonus"])
    return [_number(BANDS, row["band"]), _int(row["points"]), *counts, bonus_type, bonus]


def _int(cell: object) -> int:
    assert isinstance(cell, int)
    return cell


def _credit(row: Row) -> list[int]:
    component = _number(COMPONENTS, row["component"])
    return [COUNTED.index(str(row["counts"])), component, _number(BANDS, row["band"]), _int(row["points"])]


def _instructions(row: Row) -> list[list[int]]:
    return [
        [0, WHENS.index(str(row[f"when_{n}"])), EFFECTS.index(str(row[f"effect_{n}"]))]
        for n in range(1, INSTRUCTIONS + 1)
    ]


def tables_of(deck: Deck) -> Tables:
    """Make the tables of a deck."""
    return _tables(deck) if deck else own_tables()


@cache
def own_tables() -> Tables:
    """Make the tables of the game's own cards."""
    return _tables({})


def _tables(deck: Deck) -> Tables:
    rules = [
        [int(bool(row["paws"])), WHENS.index(str(row["when"])), EFFECTS.index(str(row["effect"]))]
        for row in rows_of(RULE_TABLE, deck)
    ]
    new_rules = len(rules)
    for row in rows_of(CHAOS_TABLE, deck):
        rules += _instructions(row)
    curses = [_curse(row) for row in rows_of(CURSE_TABLE, deck)]
    return Tables(curses, [_credit(row) for row in rows_of(CREDIT_TABLE, deck)], rules, new_rules)
