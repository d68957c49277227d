"""Declare what can happen in Wizard Kittens; only Extra Credits are ever secret."""

from __future__ import annotations

from typing import Annotated

from purrlor.games.wizard_kittens.actions import Chapter, Component, Kitten, Spell
from purrlor.games.wizard_kittens.cards import CHAOS_NAMES, CREDIT_NAMES, CURSE_NAMES, EFFECTS, RULE_NAMES
from purrlor.table.numbers import EventSpace
from purrlor.table.records import Count, Event, Named, Seat, shown

Curse = Annotated[str, Named("curse", CURSE_NAMES)]
Credit = Annotated[str, Named("credit", CREDIT_NAMES)]
Rule = Annotated[str, Named("rule", RULE_NAMES)]
ChaosCard = Annotated[str, Named("chaos", CHAOS_NAMES)]
Effect = Annotated[str, Named("effect", EFFECTS)]


class TookKitten(Event, frozen=True):
    """Somebody took a kitten."""

    seat: Seat
    kitten: Kitten


class Dealt(Event, frozen=True):
    """A component was dealt into a chapter at the beginning."""

    seat: Seat
    component: Component
    chapter: Chapter


class Drew(Event, frozen=True):
    """A kitten drew a component, for all to see."""

    seat: Seat
    component: Component


class Placed(Event, frozen=True):
    """A kitten put a card into a circle."""

    seat: Seat
    component: Component
    owner: Seat
    chapter: Chapter


class Lifted(Event, frozen=True):
    """A kitten took a card out of a circle; it is put down elsewhere."""

    seat: Seat
    component: Component
    owner: Seat
    chapter: Chapter


class Discarded(Event, frozen=True):
    """A kitten discarded a card from a circle."""

    seat: Seat
    component: Component
    owner: Seat
    chapter: Chapter


class CastSpell(Event, frozen=True):
    """A kitten casts a spell, and its token covers it."""

    seat: Seat
    spell: Spell


class Idled(Event, frozen=True):
    """A kitten can cast no spell."""

    seat: Seat


class ChoseToPass(Event, frozen=True):
    """A kitten chose a card to pass on; all cards move when everybody has chosen."""

    seat: Seat
    component: Component
    chapter: Chapter


class Picked(Event, frozen=True):
    """A kitten took a card from the discard pile."""

    seat: Seat
    component: Component


class Cleared(Event, frozen=True):
    """A kitten discards all cards of a chapter."""

    seat: Seat
    chapter: Chapter
    cards: Count


class PassedChapter(Event, frozen=True):
    """A kitten passes all of its chapter 1 on."""

    seat: Seat
    target: Seat
    cards: Count


class Defeated(Event, frozen=True):
    """A kitten defeated a curse; cards that it did not need go along, a point less each."""

    seat: Seat
    curse: Curse
    chapter: Chapter
    extras: Count


class CurseShown(Event, frozen=True):
    """A curse is turned up at a chapter."""

    curse: Curse
    chapter: Chapter


class CatCame(Event, frozen=True):
    """A kitten drew a Chaos Cat."""

    seat: Seat
    number: Count


class ChapterOpened(Event, frozen=True):
    """Chapter 3 is open for everybody."""


class RuleShown(Event, frozen=True):
    """A New Rule is turned up."""

    rule: Rule


class ChaosShown(Event, frozen=True):
    """The Chaos Mode card is turned up."""

    card: ChaosCard


class InForce(Event, frozen=True):
    """From now on this happens whenever a curse is defeated."""

    effect: Effect


class Happens(Event, frozen=True):
    """Everybody does something, in turn."""

    effect: Effect


class Skipped(Event, frozen=True):
    """A kitten can't do it."""

    seat: Seat


class CaughtAll(Event, frozen=True):
    """A kitten drew Caught: the game is over."""

    seat: Seat


class AllDefeated(Event, frozen=True):
    """A kitten defeated the sixth curse: the game is over."""

    seat: Seat


class CreditShown(Event, frozen=True):
    """A kitten shows its Extra Credit."""

    seat: Seat
    credit: Annotated[Credit, shown("seat")]


class Won(Event, frozen=True):
    """A kitten won, alone or with others."""

    seat: Seat
    winners: Count


class NobodyWon(Event, frozen=True):
    """All kittens are guilty."""


EVENTS = EventSpace(__name__)
