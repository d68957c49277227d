"""Find bots by name: our own, and those of others by the entry point `purrlor.bots`."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from purrlor.bots.bot import Bot
from purrlor.bots.strengths import Cat, Kitten, Lynx, RandomBot
from purrlor.table.reasons import refused


@cache
def all_bots() -> dict[str, Bot]:
    """Find every bot, the weakest of ours first."""
    found: list[Bot] = [RandomBot(), Kitten(), Cat(), Lynx()]
    others = [bot for point in entry_points(group="purrlor.bots") if (bot := _load(point)) is not None]
    return {bot.name: bot for bot in [*sorted(others, key=lambda bot: bot.name), *found]}


def _load(point: EntryPoint) -> Bot | None:
    """Load a bot of somebody else; one that does not load is left out, so that a table goes on."""
    try:
        bot: Bot = point.load()()
    except Exception as error:
        warnings.warn(f"bot {point.name} can't be loaded: {error}", stacklevel=2)
        return None
    return bot


def find_bot(name: str) -> Bot:
    """Find a bot by its name."""
    bot = all_bots().get(name)
    if bot is None:
        raise refused("no-such-bot", bot=name[:40], known=", ".join(all_bots()))
    return bot
