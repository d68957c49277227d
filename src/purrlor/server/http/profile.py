"""The operations of a profile: keep a name, devices, recovery codes, vacations, export and delete."""

from __future__ import annotations

import time
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, func, select
from starlette.responses import Response

from purrlor.server.http.identity import COOKIE
from purrlor.server.http.operation import Nothing, Operation
from purrlor.server.http.request import ApiRequest
from purrlor.server.live import people
from purrlor.server.log.seating import clean_name
from purrlor.server.protocol import profile_bodies as bodies
from purrlor.server.storage import profiles
from purrlor.server.storage.person_rows import numbers_of
from purrlor.server.storage.persons import export_persons
from purrlor.server.storage.profiles import Profile
from purrlor.server.storage.schema import HOLDERS, SUBSCRIPTIONS, TOKENS
from purrlor.table.reasons import refused

DAY = 86_400.0
VACATION = 30  # days a year
LINK_SECONDS = 600.0  # for which a link to another device is valid
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac", "Linux")


def device_name(agent: str) -> str:
    """Name a device as its owner would: by browser and system."""
    browser = next((name for sign, name in BROWSERS.items() if sign in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return " · ".join(part for part in (browser, system) if part) or "?"


def require_profiles(request: ApiRequest) -> None:
    """Refuse where the server keeps no profiles."""
    if not request.worker.settings.profiles:
        raise refused("profiles-off")


def require_profile(request: ApiRequest) -> str:
    """Return the person; refuse a guest."""
    require_profiles(request)
    if not request.session:
        raise refused("no-profile")
    return request.person


# -- looking -------------------------------------------------------------------------------------------


async def show_me(request: ApiRequest, none: None) -> bodies.Me:
    """Tell who asks, and what the profile holds."""
    allowed = request.worker.settings.profiles
    if not request.person:
        return bodies.Me(allowed, False, 0, None, [], [], 0)
    return await request.worker.store.read(partial(_me, request=request))


def _me(connection: Connection, request: ApiRequest) -> bodies.Me:
    person = request.person
    held = select(func.count(HOLDERS.c.table_id.distinct())).where(HOLDERS.c.person == person)
    tables = int(connection.execute(held).scalar_one())
    allowed = request.worker.settings.profiles
    profile = profiles.find_profile(connection, person) if request.session else None
    if profile is None:
        return bodies.Me(allowed, True, tables, None, [], [], 0)
    passkeys = [
        bodies.PasskeyInfo(each.id, each.name, int(each.created), int(each.used) if each.used else None)
        for each in profiles.passkeys_of(connection, person)
    ]
    devices = [
        bodies.DeviceInfo(each.id, each.device, int(each.seen), each.id == request.session)
        for each in profiles.devices_of(connection, person)
    ]
    codes = profiles.count_codes(connection, person)
    info = _info(profile, request.worker.now())
    return bodies.Me(allowed, True, tables, info, passkeys, devices, codes)


def _info(profile: Profile, now: float) -> bodies.ProfileInfo:
    until = profile.away_until
    return bodies.ProfileInfo(
        profile.name,
        profile.avatar,
        profile.language,
        int(profile.created),
        int(until) if until is not None and until > now else None,
        int(_left(profile, now) // DAY),
    )


def _left(profile: Profile, now: float) -> float:
    """Count the seconds of vacation that are left this year."""
    spent = profile.away_spent if profile.away_year == time.gmtime(now).tm_year else 0.0
    return VACATION * DAY - spent


# -- keeping -------------------------------------------------------------------------------------------


async def keep_profile(request: ApiRequest, body: bodies.KeepProfile) -> bodies.Codes:
    """Keep a profile under the number that the guest has already; recovery codes are shown once."""
    require_profiles(request)
    if request.session:
        raise refused("profile-exists")
    # Whoever clicks twice must not get another, empty profile: the cookie stands for nobody by then.
    known = request.signatures.claim(request.http.cookies.get(COOKIE)).person
    person, now = request.require_person(), request.worker.now()
    profile = Profile(person, clean_name(body.name, set()), body.avatar, body.language, now)
    device = device_name(request.http.headers.get("user-agent", ""))

    def keep(connection: Connection) -> tuple[str, list[str]]:
        if profiles.find_profile(connection, known) is not None:
            raise refused("profile-exists")
        profiles.keep_profile(connection, profile)
        token = profiles.start_session(connection, person, device, now)
        return token, profiles.make_codes(connection, person)

    token, codes = await request.worker.store.read(keep)
    request.cookies[COOKIE] = request.signatures.cookie(person, token)
    request.worker.sessions.forget(person)
    people.reconnect_guest(request.tables, person)
    return bodies.Codes(codes)


async def change_profile(request: ApiRequest, body: bodies.KeepProfile) -> bodies.Me:
    """Change name, cat and language."""
    person = require_profile(request)
    name = clean_name(body.name, set())
    await request.worker.store.read(
        lambda connection: profiles.change_profile(
            connection, person, name=name, avatar=body.avatar, language=body.language
        )
    )
    return await show_me(request, None)


async def renew_codes(request: ApiRequest, body: Nothing) -> bodies.Codes:
    """Make new recovery codes; the old ones are no longer valid."""
    person = require_profile(request)
    return bodies.Codes(await request.worker.store.read(partial(profiles.make_codes, person=person)))


async def make_link(request: ApiRequest, body: Nothing) -> bodies.PersonalLink:
    """Make a link that signs another device in, once and soon."""
    person, now = require_profile(request), request.worker.now()
    token = await request.worker.store.read(
        lambda connection: profiles.make_token(connection, person, profiles.LINK, now, LINK_SECONDS)
    )
    return bodies.PersonalLink(f"/enter/{token}", int(now + LINK_SECONDS))


# -- devices -------------------------------------------------------------------------------------------


async def sign_out(request: ApiRequest, body: Nothing) -> bodies.Me:
    """Sign this device out; the guest who was here before is back."""
    if request.session:
        session, person = request.session, request.person
        await _end(request, only=session)
        request.worker.sessions.forget(person)
        await request.bring_guest_back()
    return await show_me(request, None)


async def lock_out(request: ApiRequest, body: bodies.LockOut) -> bodies.Me:
    """Sign a lost device out, or all others; links that it may know are no longer valid."""
    person = require_profile(request)
    if body.device == request.session:
        raise refused("this-device")
    ended = await _end(request, but=request.session, only=body.device or "")
    if body.device is not None and not ended:
        raise refused("no-such-device")
    await people.renew_seats(request.tables, person)
    return await show_me(request, None)


async def _end(request: ApiRequest, but: str = "", only: str = "") -> int:
    person = request.person

    def end(connection: Connection) -> tuple[int, set[str]]:
        before = {device.id for device in profiles.devices_of(connection, person)}
        count = profiles.end_sessions(connection, person, but, only)
        ended = profiles.ended_sessions(connection, before)
        connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.session.in_(ended)))
        links = TOKENS.c.person == person, TOKENS.c.kind == profiles.LINK
        connection.execute(delete(TOKENS).where(*links))
        return count, ended

    count, ended = await request.worker.store.read(end)
    request.worker.sessions.forget(person)
    people.drop_sessions(request.tables, ended)
    return count


# -- vacations -----------------------------------------------------------------------------------------


async def take_vacation(request: ApiRequest, body: bodies.Vacation) -> bodies.Me:
    """Stop the clocks at all slow tables for some days, or let them go on."""
    person, now = require_profile(request), request.worker.now()
    until = now + body.days * DAY

    def book(connection: Connection) -> None:
        profile = profiles.find_profile(connection, person)
        assert profile is not None
        left, year = _left(profile, now), time.gmtime(now).tm_year
        if profile.away_until is not None and profile.away_until > now and profile.away_year == year:
            left += profile.away_until - now  # what is not used of this one
        if body.days * DAY > left:
            raise refused("vacation-spent", days=int(left // DAY), most=VACATION)
        spent = VACATION * DAY - left + body.days * DAY
        away = {"away_since": now, "away_until": until, "away_year": year, "away_spent": spent}
        profiles.change_profile(connection, person, **away)

    store = request.worker.store
    await store.read(book)
    entered, booked = -1.0, until
    while entered != booked:  # another device may change the vacation before it is entered everywhere
        await people.rest(request.tables, person, booked)
        entered, booked = booked, await store.read(partial(profiles.away_until, person=person))
    return await show_me(request, None)


# -- everything ----------------------------------------------------------------------------------------


async def export_me(request: ApiRequest, none: None) -> Response:
    """Download all that is kept about the asker, guest or not."""
    if not request.person:
        raise refused("no-profile")
    person = request.person
    store = request.worker.store
    # It looks through the logs of all tables, and others want to read meanwhile.
    about = await request.work(
        lambda: store.read_now(
            lambda connection: export_persons(connection, numbers_of(connection, [person]))
        )
    )
    data = msgspec.json.format(msgspec.json.encode(about))
    headers = {"content-disposition": 'attachment; filename="purrlor.json"', "cache-control": "no-store"}
    return Response(data, media_type="application/json", headers=headers)


async def delete_me(request: ApiRequest, body: Nothing) -> bodies.Me:
    """Erase everything about the asker, guest or not; moves stay, a bot plays on, another guest is back."""
    person, devices = request.person, set[str]()
    if not person:
        raise refused("no-profile")
    if request.session:
        read = partial(profiles.devices_of, person=person)
        devices = {device.id for device in await request.worker.store.read(read)}
    await people.erase(request.tables, person)
    request.worker.hall.forget("")
    people.drop_sessions(request.tables, devices)
    await request.bring_guest_back()
    return await show_me(request, None)


PROFILE_OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/api/me", show_me, bodies.Me),
    Operation("POST", "/api/me", keep_profile, bodies.Codes, bodies.KeepProfile, limit="open"),
    Operation("POST", "/api/me/change", change_profile, bodies.Me, bodies.KeepProfile),
    Operation("POST", "/api/me/codes", renew_codes, bodies.Codes, Nothing),
    Operation("POST", "/api/me/link", make_link, bodies.PersonalLink, Nothing),
    Operation("POST", "/api/me/sign-out", sign_out, bodies.Me, Nothing),
    Operation("POST", "/api/me/lock-out", lock_out, bodies.Me, bodies.LockOut, limit="all_tables"),
    Operation("POST", "/api/me/vacation", take_vacation, bodies.Me, bodies.Vacation, limit="all_tables"),
    Operation("GET", "/api/me/export", export_me, Nothing, limit="all_tables"),
    Operation("POST", "/api/me/delete", delete_me, bodies.Me, Nothing, limit="all_tables"),
)
