"""What somebody chooses for notices is kept, also when two devices or workers write it at once."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from purrlor.server.storage import notices
from purrlor.server.storage.database import check_schema, connect
from purrlor.server.storage.notices import Subscription, Wishes
from tests.server.services import new_database

AT_ONCE = 4


def test_the_same_wish_can_be_written_several_times_at_once(database: str) -> None:
    engine = connect(new_database(database))
    check_schema(engine)
    ready = threading.Barrier(AT_ONCE)

    def write(change: Any) -> None:
        with engine.begin() as connection:
            ready.wait()
            change(connection)

    with ThreadPoolExecutor(AT_ONCE) as pool:
        for number in range(5):
            who = f"p{number}"
            device = Subscription(who, who, "", "https://push.example/x", "key", "auth", "en", 0.0)
            for change in (
                partial(notices.choose, person=who, wishes=Wishes(("turn",), quiet_from=60, quiet_until=90)),
                partial(notices.mute, person=who, table_id="table", on=True),
                partial(notices.subscribe, subscription=device),
            ):
                list(pool.map(write, [change] * AT_ONCE))
            with engine.begin() as connection:
                assert notices.wishes_of(connection, who).quiet_until == 90
                assert notices.is_muted(connection, who, "table")
                assert notices.subscriptions_of(connection, who) == [device]
                notices.choose(connection, who, Wishes())
                notices.mute(connection, who, "table", on=False)
                assert notices.wishes_of(connection, who) == Wishes()
                assert not notices.is_muted(connection, who, "table")
    engine.dispose()
