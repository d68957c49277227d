"""The processes in which bots think."""

from __future__ import annotations

from purrlor.games.battle_kittens import GAME as BATTLE
from purrlor.games.wizards_and_witches import GAME as WITCHES
from purrlor.server.live import bot_pool
from purrlor.table.match import Match


def test_a_match_is_not_taken_for_another_with_the_same_seed() -> None:
    bot_pool._matches.clear()
    for game, players in ((WITCHES, 2), (WITCHES, 3), (BATTLE, 3)):
        match = Match.new(game, {"players": players}, "same")
        given = (game.name, match.settings, match.deck, match.seed, match.rules, list(match.log))
        again = bot_pool._up_to_date(given)
        assert (again.game.name, again.seats) == (game.name, players)
        assert bot_pool._up_to_date(given) is again
