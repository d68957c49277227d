"""Rate limits: buckets that fill again with time."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, replace
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more a second."""

    burst: float
    second: float


@dataclass(frozen=True)
class Limits:
    """How much one address or connection may ask for."""

    request: Rate = Rate(120, 20)  # HTTP, an address
    open: Rate = Rate(30, 0.5)  # tables opened or imported, an address
    sit: Rate = Rate(60, 0.2)  # seats taken: who sits down and leaves on and on fills the log of a table
    try_deck: Rate = Rate(80, 0.4)  # a few games of bots with a deck, an address
    picture: Rate = Rate(20, 0.2)  # pictures of results, an address
    work: Rate = Rate(20, 0.5)  # seconds for whole games, decks and score sheets, an address
    all_tables: Rate = Rate(10, 0.1)  # things that go through all tables of a person, an address
    guess: Rate = Rate(30, 0.5)  # codes and links that do not exist, an address
    connect: Rate = Rate(60, 5)  # live connections made, an address
    message: Rate = Rate(60, 15)  # live, a connection
    chat: Rate = Rate(8, 0.5)  # a person
    think: Rate = Rate(16, 1)  # hints, warnings and reasons, a person: a first game asks for two with a move
    review: Rate = Rate(12, 0.02)  # reviews of games asked for, a person
    sync: Rate = Rate(10, 1)  # the whole view asked for, a connection
    asking: int = 100  # requests at the same time, an address
    uploads: int = 4  # of them with a large body
    lines: int = 100  # live connections at the same time, an address
    devices: int = 16  # connections of one seat
    watchers: int = 100  # at one table
    watchers_from: int = 20  # of them from one address
    back_soon: float = 20.0  # seconds in which no bot is called for somebody whose connection broke

    def times(self, factor: float) -> Limits:
        """Loosen all limits: for a server among friends, for tests and benchmarks."""
        rates: dict[str, Any] = {
            name: Rate(value.burst * factor, value.second * factor)
            for name, value in vars(self).items()
            if isinstance(value, Rate)
        }
        if factor > 1:
            counts = {name: value for name, value in vars(self).items() if isinstance(value, int)}
            rates |= {name: int(value * factor) for name, value in counts.items()}
            rates["back_soon"] = self.back_soon / factor
        return replace(self, **rates)


class Bucket:
    """What is left of a rate."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take one; False if there is none."""
        if not self.has_some():
            return False
        self.left -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take what something has cost, even if there was less."""
        self.has_some()
        self.left -= amount

    def has_some(self) -> bool:
        """Tell whether there is one to take."""
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.second)
        self.at = now
        return self.left >= 1


def counted_address(host: str) -> str:
    """Return the part of an address that is counted: of IPv6 the network, for a home has a whole /64."""
    try:
        known = ip_address(host)
    except ValueError:
        return host
    if isinstance(known, IPv6Address) and known.ipv4_mapped is None:
        return str(IPv6Network((known, 64), strict=False))
    return host


class Buckets:
    """One bucket for each of many clients; those longest silent are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def is_empty(self, who: str) -> bool:
        """Tell whether a client's bucket has nothing left; takes nothing."""
        bucket = self._buckets.get(who)
        return bucket is not None and not bucket.has_some()

    def take(self, who: str) -> bool:
        """Take one from a client's bucket."""
        return self._bucket(who).take()

    def spend(self, who: str, amount: float) -> None:
        """Take what something has cost from a client's bucket."""
        self._bucket(who).spend(amount)

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.rate)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket


class Places:
    """How many may be somewhere at the same time: of one client, and in all."""

    def __init__(self, each: int, most: int = 1_000_000) -> None:
        self.each = each
        self.most = most
        self.count = 0
        self._there: Counter[str] = Counter()

    def enter(self, who: str) -> bool:
        """Let a client in; False if there is no room. Whoever was let in must leave again."""
        if self._there[who] >= self.each or self.count >= self.most:
            return False
        self._there[who] += 1
        self.count += 1
        return True

    def leave(self, who: str) -> None:
        """Let a client go."""
        self.count -= 1
        self._there[who] -= 1
        if not self._there[who]:
            del self._there[who]
