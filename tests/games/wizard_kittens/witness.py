"""Remember a game of Wizard Kittens as one seat was told and shown it, and hold guesses against that."""

from __future__ import annotations

from collections import Counter
from typing import Any

from purrlor.games.wizard_kittens import events as told
from purrlor.games.wizard_kittens.view import SeatView, TableView
from purrlor.table.game import View
from purrlor.table.options import Settings
from purrlor.table.records import Event

KINDS = ("artifact", "familiar", "potion", "scroll")
Spot = tuple[int, str]  # a seat and a chapter


class Witness:
    """What one seat (or somebody who watches) knows."""

    def __init__(self, settings: Settings, view: View) -> None:
        table = view.table
        assert isinstance(table, TableView)
        self.seats = int(settings["players"])
        self.cats = int(settings["chaos_cats"]) or int(self.seats > 2 or bool(settings["new_rules"]))
        self.circles: dict[Spot, Counter[str]] = {
            (seat, chapter): Counter() for seat in range(self.seats) for chapter in "123"
        }
        self.in_the_air: Counter[str] = Counter(held.component for held in table.held)
        self.unseen = Counter(dict.fromkeys(KINDS, 12)) - self.in_the_air
        self.discards: Counter[str] = Counter()
        self.extras = [Counter[str]() for _ in range(self.seats)]
        self.curses: list[set[str]] = [set() for _ in range(self.seats)]
        self.covered: list[str | None] = [None] * self.seats
        self.kittens = [place.kitten for place in table.places]
        self.curse_cards: dict[str, Any] = {}
        self.face_up: dict[str, str] = {}
        self.chapters = 2
        self.cats_seen = 0
        self.caught = False
        self.in_force: list[str] = []
        self.lying_open: str | None = None  # the New Rule or Chaos Mode card
        self.chosen: Counter[tuple[int, str, str]] = Counter()
        self.passed: dict[int, Counter[str]] = {}
        self.own: str | None = None
        self.shown: dict[int, str] = {}
        for seat, place in enumerate(table.places):
            for chapter, cards in zip("123", place.chapters, strict=False):
                self.circles[seat, chapter].update(cards)
                self.unseen.subtract(cards)
        for chapter, curse in zip("123", table.curses, strict=False):
            if curse is not None:
                self.face_up[chapter] = curse.name
        self.look(view)

    def look(self, view: View) -> None:
        """Read the cards that lie open, and one's own Extra Credit."""
        assert isinstance(view.table, TableView)
        chosen = view.table.chosen
        self.seen_chosen = Counter((card.owner, card.chapter, card.component) for card in chosen)
        for curse in view.table.curses:
            if curse is not None:
                self.curse_cards[curse.name] = curse
        if isinstance(view.own, SeatView) and view.own.credit is not None:
            assert self.own in (None, view.own.credit.name)
            self.own = view.own.credit.name

    def hear(self, event: Event) -> None:
        """Remember what happened."""
        match event:
            case told.TookKitten(seat, kitten):
                self.kittens[seat] = kitten
            case told.Dealt(seat, component, chapter):
                self.unseen[component] -= 1
                self.circles[seat, chapter][component] += 1
            case told.Drew(_, component):
                self.unseen[component] -= 1
                self.in_the_air[component] += 1
            case told.Placed(_, component, owner, chapter):
                self.in_the_air[component] -= 1
                self.circles[owner, chapter][component] += 1
            case told.Lifted(_, component, owner, chapter):
                self.circles[owner, chapter][component] -= 1
                self.in_the_air[component] += 1
                self.chosen.pop((owner, chapter, component), None)
            case told.Discarded(_, component, owner, chapter):
                self.circles[owner, chapter][component] -= 1
                self.discards[component] += 1
            case told.Picked(_, component):
                self.discards[component] -= 1
                self.in_the_air[component] += 1
            case told.Cleared(seat, chapter, cards):
                assert self.circles[seat, chapter].total() == cards
                self.discards += self.circles[seat, chapter]
                self.circles[seat, chapter] = Counter()
            case told.PassedChapter(seat, target, cards):
                assert self.circles[seat, "1"].total() == cards
                self.passed[target] = self.circles[seat, "1"]
                if len(self.passed) == self.seats:
                    self.circles |= {(receiver, "1"): got for receiver, got in self.passed.items()}
                    self.passed = {}
            case told.ChoseToPass(seat, component, chapter):
                self.chosen[seat, chapter, component] += 1
            case told.CastSpell(seat, spell):
                self.covered[seat] = spell
            case told.Defeated(seat, curse, chapter, extras):
                recipe = Counter(self.curse_cards[curse].recipe)
                rest = self.circles[seat, chapter] - recipe
                assert rest.total() == extras
                self.extras[seat] += rest
                self.discards += recipe
                self.circles[seat, chapter] = Counter()
                self.curses[seat].add(curse)
                assert self.face_up.pop(chapter) == curse
            case told.CurseShown(curse, chapter):
                self.face_up[chapter] = curse
            case told.CatCame():
                self.cats_seen += 1
            case told.ChapterOpened():
                self.chapters = 3
            case told.RuleShown(name) | told.ChaosShown(name):
                self.lying_open = name
            case told.InForce(effect):
                self.in_force.append(effect)
            case told.Happens("cancel_rules"):
                self.in_force.clear()
            case told.CaughtAll():
                self.caught = True
            case told.CreditShown(seat, credit):
                self.shown[seat] = credit

    def contradictions(self, seat: int, table: TableView, deck: list[int], cards: list[str]) -> list[str]:
        """List what can't be so in a world: its table, the components in its deck, its Extra Credits."""
        found = []

        def demand(what: str, known: object, imagined: object) -> None:
            if known != imagined:
                found.append(f"{what}: {known} is known, {imagined} is imagined")

        for owner, place in enumerate(table.places):
            for chapter, heap in zip("123", place.chapters, strict=False):
                demand(f"circle {owner} {chapter}", +self.circles[owner, chapter], Counter(heap))
            demand(f"extras {owner}", +self.extras[owner], Counter(place.extras))
            demand(f"curses {owner}", self.curses[owner], {curse.name for curse in place.curses})
            demand(f"token {owner}", self.covered[owner], place.covered)
            demand(f"kitten {owner}", self.kittens[owner], place.kitten)
        demand("discards", +self.discards, Counter(table.discards))
        demand("in the air", +self.in_the_air, Counter(held.component for held in table.held))
        face_up = {chapter: curse.name for chapter, curse in zip("123", table.curses, strict=False) if curse}
        demand("face up", self.face_up, face_up)
        defeated = sum(map(len, self.curses))
        demand("defeated", defeated, table.defeated)
        demand("curses to come", 6 - defeated - len(self.face_up), table.curses_left)
        demand("chapters", self.chapters, table.open)
        demand("Cats", self.cats_seen, table.cats_drawn)
        demand("open card", self.lying_open, table.rule or table.chaos)
        demand("in force", self.in_force, list(table.in_force))
        chosen = Counter((card.owner, card.chapter, card.component) for card in table.chosen)
        demand("chosen", self.seen_chosen, chosen)
        if self.chosen:
            demand("chosen to pass", self.chosen, chosen)
        demand("unseen", [self.unseen[kind] for kind in KINDS], deck)
        left = self.unseen.total() + self.cats - self.cats_seen + (not self.caught)
        demand("deck", left, table.deck)
        if self.own is not None:
            demand("own credit", self.own, cards[seat])
        demand("credits differ", len(set(cards)), len(cards))
        for owner, credit in self.shown.items():
            demand(f"credit of {owner}", credit, cards[owner])
        return found
