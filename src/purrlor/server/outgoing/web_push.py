"""Send an encrypted message to a push service: RFC 8030 (sending), 8291 (encryption), 8292 (who sends)."""

from __future__ import annotations

import json
import os
import socket
import ssl
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Collection
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD = 4096
BLOCK = 512  # messages are padded to multiples of this, so that their length tells little
TIMEOUT = 5.0  # seconds for a whole message, from the call to the answer
VALID = 12 * 3600  # seconds for which a signature holds
GONE = (404, 410)  # the device wants no more messages


class Target(msgspec.Struct, frozen=True):
    """Where a device gets its messages, and the keys to encrypt them for it."""

    endpoint: str
    p256dh: str
    auth: str


class NotAllowed(Exception):
    """An endpoint leads where this server must not send anything."""


def decode(text: str) -> bytes:
    """Read base 64 as the web writes it."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encode(data: bytes) -> str:
    """Write base 64 as the web reads it."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key() -> str:
    """Make a private key, for the database."""
    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    """Read a private key of the database."""
    return ec.derive_private_key(int(text, 16), ec.SECP256R1())


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public half of a key."""
    point = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(*point)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(target: Target, message: bytes) -> bytes:
    """Encrypt a message so that only the device can read it; ValueError if its keys make no sense."""
    theirs, auth = decode(target.p256dh), decode(target.auth)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    once, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    ours = public_bytes(once)
    shared = once.exchange(ec.ECDH(), public)
    secret = _derive(auth, shared, b"WebPush: info\0" + theirs + ours, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    plain = message + b"\x02"
    plain += bytes(-len(plain) % BLOCK)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, plain, None)


def authorization(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, now: float) -> str:
    """Sign that this server sends the message."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID, "sub": contact}
    told = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={told}.{signature}, k={encode(public_bytes(key))}"


# -- where messages may go -----------------------------------------------------------------------------


def check_endpoint(endpoint: str, allowed: Collection[str] = ()) -> SplitResult:
    """Read the address of a push service: HTTPS, or an origin that the owner of this server allows."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise NotAllowed from None
    if f"{parts.scheme}://{parts.netloc}" in allowed:
        return parts
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or port not in (None, 443):
        raise NotAllowed
    try:
        literal = ip_address(parts.hostname)
    except ValueError:
        return parts
    if not literal.is_global:
        raise NotAllowed
    return parts


def public_addresses(host: str, port: int) -> list[str]:
    """Look a name up; refuse it if any address is not a public one."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(address[4][0]).partition("%")[0] for address in found]
    for address in addresses:
        known = ip_address(address)
        known = getattr(known, "ipv4_mapped", None) or known
        if not known.is_global or known.is_multicast:
            raise NotAllowed
    return addresses


def send(
    target: Target,
    message: bytes,
    key: ec.EllipticCurvePrivateKey,
    contact: str,
    seconds: int,
    topic: str,
    allowed: Collection[str] = (),
) -> int:
    """Send a message to a device, and wait; return the HTTP status of its push service, 0 if there is none.

    The address that was checked is the one connected to, and redirections are not followed.
    """
    parts = check_endpoint(target.endpoint, allowed)
    host, trusted = parts.hostname or "", f"{parts.scheme}://{parts.netloc}" in allowed
    port = parts.port or (443 if parts.scheme == "https" else 80)
    body = encrypt(target, message)
    headers = {
        "Authorization": authorization(target.endpoint, key, contact, time.time()),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(seconds),
        "Topic": topic,
        "Urgency": "normal",
    }
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        address = host if trusted else public_addresses(host, port)[0]
        line = HTTPConnection(parts.netloc, timeout=TIMEOUT)
        line.sock = socket.create_connection((address, port), TIMEOUT)
        # Every byte of an answer may take as long as the socket allows: all of them together may not.
        cut = threading.Timer(TIMEOUT, _shut_down, [line])
        cut.start()
        try:
            if parts.scheme == "https":
                line.sock = secure = ssl.create_default_context().wrap_socket(
                    line.sock, server_hostname=host, do_handshake_on_connect=False
                )
                secure.do_handshake()
            line.request("POST", path, body, headers)
            return line.getresponse().status
        finally:
            cut.cancel()
            line.close()
    except (OSError, HTTPException):
        return 0


def _shut_down(line: HTTPConnection) -> None:
    """End a connection that another thread waits for."""
    with suppress(OSError, TypeError):  # closed meanwhile
        socket.socket.shutdown(line.sock, socket.SHUT_RDWR)
