"""A finished game is checked against the fingerprint that was shown."""

from __future__ import annotations

from pathlib import Path

from purrlor.server.log.seed import (
    Bound,
    BoundSeat,
    commitment,
    deck_hash,
    fingerprint,
    join_seed,
    pledge,
    write_bound,
)
from purrlor.table.game import find_game
from purrlor.table.match import Match
from purrlor.table.wire import save
from tests.server.commands import purrlor, sentence
from tests.server.servers import (
    GAME,
)


def test_verify_checks_a_file_against_the_commitment_seen(tmp_path: Path) -> None:
    secret, given = "ab" * 32, ["cd" * 16, None]
    match = Match.new(find_game(GAME), {"players": 2}, join_seed(secret, given))
    while not match.over:
        match.submit(match.asked[0], match.choices(match.asked[0])[0])
    file = tmp_path / "game.json"
    file.write_bytes(save(match))
    status, out, _ = purrlor("verify", file, "--commitment", commitment(secret))
    assert (status, "drawn before the first card" in out) == (0, True)
    assert "From the seats" in out
    assert "not the one" in sentence("verify", file, "--commitment", "00" * 32)
    file.write_bytes(file.read_bytes().replace(b'"digest":"', b'"digest":"0'))
    assert "do not lead" in sentence("verify", file)
    assert "no file" in sentence("verify", tmp_path / "none")


def test_verify_checks_all_that_was_bound_from_the_file_alone(tmp_path: Path) -> None:
    secret, given, game = "ab" * 32, ["cd" * 16, None], find_game(GAME)
    seats = [BoundSeat("", pledge("cd" * 16)), BoundSeat("", pledge("ef" * 16))]
    options = game.settle({"players": 2})
    bound = write_bound(
        Bound("abcdefgh", GAME, game.version, options, deck_hash({}), seats, commitment(secret))
    )
    match = Match.new(game, options, join_seed(secret, given, bound))
    file = tmp_path / "game.json"
    file.write_bytes(save(match))
    status, out, _ = purrlor("verify", file, "--commitment", fingerprint(bound))
    assert (status, "bound before the first card" in out) == (0, True)
    assert "Seat 2 did not open" in out
    status, out, _ = purrlor("verify", file, "--commitment", commitment(secret))
    assert (status, "the server's secret" in out) == (0, True)
    assert "not the one" in sentence("verify", file, "--commitment", "00" * 32)
    # A deal that was made from another contribution than the one pledged.
    file.write_bytes(save(Match.new(game, options, join_seed(secret, ["00" * 16, None], bound))))
    assert "not the one that was pledged" in sentence("verify", file, "--commitment", fingerprint(bound))
