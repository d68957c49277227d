"""A passkey in software: what a browser and its authenticator answer, byte by byte as WebAuthn says."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from purrlor.server.outgoing.web_push import decode, encode

PRESENT, VERIFIED, WITH_KEY = 1, 4, 64  # flags


@dataclass
class SoftPasskey:
    """One passkey, for one house."""

    origin: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    user: bytes = b""
    uses: int = 0

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _state(self, house: str, flags: int) -> bytes:
        self.uses += 1
        return sha256(house.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        self.user = decode(options["user"]["id"])
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        state = self._state(options["rp"]["id"], PRESENT | VERIFIED | WITH_KEY)
        state += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": state})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential({"clientDataJSON": encode(client), "attestationObject": encode(attested)})

    def sign_in(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        state = self._state(options["rpId"], PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(state + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": encode(client),
                "authenticatorData": encode(state),
                "signature": encode(signature),
                "userHandle": encode(self.user),
            }
        )

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": encode(self.id), "rawId": encode(self.id), "type": "public-key", "response": response}
