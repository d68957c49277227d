"""All operations of the HTTP interface."""

from __future__ import annotations

from purrlor.server.http.api import TABLE_OPERATIONS
from purrlor.server.http.daily import DAILY_OPERATIONS
from purrlor.server.http.decks import DECK_OPERATIONS
from purrlor.server.http.games import GAME_OPERATIONS
from purrlor.server.http.history import HISTORY_OPERATIONS
from purrlor.server.http.kept_decks import KEPT_DECK_OPERATIONS
from purrlor.server.http.meeting import MEETING_OPERATIONS
from purrlor.server.http.notices import NOTICE_OPERATIONS
from purrlor.server.http.operation import Operation
from purrlor.server.http.played import PLAYED_OPERATIONS
from purrlor.server.http.profile import PROFILE_OPERATIONS
from purrlor.server.http.score_sheet import SHEET_OPERATIONS
from purrlor.server.http.sign_in import SIGN_IN_OPERATIONS

OPERATIONS: tuple[Operation, ...] = (
    *GAME_OPERATIONS,
    *DECK_OPERATIONS,
    *SHEET_OPERATIONS,
    *TABLE_OPERATIONS,
    *PROFILE_OPERATIONS,
    *KEPT_DECK_OPERATIONS,
    *SIGN_IN_OPERATIONS,
    *NOTICE_OPERATIONS,
    *HISTORY_OPERATIONS,
    *PLAYED_OPERATIONS,
    *MEETING_OPERATIONS,
    *DAILY_OPERATIONS,
)
