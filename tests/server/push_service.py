"""A push service on the loopback: checks who sends, and decrypts as a browser does."""

from __future__ import annotations

import json
import os
import time
from dataclasses import dataclass, field
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from purrlor.server.outgoing.web_push import decode, encode, public_bytes
from tests.loopback import http_server
from tests.scale import PATIENCE


@dataclass
class PushDevice:
    """A browser's half of a subscription."""

    service: PushService
    name: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def subscription(self) -> dict[str, str]:
        """What the browser tells the page."""
        endpoint = f"{self.service.origin}/push/{self.name}"
        return {"endpoint": endpoint, "p256dh": encode(public_bytes(self.key)), "auth": encode(self.auth)}

    def received(self) -> list[dict[str, Any]]:
        """Decrypt all that came for this device."""
        bodies = [body for name, body in self.service.taken if name == self.name]
        return [json.loads(self._decrypt(body)) for body in bodies]

    def _decrypt(self, body: bytes) -> bytes:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return bytes(plain)

    def wait_for(self, count: int) -> list[dict[str, Any]]:
        """Wait until so many notices have come."""
        until = time.monotonic() + PATIENCE
        while len(self.received()) < count and time.monotonic() < until:
            time.sleep(0.01)
        return self.received()


class PushService:
    """Takes notices whose sender is who they say."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, bytes]] = []
        self.headers: list[dict[str, str]] = []
        self.keys: set[str] = set()  # public keys of those who sent something
        self.statuses: list[int] = []  # to be answered first, instead of taking a notice
        self.origin = "https://push.example"

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        """Take a notice; the signature must be for this service and by the key it names."""
        if self.statuses:
            return self.statuses.pop(0)
        told = Vapid02.verify(headers["Authorization"].replace(", ", ","))
        claims = json.loads(decode(headers["Authorization"].split("t=")[1].split(".")[1]))
        if not told or claims["aud"] != self.origin or not time.time() < claims["exp"] < time.time() + 86_400:
            return 403
        assert claims["sub"].startswith("https://")
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0
        self.keys.add(headers["Authorization"].split("k=")[1])
        self.headers.append(headers)
        self.taken.append((path.rpartition("/")[2], body))
        return 201

    def __enter__(self) -> PushService:
        self._running = http_server(lambda *posted: (self.take(*posted), b""))
        self.origin = self._running.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._running.__exit__(None, None, None)
