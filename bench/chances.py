"""Fit the maps from worths to chances that reviews go by, and check them.

`python -m bench chances GAME` plays games with quick moves in all seats for every number of players, fits a
level and a slope for each stage, and writes them to review.json beside the game. Then it plays games of
`cat`, asks a review's own figure for the chances at some moments of them, and adds the calibration to
docs/review/GAME.json, from which `python -m bench chances` writes docs/review.md and its plots.
`--games N` sets the number of games to fit (400 a number of players), `--checks N` those to check (120), and
`--keep` leaves the fitted maps as they are.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from purrlor.bots.plots import WIDTH
from purrlor.core.arrays import floats, lowest
from purrlor.core.chances import Chances, logit
from purrlor.core.contest import contest
from purrlor.core.futures import Futures
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.reviews.fit import FILE, Fit, Map, chances_of, fit_of
from purrlor.table.game import Game, all_games, find_game

DOCS = Path(__file__).parent.parent / "docs"
STEPS = 40  # of Newton's method
PULL = 0.02  # towards a map that changes nothing, where there are few positions
LOOKS = 10  # moments of a game that are checked
FUTURES = 60
FULL = 12  # moments that are also played to the end
LONGEST = 100_000
DECILES = 10
# What a round of work is, and how far a future is played: measured on one core, see docs/review.md.
WORK = {
    "wizards-and-witches": (LONGEST, 400, 1000, 1500),
    "wizard-kittens": (4, 12, 40, 30),
    "battle-kittens": (4, 30, 120, 60),
    "isle-of-cats": (25, 3, 16, 10),
}

Row = tuple[list[float], list[float]]  # logits of the worths of all who are in the game, and their results


class Calibration(msgspec.Struct):
    """How well the chances of a game hold."""

    game: str
    players: int
    games: int
    positions: int
    skill: float  # 1 - Brier score / Brier score of equal shares
    raw: float  # the same of the worths themselves, as shares
    fitted: float  # of the fitted map, without looking ahead
    slope: float  # of the cut futures against those played to the end
    deciles: list[tuple[float, float, int, float]]  # mean chance, share won, how many, standard error


# -- fitting -------------------------------------------------------------------------------------------


def watch(game: Game[Any], state: State, rng: Rng, by_stage: dict[int, list[Row]]) -> None:
    """Play a game with quick moves, and keep some positions with the result."""
    judge, kept, last = game.judge, [], -1
    while state.pending:
        stage = int(judge.stage(state))
        if stage != last or rng.below(6) == 0:
            kept.append((stage, [judge.worth(state, seat) for seat in range(state.seats)]))
        last = stage
        seat = lowest(state.pending)
        state.apply(seat, judge.pick(state, seat, state.consider(seat), rng))
    result = [state.outcome(seat) for seat in range(state.seats)]
    for stage, worths in kept:
        pairs = [(logit(worth), won) for worth, won in zip(worths, result, strict=True) if worth > 0.0]
        by_stage[stage].append(([one for one, _ in pairs], [won for _, won in pairs]))


def fit_stage(rows: list[Row]) -> tuple[float, float]:
    """Find level and slope by Newton's method: the likelihood of the results, with a slight pull."""
    level, slope = 3.0, 1.0
    for _ in range(STEPS):
        gradient, curve = [0.0, 0.0], [[0.0, 0.0], [0.0, 0.0]]
        for logits, result in rows:
            weights = [math.exp(min(level + slope * one, 30.0)) for one in logits]
            whole = 1.0 + sum(weights)
            parts = [weight / whole for weight in weights]
            mean = sum(parts), sum(part * one for part, one in zip(parts, logits, strict=True))
            won = sum(result)
            gradient[0] += won - mean[0]
            gradient[1] += sum(a * one for a, one in zip(result, logits, strict=True)) - mean[1]
            both = sum(part * one for part, one in zip(parts, logits, strict=True))
            squares = sum(part * one * one for part, one in zip(parts, logits, strict=True))
            curve[0][0] += mean[0] - mean[0] ** 2
            curve[0][1] += both - mean[0] * mean[1]
            curve[1][1] += squares - mean[1] ** 2
        pull = PULL * len(rows) ** 0.5 + 0.5
        gradient[0] -= pull * 0.05 * (level - 3.0)
        gradient[1] -= pull * (slope - 1.0)
        curve[0][0] += pull * 0.05
        curve[1][1] += pull
        whole = curve[0][0] * curve[1][1] - curve[0][1] ** 2
        steps = (
            (curve[1][1] * gradient[0] - curve[0][1] * gradient[1]) / whole,
            (curve[0][0] * gradient[1] - curve[0][1] * gradient[0]) / whole,
        )
        level += max(-1.0, min(1.0, steps[0]))
        slope += max(-1.0, min(1.0, steps[1]))
        if max(map(abs, steps)) < 1e-6:
            break
    return round(min(max(level, -6.0), 8.0), 4), round(min(max(slope, 0.0), 40.0), 4)


def fit_players(game: Game[Any], players: int, games: int, seed: int) -> Map:
    """Fit the map for a number of players."""
    by_stage: defaultdict[int, list[Row]] = defaultdict(list)
    rng = Rng.seeded(seed).stream(f"fit {players}")
    state = game.deal(game.usual(players), {}, rng.stream("deal"))
    for _ in range(games):
        watch(game, state.again(rng), rng, by_stage)
    stages = max(by_stage) + 1
    everything = [row for rows in by_stage.values() for row in rows]
    fitted = [fit_stage(by_stage.get(stage) or everything) for stage in range(stages)]
    return Map(tuple(level for level, _ in fitted), tuple(slope for _, slope in fitted))


def write_fit(game: Game[Any], fit: Fit) -> None:
    """Write the file beside the game."""
    file = Path(str(files(game.package) / FILE))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(fit), indent=1) + b"\n")


# -- checking ------------------------------------------------------------------------------------------


def value(state: State, chances: Chances, reach: int, futures: int, seed: int) -> list[float]:
    """Give the chances that a review would give, from so many futures."""
    seat = lowest(state.pending)
    action = state.considered_actions(seat)[0]
    tried = Futures(state, seat, action, chances, reach, seed)
    tried.run(0, futures, False, False)
    return [total / futures for total in tried.totals()[: state.seats]]


def at_once(state: State, chances: Chances) -> list[float]:
    """Give the fitted chances without looking ahead."""
    into = floats([0.0] * state.seats)
    chances.fill(state, into)
    return [into[seat] for seat in range(state.seats)]


def check(game: Game[Any], players: int, games: int, seed: int, fit: Fit) -> Calibration:
    """Play games of `cat` and compare the chances at some moments with the results."""
    rng = Rng.seeded(seed).stream(f"check {players}")
    chances = chances_of(game, players, fit)
    start = game.deal(game.usual(players), {}, rng.stream("deal"))
    pairs: list[tuple[float, float]] = []
    scores = {"review": 0.0, "raw": 0.0, "fitted": 0.0, "equal": 0.0}
    ends: list[tuple[float, float]] = []
    for number in range(games):
        positions, state = [], start.again(rng)
        while state.pending:
            positions.append(state.clone())
            contest(state, [game.judge] * players, rng, 1)
        result = [state.outcome(seat) for seat in range(players)]
        for look in range(LOOKS):
            moment = positions[rng.below(len(positions))]
            found = value(moment, chances, fit.reach, FUTURES, number * LOOKS + look)
            worths = [game.judge.worth(moment, seat) for seat in range(players)]
            kinds = {
                "review": found,
                "raw": [worth / (sum(worths) or 1.0) for worth in worths],
                "fitted": at_once(moment, chances),
                "equal": [1.0 / players] * players,
            }
            for kind, values in kinds.items():
                scores[kind] += sum((a - b) ** 2 for a, b in zip(values, result, strict=True))
            pairs += zip(found, result, strict=True)
            if look == 0 and number < FULL:
                whole = value(moment, chances, LONGEST, FUTURES, number)
                ends += zip(whole, found, strict=True)
    equal = scores["equal"] or 1.0
    skills = {kind: round(1.0 - score / equal, 3) for kind, score in scores.items()}
    return Calibration(
        game.name,
        players,
        games,
        games * LOOKS,
        skills["review"],
        skills["raw"],
        skills["fitted"],
        round(slope_of(ends), 2),
        deciles_of(pairs, games),
    )


def slope_of(pairs: list[tuple[float, float]]) -> float:
    """Fit a line through the pairs."""
    across = sum(a for a, _ in pairs) / len(pairs)
    up = sum(b for _, b in pairs) / len(pairs)
    spread = sum((a - across) ** 2 for a, _ in pairs)
    return sum((a - across) * (b - up) for a, b in pairs) / spread if spread else 0.0


def deciles_of(pairs: list[tuple[float, float]], games: int) -> list[tuple[float, float, int, float]]:
    """Compare chance and result in ten groups; moments of one game are not independent."""
    groups: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
    for chance, won in pairs:
        groups[min(DECILES - 1, int(chance * DECILES))].append((chance, won))
    table = []
    for group in sorted(groups):
        rows = groups[group]
        mean, share = sum(row[0] for row in rows) / len(rows), sum(row[1] for row in rows) / len(rows)
        independent = max(1.0, min(len(rows), games) / 1.0)
        error = math.sqrt(max(mean * (1 - mean), 0.01) / independent)
        table.append((round(mean, 3), round(share, 3), len(rows), round(error, 3)))
    return table


# -- the page ------------------------------------------------------------------------------------------


def plot(calibration: Calibration) -> str:
    """Draw share won against chance."""
    size = 260
    left = (WIDTH - size) // 2

    def at(x: float, y: float) -> tuple[float, float]:
        return left + x * size, 10 + (1 - y) * size

    parts = [
        f'<rect x="{left}" y="10" width="{size}" height="{size}" fill="none" stroke="#8a8398"/>',
        f'<path d="M{left} {10 + size}L{left + size} 10" stroke="#c43d3d" fill="none"/>',
    ]
    for mean, share, _, error in calibration.deciles:
        x, y = at(mean, share)
        low, high = at(mean, max(0.0, share - 1.96 * error))[1], at(mean, min(1.0, share + 1.96 * error))[1]
        parts.append(f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="#7a5cc0"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#7a5cc0"/>')
    style = 'font-family="sans-serif" font-size="12" fill="#6d6580"'
    parts.append(f'<text x="{left}" y="{size + 26}" {style}>0</text>')
    parts.append(f'<text x="{left + size}" y="{size + 26}" text-anchor="end" {style}>chance 1</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {size + 36}" role="img">'
    return head + "".join(parts) + "</svg>\n"


def write_tables() -> None:
    """Write the calibration of all games into docs/review.md, between its marks."""
    rows, tables = [], []
    for name in all_games():
        file = DOCS / "review" / f"{name}.json"
        if not file.is_file():
            continue
        for one in msgspec.json.decode(file.read_bytes(), type=list[Calibration]):
            rows.append(
                f"| {one.game} | {one.players} | {one.games} | {one.raw:.2f} | {one.fitted:.2f} "
                f"| {one.skill:.2f} | {one.slope:.2f} |"
            )
            picture = f"{name}-{one.players}.svg"
            (DOCS / "review" / picture).write_text(plot(one), encoding="utf-8")
            cells = " | ".join(f"{share:.2f} ± {error:.2f}" for _, share, _, error in one.deciles)
            means = " | ".join(f"{mean:.2f}" for mean, _, _, _ in one.deciles)
            tables += [
                f"**{one.game}, {one.players} players**",
                "",
                f"| chance | {means} |",
                "|---|" + "---|" * len(one.deciles),
                f"| won | {cells} |",
                "",
                f"![Calibration](review/{picture})",
                "",
            ]
    head = ["| game | players | games | worths as shares | fitted | with futures | cut against whole |"]
    page = DOCS / "review.md"
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition("<!-- calibration -->")
    _, _, after = rest.partition("<!-- end of calibration -->")
    body = "\n".join([*head, "|---|---|---|---|---|---|---|", *rows, "", *tables])
    page.write_text(
        f"{before}<!-- calibration -->\n{body}\n<!-- end of calibration -->{after}", encoding="utf-8"
    )


def main(arguments: list[str]) -> None:
    """Fit, check and write."""
    parser = argparse.ArgumentParser(prog="bench chances")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--checks", type=int, default=120)
    parser.add_argument("--players", type=int, nargs="*", default=[3])
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args(arguments)
    if given.game is None:
        write_tables()
        return
    game = find_game(given.game)
    reach, futures, search, duel = WORK.get(game.name, (LONGEST, 8, 60, 40))
    maps = fit_of(game).maps
    if not given.keep:
        maps = {str(n): fit_players(game, n, given.games, 7) for n in game.player_counts()}
        for players, one in maps.items():
            print(players, one.levels, one.slopes, flush=True)
    fit = Fit(reach, futures, search, duel, maps)
    write_fit(game, fit)
    found = [check(game, players, given.checks, 8, fit) for players in given.players if given.checks]
    for calibration in found:
        print(calibration, flush=True)
    if found:
        folder = DOCS / "review"
        folder.mkdir(exist_ok=True)
        file = folder / f"{game.name}.json"
        file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main([])
