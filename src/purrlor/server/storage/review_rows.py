"""The reviews of finished games, kept beside their logs."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Executable, select

from purrlor.server.storage.schema import REVIEWS
from purrlor.server.storage.store import Store


class ReviewRow(msgspec.Struct):
    """What is kept of a review: seat numbers and figures, no names."""

    rounds: int = 0
    seconds: float = 0.0  # of work that went into it
    busy: float = 0.0  # until then a worker works on it
    agreed: int = 0  # the seats (bits) that let spectators see it
    review: bytes = b""


async def read_review(store: Store, table: str) -> ReviewRow:
    """Read the review of a table; an empty one if there is none."""
    asked = select(
        REVIEWS.c.rounds, REVIEWS.c.seconds, REVIEWS.c.busy, REVIEWS.c.agreed, REVIEWS.c.review
    ).where(REVIEWS.c.table_id == table)
    row = await store.read(lambda connection: connection.execute(asked).first())
    return ReviewRow() if row is None else ReviewRow(row[0], row[1], row[2], row[3], bytes(row[4]))


def keep(store: Store, table: str, **values: Any) -> Executable:
    """Write some values of a table's review."""
    row: dict[str, Any] = {"rounds": 0, "seconds": 0.0, "busy": 0.0, "agreed": 0, "review": b"", **values}
    made: Executable = store.upsert(REVIEWS, {"table_id": table, **row}, values)
    return made
