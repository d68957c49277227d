"""Workers believe only what another worker has signed."""

from __future__ import annotations

import asyncio

import msgspec
import redis

from purrlor.server.storage.bus import CHANNEL, News, RedisBus, seal
from tests.scale import PATIENCE


def test_forged_news_are_not_heard(bus: str) -> None:
    key = b"k" * 32
    honest = News("worker", "table", 3, 1.0, b"entry")
    forged = News("worker", "table", 4, 1.0, b"forged")

    async def main() -> list[News]:
        heard: list[News] = []
        listening, ready = RedisBus(bus), asyncio.Event()
        listening.start(heard.append, ready.set, key)
        await ready.wait()
        stranger = redis.Redis.from_url(bus)
        for data in (
            b"",
            b"nonsense",
            msgspec.msgpack.encode(forged),
            seal(msgspec.msgpack.encode(forged), b"x"),
        ):
            stranger.publish(CHANNEL, data)
        stranger.close()
        listening.publish(honest)
        while not heard:
            await asyncio.sleep(0.01)
        await listening.close()
        return heard

    assert asyncio.run(asyncio.wait_for(main(), PATIENCE)) == [honest]
