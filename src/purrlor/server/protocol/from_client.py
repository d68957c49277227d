"""The messages that a client sends over its live connection."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from purrlor.server.protocol.fields import Avatar, BotName, Clock, Id, Language, Name, Number, SeatNumber


class FromClient(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """What all messages of a client share: a number of its own, which the answer repeats."""

    id: Id = 0


class Act(FromClient):
    """Do one of the choices, following log number n."""

    n: Number
    action: Raw


class Undo(FromClient):
    """Take the seat's last move back, following log number n."""

    n: Number


class Why(FromClient):
    """Ask why an action is not among the choices."""

    action: Raw


class Hint(FromClient):
    """Ask what would be good to do now."""


class Weigh(FromClient):
    """Ask whether one of the choices would be a clear mistake, at a table that warns."""

    action: Raw


class Chat(FromClient):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Sync(FromClient):
    """Ask for everything after log number n; -1 for the whole view."""

    n: Number = -1


class Speak(FromClient):
    """Choose the language in which this connection is told everything."""

    language: Language


class Visible(FromClient):
    """Tell whether the player can see the page: nobody is sent notices of what they see."""

    on: bool


class Leave(FromClient):
    """Leave: the seat is free again before the start; later a bot plays on until the seat is taken back."""


class Back(FromClient):
    """Take the seat back from the bot."""


class Resign(FromClient):
    """Give the seat up for good; a bot plays on."""


class CallOff(FromClient):
    """Agree to end the game without a result, or take that back; it ends when all who still play agree."""

    on: bool


class Close(FromClient):
    """Host: end the game without a result, when the others have left or been away for a day."""


class Rename(FromClient):
    """Take another name and another face at this table."""

    name: Name
    avatar: Avatar


class Relieve(FromClient):
    """Let a bot play for somebody who is not connected, where no clock runs; they may take the seat back."""

    seat: SeatNumber


class Remove(FromClient):
    """Host: make a seat empty before the start; later let a bot play until the player takes it back."""

    seat: SeatNumber


class Fill(FromClient):
    """Host: let a bot sit on an empty seat, or (bot: null) take a bot away before the start."""

    seat: SeatNumber
    bot: BotName | None


class Pause(FromClient):
    """Host: stop the game and its clocks, or let it go on."""

    on: bool


class MakeHost(FromClient, tag="host"):
    """Host: let the person on a seat be the host from now on."""

    seat: SeatNumber


class SetClock(FromClient, tag="clock"):
    """Host: set the clock."""

    clock: Clock


ClientMessage = (
    Act
    | Undo
    | Why
    | Hint
    | Weigh
    | Chat
    | Sync
    | Speak
    | Visible
    | Leave
    | Back
    | Resign
    | CallOff
    | Close
    | Rename
    | Relieve
    | Remove
    | Fill
    | Pause
    | MakeHost
    | SetClock
)

DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
