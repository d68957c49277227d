"""Where Chromium registers for pushes: on the loopback instead of its public service."""

from __future__ import annotations

import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.loopback import http_server

ANDROID_ID, SECURITY_TOKEN = 0x39, 0x41  # tags of 64 bits each in the answer, as Protocol Buffers write them


def _number(value: int) -> bytes:
    """Write a number as Protocol Buffers do: seven bits in a byte, the lowest first."""
    low, rest = value & 127, value >> 7
    return bytes([low | 128]) + _number(rest) if rest else bytes([low])


def _checked_in() -> bytes:
    """Answer that all is well, what time it is, and who the browser is."""
    now = _number(int(time.time() * 1000))
    who = struct.pack("<BQBQ", ANDROID_ID, 708_101, SECURITY_TOKEN, 708_102)
    return b"\x08\x01" + b"\x18" + now + who


def _answer(path: str, headers: dict[str, str], body: bytes) -> tuple[int, bytes]:
    return 200, _checked_in() if path == "/checkin" else b"token=" + b"x" * 140


@contextmanager
def push_registry() -> Iterator[list[str]]:
    """Let browsers subscribe, with the flags that it gives; no push comes from it."""
    with http_server(_answer) as origin:
        yield [f"--gcm-checkin-url={origin}/checkin", f"--gcm-registration-url={origin}/register"]
