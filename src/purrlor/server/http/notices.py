"""The operations of notices: which devices get them, which are wanted, and when."""

from __future__ import annotations

from functools import partial
from zoneinfo import available_timezones

from sqlalchemy import Connection

from purrlor.server.http.operation import Operation
from purrlor.server.http.request import ApiRequest
from purrlor.server.outgoing.web_push import Target, encrypt
from purrlor.server.protocol import profile_bodies as bodies
from purrlor.server.storage import notices
from purrlor.server.storage.notices import Subscription, Wishes
from purrlor.server.storage.profiles import hashed
from purrlor.table.reasons import refused


async def show_notices(request: ApiRequest, none: None) -> bodies.Notices:
    """Tell which notices come, and the key that a browser needs to get them."""
    return await request.worker.store.read(partial(_shown, request=request))


def _shown(connection: Connection, request: ApiRequest) -> bodies.Notices:
    person = request.person
    wishes = notices.wishes_of(connection, person)
    devices = notices.subscriptions_of(connection, person) if person else []
    return bodies.Notices(
        key=request.worker.notices.public_key,
        kinds=list(wishes.kinds),
        zone=wishes.zone,
        quiet_from=wishes.quiet_from,
        quiet_until=wishes.quiet_until,
        devices=len(devices),
        here=any(device.session == request.session for device in devices),
        muted=notices.muted_tables(connection, person) if person else [],
    )


async def choose_notices(request: ApiRequest, body: bodies.ChooseNotices) -> bodies.Notices:
    """Choose which notices come, and the quiet hours."""
    if body.zone not in available_timezones():
        raise refused("no-such-zone", zone=body.zone)
    person = request.require_person()
    wishes = Wishes(tuple(dict.fromkeys(body.kinds)), body.zone, body.quiet_from, body.quiet_until)
    await request.worker.store.read(partial(notices.choose, person=person, wishes=wishes))
    return await show_notices(request, None)


async def subscribe(request: ApiRequest, body: bodies.Subscribe) -> bodies.Notices:
    """Send notices to this device."""
    try:
        encrypt(Target(body.endpoint, body.p256dh, body.auth), b"")
    except ValueError:
        raise refused("bad-endpoint") from None
    if not request.worker.notices.may_send_to(body.endpoint):
        raise refused("bad-endpoint")
    subscription = Subscription(
        id=hashed(body.endpoint),
        person=request.require_person(),
        session=request.session,
        endpoint=body.endpoint,
        p256dh=body.p256dh,
        auth=body.auth,
        language=request.language,
        created=request.worker.now(),
    )
    host = request.http.url.netloc

    def write(connection: Connection) -> None:
        notices.subscribe(connection, subscription)
        notices.note_contact(connection, host)

    await request.worker.store.read(write)
    await request.worker.notices.refresh()
    return await show_notices(request, None)


async def unsubscribe(request: ApiRequest, body: bodies.Unsubscribe) -> bodies.Notices:
    """Send no more notices to this device."""
    await request.worker.store.read(partial(notices.unsubscribe, endpoint=body.endpoint))
    return await show_notices(request, None)


async def mute_table(request: ApiRequest, body: bodies.Mute) -> bodies.Notices:
    """Send no notices of a table where the asker sits, or send them again."""
    table = await request.table()
    if not table.state.seats_of(request.person):
        raise refused("not-your-seat")
    mute = partial(notices.mute, person=request.person, table_id=table.id, on=body.on)
    await request.worker.store.read(mute)
    return await show_notices(request, None)


NOTICE_OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/api/notices", show_notices, bodies.Notices),
    Operation("POST", "/api/notices", choose_notices, bodies.Notices, bodies.ChooseNotices, limit="open"),
    Operation("POST", "/api/notices/subscribe", subscribe, bodies.Notices, bodies.Subscribe, limit="open"),
    Operation("POST", "/api/notices/unsubscribe", unsubscribe, bodies.Notices, bodies.Unsubscribe),
    Operation("POST", "/api/tables/{code}/mute", mute_table, bodies.Notices, bodies.Mute),
)
