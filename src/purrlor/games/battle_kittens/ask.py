"""Ask players, count their fish and all cards."""

from __future__ import annotations

from collections import Counter

from purrlor.games.battle_kittens.cards import (
    ATTRIBUTES,
    GROUND_NAMES,
    GROUNDS,
    KING,
    KITTENS,
    NAMES,
)
from purrlor.games.battle_kittens.rules.play import BattleKittens
from purrlor.games.battle_kittens.rules.table import (
    DEPLOY,
    DRAFT,
    MOST_SEATS,
    NO_CARD,
    SLOTS,
    SQUAD_OF,
    TRIM,
)
from purrlor.games.battle_kittens.view import hand_of, members, put_away_by
from purrlor.table.game import Prompt, Score, ScoreLine


def prompt(state: BattleKittens, seat: int) -> Prompt:
    """Ask a player what the phase asks."""
    if state.phase == DRAFT:
        return Prompt("ask-take", {"cards": SQUAD_OF - state.picked})
    if state.phase == TRIM:
        return Prompt("ask-put-away", {"left": state.hand - SQUAD_OF - state.placed[seat]})
    if state.phase == DEPLOY:
        following = state.mine[seat * SQUAD_OF + state.placed[seat]]
        return Prompt("ask-send", {"card": _card(following), "left": SQUAD_OF - state.placed[seat]})
    key = "ask-king" if state.tables.icon[state.asking] == KING else "ask-yarn"
    return Prompt(key, {"card": _card(state.asking)})


def _card(card: int) -> str:
    return f"card:{NAMES[card]}"


def score(state: BattleKittens) -> Score:
    """Show the fish of every Battleground and of the King; the most win (BK-7)."""
    sides = [seat % state.sides for seat in range(state.seats)]
    fish = tuple(state.fish[side] for side in sides)
    lines = [
        ScoreLine(
            "score-ground",
            tuple(state.won[slot * MOST_SEATS + side] for side in sides),
            {
                "ground": f"ground:{GROUND_NAMES[state.grounds[slot]]}",
                "attribute": f"attribute:{ATTRIBUTES[state.attributes[slot]]}",
            },
        )
        for slot in range(SLOTS)
    ]
    if not state.family:
        lines.append(ScoreLine("score-royal", tuple(state.royal[side] for side in sides)))
    lines.append(ScoreLine("score-fish", fish))
    better = [
        sum(state.fish[other] > state.fish[side] for other in range(state.sides)) for side in sides
    ]
    shared = sum(state.fish[side] == max(fish) for side in range(state.sides)) > 1
    return Score("shared" if shared else "most-fish", tuple(place + 1 for place in better), tuple(lines))


def census(state: BattleKittens) -> list[int]:
    """Count Kittens, Battlegrounds and Attributes, wherever they lie."""
    kittens = Counter(members(state.deck, KITTENS) + members(state.gone, KITTENS))
    if state.phase in (DRAFT, TRIM):
        kittens.update(state.dealt[i] for i in range(state.seats * state.hand))
    else:
        for seat in range(state.seats):
            kittens.update(hand_of(state, seat) + put_away_by(state, seat))
            for ground in range(3):
                kittens.update(members(state.squads[seat * 3 + ground], KITTENS))
    grounds = Counter(members(state.ground_deck, GROUNDS))
    grounds.update(state.grounds[slot] for slot in range(SLOTS) if state.grounds[slot] != NO_CARD)
    attributes = Counter(members(state.attribute_deck, len(ATTRIBUTES)))
    slots = [state.round * 3 + ground for ground in range(3)]
    attributes.update(state.attributes[slot] for slot in slots if state.attributes[slot] != NO_CARD)
    return [
        *(kittens[card] for card in range(KITTENS)),
        *(grounds[ground] for ground in range(GROUNDS)),
        *(attributes[attribute] for attribute in range(len(ATTRIBUTES))),
    ]
