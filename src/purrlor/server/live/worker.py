"""What all tables of this process share: the database, the bus, the bots, the settings and the time."""

from __future__ import annotations

import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from purrlor.server.limits import Buckets, Limits
from purrlor.server.live.bot_pool import BotPool
from purrlor.server.live.notices import Notices
from purrlor.server.live.remembered import Remembered
from purrlor.server.live.reviews import ReviewQueue
from purrlor.server.live.sessions import Sessions
from purrlor.server.log.downtime import Downtime
from purrlor.server.storage.bans import Bans
from purrlor.server.storage.bus import Bus
from purrlor.server.storage.history import Best
from purrlor.server.storage.store import Store

WORKING = 2  # threads for what takes long; they share this process's time with the moves of all tables


@dataclass
class ServerSettings:
    """How a server behaves."""

    bot_delay: float = 0.8  # seconds from a question to a bot's answer
    bot_seconds: float = 0.5  # of which it may think so many
    patience: float = 2.0  # seconds after which another worker's bot is helped out
    review_seconds: float = 20.0  # of work for a review; who asks again gets more
    fresh: float = 20.0  # seconds for which the hall of fame is not counted anew
    idle: float = 60.0  # seconds after which a table without connections leaves the memory
    keep: float = 0.0  # days after which tables that nobody touches are deleted; 0: never
    limits: Limits = field(default_factory=Limits)
    friends: str = ""  # where friends in the same network find the server
    profiles: bool = True  # people may keep profiles
    push_to: tuple[str, ...] = ()  # origins of push services in one's own network


class Worker:
    """One process of the server."""

    def __init__(self, store: Store, bus: Bus, settings: ServerSettings) -> None:
        self.id = secrets.token_hex(6)
        self.store = store
        self.bus = bus
        self.settings = settings
        self.bots = BotPool()
        self.puzzles: Remembered[str, bytes] = Remembered()  # by day
        self.hall: Remembered[str, Best] = Remembered(settings.fresh)
        self.reviews = ReviewQueue(store, self.now)
        self.connections = 0
        self.guesses = Buckets(settings.limits.guess)  # of codes and links, by address
        self.thoughts = Buckets(settings.limits.think)  # hints and reasons, by person
        self.chats = Buckets(settings.limits.chat)  # by person
        self.asked_reviews = Buckets(settings.limits.review)  # by person
        self.work = Buckets(settings.limits.work)  # seconds of work in threads, by address
        self.threads = ThreadPoolExecutor(WORKING, "work")
        self.downtime = Downtime()
        self.bans = Bans()
        self.sessions = Sessions(store)
        self.disconnected = 0  # connections closed since the last collection of garbage
        # A clock that never goes back while the server runs.
        self._wall, self._steady = time.time(), time.monotonic()
        self.notices = Notices(store, settings.push_to, self.now)

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self._wall + time.monotonic() - self._steady
