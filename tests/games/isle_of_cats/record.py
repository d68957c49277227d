"""Record games until together they show everything: python -m tests.games.isle_of_cats.record."""

from __future__ import annotations

from pathlib import Path

from purrlor.bots import choose_for, find_bot
from purrlor.core.rng import Rng
from purrlor.games.isle_of_cats import GAME
from purrlor.games.isle_of_cats.actions import Buy, Choose, Play, Take
from purrlor.table.conform import legal_settings, seats_in
from purrlor.table.match import Match
from purrlor.table.options import Settings
from purrlor.table.wire import load, save
from tests.games.isle_of_cats.coverage import shown_by, wanted

FOLDER = Path(__file__).parent / "fixtures"
MOST_ENDINGS = 3_000  # games tried for a rare ending
VICTORY = "ending won"


def eager_match(settings: Settings, seed: str) -> Match:
    """Play at random, but fond of playing cards and of taking things."""
    match = Match.new(GAME, settings, seed)
    rng = Rng.seeded(int.from_bytes(seed.encode(), "little")).stream("record")
    state = match.state
    log: list[tuple[int, int]] = []
    while state.pending:
        asked = seats_in(match.seats, state.pending)
        seat = asked[rng.below(len(asked))]
        choices = state.legal_actions(seat)
        fond = [a for a in choices if isinstance(GAME.actions.record(state, a), Play | Take | Choose | Buy)]
        chosen = fond if fond and rng.below(4) else choices
        log.append((seat, chosen[rng.below(len(chosen))]))
        state.apply(*log[-1])
    told = Match.new(GAME, settings, seed)
    for seat, action in log:
        told.submit(seat, told.game.actions.record(told.state, action))
    return told


def clever_match(seed: int) -> Match:
    """Let a greedy bot play alone: chance alone does not beat the sister."""
    match = Match.new(GAME, {"players": 1}, seed)
    bot, rng = find_bot("cat"), Rng.seeded(seed)
    while not match.over:
        match.submit(0, choose_for(match, 0, bot, rng))
    return match


def record_victory() -> None:
    """Write a game that is won alone."""
    for seed in range(MOST_ENDINGS):
        match = clever_match(seed)
        if match.score().ending == "won":
            (FOLDER / f"alone-{seed}_players-1_won.json").write_bytes(save(match))
            return


def record() -> None:
    """Write games that show something new, greedily over all settings."""
    FOLDER.mkdir(exist_ok=True)
    missing = wanted()
    for path in FOLDER.glob("*.json"):
        missing -= shown_by(load(path.read_bytes()))
    everything = legal_settings(GAME)
    for number in range(MOST_ENDINGS):
        if missing <= {VICTORY}:
            break
        settings = everything[number * 37 % len(everything)]
        match = eager_match(settings, f"isle {number}")
        news = shown_by(match) & missing
        # At first only games that show much; later anything new.
        if len(news) > max(8 - number // 40, 0):
            missing -= news
            name = f"{number:04d}_players-{match.seats}_{match.score().ending}.json"
            (FOLDER / name).write_bytes(save(match))
            print(name, len(news), "new,", len(missing), "missing", flush=True)
    if VICTORY in missing:
        record_victory()
    print("missing:", sorted(missing - {VICTORY}))


if __name__ == "__main__":
    record()
