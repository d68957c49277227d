"""Measure the balance of Wizard Kittens.

`python -m bench.balance_wizard_kittens [GAMES]` plays GAMES games (300) with the search bot in all seats for
each number of players, a third of that for each variant, twice that with one greedy bot that plays otherwise,
25 times as many by quick moves for the seats, and writes docs/balance/wizard-kittens.md with its plots. The
same games come out again. `--seats` plays only those for the seats and prints their rows.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

from purrlor.bots.plots import bars
from purrlor.bots.summary import Interval, average, per_cent, proportion
from purrlor.core.glance import Glance
from purrlor.core.rng import Rng
from purrlor.core.search import Search
from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.bot import KittensJudge
from purrlor.games.wizard_kittens.cards import ANY, CREDIT_NAMES, CURSE_NAMES
from purrlor.games.wizard_kittens.options import deal_table
from purrlor.games.wizard_kittens.rules.kittens import WizardKittens
from purrlor.games.wizard_kittens.rules.questions import ALL_CURSES
from purrlor.games.wizard_kittens.rules.scoring import credit_of, curses_of, points
from purrlor.games.wizard_kittens.score import score
from purrlor.table.options import Value
from purrlor.table.texts import game_texts

DOCS = Path(__file__).parent.parent / "docs" / "balance"
CHUNK = 10
ROUNDS = 200  # of search for a move
QUICKER = 25  # so many times more games are played by quick moves, a few milliseconds each
JUDGES = {"cat": GAME.judge, "timid": KittensJudge(-3.0), "bold": KittensJudge(3.0)}

Options = tuple[tuple[str, Value], ...]
Bar = tuple[str, Interval, float | None]
PLAIN: dict[str, Options] = {
    "two": (("players", 2),),
    "three": (("players", 3),),
    "four": (("players", 4),),
}
VARIANTS: dict[str, Options] = {
    "two, New Rules": (("players", 2), ("new_rules", True)),
    "two, advanced kittens": (("players", 2), ("advanced", True)),
    "three, New Rules": (("players", 3), ("new_rules", True)),
    "three, advanced kittens": (("players", 3), ("advanced", True)),
    "four, New Rules": (("players", 4), ("new_rules", True)),
    "four, advanced kittens": (("players", 4), ("advanced", True)),
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
    turns: Counter[int] = field(default_factory=Counter)  # taken, by place after the first
    odd: int = 0  # sixtieths of the victory of the seat that plays otherwise
    pointless: int = 0  # sixtieths of victories won with no points
    changed: int = 0  # games in which Extra Credit changed who wins
    defeated: Counter[int] = field(default_factory=Counter)
    shown: Counter[int] = field(default_factory=Counter)  # curses that came up
    left: Counter[int] = field(default_factory=Counter)  # of these, never defeated
    taken: Counter[int] = field(default_factory=Counter)  # sixtieths that whoever defeated a curse won
    fair: Counter[int] = field(default_factory=Counter)  # and what a fair share of those games is
    held: Counter[int] = field(default_factory=Counter)  # Extra Credits, when all curses were defeated
    scored: Counter[int] = field(default_factory=Counter)  # of these, worth something
    credit: Counter[int] = field(default_factory=Counter)  # their points
    earned: Counter[int] = field(default_factory=Counter)  # sixtieths that whoever held a credit won
    due: Counter[int] = field(default_factory=Counter)  # and what a fair share of those games is

    def add(self, other: Tally) -> None:
        """Add what another process counted."""
        for name, counts in vars(other).items():
            if isinstance(counts, Counter):
                getattr(self, name).update(counts)
            else:
                setattr(self, name, getattr(self, name) + counts)

    @property
    def finished(self) -> Interval:
        """Tell how often all curses were defeated."""
        return proportion(self.endings["all-defeated"], self.games)

    @property
    def won_with_nothing(self) -> Interval:
        """Tell how often a game was won with no points."""
        return proportion(self.pointless / 60, self.games)

    @property
    def credit_decides(self) -> Interval:
        """Tell how often Extra Credit changed the winner, of the games in which it counts."""
        return proportion(self.changed, self.endings["all-defeated"])


def choose(state: WizardKittens, seat: int, bot: str, rng: Rng) -> int:
    """Choose as a bot does."""
    world = state.guess(seat, rng)
    if state.legal(seat) == 1:
        return int(state.choices[0])
    if bot == "quick":
        return int(GAME.judge.pick(world, seat, world.consider(seat), rng))
    if bot == "lynx":
        search = Search(world, seat, GAME.judge, rng, GAME.actions.size)
        search.narrow()
        search.run(ROUNDS)
        return search.best()
    return Glance(world, seat, JUDGES[bot], rng).best()


def play(options: Options, bots: tuple[str, str], seed: int) -> Tally:
    """Play one game, in which one seat has the first bot and all others the second, and count."""
    rng = Rng.seeded(seed).stream("balance")
    state = deal_table(GAME.settle(dict(options)), {}, rng.stream("deal"))
    first, odd = state.turn, seed % state.seats
    turns: list[int] = []
    while state.pending:
        if turns[-1:] != [state.turn]:
            turns.append(state.turn)
        seat = int(state.pending).bit_length() - 1
        state.apply(seat, choose(state, seat, bots[seat != odd], rng))
    tally = Tally(games=1, endings=Counter([score(state).ending]), defeated=Counter([int(state.defeated)]))
    tally.turns.update((turn - first) % state.seats for turn in turns)
    for seat in range(state.seats):
        won = round(state.outcome(seat) * 60)
        tally.shares[(seat - first) % state.seats] += won
        tally.odd += won * (seat == odd)
        tally.pointless += won * (points(state, seat) <= 0)
    count_curses(state, tally)
    if state.ended == ALL_CURSES:
        count_credits(state, tally)
    return tally


def count_curses(state: WizardKittens, tally: Tally) -> None:
    """Count which curses came up, were defeated, and what became of who did it."""
    for curse in range(len(CURSE_NAMES)):
        if (state.curses_seen >> curse) & 1:
            tally.shown[curse] += 1
            owner = state.defeated_by[curse]
            tally.left[curse] += owner < 0
            if owner >= 0:
                tally.taken[curse] += round(state.outcome(owner) * 60)
                tally.fair[curse] += 60 // state.seats


def count_credits(state: WizardKittens, tally: Tally) -> None:
    """Count what Extra Credits were worth, and whether somebody else would have won without them."""
    without = [
        (points(state, seat), curses_of(state, seat, ANY), -state.size[seat]) for seat in range(state.seats)
    ]
    best = max(without)
    won = [state.outcome(seat) > 0 for seat in range(state.seats)]
    tally.changed += won != [standing == best for standing in without]
    for seat in range(state.seats):
        credit, worth = int(state.credit[seat]), int(credit_of(state, seat))
        tally.held[credit] += 1
        tally.scored[credit] += worth > 0
        tally.credit[credit] += worth
        tally.earned[credit] += round(state.outcome(seat) * 60)
        tally.due[credit] += 60 // state.seats


def play_chunk(options: Options, bots: tuple[str, str], start: int) -> Tally:
    """Play some games."""
    tally = Tally()
    for seed in range(start, start + CHUNK):
        tally.add(play(options, bots, seed))
    return tally


def measure(setups: dict[str, Options], bots: tuple[str, str], games: int) -> dict[str, Tally]:
    """Play all games on two cores."""
    found = {}
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for name, options in setups.items():
            found[name] = Tally()
            for tally in pool.map(play_chunk, repeat(options), repeat(bots), range(0, games, CHUNK)):
                found[name].add(tally)
            print(*bots, name, dict(found[name].endings), flush=True)
    return found


def main(arguments: list[str]) -> None:
    """Measure and write."""
    only_seats = "--seats" in arguments
    games = next((int(argument) for argument in arguments if argument.isdigit()), 300)
    quick = measure(PLAIN, ("quick", "quick"), QUICKER * games)
    if only_seats:
        print(*(turn_line(name, tally) for name, tally in quick.items()), sep="\n")
        return
    search = measure(PLAIN, ("lynx", "lynx"), games)
    variants = measure(VARIANTS, ("lynx", "lynx"), games // 3)
    otherwise = {bot: measure(PLAIN, (bot, "cat"), 2 * games) for bot in ("timid", "bold", "lynx")}
    total = Tally()
    for tally in search.values():
        total.add(tally)
    DOCS.mkdir(parents=True, exist_ok=True)
    for name, plot in plots(search | variants, total).items():
        (DOCS / f"wizard-kittens-{name}.svg").write_text(plot + "\n", encoding="utf-8")
    page = report(games, search, variants, otherwise, quick, total)
    (DOCS / "wizard-kittens.md").write_text(page, encoding="utf-8")


def plots(search: dict[str, Tally], total: Tally) -> dict[str, str]:
    """Draw endings, curses and Extra Credits."""
    texts = game_texts(GAME, "en")
    limit = 2 * total.left.total() / total.shown.total()
    curses: list[Bar] = [
        (texts.thing("curse", name), proportion(total.left[curse], total.shown[curse]), limit)
        for curse, name in enumerate(CURSE_NAMES)
    ]
    credit_bars: list[Bar] = [
        (texts.thing("credit", name), proportion(total.scored[credit], total.held[credit]), 1 / 3)
        for credit, name in enumerate(CREDIT_NAMES)
    ]
    endings: list[Bar] = [(name, tally.finished, 0.2) for name, tally in search.items()]
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
    games: int,
    search: dict[str, Tally],
    variants: dict[str, Tally],
    otherwise: dict[str, dict[str, Tally]],
    quick: dict[str, Tally],
    total: Tally,
) -> str:
    """Write the page."""
    mean_left = total.left.total() / total.shown.total()
    lines = [
        "# Balance of Wizard Kittens",
        "",
        f"{games} games for each number of players and {games // 3} for each variant with the search bot",
        f"(`lynx`, {ROUNDS} rounds per move) in all seats; house cards. Intervals are 95 %.",
        f"Made by `python -m bench.balance_wizard_kittens {games}`; running it again gives the same games.",
        "`purrlor simulate wizard-kittens --bot lynx` shows endings and seats of the same bot.",
        "",
        "## Endings",
        "",
        "Targets: each ending in 20 % to 80 % of the games; at most 10 % won with no points; Extra Credit",
        "changes the winner in 10 % to 30 % of the games in which it counts (all curses defeated). They are",
        "for the game without variants. The bar is all curses defeated, the mark 20 %.",
        "",
        "![All curses defeated](wizard-kittens-endings.svg)",
        "",
        "| set-up | all curses defeated | nobody wins | curses defeated | won with no points "
        "| Extra Credit decides | targets |",
        "|---|---|---|---|---|---|---|",
        *(ending_line(name, tally) for name, tally in (search | variants).items()),
        "",
        "## Waiting and fighting",
        "",
        f"One seat plays otherwise among greedy bots (`cat`), {2 * games} games each: its share of the games",
        "that had a winner, and as a multiple of the fair share. The timid one believes that the curses will",
        "not be finished and waits to be caught; the bold one believes that they will. Neither should pay:",
        "which ending pays depends on the position, and `cat` estimates it.",
        "",
        "| | two | three | four |",
        "|---|---|---|---|",
        *(other_line(bot, tallies) for bot, tallies in otherwise.items()),
        "",
        "## Seats",
        "",
        "Share of wins in turn order. Target: at most 5 points above the fair share.",
        "Games without a winner are not counted, so the shares may not add up to 100 %.",
        "",
        "| set-up | fair | first, second, ... | most above fair |",
        "|---|---|---|---|",
        *(seat_line(name, tally) for name, tally in search.items()),
        "",
        f"The same in {QUICKER * games:,} games of quick moves, which are about as good as those of `cat`.",
        "Whoever begins has had the most turns when the game ends, on average, and a turn is a card and a",
        "spell. That helps if all curses are defeated, and harms if the kittens are caught with cards.",
        "Such play finishes the curses more often than the search bot does.",
        "",
        "| set-up | fair | first, second, ... | turns taken | most above fair | all curses defeated |",
        "|---|---|---|---|---|---|",
        *(turn_line(name, tally) for name, tally in quick.items()),
        "",
        "## Curses",
        "",
        f"Curses that came up and were never defeated: {mean_left:.1%} on average. A curse is dead if it is",
        "left more than twice as often, shown by the mark; it dominates if whoever defeats it wins more than",
        "twice the fair share.",
        "",
        "![Curses left undefeated](wizard-kittens-curses.svg)",
        "",
        "| curse | never defeated | wins of who defeats it, times the fair share |",
        "|---|---|---|",
        *(curse_line(total, curse) for curse in range(len(CURSE_NAMES))),
        "",
        "## Extra Credits",
        "",
        "In the games that ended with all curses defeated. A card is dead if it scores in less than a third",
        "of them (the mark), and dominates if it is worth more than about 6 points on average or its holders",
        "win more than twice the fair share.",
        "",
        "![Extra Credits that scored](wizard-kittens-credits.svg)",
        "",
        "| Extra Credit | games | scored | mean points | wins, times the fair share |",
        "|---|---|---|---|---|",
        *(credit_line(total, credit) for credit in range(len(CREDIT_NAMES))),
    ]
    return "\n".join(lines) + "\n"


def ending_line(name: str, tally: Tally) -> str:
    """Write one row about endings."""
    failed = [
        what
        for what, interval, low, high in (
            ("endings", tally.finished, 0.2, 0.8),
            ("no points", tally.won_with_nothing, 0.0, 0.1),
            ("Extra Credit", tally.credit_decides, 0.1, 0.3),
        )
        if not low <= interval.value <= high
    ]
    held = f"**{', '.join(failed)}**" if failed else "hold"
    defeated = average([float(count) for count, games in tally.defeated.items() for i in range(games)])
    return (
        f"| {name} | {per_cent(tally.finished)} | {tally.endings['all-guilty'] / tally.games:.1%} "
        f"| {defeated.value:.1f} | {per_cent(tally.won_with_nothing)} | {per_cent(tally.credit_decides)} "
        f"| {held} |"
    )


def other_line(bot: str, tallies: dict[str, Tally]) -> str:
    """Write one row about a seat that plays otherwise."""
    cells = []
    for seats, tally in enumerate(tallies.values(), start=2):
        share = proportion(tally.odd / 60, tally.shares.total() / 60)
        cells.append(f"{per_cent(share)}, {share.value * seats:.2f}")
    return f"| {bot} among `cat` | {' | '.join(cells)} |"


def seat_line(name: str, tally: Tally) -> str:
    """Write one row about seats."""
    seats = 1 + max(tally.shares)
    shares = [proportion(tally.shares[seat] / 60, tally.games) for seat in range(seats)]
    listed = ", ".join(per_cent(share) for share in shares)
    most = max(share.value for share in shares)
    return f"| {name} | {1 / seats:.1%} | {listed} | {(most - 1 / seats) * 100:+.1f} |"


def turn_line(name: str, tally: Tally) -> str:
    """Write one row about seats and the turns they had."""
    *cells, most = seat_line(name, tally).strip("| ").split(" | ")
    turns = ", ".join(f"{tally.turns[seat] / tally.games:.2f}" for seat in range(1 + max(tally.shares)))
    return f"| {' | '.join(cells)} | {turns} | {most} | {per_cent(tally.finished)} |"


def times_fair(wins: Counter[int], fair: Counter[int], count: int, which: int) -> str:
    """Write wins as a multiple of the fair share, with the interval of a proportion of so many games."""
    if not fair[which]:
        return "-"
    mean_fair = fair[which] / count
    share = proportion(wins[which] / 60, count)
    scale: Callable[[float], float] = lambda value: value * 60 / mean_fair  # noqa: E731
    return f"{scale(share.value):.2f} ({scale(share.low):.2f}–{scale(share.high):.2f})"


def curse_line(total: Tally, curse: int) -> str:
    """Write one row about a curse."""
    name = game_texts(GAME, "en").thing("curse", CURSE_NAMES[curse])
    left = proportion(total.left[curse], total.shown[curse])
    defeated = total.shown[curse] - total.left[curse]
    return f"| {name} | {per_cent(left)} | {times_fair(total.taken, total.fair, defeated, curse)} |"


def credit_line(total: Tally, credit: int) -> str:
    """Write one row about an Extra Credit."""
    name = game_texts(GAME, "en").thing("credit", CREDIT_NAMES[credit])
    held = total.held[credit]
    scored = proportion(total.scored[credit], held)
    mean = total.credit[credit] / held if held else 0.0
    wins = times_fair(total.earned, total.due, held, credit)
    return f"| {name} | {held} | {per_cent(scored)} | {mean:.1f} | {wins} |"


if __name__ == "__main__":
    main(sys.argv[1:])
