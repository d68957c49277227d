"""Declare what can be done in Battle Kittens."""

from __future__ import annotations

from typing import Annotated

import msgspec

from purrlor.games.battle_kittens.cards import NAMES, ROUND_GROUNDS
from purrlor.table.numbers import ActionSpace
from purrlor.table.records import Action, Named

Card = Annotated[str, Named("card", NAMES)]
WhichGround = Annotated[int, msgspec.Meta(ge=1, le=ROUND_GROUNDS)]


class Take(Action, frozen=True):
    """Take a Kitten of the hand that came round."""

    card: Card


class Send(Action, frozen=True):
    """Send a Kitten to the first, second or third Battleground, from the hand or from another squad."""

    card: Card
    ground: WhichGround


class PutAway(Action, frozen=True):
    """Put a Kitten away, face down."""

    card: Card


class Draw(Action, frozen=True):
    """Draw for the icon that is asked about."""


class Decline(Action, frozen=True):
    """Draw nothing for it."""


class Ready(Action, frozen=True):
    """Leave the squads as they are."""


ACTIONS = ActionSpace(__name__)
