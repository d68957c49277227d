"""The bodies of requests and answers about profiles and notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from purrlor.server.protocol.bodies import Body
from purrlor.server.protocol.fields import Avatar, Language, Name
from purrlor.table.deck import Cell

Key = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]  # of a passkey or a device
Minute = Annotated[int, Meta(ge=0, le=1439)]  # of the day
Draft = dict[str, dict[str, dict[str, Cell]]]  # rows of an owner's deck, by table and card
NoticeKind = Literal["turn", "deadline", "invitation", "end"]


class KeepProfile(Body, frozen=True):
    """Keep a name, a cat and a language; or change them."""

    name: Name
    avatar: Avatar = 0
    language: Language = "en"


class KeepDeck(Body, frozen=True):
    """Keep the cards that were entered for a game, rows by table and card, in place of those kept `at`."""

    draft: Draft
    at: float


class KeptDeck(Struct, frozen=True):
    """The cards that a profile keeps for a game, and since when.

    `profile` is false for a guest. `newer` tells whoever keeps cards that another device was faster: these
    are its cards, and nothing was changed.
    """

    profile: bool
    draft: Draft
    at: float
    newer: bool = False


class RegisterPasskey(Body, frozen=True):
    """A new passkey, as the browser gives it (`PublicKeyCredential.toJSON`)."""

    credential: Raw
    name: Name


class NamePasskey(Body, frozen=True):
    """Give a passkey another name."""

    id: Key
    name: Name


class RemovePasskey(Body, frozen=True):
    """Remove a passkey."""

    id: Key


class LockOut(Body, frozen=True):
    """Sign a device out; without one, all others."""

    device: Key | None = None


class SignIn(Body, frozen=True):
    """Sign in by a passkey; `adopt` takes along the seats of the guest who was here before."""

    credential: Raw
    adopt: bool = False


class SignInByCode(Body, frozen=True):
    """Sign in by a recovery code, which is used up."""

    code: Annotated[str, Meta(max_length=60)]
    adopt: bool = False


class SignInByLink(Body, frozen=True):
    """Sign in by a link from another device, which is used up."""

    token: Annotated[str, Meta(max_length=100)]
    adopt: bool = False


class Vacation(Body, frozen=True):
    """Stop the clocks of all slow tables for some days; 0 lets them go on."""

    days: Annotated[int, Meta(ge=0, le=30)]


class Subscribe(Body, frozen=True):
    """Send notices to this device: what `PushSubscription.toJSON` gives."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}={0,2}$")]


class Unsubscribe(Body, frozen=True):
    """Send no more notices to this device."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class ChooseNotices(Body, frozen=True):
    """Which notices are wanted, and between which minutes of the day none may come."""

    kinds: list[NoticeKind]
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None


class Mute(Body, frozen=True):
    """Send no notices of this table, or send them again."""

    on: bool


class ProfileInfo(Struct):
    """A profile; times are in seconds since 1970."""

    name: str
    avatar: int
    language: str
    created: int
    away_until: int | None  # the end of a vacation
    away_days: int  # of vacation that are left this year


class PasskeyInfo(Struct):
    """A passkey."""

    id: str
    name: str
    created: int
    used: int | None


class DeviceInfo(Struct):
    """A device that is signed in."""

    id: str
    device: str
    seen: int
    here: bool  # it is the one that asks


class Me(Struct):
    """Who asks: a guest (no profile), or somebody who keeps a name."""

    allowed: bool  # this server keeps profiles
    known: bool  # the asker has been here before: something may be kept about them
    tables: int  # at which the asker holds a seat
    profile: ProfileInfo | None
    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]
    codes: int  # recovery codes that are left


class Codes(Struct):
    """New recovery codes; they are shown once."""

    codes: list[str]


class PersonalLink(Struct):
    """A link that signs another device in, once."""

    link: str
    until: int


class PasskeyOptions(Struct):
    """What the browser needs to make or use a passkey."""

    options: Raw


class Notices(Struct):
    """How notices come."""

    key: str  # the server's public key, for PushManager.subscribe
    kinds: list[str]
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    devices: int  # of this person that get notices
    here: bool  # whether this device is one of them
    muted: list[str]  # codes of tables
