"""Ask players, count their fish and all cards."""

from __future__ import annotations

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
    better = [sum(state.fish[other] > state.fish[side] for other in range(state.sides)) for side in sides]
    shared = sum(state.fish[side] == max(fish) for side in range(state.sides)) > 1
    return Score("shared" if shared else "most-fish", tuple(place + 1 for place in better), tuple(lines))


def census(state: BattleKittens) -> list[int]:
    """Count Kittens, Battlegrounds and Attributes, wherever they lie."""
    kittens = members(state.deck) + members(state.gone)
    if state.phase in (DRAFT, TRIM):
        kittens += [state.dealt[i] for i in range(state.seats * state.hand)]
    else:
        for seat in range(state.seats):
            kittens += hand_of(state, seat) + put_away_by(state, seat)
        for squad in range(state.seats * 3):
            kittens += members(state.squads[squad])
    grounds = members(state.ground_deck) + [state.grounds[slot] for slot in range(SLOTS)]
    now = range(state.round * 3, state.round * 3 + 3)
    attributes = members(state.attribute_deck) + [state.attributes[slot] for slot in now]
    return [*_counts(kittens, KITTENS), *_counts(grounds, GROUNDS), *_counts(attributes, len(ATTRIBUTES))]


def _counts(cards: list[int], kinds: int) -> list[int]:
    counts = [0] * (kinds + 1)
    for card in cards:
        counts[card] += 1  # NO_CARD, which is -1, falls into the last place
    return counts[:-1]
