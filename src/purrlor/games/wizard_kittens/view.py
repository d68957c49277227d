"""Show a table of Wizard Kittens: what everybody sees, a seat's secret Extra Credit, every component."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated

import msgspec

from purrlor.core.frames import STRIDE
from purrlor.games.wizard_kittens.actions import Chapter, Component, Kitten, Spell
from purrlor.games.wizard_kittens.cards import (
    ANY,
    BANDS,
    CHAOS_NAMES,
    CHAPTER_NAMES,
    CHAPTERS,
    COMPONENTS,
    COUNTED,
    CREDIT_NAMES,
    CURSE_NAMES,
    CURSES,
    EFFECTS,
    INSTRUCTIONS,
    KITTENS,
    RULE_NAMES,
    SLOTS,
    SPELLS,
    TYPES,
    WHENS,
    Tables,
)
from purrlor.games.wizard_kittens.events import ChaosCard, Effect, Rule
from purrlor.games.wizard_kittens.events import Credit as CreditName
from purrlor.games.wizard_kittens.events import Curse as CurseName
from purrlor.games.wizard_kittens.rules import questions as q
from purrlor.games.wizard_kittens.rules.circles import ALL_CHAPTERS, CARD_BITS, CARD_MASK, IN_CIRCLE, NONE
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.scoring import credit_of, points
from purrlor.table.records import Named

Band = Annotated[str, Named("band", BANDS)]
Counted = Annotated[str, Named("credit-says", COUNTED)]
When = Annotated[str, Named("when", WHENS)]


class Curse(msgspec.Struct, frozen=True):
    """A curse card."""

    name: CurseName
    band: Band
    points: int
    recipe: tuple[Component, ...]
    bonus: int
    bonus_for_each: Component | None


class Credit(msgspec.Struct, frozen=True):
    """An Extra Credit card."""

    name: CreditName
    counts: Counted
    component: Component | None
    band: Band | None
    points: int


class Instruction(msgspec.Struct, frozen=True):
    """A line of a New Rule or a Chaos Mode card: an effect, now or when a curse is defeated."""

    when: When
    effect: Effect
    followed: bool  # its Chaos Cat has come


class Held(msgspec.Struct, frozen=True):
    """A card in somebody's paws: drawn, given or taken, and not placed yet."""

    seat: int
    component: Component


class Chosen(msgspec.Struct, frozen=True):
    """A card chosen for the spell that is being cast, or to be passed on."""

    owner: int
    chapter: Chapter
    component: Component


class Mat(msgspec.Struct, frozen=True):
    """A kitten to choose, with its spells and who has taken it."""

    kitten: Kitten
    spells: tuple[Spell, ...]
    owner: int | None


class Place(msgspec.Struct, frozen=True):
    """What lies in front of a kitten."""

    kitten: Kitten | None  # none before it is chosen
    spells: tuple[Spell, ...]
    covered: Spell | None
    chapters: tuple[tuple[Component, ...], ...]
    cards: int
    curses: tuple[Curse, ...]
    extras: tuple[Component, ...]
    points: int  # so far, without Extra Credit
    credit: Credit | None  # shown when all curses are defeated


class TableView(msgspec.Struct, frozen=True):
    """What everybody sees."""

    turn: int | None
    mats: tuple[Mat, ...]  # while kittens are chosen
    open: int  # chapters
    curses: tuple[Curse | None, ...]  # by chapter; with two players there is no third
    curses_left: int
    defeated: int
    deck: int
    layers: tuple[int, int, int]  # of the deck, top to bottom
    caught_may_come: bool  # it lies among the last eleven cards
    discards: tuple[Component, ...]
    places: tuple[Place, ...]
    held: tuple[Held, ...]
    chosen: tuple[Chosen, ...]
    cats_drawn: int
    rule: Rule | None
    paws: bool  # on the New Rule: it suits two players
    chaos: ChaosCard | None
    instructions: tuple[Instruction, ...]  # all lines of the New Rule or Chaos Mode card that is turned up
    in_force: tuple[Effect, ...]
    ended: bool


class SeatView(msgspec.Struct, frozen=True):
    """What a seat knows besides: its Extra Credit once it is dealt, and what it would count now."""

    credit: Credit | None
    worth: int


def curse_card(state: WizardKittens, curse: int) -> Curse:
    """Show a curse."""
    return _curse_card(state.tables, curse)


@lru_cache(maxsize=120)
def _curse_card(tables: Tables, curse: int) -> Curse:
    counts = [tables.recipe[curse * TYPES + kind] for kind in range(TYPES)]
    bonus_type = tables.bonus_type[curse]
    return Curse(
        CURSE_NAMES[curse],
        BANDS[tables.band[curse]],
        tables.points[curse],
        components(*counts),
        tables.bonus[curse],
        COMPONENTS[bonus_type] if bonus_type < TYPES else None,
    )


def credit_card(state: WizardKittens, credit: int) -> Credit:
    """Show an Extra Credit."""
    tables = state.tables
    component, band = tables.credit_type[credit], tables.credit_band[credit]
    return Credit(
        CREDIT_NAMES[credit],
        COUNTED[tables.counted[credit]],
        COMPONENTS[component] if component < TYPES else None,
        BANDS[band] if band != ANY else None,
        tables.credit_points[credit],
    )


@lru_cache(maxsize=2000)
def components(*counts: int) -> tuple[str, ...]:
    """List components by their counts."""
    return tuple(COMPONENTS[kind] for kind in range(TYPES) for i in range(counts[kind]))


def defeated_curses(state: WizardKittens, seat: int) -> list[int]:
    """List the curses that somebody defeated."""
    return [curse for curse, by in enumerate(state.defeated_by) if by == seat]


def _place(state: WizardKittens, seat: int) -> Place:
    token = state.token[seat]
    first = seat * IN_CIRCLE
    circle = list(state.circle[first : first + IN_CIRCLE])
    return Place(
        kitten=KITTENS[state.kitten[seat]] if state.kitten[seat] != NONE else None,
        spells=tuple(SPELLS[state.spell_at(seat, slot)] for slot in range(SLOTS)),
        covered=SPELLS[state.spell_at(seat, token)] if token != NONE else None,
        chapters=tuple(
            components(*circle[chapter * TYPES : (chapter + 1) * TYPES]) for chapter in range(chapters(state))
        ),
        cards=state.size[seat],
        curses=tuple(curse_card(state, curse) for curse in defeated_curses(state, seat)),
        extras=components(*state.extra[seat * TYPES : (seat + 1) * TYPES]),
        points=points(state, seat),
        credit=credit_card(state, state.credit[seat]) if state.ended == q.ALL_CURSES else None,
    )


def _mats(state: WizardKittens) -> tuple[Mat, ...]:
    """Show the kittens while they are chosen (WK-2)."""
    if not state.pending or state.frames.kind() != q.ASK_KITTEN:
        return ()
    return tuple(
        Mat(
            name,
            tuple(SPELLS[state.spell_of(number, slot)] for slot in range(SLOTS)),
            owner if (owner := state.owner_of(number)) != NONE else None,
        )
        for number, name in enumerate(KITTENS)
    )


def chapters(state: WizardKittens) -> int:
    """Count the chapters of the game, open or not: two players have no third (WK-40)."""
    return CHAPTERS if state.seats > 2 else CHAPTERS - 1


def _instructions(state: WizardKittens) -> tuple[Instruction, ...]:
    """List all lines of the card that is turned up: it lies open as a whole (WK-30, WK-32)."""
    when, effect = state.tables.when, state.tables.effect
    if state.chaos == NONE:
        numbers = range(state.rule, state.rule + (state.rule != NONE))
    else:
        first = state.tables.new_rules + state.chaos * INSTRUCTIONS
        numbers = range(first, first + INSTRUCTIONS)
    return tuple(
        Instruction(WHENS[when[n]], EFFECTS[effect[n]], followed=line < state.cats_drawn)
        for line, n in enumerate(numbers)
    )


def rules_in_force(state: WizardKittens) -> list[int]:
    """List the effects of the rules in force, the oldest first."""
    digits = [(state.in_force >> (4 * n)) & 15 for n in range(8)]
    return [digit - 1 for digit in reversed(digits) if digit]


def held_cards(state: WizardKittens) -> Iterator[Held]:
    """List the cards that are in nobody's circle for the moment: they lie in the questions about them."""
    cells = state.frames.cells
    for at in range(0, state.frames.depth * STRIDE, STRIDE):
        kind, first, a, b = cells[at], cells[at + 2], cells[at + 3], cells[at + 4]
        if kind in (q.ASK_PLACE, q.ASK_GIVE, q.ASK_KEEP):
            yield Held(first, COMPONENTS[a])
        if kind == q.ASK_KEEP or (kind == q.TO_DRAW and a == q.FOR_OVERFLOW_TOO and b != NONE):
            yield Held(first, COMPONENTS[b])


def chosen_cards(state: WizardKittens) -> list[int]:
    """List the cards chosen already for the spell that is being cast, or to be passed on (WK-33)."""
    if not state.pending:
        return []
    kind = state.frames.kind()
    if kind == q.EACH_PASS:
        chosen = state.frames.detail(1)
        cards = [((chosen >> (CARD_BITS * seat)) & CARD_MASK) - 1 for seat in range(state.seats)]
        return [card for card in cards if card >= 0]
    return [state.frames.detail(0)] if kind in (q.ASK_SLING_TO, q.ASK_SWITCH_WITH, q.ASK_YOINK_TO) else []


def table_view(state: WizardKittens) -> TableView:
    """Show what everybody sees."""
    return TableView(
        turn=state.turn if state.pending else None,
        mats=_mats(state),
        open=CHAPTERS if state.open == ALL_CHAPTERS else CHAPTERS - 1,
        curses=tuple(
            curse_card(state, c) if c != NONE else None for c in list(state.curse_at)[: chapters(state)]
        ),
        curses_left=sum(state.curses_left),
        defeated=state.defeated,
        deck=state.top + state.middle + state.bottom,
        layers=(state.top, state.middle, state.bottom),
        caught_may_come=state.top + state.middle == 0,
        discards=components(*state.discards),
        places=tuple(_place(state, seat) for seat in range(state.seats)),
        held=tuple(held_cards(state)),
        chosen=tuple(Chosen(*place_of(card)) for card in chosen_cards(state)),
        cats_drawn=state.cats_drawn,
        rule=RULE_NAMES[state.rule] if state.rule != NONE else None,
        paws=state.rule != NONE and bool(state.tables.paws[state.rule]),
        chaos=CHAOS_NAMES[state.chaos] if state.chaos != NONE else None,
        instructions=_instructions(state),
        in_force=tuple(EFFECTS[effect] for effect in rules_in_force(state)),
        ended=state.pending == 0,
    )


def place_of(card: int) -> tuple[int, str, str]:
    """Name whose circle, which chapter and which component a card in play is."""
    owner, spot = divmod(card, IN_CIRCLE)
    return owner, CHAPTER_NAMES[spot // TYPES], COMPONENTS[spot % TYPES]


def seat_view(state: WizardKittens, seat: int) -> SeatView:
    """Show a kitten's own Extra Credit."""
    if state.credit[seat] == NONE:
        return SeatView(None, 0)
    return SeatView(credit_card(state, state.credit[seat]), credit_of(state, seat))


def census(state: WizardKittens) -> list[int]:
    """Count components by type, curses by band and Chaos Cats, wherever they lie; check all sums."""
    circle, heap, pile, extra = list(state.circle), list(state.heap), list(state.pile), list(state.extra)
    counts = [
        pile[kind] + state.discards[kind] + sum(circle[kind::TYPES]) + sum(extra[kind::TYPES])
        for kind in range(TYPES)
    ]
    for card in held_cards(state):
        counts[COMPONENTS.index(card.component)] += 1
    defeated = list(state.defeated_by)
    bands = [state.tables.band[curse] for curse in state.curse_at if curse != NONE]
    bands += [state.tables.band[curse] for curse in range(CURSES) if defeated[curse] != NONE]
    curses = [state.curses_left[band] + bands.count(band) for band in range(len(BANDS))]
    caught = state.top + state.middle - state.cats + state.bottom - state.pile_size
    assert caught == (0 if state.ended == q.CAUGHT else 1)  # in the deck until it ends the game
    assert state.pile_size == sum(pile)
    assert heap == [sum(circle[spot : spot + TYPES]) for spot in range(0, len(circle), TYPES)]
    assert list(state.size) == [sum(heap[seat : seat + CHAPTERS]) for seat in range(0, len(heap), CHAPTERS)]
    return [*counts, *curses, state.cats + state.cats_drawn]
