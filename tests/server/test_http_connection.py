"""Whoever sends a request byte by byte, or opens connections without end, takes nobody else's room."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path

import pytest

from purrlor.client import Guest
from purrlor.server import http_connection
from purrlor.server.limits import Places
from tests.scale import PATIENCE
from tests.server.servers import RunningServer


@contextmanager
def line_to(server: RunningServer) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        yield line


def is_ended(line: socket.socket) -> bool:
    """Wait until the other end closes a connection without an answer."""
    try:
        return line.recv(1000) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /health HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/decks/read HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n\r\n{",
    ],
    ids=["silent", "header", "body"],
)
def test_a_request_that_does_not_come_in_time_ends_its_connection(
    begun: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(http_connection, "IN_TIME", 0.3)
    with RunningServer(tmp_path) as server:
        with line_to(server) as line:
            line.sendall(begun)
            # A byte now and then does not wind the clock up again.
            line.settimeout(0.05)
            until = time.monotonic() + PATIENCE
            while begun and time.monotonic() < until:
                with suppress(TimeoutError):
                    if is_ended(line):
                        break
                with suppress(OSError):
                    line.sendall(b"x")
            line.settimeout(PATIENCE)
            assert is_ended(line)
        assert Guest(server.address).request("GET", "/health")["status"] == "ok"
    said = capsys.readouterr()
    assert "Traceback" not in said.err + said.out


def test_a_connection_that_waits_between_requests_is_served(tmp_path: Path) -> None:
    asked = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"
    with RunningServer(tmp_path) as server, line_to(server) as line:
        for _ in range(3):
            line.sendall(asked[:10])
            line.sendall(asked[10:])
            # Head and body may come one after the other.
            with HTTPResponse(line) as response:
                response.begin()
                assert response.status == 200
                assert json.load(response)["status"] == "ok"


def test_one_address_has_only_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "_there", there := Places(3))
    # This machine is trusted as a proxy unless another one is named.
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    with RunningServer(tmp_path) as server:
        lines = [socket.create_connection(("127.0.0.1", server.port), PATIENCE) for _ in range(4)]
        ended = [line for line in lines if line is lines[-1] and is_ended(line)]
        assert ended == lines[3:]
        for line in lines:
            line.close()
        while there.count:
            time.sleep(0.01)
        assert Guest(server.address).request("GET", "/health")["status"] == "ok"
