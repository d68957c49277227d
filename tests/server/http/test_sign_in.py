"""Passkeys: made, used, named and removed; forged, repeated and foreign ones are refused."""

from __future__ import annotations

from typing import Any

import pytest

from purrlor.client import Guest
from tests.server.http.passkeys import SoftPasskey
from tests.server.http.test_profile import keep
from tests.server.servers import RunningServer, refusal


@pytest.fixture
def ann(server: RunningServer) -> Guest:
    guest = Guest(server.address.replace("127.0.0.1", "localhost"))
    keep(guest)
    return guest


def offer(guest: Guest, path: str = "/api/passkeys/offer") -> dict[str, Any]:
    """Ask for a challenge."""
    options: dict[str, Any] = guest.request("POST", path, {})["options"]
    return options


def register(guest: Guest, name: str = "Key") -> SoftPasskey:
    """Add a passkey to a profile."""
    passkey = SoftPasskey(guest.address)
    guest.request("POST", "/api/passkeys", {"credential": passkey.register(offer(guest)), "name": name})
    return passkey


def test_several_passkeys_lead_to_the_same_profile(ann: Guest) -> None:
    passkeys = [register(ann, name) for name in ("Phone", "Laptop")]
    for passkey in passkeys:
        device = Guest(ann.address)
        credential = passkey.sign_in(offer(device, "/api/sign-in/offer"))
        me = device.request("POST", "/api/sign-in", {"credential": credential})
        assert me["profile"]["name"] == "Anastazja"
    known = ann.request("GET", "/api/me")["passkeys"]
    assert [each["name"] for each in known] == ["Phone", "Laptop"]
    assert all(each["used"] for each in known)
    me = ann.request("POST", "/api/passkeys/name", {"id": known[0]["id"], "name": "Old phone"})
    assert me["passkeys"][0]["name"] == "Old phone"
    me = ann.request("POST", "/api/passkeys/remove", {"id": known[0]["id"]})
    assert [each["name"] for each in me["passkeys"]] == ["Laptop"]
    stranger = Guest(ann.address)
    credential = passkeys[0].sign_in(offer(stranger, "/api/sign-in/offer"))
    assert refusal(stranger, "POST", "/api/sign-in", {"credential": credential})[1] == "unknown-passkey"
    assert refusal(ann, "POST", "/api/passkeys/remove", {"id": known[0]["id"]})[1] == "no-such-passkey"


def test_the_authenticator_is_told_which_passkeys_there_are(ann: Guest) -> None:
    passkey = register(ann)
    options = offer(ann)
    assert [each["id"] for each in options["excludeCredentials"]] == [
        passkey.sign_in({"rpId": "x", "challenge": ""})["id"]
    ]
    assert options["authenticatorSelection"]["residentKey"] == "required"
    again = {"credential": passkey.register(options), "name": "Twice"}
    assert refusal(ann, "POST", "/api/passkeys", again)[1] == "passkey-known"


def test_an_answer_counts_once(ann: Guest) -> None:
    passkey = register(ann)
    thief = Guest(ann.address)
    credential = passkey.sign_in(offer(thief, "/api/sign-in/offer"))
    thief.request("POST", "/api/sign-in", {"credential": credential})
    assert refusal(Guest(ann.address), "POST", "/api/sign-in", {"credential": credential})[1] == "bad-passkey"


def test_forged_answers_are_refused(ann: Guest) -> None:
    passkey = register(ann)

    def refused_for(**changes: Any) -> str:
        guest = Guest(ann.address)
        forged = SoftPasskey(**{**vars(passkey), **changes})
        credential = forged.sign_in(offer(guest, "/api/sign-in/offer"))
        return refusal(guest, "POST", "/api/sign-in", {"credential": credential})[1]

    assert refused_for(key=SoftPasskey("").key) == "bad-passkey"
    assert refused_for(origin="http://localhost.evil.example") == "bad-passkey"
    # A copy of an authenticator counts its uses from where it was copied.
    guest = Guest(ann.address)
    guest.request("POST", "/api/sign-in", {"credential": passkey.sign_in(offer(guest, "/api/sign-in/offer"))})
    assert refused_for(uses=0) == "bad-passkey"


def test_a_challenge_for_somebody_else_is_refused(ann: Guest) -> None:
    eve = Guest(ann.address)
    keep(eve)
    credential = SoftPasskey(ann.address).register(offer(ann))
    assert refusal(eve, "POST", "/api/passkeys", {"credential": credential, "name": "x"})[1] == "bad-passkey"


@pytest.mark.parametrize("credential", [None, {}, [], "x", {"id": "a", "response": {"clientDataJSON": "é"}}])
def test_nonsense_is_refused(ann: Guest, credential: object) -> None:
    for path, body in (
        ("/api/passkeys", {"credential": credential, "name": "x"}),
        ("/api/sign-in", {"credential": credential}),
    ):
        assert refusal(ann, "POST", path, body)[1] == "bad-passkey"


def test_a_guest_has_no_passkeys(server: RunningServer) -> None:
    assert refusal(Guest(server.address), "POST", "/api/passkeys/offer", {})[1] == "no-profile"
