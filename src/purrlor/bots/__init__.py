"""Bots: `find_bot` finds one, `choose_for` asks it for a move; a bot sees only what its seat sees."""

from purrlor.bots.bot import Bot
from purrlor.bots.referee import Faults, choose_for
from purrlor.bots.shelf import all_bots, find_bot
from purrlor.table.sight import Budget, Sight

__all__ = ["Bot", "Budget", "Faults", "Sight", "all_bots", "choose_for", "find_bot"]
