"""Fit the maps from worths to chances that reviews go by, and check them.

`python -m bench chances GAME` plays games of `cat` for every number of players, fits a level and a slope for
each stage, and writes them to review.json beside the game. Then it plays other games of `cat`, asks a
review's own figure for the chances at some moments of them, and adds the calibration to
docs/review/GAME.json, from which `python -m bench chances` writes docs/review.md and its plots.
`--games N` sets the number of games to fit (300 of three players, a quarter of that for each other number),
`--checks N` those to check (200), `--jobs N` the processes, and `--keep` leaves the fitted maps as they are.
`--limits N` measures at one moment of each of N games how much anybody could foresee: it is played on from
there several times by the same players.
"""

from __future__ import annotations

import argparse
import math
import os
from collections import defaultdict
from pathlib import Path
from statistics import variance
from typing import Any

import msgspec

from bench.fitting import LOOKS, Row, fit_players, play, watch_some, write_fit
from purrlor.bots.engines import Engine, find_engine
from purrlor.bots.plots import WIDTH
from purrlor.core.arrays import floats, lowest
from purrlor.core.chances import Chances
from purrlor.core.contest import contest
from purrlor.core.futures import Futures
from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.reviews.fit import Fit, chances_of, fit_of
from purrlor.table.game import Game, all_games, find_game

DOCS = Path(__file__).parent.parent / "docs"
CHUNK = 20  # games with one random stream
FUTURES = 60  # at least, for a moment: too few would look like bad chances
FULL = 12  # moments that are also played on as far as a search looks
LONGEST = 100_000
TIMES = 6  # that a game is played on from one moment, to see how much can be foreseen at all
DECILES = 10
KINDS = ("review", "raw", "fitted", "equal")  # chances that are compared
# How far a future is played, what a round of work is, and how much longer than usual a review takes:
# measured on one core, see docs/review.md.
WORK = {
    "wizards-and-witches": (LONGEST, 400, 3000, 3000, 1.0),
    "wizard-kittens": (4, 12, 60, 60, 1.0),
    "battle-kittens": (4, 30, 120, 100, 1.0),
    "isle-of-cats": (0, 10, 16, 12, 3.0),
}


class Calibration(msgspec.Struct):
    """How well the chances of a game hold."""

    game: str
    players: int
    games: int
    positions: int
    skill: float  # 1 - Brier score / Brier score of equal shares
    error: float  # its standard error
    raw: float  # the same of the worths themselves, as shares
    fitted: float  # of the fitted map, without looking ahead
    slope: float  # of the cut futures against those played on as far as a search looks
    deciles: list[tuple[float, float, int, float]]  # mean chance, share won, how many, standard error
    limit: float = 0.0  # the skill of somebody who knows the true chances of such players
    limit_error: float = 0.0
    limits: int = 0  # moments at which it was measured


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


class Checked(msgspec.Struct):
    """What some games of a check tell."""

    chunk: int
    scores: list[dict[str, float]] = []  # Brier scores by game: moments of one game are not independent
    pairs: list[tuple[float, float]] = []  # chance and result
    ends: list[tuple[float, float]] = []  # the chance by futures as long as those of a search, and as usual


def check_some(name: str, players: int, chunk: int, games: int, fit: Fit) -> Checked:
    """Play games of `cat` and compare the chances at some moments with the results."""
    game, found = find_game(name), Checked(chunk)
    rng = Rng.seeded(8).stream(f"check {players} {chunk}")
    chances, futures = chances_of(game, players, fit), max(FUTURES, fit.futures)
    start = game.deal(game.usual(players), {}, rng.stream("deal"))
    for number in range(chunk * CHUNK, chunk * CHUNK + games):
        moments, result = play(game, start, rng)
        found.scores.append(dict.fromkeys(KINDS, 0.0))
        for look, moment in enumerate(moments):
            reviewed = value(moment, chances, fit.reach, futures, number * LOOKS + look)
            worths = [game.judge.worth(moment, seat) for seat in range(players)]
            kinds = {
                "review": reviewed,
                "raw": [worth / (sum(worths) or 1.0) for worth in worths],
                "fitted": at_once(moment, chances),
                "equal": [1.0 / players] * players,
            }
            for kind, values in kinds.items():
                found.scores[-1][kind] += sum((a - b) ** 2 for a, b in zip(values, result, strict=True))
            found.pairs += zip(reviewed, result, strict=True)
            if look == 0 and number < FULL:
                whole = value(moment, chances, LONGEST, futures, number)
                found.ends += zip(whole, reviewed, strict=True)
    return found


def limit_some(name: str, players: int, chunk: int, games: int) -> Checked:
    """Play on from a moment of some games: how much the results differ is what nobody can foresee."""
    game, found = find_game(name), Checked(chunk)
    rng = Rng.seeded(9).stream(f"limit {players} {chunk}")
    start = game.deal(game.usual(players), {}, rng.stream("deal"))
    for _ in range(games):
        moments, _ = play(game, start, rng)
        moment = moments[rng.below(len(moments))]
        results = []
        for _ in range(TIMES):
            end = moment.clone()
            end.rng = rng
            contest(end, [game.judge] * players, rng, LONGEST)
            results.append([end.outcome(seat) for seat in range(players)])
        spread = sum(variance(results) for results in zip(*results, strict=True))
        equal = sum((won - 1.0 / players) ** 2 for result in results for won in result) / TIMES
        found.scores.append({"limit": spread, "equal": equal})
    return found


def calibration(game: Game[Any], players: int, checked: list[Checked]) -> Calibration:
    """Sum up the games of a check."""
    parts = sorted(checked, key=lambda one: one.chunk)
    scores = [score for one in parts for score in one.scores]
    pairs = [pair for one in parts for pair in one.pairs]
    return Calibration(
        game.name,
        players,
        len(scores),
        len(pairs) // players,
        round(skill_of(scores, "review"), 3),
        round(error_of(scores, "review"), 3),
        round(skill_of(scores, "raw"), 3),
        round(skill_of(scores, "fitted"), 3),
        round(slope_of([end for one in parts for end in one.ends]), 2),
        deciles_of(pairs, len(scores)),
    )


def limited(calibration: Calibration, parts: list[Checked]) -> Calibration:
    """Add how much can be foreseen at all."""
    scores = [score for one in sorted(parts, key=lambda one: one.chunk) for score in one.scores]
    limit, error = round(skill_of(scores, "limit"), 3), round(error_of(scores, "limit"), 3)
    return msgspec.structs.replace(calibration, limit=limit, limit_error=error, limits=len(scores))


def skill_of(scores: list[dict[str, float]], kind: str) -> float:
    """Give 1 - Brier score / Brier score of equal shares."""
    return 1.0 - sum(one[kind] for one in scores) / (sum(one["equal"] for one in scores) or 1.0)


def error_of(scores: list[dict[str, float]], kind: str) -> float:
    """Give the standard error of a skill: leave out one game at a time."""
    without = [skill_of(scores[:at] + scores[at + 1 :], kind) for at in range(len(scores))]
    mean = sum(without) / len(without)
    return math.sqrt(sum((one - mean) ** 2 for one in without) * (len(without) - 1) / len(without))


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
        whole = fit_of(find_game(name)).reach >= LONGEST  # nothing is cut
        for one in msgspec.json.decode(file.read_bytes(), type=list[Calibration]):
            rows.append(
                f"| {one.game} | {one.players} | {one.games} | {one.raw:.2f} | {one.fitted:.2f} "
                f"| {one.skill:.2f} ± {one.error:.2f} | {'–' if whole else f'{one.slope:.2f}'} "
                f"| {f'{one.limit:.2f} ± {one.limit_error:.2f}' if one.limits else '–'} |"
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
    head = [
        "| game | players | games | worths as shares | fitted | with futures | cut against whole | at most |"
    ]
    page = DOCS / "review.md"
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition("<!-- calibration -->")
    _, _, after = rest.partition("<!-- end of calibration -->")
    body = "\n".join([*head, "|---|---|---|---|---|---|---|---|", *rows, "", *tables])
    page.write_text(
        f"{before}<!-- calibration -->\n{body}\n<!-- end of calibration -->{after}", encoding="utf-8"
    )


def chunks(games: int) -> list[tuple[int, int]]:
    """Cut games into chunks with random numbers of their own: number and size of each."""
    return [(at // CHUNK, min(CHUNK, games - at)) for at in range(0, games, CHUNK)]


def fit_game(game: Game[Any], given: argparse.Namespace, engine: Engine) -> Fit:
    """Fit the maps of a game, or keep them, and write them beside it."""
    reach, futures, search, duel, longer = WORK.get(game.name, (LONGEST, 8, 60, 40, 1.0))
    maps = fit_of(game).maps
    if not given.keep:
        watched = defaultdict[int, list[tuple[int, int, dict[int, list[Row]]]]](list)
        counts = [(n, given.games if n in given.players else given.games // 4) for n in game.player_counts()]
        tasks = [(game.name, n, chunk, size) for n, games in counts for chunk, size in chunks(games)]
        for one in engine.run(watch_some, tasks):
            watched[one[0]].append(one)
        maps = {str(players): fit_players(some) for players, some in sorted(watched.items())}
        for players, one_map in maps.items():
            print(players, one_map.levels, one_map.slopes, flush=True)
    fit = Fit(reach, futures, search, duel, maps, longer)
    write_fit(game, fit)
    return fit


def main(arguments: list[str]) -> None:
    """Fit, check and write."""
    parser = argparse.ArgumentParser(prog="bench chances")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--checks", type=int, default=200)
    parser.add_argument("--limits", type=int, default=0)
    parser.add_argument("--players", type=int, nargs="*", default=[3])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args(arguments)
    if given.game is None:
        write_tables()
        return
    game, engine = find_game(given.game), find_engine("local", given.jobs)
    file = DOCS / "review" / f"{game.name}.json"
    known = msgspec.json.decode(file.read_bytes(), type=list[Calibration]) if file.is_file() else []
    fit = fit_game(game, given, engine)
    found = []
    for players in given.players:
        one = next((one for one in known if one.players == players), None)
        if given.checks:
            checks = [(game.name, players, chunk, size, fit) for chunk, size in chunks(given.checks)]
            checked = calibration(game, players, list(engine.run(check_some, checks)))
            if one is not None:  # the limit is that of the players, whatever the map
                limit = {"limit": one.limit, "limit_error": one.limit_error, "limits": one.limits}
                checked = msgspec.structs.replace(checked, **limit)
            one = checked
        if one is not None and given.limits:
            tasks = [(game.name, players, chunk, size) for chunk, size in chunks(given.limits)]
            one = limited(one, list(engine.run(limit_some, tasks)))
        if one is not None:
            found.append(one)
            print(one, flush=True)
    if found:
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main([])
