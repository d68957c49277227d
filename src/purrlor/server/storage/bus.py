"""The bus between workers: it carries news of entries; what gets lost is read from the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import blake2b
from hmac import compare_digest

import msgspec

from purrlor.server.telemetry import logger

CHANNEL = "purrlor"
SEAL = 16  # bytes


class News(msgspec.Struct, array_like=True):
    """What one worker tells the others: an entry (number above 0), a line of chat, or who is connected.

    A number below 0 says that the log was rewritten.
    """

    worker: str
    table: str
    number: int
    at: float = 0.0
    entry: bytes = b""
    online: list[int] = []  # seats, once for each of their connections
    host: bool = False  # the host is connected
    looking: list[int] = []  # seats whose players can see the page


OnNews = Callable[[News], None]


def seal(data: bytes, key: bytes) -> bytes:
    """Sign what goes over the bus: anybody who reaches it could write there."""
    return blake2b(data, digest_size=SEAL, key=key).digest() + data


def unseal(sealed: bytes, key: bytes) -> bytes | None:
    """Return what another worker signed; None if it was somebody else."""
    data = sealed[SEAL:]
    return data if compare_digest(seal(data, key), sealed) else None


class Bus:
    """The bus of a single worker: there is nobody to tell."""

    shared = False

    def start(self, on_news: OnNews, on_gap: Callable[[], None], key: bytes) -> None:
        """Start to listen."""

    def publish(self, news: News) -> None:
        """Tell the other workers; never waits, never fails."""

    async def close(self) -> None:
        """Stop."""


class RedisBus(Bus):
    """A bus over Redis or Valkey."""

    shared = True

    def __init__(self, url: str) -> None:
        from redis import asyncio as redis

        self._redis = redis.Redis.from_url(url, socket_keepalive=True)
        self._out: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._key = b""

    def start(self, on_news: OnNews, on_gap: Callable[[], None], key: bytes) -> None:
        """Start to listen; after every new connection messages may have been missed."""
        self._key = key
        self._tasks = [
            asyncio.create_task(self._listen(on_news, on_gap)),
            asyncio.create_task(self._publish()),
        ]

    def publish(self, news: News) -> None:
        """Tell the other workers; they read what does not fit from the log."""
        if not self._out.full():
            self._out.put_nowait(seal(msgspec.msgpack.encode(news), self._key))

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _publish(self) -> None:
        while True:
            data = await self._out.get()
            try:
                await self._redis.publish(CHANNEL, data)
            except Exception as error:
                logger().warning("bus-lost", error=type(error).__name__)
                await asyncio.sleep(0.1)

    async def _listen(self, on_news: OnNews, on_gap: Callable[[], None]) -> None:
        decoder = msgspec.msgpack.Decoder(News)
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    on_gap()
                    async for message in channel.listen():
                        if message["type"] != "message":
                            continue
                        data = unseal(message["data"], self._key)
                        if data is None:
                            logger().warning("bus-forged")
                        else:
                            on_news(decoder.decode(data))
            except Exception as error:
                logger().warning("bus-lost", error=type(error).__name__)
                await asyncio.sleep(0.1)
