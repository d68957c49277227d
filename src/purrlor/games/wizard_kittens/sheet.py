"""Fill in the end of a game of Wizard Kittens: curses, circles, extra cards and Extra Credit."""

from __future__ import annotations

from typing import Annotated

import msgspec

from purrlor.games.wizard_kittens.actions import Component
from purrlor.games.wizard_kittens.cards import (
    CHAPTERS,
    COMPONENTS,
    CREDIT_NAMES,
    CURSE_NAMES,
    IN_GAME,
    TYPES,
)
from purrlor.games.wizard_kittens.events import Credit, Curse
from purrlor.games.wizard_kittens.rules.circles import (
    ALL_CHAPTERS,
    BY_SEAT,
    CIRCLE,
    EXTRA,
    HEAPS,
    IN_CIRCLE,
    TWO_CHAPTERS,
    UNDEFEATED,
)
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.questions import ALL_CURSES, CAUGHT
from purrlor.games.wizard_kittens.rules.scoring import rank
from purrlor.table.filled import Sheet, SheetFaults, one_each

Cards = Annotated[tuple[Component, ...], msgspec.Meta(max_length=44)]


class Kitten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in front of a player; chapters as in the circle, `credit` if it was dealt one."""

    curses: Annotated[tuple[Curse, ...], msgspec.Meta(max_length=12)]
    chapters: Annotated[tuple[Cards, ...], msgspec.Meta(max_length=CHAPTERS)]
    extras: Annotated[int, msgspec.Meta(ge=0, le=44)]
    credit: Credit | None = None


class Filled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game: Caught came, or all curses are defeated; `open` is how many chapters were."""

    kittens: tuple[Kitten, ...]
    caught: bool
    open: Annotated[int, msgspec.Meta(ge=2, le=CHAPTERS)] = CHAPTERS


def lay_out(state: WizardKittens, sheet: Filled, faults: SheetFaults) -> None:
    """Lay curses, cards and credits before the kittens, and rank them (WK-14, WK-20, WK-21)."""
    one_each(sheet.kittens, state.seats)
    state.circle, state.heap, state.size = CIRCLE[:], HEAPS[:], BY_SEAT[:]
    state.extra, state.credit, state.defeated_by = EXTRA[:], BY_SEAT[:], UNDEFEATED[:]
    chapters = _chapters(state, sheet.open)
    state.open = ALL_CHAPTERS if chapters == CHAPTERS else TWO_CHAPTERS
    for seat, kitten in enumerate(sheet.kittens):
        _lay_curses(state, seat, kitten, faults)
        _lay_circle(state, seat, kitten, chapters, faults)
        state.extra[seat * TYPES] = kitten.extras
        if kitten.credit is not None:
            state.credit[seat] = faults.known(f"kittens.{seat}.credit", kitten.credit, CREDIT_NAMES)
        elif not sheet.caught:
            faults.add(f"kittens.{seat}.credit", "sheet-credit-missing", rule="WK-20", seat=seat)
    found = sum(len(kitten.curses) for kitten in sheet.kittens)
    if not sheet.caught and found != IN_GAME:
        faults.add("caught", "sheet-curses-left", rule="WK-20", curses=IN_GAME, found=found)
    elif sheet.caught and found >= IN_GAME:
        faults.add("caught", "sheet-none-left", rule="WK-14", curses=IN_GAME, found=found)
    state.ended = CAUGHT if sheet.caught else ALL_CURSES
    state.pending = 0
    rank(state)


def _chapters(state: WizardKittens, most: int) -> int:
    """Tell how many chapters were open: two players have no third (WK-40)."""
    return CHAPTERS - 1 if state.seats == 2 else most


def _lay_curses(state: WizardKittens, seat: int, kitten: Kitten, faults: SheetFaults) -> None:
    at = f"kittens.{seat}.curses"
    for name in kitten.curses:
        curse = faults.known(at, name, CURSE_NAMES)
        if state.defeated_by[curse] >= 0:
            faults.add(at, "sheet-curse-twice", rule="WK-4", card=f"curse:{CURSE_NAMES[curse]}")
        state.defeated_by[curse] = seat


def _lay_circle(state: WizardKittens, seat: int, kitten: Kitten, chapters: int, faults: SheetFaults) -> None:
    at = f"kittens.{seat}.chapters"
    if any(kitten.chapters[chapters:]):
        rule = "WK-40" if state.seats == 2 else "WK-15"
        faults.add(at, "sheet-chapter-closed", rule=rule, seat=seat)
    for chapter, cards in enumerate(kitten.chapters):
        for component in cards:
            state.circle[seat * IN_CIRCLE + chapter * TYPES + faults.known(at, component, COMPONENTS)] += 1
        state.heap[seat * CHAPTERS + chapter] = len(cards)
        state.size[seat] += len(cards)


def blank(state: WizardKittens) -> Filled:
    """Give a sheet of kittens who have nothing yet."""
    chapters = _chapters(state, CHAPTERS)
    kittens = tuple(Kitten((), ((),) * chapters, 0) for _ in range(state.seats))
    return Filled(kittens, caught=False, open=chapters)


SHEET = Sheet(Filled, lay_out, blank)
