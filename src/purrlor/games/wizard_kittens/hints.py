"""Say what speaks for a choice in Wizard Kittens: curses, points, cards in the way, and what rivals lack."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from purrlor.games.wizard_kittens.actions import Cast, Give, Keep, Place, TakeKitten
from purrlor.games.wizard_kittens.cards import CHAPTER_NAMES
from purrlor.games.wizard_kittens.events import AllDefeated, Defeated
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.questions import ALL_CURSES
from purrlor.games.wizard_kittens.rules.scoring import GUILTY
from purrlor.games.wizard_kittens.view import SeatView, TableView
from purrlor.table.game import View
from purrlor.table.hints import Trial
from purrlor.table.reasons import Argument, Because
from purrlor.table.records import Event

FAR = 9  # more components than a recipe has


def hints(trial: Trial) -> list[Because]:
    """List what speaks for a choice, the most telling first."""
    if isinstance(trial.action, TakeKitten):
        return []  # nothing is dealt yet
    if _wins(trial):
        return [Because("WK-14", "wins")]
    reasons = _reasons(trial, trial.sees, trial.will_see)
    if _cat_may_come(trial):
        passed = trial.after.clone()
        assert isinstance(passed, WizardKittens)
        passed.pass_chapter()
        view = trial.game.view(passed, trial.seat)
        still = _reasons(trial, view, view)
        reasons = [reason for reason in reasons if reason in still]
    return reasons


def _wins(trial: Trial) -> bool:
    """Tell whether the choice wins for sure: Caught counts only if no other card could come."""
    after = trial.after
    assert isinstance(after, WizardKittens)
    return after.outcome(trial.seat) > 0 and (after.ended == ALL_CURSES or after.bottom == 0)


def _cat_may_come(trial: Trial) -> bool:
    """Tell whether a card drawn after the choice may be a Chaos Cat that passes chapters on unasked."""
    before, after = trial.before, trial.after
    assert isinstance(before, WizardKittens)
    assert isinstance(after, WizardKittens)
    drawn = after.middle < before.middle
    return drawn and before.cats > 0 and (before.new_rules or before.chaos_cats > 0)


def _reasons(trial: Trial, sees: View, will_see: View) -> list[Because]:
    """List what speaks for a choice by what the seat sees after it, at once and later."""
    now = _changes(trial, sees, trial.events, "")
    later = _changes(trial, will_see, trial.later_events, "then-")
    seen, table = trial.seen.table, will_see.table
    assert isinstance(seen, TableView)
    assert isinstance(table, TableView)
    return [*now, *later, *_where(trial, seen), *_little(trial, seen, table)]


def _changes(trial: Trial, after: View, events: list[Event], when: str) -> list[Because]:
    """List what is better for the seat than it was: curses, points, missing components, cards, rivals."""
    seen, sees = trial.seen.table, after.table
    assert isinstance(seen, TableView)
    assert isinstance(sees, TableView)
    me, reasons = trial.seat, list[Because]()
    mine, was = sees.places[me], seen.places[me]
    gained = mine.points - was.points
    for event in events:
        if isinstance(event, Defeated) and event.seat == me:
            args: dict[str, Argument] = {"curse": f"curse:{event.curse}", "points": gained}
            guilty = mine.points >= GUILTY and not any(isinstance(one, AllDefeated) for one in events)
            # Caught always comes before the deck is empty (WK-3).
            if guilty:
                reasons.append(Because("WK-21", f"{when}defeats-guilty", args | {"total": mine.points}))
                continue
            safe = seen.caught_may_come and was.points < GUILTY and mine.points < GUILTY
            reasons.append(Because("WK-13", f"{when}defeats{'-safely' if safe else ''}", args))
    reasons += _nearer(me, seen, sees, when)
    if gained > 0 and not reasons:
        reasons.append(Because("WK-20", f"{when}points", {"points": gained}))
    reasons += _rivals(me, seen, sees, when)
    own, owns = trial.seen.own, after.own
    if isinstance(own, SeatView) and isinstance(owns, SeatView) and owns.worth > own.worth:
        reasons.append(Because("WK-20", f"{when}credit", {"points": owns.worth - own.worth}))
    if mine.cards < was.cards:
        fewer = "tidier-caught" if seen.caught_may_come else "tidier"
        reasons.append(Because("WK-21", f"{when}{fewer}", {"cards": mine.cards}))
    return reasons


def lacking(table: TableView, seat: int, chapter: int) -> int:
    """Count the components that a chapter of a circle lacks for its curse."""
    curse = table.curses[chapter] if chapter < len(table.curses) else None
    if curse is None or chapter >= table.open:
        return FAR
    missing = Counter(curse.recipe)
    missing.subtract(table.places[seat].chapters[chapter])
    return sum(count for count in missing.values() if count > 0)


def _wants(table: TableView, seat: int, chapter: int, component: str) -> bool:
    """Tell whether a chapter of a circle lacks a component for its curse."""
    curse = table.curses[chapter] if chapter < len(table.curses) else None
    have = table.places[seat].chapters[chapter]
    return curse is not None and curse.recipe.count(component) > have.count(component)


def _nearer(me: int, seen: TableView, sees: TableView, when: str) -> list[Because]:
    """Tell where a curse lacks less than before."""
    found = []
    for chapter, curse in enumerate(seen.curses):
        if curse is None or chapter >= len(sees.curses) or sees.curses[chapter] != curse:
            continue
        left = lacking(sees, me, chapter)
        if left < lacking(seen, me, chapter):
            key = "complete" if left == 0 else "nearer"
            args: dict[str, Argument] = {"curse": f"curse:{curse.name}"}
            if left:
                args["left"] = left
            found.append((left, Because("WK-13", f"{when}{key}", args)))
    return [reason for _, reason in sorted(found, key=lambda one: one[0])]


def _rivals(me: int, seen: TableView, sees: TableView, when: str) -> list[Because]:
    """Tell whose curse lacks more than before, and who has more cards."""
    reasons = []
    for rival in range(len(seen.places)):
        if rival == me:
            continue
        for chapter, curse in enumerate(seen.curses):
            if curse is None or chapter >= len(sees.curses) or sees.curses[chapter] != curse:
                continue
            if lacking(sees, rival, chapter) > lacking(seen, rival, chapter):
                args: dict[str, Argument] = {"target": rival, "curse": f"curse:{curse.name}"}
                reasons.append(Because("WK-13", f"{when}hinders", args))
        more = sees.places[rival].cards - seen.places[rival].cards
        if more > 0:
            args = {"target": rival, "cards": sees.places[rival].cards}
            reasons.append(Because("WK-21", f"{when}burdens", args))
    return reasons


def _where(trial: Trial, seen: TableView) -> list[Because]:
    """Tell why an unneeded card lies best in this chapter."""
    match trial.action:
        case Place(owner, chapter) if owner == trial.seat:
            held = str(trial.game.prompt(trial.before, owner).args["component"]).removeprefix("component:")
            if any(_wants(seen, owner, one, held) for one in range(seen.open)):
                return []
            at = CHAPTER_NAMES.index(chapter)
            mine = [lacking(seen, owner, one) for one in range(seen.open)]
            if mine[at] == max(mine) and mine[at] < FAR:
                args: dict[str, Argument] = {"chapter": f"chapter:{chapter}", "left": mine[at]}
                return [Because("WK-13", "away-from-curse", args)]
            return [Because("WK-13", "unneeded", {"chapter": f"chapter:{chapter}"})]
        case Keep(component):
            wanted = chain.from_iterable(curse.recipe for curse in seen.curses if curse is not None)
            if component in wanted:
                return [Because("WK-13", "wanted", {"component": f"component:{component}"})]
        case Give(target):
            return [Because("WK-21", "burdens-by-gift", {"target": target})]
    return []


def _little(trial: Trial, seen: TableView, will_see: TableView) -> list[Because]:
    """Tell what is at least not lost."""
    was, mine = seen.places[trial.seat], will_see.places[trial.seat]
    reasons = []
    if seen.caught_may_come and was.points < GUILTY and mine.points < GUILTY and mine.cards <= was.cards:
        reasons.append(Because("WK-21", "stays-innocent", {"points": mine.points, "cards": mine.cards}))
    if isinstance(trial.action, Cast):
        if trial.action.spell == "summon":
            reasons.append(Because("WK-12", "draws"))
        elif mine.cards == was.cards:
            reasons.append(Because("WK-21", "no-more-cards", {"cards": mine.cards}))
    return reasons
