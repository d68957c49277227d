"""Texts that go straight to the socket are the same frames that the usual way makes."""

from __future__ import annotations

import asyncio
import socket as system
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import uvloop
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from purrlor.server.limits import Bucket
from purrlor.server.websocket import AT_ONCE, BESIDES, FastWebSocket


def socket_with(**changes: Any) -> tuple[FastWebSocket, list[bytes]]:
    """Make a socket that is open, and that writes to a list."""
    socket = FastWebSocket.__new__(FastWebSocket)
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


def test_a_client_that_is_gone_before_it_is_heard_is_no_error() -> None:
    class Gone(asyncio.Protocol):
        def __init__(self) -> None:
            self.lost = asyncio.Event()

        def connection_lost(self, error: Exception | None) -> None:
            self.lost.set()

    async def main() -> None:
        ours, theirs = system.socketpair()
        transport, gone = await asyncio.get_running_loop().create_connection(Gone, sock=ours)
        theirs.close()
        await gone.lost.wait()
        socket, _ = socket_with()
        vars(socket).update(transport=transport, request=None, response=None)
        socket.listen(lambda text: None)

    uvloop.run(main())


def test_whole_texts_are_heard_in_order() -> None:
    socket, _ = socket_with()
    heard: list[bytes] = []
    socket.on_text, socket.queue = heard.append, asyncio.Queue()
    for parts in ([b"one"], [b"t", b"wo"]):
        socket.curr_msg_data_type, socket.frames = "text", list(parts)
        socket.send_receive_event_to_app()
    assert heard == [b"one", b"two"]
    assert socket.frames == []


def open_socket(size: int = 16_384) -> tuple[FastWebSocket, list[bytes]]:
    """Make a socket with a real parser whose handshake is over, and a list of what it gives to a listener."""
    socket, _ = socket_with()
    heard: list[bytes] = []
    server = ServerProtocol(state=State.OPEN, max_size=size)
    vars(socket).update(conn=server, config=SimpleNamespace(ws_max_size=size), handshake_initiated=True)
    socket.on_text, socket.queue, socket.frames = heard.append, asyncio.Queue(), []
    return socket, heard


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 300, 16_000])
def test_a_text_that_comes_whole_is_heard_without_the_parser(size: int) -> None:
    socket, heard = open_socket()
    socket.conn = None  # type: ignore[assignment]
    for text in (b"x" * size, b"y" * size):
        socket.data_received(masked(text))
    assert heard == [b"x" * size, b"y" * size]


def test_texts_are_heard_the_same_however_the_bytes_are_cut() -> None:
    texts = [b"one", b"t" * 130, b"", b"four" * 99]
    frames = [masked(texts[0]), masked(texts[1][:50], fin=False), masked(texts[1][50:], Opcode.CONT)]
    frames += [masked(text) for text in texts[2:]]
    chance = Random(3)
    for _ in range(300):
        socket, heard = open_socket()
        stream, cuts = b"".join(frames), sorted(chance.choices(range(1, 600), k=chance.randrange(5)))
        for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
            if stream[start:end]:
                socket.data_received(stream[start:end])
        assert heard == texts
    socket, heard = open_socket()
    for frame in frames:
        socket.data_received(frame)
    assert heard == texts


def test_what_is_no_whole_text_of_a_client_is_left_to_the_parser() -> None:
    unmasked = Frame(Opcode.TEXT, b"x" * 9).serialize(mask=False)
    packed = bytes([0xC1]) + masked(b"x")[1:]
    large = masked(b"x" * 17_000)
    for data in (unmasked, packed, large, masked(b"x", Opcode.CONT)):
        socket, heard = open_socket()
        closed: list[str] = []
        vars(socket)["handle_parser_exception"] = lambda: closed.append("closed")  # noqa: B023
        socket.data_received(data)
        assert (heard, closed) == ([], ["closed"])
        # Nothing is heard of a connection whose frames the parser has refused.
        socket.data_received(masked(b"more"))
        assert heard == []


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_whoever_sends_frames_without_a_message_is_cut_off(kind: Opcode) -> None:
    socket, heard = open_socket()
    cut: list[str] = []
    written: list[bytes] = []
    vars(socket)["transport"] = SimpleNamespace(write=written.append, abort=lambda: cut.append("off"))
    vars(socket)["pending_ping_payload"] = None
    socket.besides = Bucket(replace(BESIDES, second=0))  # however long the test takes
    socket.data_received(masked(b"begins", fin=False))
    for _ in range(int(BESIDES.burst)):
        socket.data_received(masked(b"", kind, fin=False) if kind is Opcode.CONT else masked(b"x", kind))
    assert cut == []
    socket.data_received(masked(b"", kind, fin=False) if kind is Opcode.CONT else masked(b"x", kind))
    assert cut == ["off"]
    assert heard == []


def test_many_frames_at_once_are_not_even_read() -> None:
    socket, heard = open_socket()
    closed: list[str] = []
    written: list[bytes] = []
    vars(socket)["transport"] = SimpleNamespace(write=written.append, close=lambda: closed.append("closed"))
    socket.data_received(masked(b"", Opcode.PING) * (AT_ONCE // 6 + 1))
    assert (heard, closed, len(written)) == ([], ["closed"], 1)
