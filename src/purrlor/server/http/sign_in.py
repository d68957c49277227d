"""The operations of signing in: by passkey, recovery code or a link from another device."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw
from sqlalchemy import Connection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from purrlor.server.http.identity import ASIDE, COOKIE
from purrlor.server.http.operation import Nothing, Operation
from purrlor.server.http.profile import device_name, require_profile, require_profiles, show_me
from purrlor.server.http.request import ApiRequest
from purrlor.server.live import people
from purrlor.server.log.seating import clean_name
from purrlor.server.protocol import profile_bodies as bodies
from purrlor.server.storage import profiles
from purrlor.server.storage.profiles import Passkey
from purrlor.table.reasons import refused

CHALLENGE_SECONDS = 300.0


def _server_name(request: ApiRequest) -> str:
    """Return the name that passkeys belong to."""
    return request.http.url.hostname or "localhost"


def _origin(request: ApiRequest) -> str:
    return f"{request.http.url.scheme}://{request.http.url.netloc}"


async def _new_challenge(request: ApiRequest, kind: str, person: str) -> bytes:
    now = request.worker.now()
    token = await request.worker.store.read(
        lambda connection: profiles.make_token(connection, person, kind, now, CHALLENGE_SECONDS)
    )
    return token.encode()


class _ClientData(msgspec.Struct):
    challenge: str


class _Response(msgspec.Struct, rename="camel"):
    client_data_json: str = msgspec.field(name="clientDataJSON")


class _Credential(msgspec.Struct):
    id: str
    response: _Response


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def _challenge(request: ApiRequest, kind: str, credential: Raw) -> tuple[bytes, bytes, str]:
    """Use up the challenge that a credential answers: the challenge, the credential's id, and for whom."""
    try:
        given = msgspec.json.decode(credential, type=_Credential)
        answered = msgspec.json.decode(_bytes(given.response.client_data_json), type=_ClientData)
        challenge, known = _bytes(answered.challenge), _bytes(given.id)
        token = challenge.decode("ascii")
    except (ValueError, msgspec.MsgspecError):
        raise refused("bad-passkey") from None
    person = await _spend_token(request, kind, token)
    if person is None:
        raise refused("bad-passkey")
    return challenge, known, person


async def _spend_token(request: ApiRequest, kind: str, token: str) -> str | None:
    spend = partial(profiles.spend_token, kind=kind, secret=token, now=request.worker.now())
    return await request.worker.store.read(spend)


# -- passkeys ------------------------------------------------------------------------------------------


async def offer_registration(request: ApiRequest, body: Nothing) -> bodies.PasskeyOptions:
    """Tell the browser how to make a passkey for this profile."""
    person = require_profile(request)

    def read(connection: Connection) -> tuple[str, list[Passkey]]:
        profile = profiles.find_profile(connection, person)
        return profile.name if profile else "", profiles.passkeys_of(connection, person)

    name, known = await request.worker.store.read(read)
    options = generate_registration_options(
        rp_id=_server_name(request),
        rp_name="Purrlor",
        user_id=person.encode(),
        user_name=name,
        challenge=await _new_challenge(request, profiles.REGISTER, person),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=each.credential) for each in known],
    )
    return bodies.PasskeyOptions(Raw(options_to_json(options).encode()))


async def register_passkey(request: ApiRequest, body: bodies.RegisterPasskey) -> bodies.Me:
    """Add a passkey to the profile."""
    person, now = require_profile(request), request.worker.now()
    challenge, _, meant = await _challenge(request, profiles.REGISTER, body.credential)
    if meant != person:
        raise refused("bad-passkey")
    try:
        verified = verify_registration_response(
            credential=_json(body.credential),
            expected_challenge=challenge,
            expected_rp_id=_server_name(request),
            expected_origin=_origin(request),
        )
    except Exception:  # the library reads foreign bytes and fails in many ways
        raise refused("bad-passkey") from None
    passkey = Passkey(
        profiles.hashed(verified.credential_id),
        person,
        verified.credential_id,
        verified.credential_public_key,
        verified.sign_count,
        clean_name(body.name, set()),
        now,
    )
    await request.worker.store.read(partial(profiles.add_passkey, passkey=passkey))
    return await show_me(request, None)


def _json(raw: Raw) -> dict[str, Any]:
    given: dict[str, Any] = json.loads(bytes(raw))
    return given


async def name_passkey(request: ApiRequest, body: bodies.NamePasskey) -> bodies.Me:
    """Give a passkey another name."""
    person = require_profile(request)
    name = clean_name(body.name, set())
    rename = partial(profiles.name_passkey, person=person, passkey=body.id, name=name)
    await request.worker.store.read(rename)
    return await show_me(request, None)


async def remove_passkey(request: ApiRequest, body: bodies.RemovePasskey) -> bodies.Me:
    """Remove a passkey."""
    person = require_profile(request)
    await request.worker.store.read(partial(profiles.remove_passkey, person=person, passkey=body.id))
    return await show_me(request, None)


# -- signing in ----------------------------------------------------------------------------------------


async def offer_sign_in(request: ApiRequest, body: Nothing) -> bodies.PasskeyOptions:
    """Tell the browser how to use a passkey."""
    require_profiles(request)
    options = generate_authentication_options(
        rp_id=_server_name(request),
        challenge=await _new_challenge(request, profiles.SIGN_IN, ""),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return bodies.PasskeyOptions(Raw(options_to_json(options).encode()))


async def sign_in(request: ApiRequest, body: bodies.SignIn) -> bodies.Me:
    """Sign in by a passkey."""
    require_profiles(request)
    challenge, known, _ = await _challenge(request, profiles.SIGN_IN, body.credential)
    passkey = await request.worker.store.read(partial(profiles.find_passkey, credential=known))
    if passkey is None:
        raise refused("unknown-passkey")
    try:
        verified = verify_authentication_response(
            credential=_json(body.credential),
            expected_challenge=challenge,
            expected_rp_id=_server_name(request),
            expected_origin=_origin(request),
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
        )
    except Exception:  # the library reads foreign bytes and fails in many ways
        raise refused("bad-passkey") from None
    uses, now = verified.new_sign_count, request.worker.now()
    await request.worker.store.read(partial(profiles.use_passkey, passkey=passkey.id, uses=uses, now=now))
    return await _enter(request, passkey.person, body.adopt)


async def sign_in_by_code(request: ApiRequest, body: bodies.SignInByCode) -> bodies.Me:
    """Sign in by a recovery code, which is used up."""
    return await _spend(request, profiles.RECOVERY, profiles.plain_recovery(body.code), body.adopt)


async def sign_in_by_link(request: ApiRequest, body: bodies.SignInByLink) -> bodies.Me:
    """Sign in by a link from another device, which is used up."""
    return await _spend(request, profiles.LINK, body.token, body.adopt)


async def _spend(request: ApiRequest, kind: str, secret: str, adopt: bool) -> bodies.Me:
    require_profiles(request)
    person = await _spend_token(request, kind, secret)
    if not person:
        raise refused("bad-code")
    return await _enter(request, person, adopt)


async def _enter(request: ApiRequest, person: str, adopt: bool) -> bodies.Me:
    """Make this device the person's; the guest who was here comes along, or waits until it signs out."""
    device = device_name(request.http.headers.get("user-agent", ""))
    now = request.worker.now()
    guest = "" if request.session else request.person
    if guest and adopt:
        await people.take_along(request.tables, guest, person)
    token = await request.worker.store.read(
        lambda connection: profiles.start_session(connection, person, device, now)
    )
    request.cookies[COOKIE] = request.signatures.cookie(person, token)
    if guest and not adopt:
        request.cookies[ASIDE] = request.signatures.cookie(guest)
    request.person, request.session = person, profiles.hashed(token)
    return await show_me(request, None)


SIGN_IN_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "POST", "/api/passkeys/offer", offer_registration, bodies.PasskeyOptions, Nothing, limit="open"
    ),
    Operation("POST", "/api/passkeys", register_passkey, bodies.Me, bodies.RegisterPasskey),
    Operation("POST", "/api/passkeys/name", name_passkey, bodies.Me, bodies.NamePasskey),
    Operation("POST", "/api/passkeys/remove", remove_passkey, bodies.Me, bodies.RemovePasskey),
    Operation("POST", "/api/sign-in/offer", offer_sign_in, bodies.PasskeyOptions, Nothing, limit="open"),
    Operation("POST", "/api/sign-in", sign_in, bodies.Me, bodies.SignIn),
    Operation("POST", "/api/sign-in/code", sign_in_by_code, bodies.Me, bodies.SignInByCode),
    Operation("POST", "/api/sign-in/link", sign_in_by_link, bodies.Me, bodies.SignInByLink),
)
