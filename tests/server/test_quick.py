"""Texts that go straight to the socket are the same frames that the long way makes."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from purrlor.server.quick import QuickSocket


def socket_with(**changes: Any) -> tuple[QuickSocket, list[bytes]]:
    """Make a socket that is open, and that writes to a list."""
    socket = QuickSocket.__new__(QuickSocket)
    written: list[bytes] = []
    state: dict[str, Any] = {"close_sent": False, "disconnected": False, "extensions": []}
    state.update(changes)
    socket.close_sent, socket.disconnected = state["close_sent"], state["disconnected"]
    socket.writable = asyncio.Event()
    socket.writable.set()
    vars(socket).update(
        conn=SimpleNamespace(extensions=state["extensions"]), transport=SimpleNamespace(write=written.append)
    )
    return socket, written


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_of_any_size_arrives_whole(size: int) -> None:
    socket, written = socket_with()
    assert socket.write_text(b"x" * size)
    client = ClientProtocol(parse_uri("ws://here/"), state=State.OPEN, max_size=None)
    client.receive_data(b"".join(written))
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.data) == (Opcode.TEXT, b"x" * size)


def test_what_must_wait_or_be_packed_goes_the_long_way() -> None:
    for changes in ({"close_sent": True}, {"disconnected": True}, {"extensions": ["deflate"]}):
        socket, written = socket_with(**changes)
        assert not socket.write_text(b"x")
        assert written == []
    socket, written = socket_with()
    socket.writable.clear()
    assert not socket.write_text(b"x")


def test_whole_texts_are_heard_in_order() -> None:
    socket, _ = socket_with()
    heard: list[bytes] = []
    socket.hear, socket.queue = heard.append, asyncio.Queue()
    for parts in ([b"one"], [b"t", b"wo"]):
        socket.curr_msg_data_type, socket.frames = "text", list(parts)
        socket.send_receive_event_to_app()
    assert heard == [b"one", b"two"]
    assert socket.frames == []
