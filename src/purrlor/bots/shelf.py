"""Find bots by name: our own, and plug-ins from the entry point group `purrlor.bots`."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from purrlor.bots.bot import Bot
from purrlor.bots.strengths import Cat, Kitten, Lynx, RandomBot, YoungCat
from purrlor.table.reasons import refused


@cache
def all_bots() -> dict[str, Bot]:
    """Find all bots, our weakest first."""
    found: list[Bot] = [RandomBot(), Kitten(), YoungCat(), Cat(), Lynx()]
    others = [bot for point in entry_points(group="purrlor.bots") if (bot := _load(point)) is not None]
    return {bot.name: bot for bot in [*sorted(others, key=lambda bot: bot.name), *found]}


def _load(point: EntryPoint) -> Bot | None:
    """Load a plug-in bot; skip one that does not load, so that tables keep working."""
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
