"""Measure the balance of Battle Kittens.

`python -m bench.balance_battle_kittens [GAMES]` plays GAMES games (1000) with the greedy bot in all seats
for each number of players, and writes docs/balance/battle-kittens.md with its plots.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.games.battle_kittens import GAME
from purrlor.games.battle_kittens.cards import ATTRIBUTES, ICONS, KING_NAMES, KITTEN_ROWS, NAMES
from purrlor.games.battle_kittens.options import deal_table
from purrlor.games.battle_kittens.rules.play import DRAW, BattleKittens
from purrlor.games.battle_kittens.rules.table import COMPETE, DRAFT, MOST_SEATS, SQUAD_OF
from purrlor.table.texts import game_texts

DOCS = Path(__file__).parent.parent / "docs" / "balance"
PLAYERS = (2, 3, 4, 5, 6)
CHUNK = 50
WORLDS = 12  # guessed, for a decision that others' hidden cards bear on


@dataclass
class Tally:
    """What is counted over many games with one number of players."""

    games: int = 0
    shares: Counter[int] = field(default_factory=Counter)  # of the victory, by seat
    dealt: Counter[int] = field(default_factory=Counter)  # Kittens
    early: Counter[int] = field(default_factory=Counter)  # of these, taken in the first two picks
    contests: Counter[int] = field(default_factory=Counter)  # by Attribute
    totals: Counter[int] = field(default_factory=Counter)  # of their winners
    margins: Counter[int] = field(default_factory=Counter)  # between first and second total
    ties: Counter[int] = field(default_factory=Counter)  # for the first place
    asked: Counter[int] = field(default_factory=Counter)  # King icons, by King cards still in the deck
    drawn: Counter[int] = field(default_factory=Counter)  # of these, a card was drawn
    kings: Counter[int] = field(default_factory=Counter)  # King cards that turned up
    owners: Counter[int] = field(default_factory=Counter)  # seats that had a Kitten
    gains: Counter[int] = field(default_factory=Counter)  # their fish above the average, times players
    fish: Counter[int] = field(default_factory=Counter)  # of the winner, and of the last

    def add(self, other: Tally) -> None:
        """Add what another process counted."""
        self.games += other.games
        for name, counts in vars(other).items():
            if isinstance(counts, Counter):
                getattr(self, name).update(counts)


def choose(state: BattleKittens, seat: int, rng: Rng) -> int:
    """Take what the judge likes best right after it, over a few guessed worlds."""
    actions = state.considered_actions(seat)
    best, most = actions[0], -1.0
    # As long as others still choose, too, the judge looks at nothing hidden.
    worlds = WORLDS if state.pending == 1 << seat else 1
    for action in actions if len(actions) > 1 else []:
        worth = 0.0
        for i in range(worlds):
            world: State = state.guess(seat, rng)
            world.apply(seat, action)
            worth += GAME.judge.worth(world, seat)
        if worth > most:
            best, most = action, worth
    return best


def play(players: int, seed: int) -> Tally:
    """Play one game and count."""
    tally = Tally(games=1)
    rng = Rng.seeded(seed).stream("balance")
    state = deal_table(GAME.settle({"players": players}), {}, rng.stream("deal"))
    while state.pending:
        asked = [seat for seat in range(players) if (state.pending >> seat) & 1]
        seat = asked[rng.below(len(asked))]
        action = choose(state, seat, rng)
        if state.phase == DRAFT:
            note_draft(tally, state, action)
        elif state.phase == COMPETE:
            note_icon(tally, state, action)
        rounds = state.round
        mine = [[state.mine[i] for i in range(other * 7, other * 7 + 7)] for other in range(players)]
        state.apply(seat, action)
        if state.round != rounds or not state.pending:
            note_round(tally, state, rounds, mine)
    note_end(tally, state)
    return tally


def note_draft(tally: Tally, state: BattleKittens, action: int) -> None:
    """Count who was dealt, and who is taken early."""
    if state.picked == 0 and state.pending == (1 << state.seats) - 1:
        tally.dealt.update(state.dealt[i] for i in range(state.seats * SQUAD_OF))
    if state.picked < 2:
        tally.early[action] += 1


def note_round(tally: Tally, state: BattleKittens, number: int, mine: list[list[int]]) -> None:
    """Count the fish that came to those who had each Kitten, against the average of the table."""
    fish = [
        sum(state.won[slot * MOST_SEATS + seat] for slot in range(number * 3, number * 3 + 3))
        for seat in range(state.seats)
    ]
    for seat in range(state.seats):
        for card in mine[seat]:
            tally.owners[card] += 1
            tally.gains[card] += fish[seat] * state.seats - sum(fish)


def note_icon(tally: Tally, state: BattleKittens, action: int) -> None:
    """Count what is decided about King icons."""
    if ICONS[state.tables.icon[state.asking]] == "king":
        left = int(state.king_deck).bit_count()
        tally.asked[left] += 1
        tally.drawn[left] += action == DRAW
        if action == DRAW:
            world = state.clone()
            world.apply(state.squad, action)
            tally.kings[int(state.king_deck & ~world.king_deck).bit_length() - 1] += 1


def note_end(tally: Tally, state: BattleKittens) -> None:
    """Count shares, and how the Battlegrounds of the last round were won."""
    for seat in range(state.seats):
        tally.shares[seat] += round(state.outcome(seat) * 60)
    for ground in range(3):
        totals = sorted((state.standing(seat, ground) >> 10 for seat in range(state.seats)), reverse=True)
        attribute = state.attribute_of(ground)
        tally.contests[attribute] += 1
        tally.totals[attribute] += totals[0]
        tally.margins[attribute] += totals[0] - totals[1]
        tally.ties[attribute] += totals[0] == totals[1]
    fish = sorted(state.fish[seat] for seat in range(state.seats))
    tally.fish[0] += fish[-1]
    tally.fish[1] += fish[0]


def play_chunk(players: int, start: int) -> Tally:
    """Play some games."""
    tally = Tally()
    for seed in range(start, start + CHUNK):
        tally.add(play(players, seed))
    return tally


def measure(games: int) -> dict[int, Tally]:
    """Play all games on two cores."""
    found = {}
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for players in PLAYERS:
            found[players] = Tally()
            for tally in pool.map(play_chunk, repeat(players), range(0, games, CHUNK)):
                found[players].add(tally)
    return found


def whole(found: dict[int, Tally]) -> Tally:
    """Sum up all numbers of players."""
    total = Tally()
    for tally in found.values():
        total.add(tally)
    return total


def early_rates(total: Tally) -> dict[str, float]:
    """Tell how often each Kitten that was dealt is taken in the first two picks; 2/7 is fair."""
    return {name: total.early[card] / total.dealt[card] for card, name in enumerate(NAMES)}


def lifts(found: dict[int, Tally]) -> dict[str, float]:
    """Tell the fish above the table's average that a round brings to who has a Kitten."""
    owners = whole(found).owners
    return {
        name: sum(tally.gains[card] / players for players, tally in found.items()) / owners[card]
        for card, name in enumerate(NAMES)
    }


def main(arguments: list[str]) -> None:
    """Measure and write."""
    games = int(arguments[0]) if arguments else 1000
    found = measure(games)
    DOCS.mkdir(parents=True, exist_ok=True)
    (DOCS / "battle-kittens.md").write_text(report(found, games), encoding="utf-8")
    texts = game_texts(GAME, "en")
    names = {name: texts.thing("card", name) for name in NAMES}
    rates = {names[name]: 100 * rate for name, rate in early_rates(whole(found)).items()}
    gains = {names[name]: gain for name, gain in lifts(found).items()}
    plots = {
        "early": bars(
            "Taken in the first two picks, % of deals (fair 28.6, limit 57.1)", rates, (28.6, 57.1)
        ),
        "worth": bars("Fish above the average in a round for who has the Kitten", gains, (0.0,)),
    }
    for name, plot in plots.items():
        (DOCS / f"battle-kittens-{name}.svg").write_text(plot, encoding="utf-8")


def bars(title: str, values: dict[str, float], marks: tuple[float, ...]) -> str:
    """Draw one bar for each value, the largest first, with lines at some marks."""
    ranked = sorted(values.items(), key=lambda item: -item[1])
    low, high = min(0.0, ranked[-1][1]), max(*marks, ranked[0][1])
    scale = 420 / (high - low)

    def at(value: float) -> float:
        return round(190 + (value - low) * scale, 1)

    height = 40 + 14 * len(ranked)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 {height}" font-family="sans-serif">',
        f'<rect width="660" height="{height}" fill="#fff"/><text x="8" y="18" font-size="13">{title}</text>',
    ]
    for row, (name, value) in enumerate(ranked):
        y = 30 + 14 * row
        left, width = min(at(0), at(value)), abs(at(value) - at(0))
        parts.append(f'<text x="184" y="{y + 10}" font-size="10" text-anchor="end">{name}</text>')
        parts.append(f'<rect x="{left}" y="{y + 1}" width="{width:.1f}" height="11" fill="#5b7fa6"/>')
        parts.append(f'<text x="{left + width + 4:.1f}" y="{y + 10}" font-size="10">{value:.2f}</text>')
    parts += [
        f'<path d="M{at(mark)} 26V{height - 8}" stroke="#b33" stroke-dasharray="4 3"/>' for mark in marks
    ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def report(found: dict[int, Tally], games: int) -> str:
    """Write the report."""
    total = whole(found)
    rates = sorted(early_rates(total).items(), key=lambda item: -item[1])
    rows = {row[0]: row for row in KITTEN_ROWS}
    gains = lifts(found)
    by_icon = [
        f"| {icon} | {mean([rates_of for name, rates_of in rates if rows[name][1] == number]):.0%} "
        f"| {mean([gains[name] for name in NAMES if rows[name][1] == number]):+.2f} |"
        for number, icon in enumerate(ICONS)
    ]
    lines = [
        "# Balance of Battle Kittens",
        "",
        f"{games} games for each number of players, greedy bot in all seats, house cards, no variant.",
        "Made by `python -m bench.balance_battle_kittens`; running it again gives the same games.",
        "",
        "## Seats",
        "",
        "Target: no seat wins more than 5 points above its fair share. The standard deviation is about "
        f"{100 * (0.25 / games) ** 0.5:.1f} points (two players).",
        "",
        "| players | fair | wins by seat | most above fair | fish of the first / the last |",
        "|---|---|---|---|---|",
        *(seat_line(players, tally) for players, tally in found.items()),
        "",
        "## Attributes",
        "",
        "| Attribute | mean winning total | mean lead | ties for first place |",
        "|---|---|---|---|",
        *(attribute_line(total, attribute) for attribute in range(4)),
        "",
        "## Kittens",
        "",
        "Taken in the first two picks: 2 of 7 (28.6 %) is fair, twice that (57.1 %) is the limit. Highest: "
        + ", ".join(f"{name} {rate:.1%}" for name, rate in rates[:3])
        + ".",
        "The greedy bot always ranks Kittens in the same way, so it hardly ever takes some of them early.",
        "Their value is in the second plot: fish of the player who has the Kitten, above the average.",
        "",
        "| icon | taken early | worth in fish |",
        "|---|---|---|",
        *by_icon,
        "",
        "![Taken in the first two picks](battle-kittens-early.svg)",
        "",
        "![Worth in fish](battle-kittens-worth.svg)",
        "",
        "## King cards",
        "",
        f"Of {total.asked.total()} chances to draw a King card, "
        f"{total.drawn.total() / total.asked.total():.0%} were used. By cards left in the King deck: "
        + ", ".join(f"{left}: {total.drawn[left] / total.asked[left]:.0%}" for left in sorted(total.asked))
        + ".",
        "",
        "| King card | share of all drawn |",
        "|---|---|",
        *(
            f"| {name} | {total.kings[king] / total.kings.total():.1%} |"
            for king, name in enumerate(KING_NAMES)
        ),
    ]
    return "\n".join(lines) + "\n"


def mean(values: list[float]) -> float:
    """Average some numbers."""
    return sum(values) / len(values)


def seat_line(players: int, tally: Tally) -> str:
    """Write one row about seats."""
    shares = [tally.shares[seat] / tally.games / 60 for seat in range(players)]
    above = (max(shares) - 1 / players) * 100
    fish = f"{tally.fish[0] / tally.games:.1f} / {tally.fish[1] / tally.games:.1f}"
    listed = ", ".join(f"{share:.1%}" for share in shares)
    return f"| {players} | {1 / players:.1%} | {listed} | {above:+.1f} | {fish} |"


def attribute_line(total: Tally, attribute: int) -> str:
    """Write one row about an Attribute."""
    contests = total.contests[attribute]
    return (
        f"| {ATTRIBUTES[attribute]} | {total.totals[attribute] / contests:.2f} "
        f"| {total.margins[attribute] / contests:.2f} | {total.ties[attribute] / contests:.1%} |"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
