"""All operations of the HTTP interface."""

from __future__ import annotations

from purrlor.server.http.api import TABLE_OPERATIONS
from purrlor.server.http.history import HISTORY_OPERATIONS
from purrlor.server.http.meeting import MEETING_OPERATIONS
from purrlor.server.http.operation import Operation

OPERATIONS: tuple[Operation, ...] = (
    *TABLE_OPERATIONS,
    *HISTORY_OPERATIONS,
    *MEETING_OPERATIONS,
)
