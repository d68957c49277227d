"""Say what speaks for a choice in Wizards and Witches: who is hit, what shields catch, what stays in hand."""

from __future__ import annotations

from purrlor.games.wizards_and_witches.actions import Discard, Explode, Lay, Throw
from purrlor.games.wizards_and_witches.cards import KIND, LAIR_KIND, NAMES, SIDE, SIZE, SPELLS
from purrlor.games.wizards_and_witches.events import Caught, Hit, LairLost, Out, PoolFull, WillMiss, Won
from purrlor.games.wizards_and_witches.view import SeatView, TableView
from purrlor.table.hints import Trial
from purrlor.table.reasons import Argument, Because


def hints(trial: Trial) -> list[Because]:
    """List what speaks for a choice, the most telling first."""
    match trial.action:
        case Throw(card, target):
            return _throw(trial, NAMES.index(card), target)
        case Explode(_, target):
            return _explode(trial, target)
        case Lay(card):
            return _lay(trial, NAMES.index(card))
        case Discard(card):
            return _discard(trial, card)
    return []


def _throw(trial: Trial, card: int, target: int) -> list[Because]:
    seen = trial.seen.table
    assert isinstance(seen, TableView)
    told = [event for event in trial.events if getattr(event, "seat", None) == target]
    if any(isinstance(event, Out) for event in told):
        wins = any(isinstance(event, Won) and event.seat == trial.seat for event in trial.events)
        return [Because("WW-7", "wins" if wins else "puts-out", {"target": target})]
    reasons: list[Because] = []
    for event in told:
        if isinstance(event, Hit):
            args: dict[str, Argument] = {
                "target": target,
                "hits": event.hits,
                "left": seen.goal - event.total,
            }
            # The same card would do less to everybody else who can be aimed at.
            others = [
                _through(seen, card, action.target)
                for action in trial.choices
                if isinstance(action, Throw) and NAMES.index(action.card) == card and action.target != target
            ]
            if others and max(others) < event.hits:
                reasons.append(Because("WW-4", "hits-most", {"target": target, "hits": event.hits}))
            if event.total >= max(place.hits for place in seen.places if not place.out):
                reasons.append(Because("WW-7", "closest-to-out", args))
            reasons.append(Because("WW-7", "hits", args))
        elif isinstance(event, PoolFull):
            reasons.append(Because("WW-5", "uses-up-shields", {"target": target}))
        elif isinstance(event, Caught):
            reasons.append(Because("WW-5", "fills-shields", {"target": target, "room": event.room}))
    return reasons


def _through(seen: TableView, card: int, target: int) -> int:
    """Count the hits of a card that somebody's shields would not catch."""
    side = "spells" if SIDE[card] == SPELLS else "potions"
    room = sum(pool.room for pool in seen.places[target].pools if side in pool.catches)
    return max(0, SIZE[card] - room)


def _explode(trial: Trial, target: int) -> list[Because]:
    if LairLost(target) in trial.events:
        return [Because("WW-10", "destroys-lair", {"target": target})]
    if WillMiss(target) in trial.events:
        return [Because("WW-11", "loses-turn", {"target": target})]
    return []


def _lay(trial: Trial, card: int) -> list[Because]:
    seen, sees = trial.seen.table, trial.sees.table
    assert isinstance(seen, TableView)
    assert isinstance(sees, TableView)
    if KIND[card] == LAIR_KIND:
        return [Because("WW-9", "lair")]
    before, after = seen.places[trial.seat].pools, sees.places[trial.seat].pools
    for was, now in zip(before, after, strict=True):
        if now.room > was.room:
            side = "both" if len(now.catches) > 1 else now.catches[0]
            return [Because("WW-5", "shield", {"room": now.room, "was": was.room, "kind": side})]
    return []


def _discard(trial: Trial, card: str) -> list[Because]:
    own, seen = trial.seen.own, trial.seen.table
    assert isinstance(own, SeatView)
    assert isinstance(seen, TableView)
    number = NAMES.index(card)
    if KIND[number] == LAIR_KIND and seen.places[trial.seat].lair:
        return [Because("WW-9", "second-lair")]
    kept = list(own.hand)
    kept.remove(card)
    if len(kept) == 2:
        return [Because("WW-21", "keeps-two", {"card": f"card:{kept[0]}", "second": f"card:{kept[1]}"})]
    return [Because("WW-21", "keeps", {"cards": len(kept)})]
