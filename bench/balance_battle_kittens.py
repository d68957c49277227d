"""Measure the balance of Battle Kittens.

`python -m bench.balance_battle_kittens [GAMES]` plays GAMES games (1000) with the greedy bot in all seats for
each number of players and each combination of variants, a tenth of that with the search bot where that does
not take too long, and writes docs/balance/battle-kittens.md with its plots. The same games come out again.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

from purrlor.bots.summary import SURE, Interval, proportion
from purrlor.core.rng import Rng
from purrlor.core.search import Search
from purrlor.core.state import State
from purrlor.games.battle_kittens import GAME
from purrlor.games.battle_kittens.cards import ATTRIBUTES, ICONS, KING_NAMES, KITTEN_ROWS, NAMES
from purrlor.games.battle_kittens.options import deal_table
from purrlor.games.battle_kittens.rules.play import DRAW, BattleKittens
from purrlor.games.battle_kittens.rules.table import COMPETE, DRAFT, MOST_SEATS, SQUAD_OF
from purrlor.table.conform import legal_settings
from purrlor.table.texts import game_texts

DOCS = Path(__file__).parent.parent / "docs" / "balance"
CHUNK = 10
WORLDS = 12  # guessed, for a decision that others' hidden cards bear on
ROUNDS = 100  # of search for a move
VARIANTS = ("family", "short", "variable", "team")
ABOVE = 5.0  # points above its fair share that no seat should win

Setup = tuple[int, tuple[str, ...]]  # players and variants
SETUPS: list[Setup] = [
    (int(given["players"]), tuple(name for name in VARIANTS if given[name])) for given in legal_settings(GAME)
]
PLAIN: list[Setup] = [setup for setup in SETUPS if not setup[1]]
# The search bot plays every number of players, and every variant alone where a table of four can.
SEARCHED: list[Setup] = [*PLAIN, *((4, (name,)) for name in VARIANTS), (6, ("short",)), (6, ("team",))]


@dataclass
class Tally:
    """What is counted over many games of one set-up."""

    games: int = 0
    shares: Counter[int] = field(default_factory=Counter)  # of the victory, in sixtieths, by seat
    dealt: Counter[int] = field(default_factory=Counter)  # Kittens
    early: Counter[int] = field(default_factory=Counter)  # of these, taken in the first two picks
    totals: Counter[tuple[int, int]] = field(default_factory=Counter)  # of winners, by Attribute
    margins: Counter[tuple[int, int]] = field(default_factory=Counter)  # between first and second total
    ties: Counter[int] = field(default_factory=Counter)  # for the first place, by Attribute
    asked: Counter[int] = field(default_factory=Counter)  # King icons, by King cards still in the deck
    drawn: Counter[int] = field(default_factory=Counter)  # of these, a card was drawn
    kings: Counter[int] = field(default_factory=Counter)  # King cards that turned up
    gains: Counter[tuple[int, float]] = field(
        default_factory=Counter
    )  # fish above average of who had a Kitten
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


def search(state: BattleKittens, seat: int, rng: Rng) -> int:
    """Take what a search visits most."""
    actions = state.considered_actions(seat)
    if len(actions) == 1:
        return actions[0]
    searching = Search(state.guess(seat, rng), seat, GAME.judge, rng, GAME.actions.size)
    searching.run(ROUNDS)
    return searching.best()


def play(setup: Setup, bot: str, seed: int) -> Tally:
    """Play one game and count."""
    tally, (players, variants) = Tally(games=1), setup
    rng = Rng.seeded(seed).stream("balance")
    settings = GAME.settle({"players": players, **dict.fromkeys(variants, True)})
    state = deal_table(settings, {}, rng.stream("deal"))
    while state.pending:
        asked = [seat for seat in range(players) if (state.pending >> seat) & 1]
        seat = asked[rng.below(len(asked))]
        action = search(state, seat, rng) if bot == "search" else choose(state, seat, rng)
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
        sum(
            int(state.won[slot * MOST_SEATS + seat % state.sides])
            for slot in range(number * 3, number * 3 + 3)
        )
        for seat in range(state.seats)
    ]
    for seat in range(state.seats):
        for card in mine[seat]:
            tally.gains[card, fish[seat] - sum(fish) / state.seats] += 1


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
    """Count shares, and how the Battlegrounds of the game were won."""
    for seat in range(state.seats):
        tally.shares[seat] += round(state.outcome(seat) * 60)
    for slot in range(9):
        ranked = [
            sum(state.ranked[slot * MOST_SEATS + seat] for seat in range(side, state.seats, state.sides))
            for side in range(state.sides)
        ]
        totals = sorted((standing >> 10 for standing in ranked), reverse=True)
        attribute = int(state.attributes[slot])
        tally.totals[attribute, totals[0]] += 1
        tally.margins[attribute, totals[0] - totals[1]] += 1
        tally.ties[attribute] += totals[0] == totals[1]
    fish = sorted(state.fish[side] for side in range(state.sides))
    tally.fish[0] += fish[-1]
    tally.fish[1] += fish[0]


def play_chunk(setup: Setup, bot: str, start: int) -> Tally:
    """Play some games."""
    tally = Tally()
    for seed in range(start, start + CHUNK):
        tally.add(play(setup, bot, seed))
    return tally


def measure(setups: list[Setup], bot: str, games: int) -> dict[Setup, Tally]:
    """Play all games on two cores."""
    found = {}
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for setup in setups:
            found[setup] = Tally()
            for tally in pool.map(play_chunk, repeat(setup), repeat(bot), range(0, games, CHUNK)):
                found[setup].add(tally)
    return found


def whole(tallies: list[Tally]) -> Tally:
    """Sum up several set-ups."""
    total = Tally()
    for tally in tallies:
        total.add(tally)
    return total


def early_rates(total: Tally) -> dict[str, Interval]:
    """Tell how often each Kitten that was dealt is taken in the first two picks; 2/7 is fair."""
    return {name: proportion(total.early[card], total.dealt[card]) for card, name in enumerate(NAMES)}


def mean_of(counts: Counter[float] | Counter[int]) -> Interval:
    """Give the mean of counted values with its interval."""
    number = sum(counts.values())
    if number < 2:
        return Interval(0.0, 0.0, 0.0)
    middle = sum(value * count for value, count in counts.items()) / number
    square = sum((value - middle) ** 2 * count for value, count in counts.items()) / (number - 1)
    half = SURE * (square / number) ** 0.5
    return Interval(middle, middle - half, middle + half)


def lifts(total: Tally) -> dict[str, Interval]:
    """Tell the fish above the table's average that a round brings to who has a Kitten."""
    by_card: list[Counter[float]] = [Counter() for name in NAMES]
    for (card, gain), count in total.gains.items():
        by_card[card][gain] += count
    return {name: mean_of(by_card[card]) for card, name in enumerate(NAMES)}


def main(arguments: list[str]) -> None:
    """Measure and write."""
    games = int(arguments[0]) if arguments else 1000
    greedy = measure(SETUPS, "greedy", games)
    searched = measure(SEARCHED, "search", games // 10)
    DOCS.mkdir(parents=True, exist_ok=True)
    (DOCS / "battle-kittens.md").write_text(report(greedy, searched, games), encoding="utf-8")
    texts = game_texts(GAME, "en")
    names = {name: texts.thing("card", name) for name in NAMES}
    plain = whole([greedy[setup] for setup in PLAIN])
    rates = {names[name]: 100 * rate.value for name, rate in early_rates(plain).items()}
    gains = {names[name]: gain.value for name, gain in lifts(plain).items()}
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


def report(greedy: dict[Setup, Tally], searched: dict[Setup, Tally], games: int) -> str:
    """Write the report."""
    plain = whole([greedy[setup] for setup in PLAIN])
    lines = [
        "# Balance of Battle Kittens",
        "",
        f"{games} games with the greedy bot in all seats for each number of players and each combination of",
        f"variants; {games // 10} with the search bot (`lynx`, {ROUNDS} rounds per move) for each number of",
        "players and each variant alone; house cards. Values in brackets are 95 % intervals.",
        f"Made by `python -m bench.balance_battle_kittens {games}`; running it again gives the same games.",
        "",
        "## Seats",
        "",
        "Seats are equal but for icons, which go clockwise. Target: no seat wins more than "
        f"{ABOVE:g} points above its fair",
        "share. It holds if the interval reaches down to that; the best of several seats is above its share",
        "by chance alone. The few games of the search bot can show only a large fault.",
        "",
        "### Search bot",
        "",
        *seat_table(searched),
        "",
        "### Greedy bot",
        "",
        *seat_table(greedy),
        "",
        "## Attributes",
        "",
        "Target: no Attribute is won with much more or tied more often than another. No variant.",
        "",
        "| bot | Attribute | mean winning total | mean lead | ties for first place |",
        "|---|---|---|---|---|",
        *(attribute_line("greedy", plain, attribute) for attribute in range(4)),
        *(
            attribute_line("search", whole([searched[setup] for setup in PLAIN]), attribute)
            for attribute in range(4)
        ),
        "",
        *kitten_lines(plain, whole([searched[setup] for setup in PLAIN])),
        "",
        *king_lines(plain),
    ]
    return "\n".join(lines) + "\n"


def seat_table(found: dict[Setup, Tally]) -> list[str]:
    """Write a table about seats."""
    return [
        "| players | variants | fair | best seat | target | fish of first / last | ties for first place |",
        "|---|---|---|---|---|---|---|",
        *(seat_line(setup, tally) for setup, tally in found.items()),
    ]


def seat_line(setup: Setup, tally: Tally) -> str:
    """Write one row about seats; partners win together, so a seat's victory is its side's."""
    players, variants = setup
    sides = players // 2 if "team" in variants else players
    shares = [tally.shares[seat] / 60 * players / sides for seat in range(sides)]
    best = proportion(max(shares), tally.games)
    fine = 100 * (best.low - 1 / sides) <= ABOVE
    fish = f"{tally.fish[0] / tally.games:.1f} / {tally.fish[1] / tally.games:.1f}"
    return (
        f"| {players} | {', '.join(variants) or 'none'} | {1 / sides:.1%} | {share(best)} "
        f"| {'holds' if fine else '**does not hold**'} | {fish} "
        f"| {share(proportion(tally.ties.total(), tally.games * 9))} |"
    )


def attribute_line(bot: str, total: Tally, attribute: int) -> str:
    """Write one row about an Attribute."""
    won = Counter({value: count for (which, value), count in total.totals.items() if which == attribute})
    led = Counter({value: count for (which, value), count in total.margins.items() if which == attribute})
    ties = proportion(total.ties[attribute], won.total())
    means = f"{number(mean_of(won))} | {number(mean_of(led))}"
    return f"| {bot} | {ATTRIBUTES[attribute]} | {means} | {share(ties)} |"


def kitten_lines(plain: Tally, searched: Tally) -> list[str]:
    """Write about Kittens: who is taken early, and what they bring."""
    lines = ["## Kittens", ""]
    lines += [
        "Taken in the first two picks: 2 of 7 (28.6 %) is fair, twice that (57.1 %) is the limit; no",
        "variant. The greedy bot always ranks Kittens in the same way, so it hardly ever takes some of them",
        "early. Their value is in the second plot: fish of the player who has the Kitten, above the average.",
        "",
        "| bot | taken most | taken least | most fish | fewest fish |",
        "|---|---|---|---|---|",
    ]
    for bot, total in (("greedy", plain), ("search", searched)):
        rates = sorted(early_rates(total).items(), key=lambda item: -item[1].value)
        gains = sorted(lifts(total).items(), key=lambda item: -item[1].value)
        lines.append(
            f"| {bot} | {rates[0][0]} {share(rates[0][1])} | {rates[-1][0]} {share(rates[-1][1])} "
            f"| {gains[0][0]} {number(gains[0][1])} | {gains[-1][0]} {number(gains[-1][1])} |"
        )
    lines += ["", "| bot | icon | taken early | worth in fish |", "|---|---|---|---|"]
    for bot, total in (("greedy", plain), ("search", searched)):
        for icon, word in enumerate(ICONS):
            cards = [card for card, row in enumerate(KITTEN_ROWS) if row[1] == icon]
            taken = proportion(
                sum(total.early[card] for card in cards), sum(total.dealt[card] for card in cards)
            )
            gained: Counter[float] = Counter()
            for (card, gain), count in total.gains.items():
                gained[gain] += count if card in cards else 0
            lines.append(f"| {bot} | {word} | {share(taken)} | {number(mean_of(gained))} |")
    return [
        *lines,
        "",
        "![Taken in the first two picks](battle-kittens-early.svg)",
        "",
        "![Worth in fish](battle-kittens-worth.svg)",
    ]


def king_lines(plain: Tally) -> list[str]:
    """Write about King cards."""
    return [
        "## King cards",
        "",
        f"Greedy bot, no variant. Of {plain.asked.total()} chances to draw a King card, "
        f"{plain.drawn.total() / plain.asked.total():.0%} were used. By cards left in the King deck: "
        + ", ".join(f"{left}: {plain.drawn[left] / plain.asked[left]:.0%}" for left in sorted(plain.asked))
        + ".",
        "",
        "| King card | share of all drawn |",
        "|---|---|",
        *(
            f"| {name} | {share(proportion(plain.kings[king], plain.kings.total()))} |"
            for king, name in enumerate(KING_NAMES)
        ),
    ]


def share(interval: Interval) -> str:
    """Write a proportion with its interval."""
    return f"{interval.value:.1%} ({interval.low:.1%} to {interval.high:.1%})"


def number(interval: Interval) -> str:
    """Write a mean with its interval."""
    return f"{interval.value:.2f} ({interval.low:.2f} to {interval.high:.2f})"


if __name__ == "__main__":
    main(sys.argv[1:])
