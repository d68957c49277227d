"""The race between moves: what drops out, when, and who wins."""

from collections.abc import Callable

from purrlor.core.race import FIRST_CHECK, Race
from purrlor.core.rng import Rng

Result = Callable[[int, int], float]  # of a move in a world


def run(race: Race, result: Result, most: int = 2000) -> int:
    """Run until it is decided; give the number of results."""
    worlds = [0] * len(race.results)
    for done in range(most):
        if race.decided():
            return done
        move = int(race.turn())
        race.note(result(move, worlds[move]))
        worlds[move] += 1
    return most


def luck(world: int) -> float:
    return Rng.seeded(world).below(1000) / 1000


def noise(move: int, world: int) -> float:
    return Rng.seeded(move * 100_000 + world).below(1000) / 1000


def test_a_steady_lead_decides_at_once_however_much_the_worlds_differ() -> None:
    race = Race([0.5, 0.5, 0.5], 0, 0.0)
    assert run(race, lambda move, world: luck(world) + (0.01 if move == 2 else 0.0)) == 3 * FIRST_CHECK
    assert race.best() == 2


def test_moves_that_come_to_the_same_are_not_told_apart_for_long() -> None:
    race = Race([0.5, 0.5], 12, 0.001)
    assert run(race, lambda move, world: luck(world)) == 2 * FIRST_CHECK


def test_close_moves_run_on_and_those_behind_do_not() -> None:
    race = Race([0.5, 0.5, 0.5], 0, 0.0)
    run(race, lambda move, world: noise(move, world) - (2.0 if move == 1 else 0.0), 600)
    assert race.running == [0, 2]
    assert len(race.results[1]) == FIRST_CHECK
    assert len(race.results[0]) > 200


def test_the_first_glance_counts_like_so_many_results() -> None:
    def winner(doubt: int) -> int:
        race = Race([0.6, 0.5], doubt, 0.0)
        for i in range(40):
            race.note(noise(i % 2, i // 2) * 0.01 + (0.5 if i % 2 else 0.0))
        return int(race.best())

    assert winner(5) == 1
    assert winner(5000) == 0


def test_before_the_first_result_the_first_glance_decides() -> None:
    assert Race([0.2, 0.7, 0.6], 10, 0.0).best() == 1


def test_a_better_move_is_found_nearly_always() -> None:
    found = 0
    for trial in range(100):
        race = Race([0.5, 0.5, 0.5, 0.5], 8, 0.0)
        run(race, lambda move, world, t=trial: noise(move, world + 1000 * t) + (0.3 if move == 3 else 0.0))  # type: ignore[misc]
        found += race.best() == 3
    assert found >= 97
