"""A wire to another server that can fall silent, as a database does when its machine hangs."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread


class Proxy:
    """Passes bytes on between its clients and a server, except while it is silent."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._speaks = Event()
        self._speaks.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._open: list[socket.socket] = []
        Thread(target=self._accept, daemon=True).start()

    def fall_silent(self) -> None:
        """Accept everything and pass nothing on."""
        self._speaks.clear()

    def speak_again(self) -> None:
        """Pass everything on again."""
        self._speaks.set()

    def close(self) -> None:
        """End all connections."""
        self._speaks.set()
        for end in [self._listening, *self._open]:
            end.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self._target))
            self._open += [client, server]
            Thread(target=self._pass_on, args=(client, server), daemon=True).start()
            Thread(target=self._pass_on, args=(server, client), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65_536):
                self._speaks.wait()
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            source.close()
            target.close()


@contextmanager
def proxy_to(port: int) -> Iterator[Proxy]:
    """Put a proxy before a server."""
    proxy = Proxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
