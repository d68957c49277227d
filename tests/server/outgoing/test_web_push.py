"""Notices are encrypted for the device, signed by the house, and sent nowhere else."""

from __future__ import annotations

import json
import os
import socket
import threading
from contextlib import suppress
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from purrlor.server.outgoing import web_push
from purrlor.server.outgoing.web_push import NotAllowed, Target, decode, encode, encrypt, public_bytes
from tests.server.push_service import PushDevice, PushService


def test_only_the_device_can_read_a_message_and_its_length_tells_little() -> None:
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    target = Target("https://push.example/x", encode(public_bytes(key)), encode(auth))
    for message in (b"", b"Your turn", b"x" * 500):
        sealed = encrypt(target, message)
        assert http_ece.decrypt(sealed, private_key=key, auth_secret=auth, version="aes128gcm") == message
        assert len(sealed) == len(encrypt(target, b"Your turn"))
        assert sealed != encrypt(target, message)
        with pytest.raises(http_ece.ECEException):
            http_ece.decrypt(sealed, private_key=key, auth_secret=b"f" * 16, version="aes128gcm")


def test_the_example_of_the_standard_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    # RFC 8291, appendix A.
    ours = int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    target = Target(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    monkeypatch.setattr(ec, "generate_private_key", lambda curve: ec.derive_private_key(ours, curve))
    monkeypatch.setattr(os, "urandom", lambda count: decode("DGv6ra1nlYgDCS1FRnbzlw"))
    monkeypatch.setattr(web_push, "BLOCK", 1)
    assert encode(encrypt(target, b"When I grow up, I want to be a watermelon")) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://10.0.0.7/x",
        "https://[::1]/x",
        "https://[::ffff:192.168.0.1]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://push.example:8443/x",
        "https://user@push.example/x",
        "https:///x",
        "https://[x/x",
        "file:///etc/passwd",
        "ftp://push.example/x",
    ],
)
def test_nothing_is_sent_where_it_must_not_go(endpoint: str) -> None:
    with pytest.raises(NotAllowed):
        web_push.check_endpoint(endpoint)


def test_a_name_that_leads_into_the_own_network_is_refused_when_sending(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for inside in ("192.168.0.7", "::1", "::ffff:10.0.0.1", "224.0.0.1"):

        def look_up(*asked: Any, inside: str = inside, **more: Any) -> list[Any]:
            return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", (inside, 443))]

        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        target = Target(**PushDevice(PushService(), "x").subscription)
        with pytest.raises(NotAllowed):
            web_push.send(target, b"", web_push.read_key(web_push.new_key()), "", 60, "x")


def test_a_service_that_does_not_answer_is_none() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        origin = f"http://127.0.0.1:{taken.getsockname()[1]}"
        device = PushDevice(PushService(), "x")
        target = Target(f"{origin}/x", device.subscription["p256dh"], device.subscription["auth"])
        key = web_push.read_key(web_push.new_key())
        assert web_push.send(target, b"", key, "https://x.example", 60, "x", (origin,)) == 0


def test_a_service_that_answers_byte_by_byte_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_push, "TIMEOUT", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        origin = f"http://127.0.0.1:{taken.getsockname()[1]}"
        over = threading.Event()

        def drip() -> None:
            line, _ = taken.accept()
            with line, suppress(OSError):
                line.sendall(b"HTTP/1.1")
                while not over.wait(0.05):
                    line.sendall(b"x")

        dripping = threading.Thread(target=drip)
        dripping.start()
        device = PushDevice(PushService(), "x")
        target = Target(f"{origin}/x", device.subscription["p256dh"], device.subscription["auth"])
        key = web_push.read_key(web_push.new_key())
        assert web_push.send(target, b"", key, "https://x.example", 60, "x", (origin,)) == 0
        over.set()
        dripping.join()


def test_the_service_checks_who_sends() -> None:
    with PushService() as service:
        device, key = PushDevice(service, "x"), web_push.read_key(web_push.new_key())
        target = Target(**device.subscription)
        contact = "https://house.example"
        for _ in range(2):
            assert web_push.send(target, b'{"x": 1}', key, contact, 60, "x", (service.origin,)) == 201
        assert device.received() == [{"x": 1}, {"x": 1}]
        told = web_push.authorization("https://elsewhere.example/x", key, contact, 0)
        assert service.take("/push/x", {"Authorization": told}, b"") == 403
        claims = json.loads(decode(told.split("t=")[1].split(".")[1]))
        assert claims == {"aud": "https://elsewhere.example", "exp": 43_200, "sub": contact}
