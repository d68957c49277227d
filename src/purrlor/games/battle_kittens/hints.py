"""Say what speaks for a choice in Battle Kittens: what counts where, and who leads."""

from __future__ import annotations

from purrlor.games.battle_kittens.actions import Decline, Draw, PutAway, Ready, Send, Take
from purrlor.games.battle_kittens.cards import ATTRIBUTES
from purrlor.games.battle_kittens.view import Kitten, SeatView, TableView
from purrlor.table.hints import Trial
from purrlor.table.reasons import Argument, Because

MOST_STAT = 5  # that a Kitten has of an Attribute (BK-1)


def hints(trial: Trial) -> list[Because]:
    """List what speaks for a choice, the most telling first."""
    table, own = trial.seen.table, trial.seen.own
    assert isinstance(table, TableView)
    assert isinstance(own, SeatView)
    match trial.action:
        case Take(card):
            return _take(table, own, card)
        case PutAway(card):
            return _put_away(table, own, card)
        case Send(card, ground):
            return _send(table, own, card, ground)
        case Draw() | Decline():
            return _draw(trial, table, isinstance(trial.action, Draw))
        case Ready():
            return [Because("BK-4", "all-sent")] if not own.hand else []
    return []


def _counting(table: TableView) -> list[tuple[int, str, str]]:
    """List the Attributes that count at open Battlegrounds: their number, their name, and where."""
    return [
        (ATTRIBUTES.index(ground.attribute), ground.attribute, ground.ground)
        for ground in table.grounds
        if ground.attribute is not None and ground.ground is not None
    ]


def _worth(table: TableView, kitten: Kitten) -> int:
    """Tell the most that a Kitten adds at an open Battleground."""
    return max(kitten.stats[number] for number, _, _ in _counting(table))


def _take(table: TableView, own: SeatView, card: str) -> list[Because]:
    kitten = next(one for one in own.hand if one.name == card)
    reasons: list[Because] = []
    ranked = sorted(_counting(table), key=lambda place: -kitten.stats[place[0]])
    for number, attribute, ground in ranked:
        args: dict[str, Argument] = {
            "points": kitten.stats[number],
            "attribute": f"attribute:{attribute}",
            "ground": f"ground:{ground}",
        }
        if kitten.stats[number] and kitten.stats[number] == max(one.stats[number] for one in own.hand):
            reasons.append(Because("BK-20", "most-here", args))
    if kitten.icon == "yarn":
        reasons.append(Because("BK-10", "yarn"))
    if len(ranked) > 1 and all(kitten.stats[number] >= 2 for number, _, _ in ranked):
        reasons.append(
            Because("BK-20", "good-at-both", {"least": min(kitten.stats[n] for n, _, _ in ranked)})
        )
    if kitten.icon == "king":
        reasons.append(Because("BK-10", "king"))
    if kitten.icon == "flag":
        reasons.append(Because("BK-11", "flag"))
    number, attribute, ground = ranked[0]
    if kitten.stats[number]:
        args = {
            "points": kitten.stats[number],
            "attribute": f"attribute:{attribute}",
            "ground": f"ground:{ground}",
        }
        reasons.append(Because("BK-20", "counts-here", args))
    best = max(range(len(ATTRIBUTES)), key=lambda number: kitten.stats[number])
    if any(ground.attribute is None for ground in table.grounds):
        args = {"points": kitten.stats[best], "attribute": f"attribute:{ATTRIBUTES[best]}"}
        reasons.append(Because("BK-2", "may-count", args))
    if _worth(table, kitten) == max(_worth(table, one) for one in own.hand):
        reasons.append(Because("BK-20", "none-better", {"points": _worth(table, kitten)}))
    return reasons


def _put_away(table: TableView, own: SeatView, card: str) -> list[Because]:
    kitten = next(one for one in own.hand if one.name == card)
    worth = _worth(table, kitten)
    others = [_worth(table, one) for one in own.hand if one.name != card]
    better = sum(other > worth for other in others)
    if better == 0:
        args: dict[str, Argument] = {"points": worth, "others": others.count(worth)}
        return [Because("BK-31", "others-as-good", args)] if args["others"] else []
    reasons = [Because("BK-31", "adds-least", {"points": worth})] if better == len(others) else []
    return [*reasons, Because("BK-31", "adds-little", {"points": worth, "better": better})]


def _send(table: TableView, own: SeatView, card: str, which: int) -> list[Because]:
    everybody = [*own.hand, *(one for squad in own.squads for one in squad)]
    kitten = next(one for one in everybody if one.name == card)
    ground, squad = table.grounds[which - 1], own.squads[which - 1]
    assert ground.attribute is not None
    number = ATTRIBUTES.index(ground.attribute)
    adds = kitten.stats[number]
    args: dict[str, Argument] = {
        "points": adds,
        "attribute": f"attribute:{ground.attribute}",
        "ground": f"ground:{ground.ground}",
        "total": sum(one.stats[number] for one in squad if one.name != card) + adds,
    }
    stats = [kitten.stats[place] for place, _, _ in _counting(table)]
    reasons: list[Because] = []
    if adds and adds == max(stats) and stats.count(adds) == 1:
        reasons.append(Because("BK-20", "adds-most", args))
    if not squad and sum(not one for one in own.squads) >= len(own.hand):
        reasons.append(Because("BK-4", "needs-one", {"ground": f"ground:{ground.ground}"}))
    if kitten.icon in ("yarn", "king") and not adds:
        reasons.append(Because("BK-12", f"sends-{kitten.icon}", {"ground": f"ground:{ground.ground}"}))
    if kitten.icon == "flag":
        reasons.append(Because("BK-11", "sends-flag", {"ground": f"ground:{ground.ground}"}))
    fish = [one.fish[0] for one in table.grounds if one.fish]
    if ground.fish[0] == max(fish) and fish.count(max(fish)) == 1:
        reasons.append(Because("BK-20", "most-fish", {**args, "fish": ground.fish[0]}))
    return [*reasons, Because("BK-20", "adds", args)]


def _draw(trial: Trial, table: TableView, draws: bool) -> list[Because]:
    assert table.competing is not None
    assert table.asking is not None
    at = table.competing - 1
    sides = sorted({place.side for place in table.places})
    totals = dict.fromkeys(sides, 0)
    for place in table.places:
        totals[place.side] += place.squads[at].total or 0
    mine = totals.pop(table.places[trial.seat].side)
    best = max(totals.values(), default=0)
    args: dict[str, Argument] = {"total": mine, "best": best}
    if not draws:
        return [Because("BK-20", "leads", args)] if mine > best else [Because("BK-10", "king-may-hurt", args)]
    if table.asking.icon == "yarn":
        # A squad that is further behind than one Kitten can help is told only that nothing is lost.
        near = mine <= best <= mine + MOST_STAT
        behind = [Because("BK-10", "yarn-behind", args)] if near else []
        return [*behind, Because("BK-10", "yarn-adds")]
    return [Because("BK-10", "king-behind" if mine <= best else "king-more", args)]
