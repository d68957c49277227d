"""The base class of bots, and bots with their own thinking time."""

from __future__ import annotations

from purrlor.table.records import Action
from purrlor.table.sight import Budget, Sight


class Bot:
    """A player program; one object may play many seats and games, so it keeps no state between moves."""

    name: str

    def __init_subclass__(cls) -> None:
        """Call bots without a name after their class."""
        if not hasattr(cls, "name"):
            cls.name = cls.__name__.lower()

    def __repr__(self) -> str:
        return f"<Bot {self.name}>"

    def choose(self, sight: Sight) -> Action:
        """Choose one of `sight.choices`; take all random numbers from `sight.rng`."""
        raise NotImplementedError


class TunedBot(Bot):
    """A bot with its own budget and seed, whatever the table gives it."""

    def __init__(self, bot: Bot, budget: Budget | None, seed: int | None) -> None:
        self.bot = bot
        self.budget = budget
        self.seed = seed
        self.name = f"{bot.name}({', '.join(self._settings())})"

    def _settings(self) -> list[str]:
        """List the settings as they are written in a call."""
        budget = self.budget
        settings = [] if self.seed is None else [f"seed={self.seed}"]
        if budget is not None:
            settings.append(f"nodes={budget.nodes}" if budget.nodes else f"seconds={budget.seconds:g}")
        return settings

    def choose(self, sight: Sight) -> Action:
        """Let the bot choose, with its own budget and seed."""
        return self.bot.choose(sight.tuned(self.budget, self.seed))


class TrueSight(Sight):
    """The true state with all hidden cards and draws to come, to measure the role of luck."""

    true = True
