"""Measure the balance of Wizard Kittens.

`python -m bench.balance_wizard_kittens [GAMES]` plays GAMES games (1000) with the greedy bot in all seats for
each number of players, a fifth of that for each variant and with the search bot, and writes
docs/balance/wizard-kittens.md with its plots. The same games come out again.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

from purrlor.bots.plots import bars
from purrlor.bots.summary import Interval, average, proportion
from purrlor.core.glance import Glance
from purrlor.core.rng import Rng
from purrlor.core.search import Search
from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.bot import KittensJudge
from purrlor.games.wizard_kittens.cards import CREDIT_NAMES, CURSE_NAMES
from purrlor.games.wizard_kittens.options import deal_table
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.questions import ALL_CURSES
from purrlor.games.wizard_kittens.rules.scoring import credit_of
from purrlor.games.wizard_kittens.score import score
from purrlor.table.options import Value
from purrlor.table.texts import game_texts

DOCS = Path(__file__).parent.parent / "docs" / "balance"
CHUNK = 25
TIMID = KittensJudge(0.8)
ROUNDS = 200  # of search for a move

Options = tuple[tuple[str, Value], ...]
Bar = tuple[str, Interval, float | None]
SETUPS: dict[str, Options] = {
    "two": (("players", 2),),
    "three": (("players", 3),),
    "four": (("players", 4),),
    "two, New Rules": (("players", 2), ("new_rules", True)),
    "three, New Rules": (("players", 3), ("new_rules", True)),
    "three, advanced kittens": (("players", 3), ("advanced", True)),
    "four, Chaos Mode with 4 Cats": (("players", 4), ("chaos_cats", 4)),
}


@dataclass
class Tally:
    """What is counted over many games of one set-up."""

    games: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    shares: Counter[int] = field(
        default_factory=Counter
    )  # sixtieths of the victory, by place after the first
    shown: Counter[int] = field(default_factory=Counter)  # curses that came up
    left: Counter[int] = field(default_factory=Counter)  # of these, never defeated
    held: Counter[int] = field(default_factory=Counter)  # Extra Credits, when all curses were defeated
    scored: Counter[int] = field(default_factory=Counter)  # of these, worth something
    credit: Counter[int] = field(default_factory=Counter)  # their points
    defeated: Counter[int] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add what another process counted."""
        self.games += other.games
        for name, counts in vars(other).items():
            if isinstance(counts, Counter):
                getattr(self, name).update(counts)

    @property
    def finished(self) -> Interval:
        """Tell how often all curses were defeated."""
        return proportion(self.endings["all-defeated"], self.games)


def choose(state: WizardKittens, seat: int, bot: str, rng: Rng) -> int:
    """Choose as a bot does."""
    world = state.guess(seat, rng)
    if bot == "lynx" and state.legal(seat) > 1:
        search = Search(world, seat, GAME.judge, rng, GAME.actions.size)
        search.run(ROUNDS)
        return search.best()
    return Glance(world, seat, TIMID if bot == "timid" else GAME.judge, rng).best()


def play(options: Options, bot: str, seed: int) -> Tally:
    """Play one game and count."""
    rng = Rng.seeded(seed).stream("balance")
    state = deal_table(GAME.settle(dict(options)), {}, rng.stream("deal"))
    first = state.turn
    while state.pending:
        seat = int(state.pending).bit_length() - 1
        state.apply(seat, choose(state, seat, bot, rng))
    tally = Tally(games=1, endings=Counter([score(state).ending]), defeated=Counter([int(state.defeated)]))
    for seat in range(state.seats):
        tally.shares[(seat - first) % state.seats] += round(state.outcome(seat) * 60)
        if state.ended == ALL_CURSES:
            credit, worth = int(state.credit[seat]), int(credit_of(state, seat))
            tally.held[credit] += 1
            tally.scored[credit] += worth > 0
            tally.credit[credit] += worth
    for curse in range(len(CURSE_NAMES)):
        if (state.curses_seen >> curse) & 1:
            tally.shown[curse] += 1
            tally.left[curse] += state.defeated_by[curse] < 0
    return tally


def play_chunk(options: Options, bot: str, start: int) -> Tally:
    """Play some games."""
    tally = Tally()
    for seed in range(start, start + CHUNK):
        tally.add(play(options, bot, seed))
    return tally


def measure(setups: dict[str, Options], bot: str, games: int) -> dict[str, Tally]:
    """Play all games on two cores."""
    found = {}
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for name, options in setups.items():
            found[name] = Tally()
            for tally in pool.map(play_chunk, repeat(options), repeat(bot), range(0, games, CHUNK)):
                found[name].add(tally)
            print(bot, name, dict(found[name].endings), flush=True)
    return found


def fewer_than(games: int) -> int:
    """Choose how many games of each variant are played, and with the slower bots."""
    return max(games // 5, CHUNK)


def main(arguments: list[str]) -> None:
    """Measure and write."""
    games = int(arguments[0]) if arguments else 1000
    plain = dict(list(SETUPS.items())[:3])
    variants = {name: options for name, options in SETUPS.items() if name not in plain}
    fewer = fewer_than(games)
    greedy = measure(plain, "cat", games) | measure(variants, "cat", fewer)
    timid = measure(plain, "timid", fewer)
    search = measure(plain, "lynx", fewer)
    total = Tally()
    for name in plain:
        total.add(greedy[name])
    DOCS.mkdir(parents=True, exist_ok=True)
    for name, plot in plots(greedy, total).items():
        (DOCS / f"wizard-kittens-{name}.svg").write_text(plot + "\n", encoding="utf-8")
    page = report(games, greedy, timid, search, total)
    (DOCS / "wizard-kittens.md").write_text(page, encoding="utf-8")


def plots(greedy: dict[str, Tally], total: Tally) -> dict[str, str]:
    """Draw endings, curses and Extra Credits."""
    texts = game_texts(GAME, "en")
    mean_left = total.left.total() / total.shown.total()
    curses: list[Bar] = [
        (texts.thing("curse", name), proportion(total.left[curse], total.shown[curse]), 2 * mean_left)
        for curse, name in enumerate(CURSE_NAMES)
    ]
    credit_bars: list[Bar] = [
        (texts.thing("credit", name), proportion(total.scored[credit], total.held[credit]), 1 / 3)
        for credit, name in enumerate(CREDIT_NAMES)
    ]
    endings: list[Bar] = [(name, tally.finished, 0.2) for name, tally in greedy.items()]
    return {
        "endings": with_style(bars(endings, 100)),
        "curses": with_style(bars(curses, 100)),
        "credits": with_style(bars(credit_bars, 100)),
    }


def with_style(svg: str) -> str:
    """Give a plot that stands alone the colours that a report's page would give it."""
    style = (
        "<style>svg{font:12px sans-serif;background:#fff}"
        ".whisker{stroke:#2c2438;fill:none}.fair{stroke:#c43d3d;stroke-width:2;fill:none}</style>"
    )
    return svg.replace(">", f">{style}", 1)


def report(
    games: int, greedy: dict[str, Tally], timid: dict[str, Tally], search: dict[str, Tally], total: Tally
) -> str:
    """Write the page."""
    mean_left = total.left.total() / total.shown.total()
    lines = [
        "# Balance of Wizard Kittens",
        "",
        f"{games} games for each number of players with the greedy bot (`cat`) in all seats;",
        f"{fewer_than(games)} for each variant, with a timid greedy bot and the search bot",
        f"(`lynx`, {ROUNDS} rounds per move); house cards.",
        f"Made by `python -m bench.balance_wizard_kittens {games}`; running it again gives the same games.",
        "`purrlor simulate wizard-kittens --bot cat` (or `lynx`) shows endings and seats of the same bots.",
        "",
        "## Endings",
        "",
        "Target: each ending in 20 % to 80 % of the games. The bar is all curses defeated, the mark 20 %.",
        "",
        "![All curses defeated](wizard-kittens-endings.svg)",
        "",
        "| set-up | bot | all curses defeated | caught | all guilty | curses defeated | target |",
        "|---|---|---|---|---|---|---|",
        *(ending_line(name, "greedy", tally) for name, tally in greedy.items()),
        *(ending_line(name, "timid", tally) for name, tally in timid.items()),
        *(ending_line(name, "search", tally) for name, tally in search.items()),
        "",
        "The ending depends on the players more than on the cards. The greedy bot assumes that the",
        "curses can be beaten. The timid one is the same without this assumption: it stays innocent, waits",
        "to be caught, and against greedy bots it wins more than its share. An innocent player gains by",
        "waiting; a player with ten points must defeat all curses. This follows from the printed rules;",
        "no choice of recipes that keeps to the printed pattern changes it.",
        "",
        "## Seats",
        "",
        "Share of wins in turn order, greedy bot. Target: at most 5 points above the fair share.",
        "Games without a winner are not counted, so the shares may not add up to 100 %.",
        "",
        "| set-up | fair | first, second, ... | most above fair |",
        "|---|---|---|---|",
        *(seat_line(name, tally) for name, tally in greedy.items()),
        "",
        "## Curses",
        "",
        f"Curses that came up and were never defeated: {mean_left:.1%} on average. The limit is twice that,",
        "shown by the mark.",
        "Two to four players, greedy bot.",
        "",
        "![Curses left undefeated](wizard-kittens-curses.svg)",
        "",
        "## Extra Credits",
        "",
        "How often an Extra Credit scored in games that ended with all curses defeated.",
        "Target: at least a third (the mark), and at most about 6 points on average per card.",
        "",
        "![Extra Credits that scored](wizard-kittens-credits.svg)",
        "",
        "| Extra Credit | scored | mean points |",
        "|---|---|---|",
        *(credit_line(total, credit) for credit in range(len(CREDIT_NAMES))),
    ]
    return "\n".join(lines) + "\n"


def ending_line(name: str, bot: str, tally: Tally) -> str:
    """Write one row about endings."""
    finished = tally.finished
    held = "holds" if 0.2 <= finished.value <= 0.8 else "**does not hold**"
    defeated = average([float(count) for count, games in tally.defeated.items() for i in range(games)])
    return (
        f"| {name} | {bot} | {finished.value:.1%} ({finished.low:.1%} to {finished.high:.1%}) "
        f"| {tally.endings['caught'] / tally.games:.1%} | {tally.endings['all-guilty'] / tally.games:.1%} "
        f"| {defeated.value:.1f} | {held} |"
    )


def seat_line(name: str, tally: Tally) -> str:
    """Write one row about seats."""
    seats = 1 + max(tally.shares)
    shares = [tally.shares[seat] / 60 / tally.games for seat in range(seats)]
    listed = ", ".join(f"{share:.1%}" for share in shares)
    return f"| {name} | {1 / seats:.1%} | {listed} | {(max(shares) - 1 / seats) * 100:+.1f} |"


def credit_line(total: Tally, credit: int) -> str:
    """Write one row about an Extra Credit."""
    name = game_texts(GAME, "en").thing("credit", CREDIT_NAMES[credit])
    held = total.held[credit]
    return f"| {name} | {total.scored[credit] / held:.0%} | {total.credit[credit] / held:.1f} |"


if __name__ == "__main__":
    main(sys.argv[1:])
