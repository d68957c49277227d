"""People find each other again: invitations, the queue, open tables, blocks and reports."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from purrlor.client import Guest, LiveConnection
from purrlor.server.protocol.fields import Clock
from purrlor.server.storage.meeting import Waiting, groups
from tests.server.commands import purrlor
from tests.server.servers import GAME, RunningServer, open_table, refusal

Finished = tuple[str, list[Guest], list[LiveConnection]]


@pytest.fixture(scope="module")
def friends(finished: Finished) -> tuple[Guest, Guest, str, str]:
    """Two who played with each other, and what stands for each in the requests of the other."""
    code, [ann, ola], _ = finished
    ann.request("GET", f"/api/tables/{code}/share")
    [one] = ann.request("GET", "/api/statistics")["rivals"]
    [other] = ola.request("GET", "/api/statistics")["rivals"]
    return ann, ola, one["friend"], other["friend"]


def new_table(guest: Guest, **body: Any) -> str:
    """Open a table for two."""
    given = {"game": GAME, "options": {"players": 2}, "sitter": guest.sitter("Ann"), **body}
    return str(guest.request("POST", "/api/tables", given)["code"])


def invited(guest: Guest) -> list[str]:
    return [one["code"] for one in guest.request("GET", "/api/invitations")["invitations"]]


def test_those_who_played_together_are_invited_again(friends: tuple[Guest, Guest, str, str]) -> None:
    ann, ola, ola_tag, _ = friends
    code = new_table(ann)
    assert ann.request("POST", f"/api/tables/{code}/ask", {"friends": [ola_tag]}) == {"invited": 1}
    shown = ola.request("GET", "/api/invitations")["invitations"][0]
    assert (shown["code"], shown["name"], shown["game"], shown["empty"]) == (code, "Ann", GAME, 1)
    ola.request("POST", "/api/invitations", {"code": code})
    assert code not in invited(ola)


def test_only_those_at_a_table_invite_and_only_people_they_know(
    friends: tuple[Guest, Guest, str, str], server: RunningServer
) -> None:
    ann, ola, ola_tag, _ = friends
    code = new_table(ann)
    assert refusal(ola, "POST", f"/api/tables/{code}/ask", {"friends": [ola_tag]}) == (403, "not-your-seat")
    assert ann.request("POST", f"/api/tables/{code}/ask", {"friends": ["x" * 12]}) == {"invited": 0}
    assert invited(Guest(server.address)) == []


def test_who_is_blocked_can_neither_invite_nor_sit_down_nor_be_heard(
    friends: tuple[Guest, Guest, str, str],
) -> None:
    ann, ola, ola_tag, ann_tag = friends
    before = new_table(ola)
    ola.request("POST", f"/api/tables/{before}/ask", {"friends": [ann_tag]})
    [blocked] = ann.request("POST", "/api/blocks", {"friend": ola_tag})["blocked"]
    assert blocked == {"friend": ola_tag, "name": "Ola"}
    assert invited(ann) == []
    after = new_table(ola)
    ola.request("POST", f"/api/tables/{after}/ask", {"friends": [ann_tag]})
    assert invited(ann) == []
    assert refusal(ola, "POST", f"/api/tables/{new_table(ann)}/join", {})[1] == "not-welcome"
    ann.join(after, "Ann")

    async def talk() -> list[str]:
        listening, talking = LiveConnection(ann, after), LiveConnection(ola, after)
        await listening.open()
        await talking.open()
        await talking.send("chat", text="from Ola")
        await listening.send("chat", text="from Ann")
        heard: list[str] = []
        while "from Ann" not in heard:
            message = await listening.receive()
            if message["type"] == "chat":
                heard.append(message["text"])
        await listening.close()
        await talking.close()
        return heard

    assert asyncio.run(talk()) == ["from Ann"]
    assert ann.request("POST", "/api/blocks", {"friend": ola_tag, "on": False}) == {"blocked": []}
    assert invited(ann) == []
    ola.join(new_table(ann), "Ola")


def test_somebody_on_a_seat_is_reported_to_the_owner_who_closes_the_report(
    friends: tuple[Guest, Guest, str, str], finished: Finished, server: RunningServer
) -> None:
    ann, code = friends[0], finished[0]
    body = {"seat": 1, "why": "chat", "text": "rude words"}
    ann.request("POST", f"/api/tables/{code}/report", body)
    assert refusal(ann, "POST", f"/api/tables/{code}/report", {**body, "seat": 0})[1] == "nobody-there"
    assert refusal(Guest(server.address), "POST", f"/api/tables/{code}/report", body)[1] == "not-your-seat"
    status, out, _ = purrlor("admin", "reports", "--data", server.folder)
    [line] = [line for line in out.splitlines() if "rude words" in line]
    assert (status, f"{code} 2  Ola  what was said" in line) == (0, True)
    number = line.split()[0]
    assert (
        f"Report {number} is deleted"
        in purrlor("admin", "reports", "--close", number, "--data", server.folder)[1]
    )
    status, _, err = purrlor("admin", "reports", "--close", number, "--data", server.folder)
    assert (status != 0, "There is no report" in err) == (True, True)


def test_nobody_reports_without_end(finished: Finished) -> None:
    code, [_, ola], _ = finished
    keys = []
    for _ in range(21):
        try:
            ola.request("POST", f"/api/tables/{code}/report", {"seat": 0, "why": "other"})
        except Exception as no:
            keys.append(no.reason["key"])  # type: ignore[attr-defined]
    assert keys == ["too-often"]


# -- open tables ---------------------------------------------------------------------------------------


def test_open_tables_are_filtered(server: RunningServer) -> None:
    guest = Guest(server.address)
    slow = {"kind": "slow", "seconds": 86_400}
    sitter = {**guest.sitter("Zofia"), "language": "pl"}
    code = new_table(guest, public=True, clock=slow, ranked=True, sitter=sitter)

    def listed(asked: str) -> bool:
        tables = guest.request("GET", f"/api/tables?{asked}")["tables"]
        return code in [table["code"] for table in tables]

    for asked in ("", f"game={GAME}", "clock=slow", "speaks=pl", "ranked=true", "strength=1500"):
        assert listed(asked), asked
    for asked in ("game=isle-of-cats", "clock=live", "speaks=en"):
        assert not listed(asked), asked


# -- the queue -----------------------------------------------------------------------------------------


def wait_for(guest: Guest, **body: Any) -> Any:
    given = {"game": GAME, "players": 2, "sitter": guest.sitter("Q"), **body}
    return guest.request("POST", "/api/queue", given)


def table_of(guest: Guest) -> str:
    """Ask until there is a table."""
    while (code := guest.request("GET", "/api/queue")["code"]) is None:
        time.sleep(0.05)
    return str(code)


def test_two_who_want_the_same_get_one_table_and_it_begins(server: RunningServer) -> None:
    one, other, third = (Guest(server.address) for _ in range(3))
    assert wait_for(one, seconds=3600)["waiting"] == 1
    assert wait_for(third, players=3, seconds=3600)["code"] is None
    code = wait_for(other, seconds=3600)["code"] or table_of(other)
    assert table_of(one) == code
    page = one.request("GET", f"/api/tables/{code}")
    assert [seat["kind"] for seat in page["table"]["seats"]] == ["person", "person"]
    assert page["seats"] == [0]
    assert one.request("GET", "/api/queue")["game"] is None
    assert third.request("GET", "/api/queue")["waiting"] == 1
    assert third.request("POST", "/api/queue/leave", {})["game"] is None
    assert third.request("GET", "/api/queue")["game"] is None


def test_those_who_wait_choose_the_time_control(server: RunningServer) -> None:
    one, other, hasty = (Guest(server.address) for _ in range(3))
    days, minute = {"kind": "slow", "seconds": 86_400}, {"kind": "live", "seconds": 60}
    assert wait_for(one, clock=days, seconds=3600)["clock"] == days
    assert wait_for(hasty, clock=minute, seconds=3600)["waiting"] == 1
    code = wait_for(other, clock=days, seconds=3600)["code"] or table_of(other)
    assert one.request("GET", f"/api/tables/{code}")["table"]["clock"] == days
    hasty.request("POST", "/api/queue/leave", {})
    assert (
        refusal(hasty, "POST", "/api/queue", {"game": GAME, "players": 2, "clock": {"seconds": 1}})[0] == 400
    )


def test_where_nobody_has_to_hurry_the_seconds_do_not_matter(server: RunningServer) -> None:
    one, other = (Guest(server.address) for _ in range(2))
    wait_for(one, clock={"kind": "none", "seconds": 90}, seconds=3600)
    assert (wait_for(other, seconds=3600)["code"] or table_of(other)) == table_of(one)


def test_bots_come_when_somebody_has_waited_long_enough_and_do_not_hurry_them(server: RunningServer) -> None:
    guest = Guest(server.address)
    wait_for(guest, seconds=5, bot="kitten", players=3, clock={"kind": "live", "seconds": 60})
    table = guest.request("GET", f"/api/tables/{table_of(guest)}")["table"]
    assert [seat["bot"] for seat in table["seats"]] == [None, "kitten", "kitten"]
    assert table["clock"]["kind"] == "none"


def test_nobody_waits_for_a_game_that_does_not_exist(server: RunningServer) -> None:
    guest = Guest(server.address)
    for body, why in (
        ({"game": "chess"}, "no-such-game"),
        ({"players": 15}, "no-such-value"),
        ({"bot": "dog"}, "no-such-bot"),
    ):
        given = {"game": GAME, "players": 2, **body}
        assert refusal(guest, "POST", "/api/queue", given)[1] == why


def waiting(
    person: str, players: int = 2, until: float = 100.0, game: str = GAME, seconds: int = 0
) -> Waiting:
    clock = Clock("live", seconds) if seconds else Clock()
    return Waiting(person, game, players, clock, "cat", until, b"")


def grouped(all_: list[Waiting], apart: set[frozenset[str]] | None = None, now: float = 0.0) -> list[str]:
    return ["".join(one.person for one in group) for group in groups(all_, apart or set(), now)]


def test_groups_are_full_or_overdue_and_never_mix_games_or_people_who_blocked_each_other() -> None:
    a, b, c, d = (waiting(name) for name in "abcd")
    assert grouped([a, b, c]) == ["ab"]
    assert grouped([a, waiting("x", game="isle-of-cats"), b]) == ["ab"]
    assert grouped([a, waiting("x", players=3), b]) == ["ab"]
    assert grouped([a, waiting("x", seconds=60), b]) == ["ab"]
    assert grouped([a, b, c, d], {frozenset("ab")}) == ["ac", "bd"]
    assert grouped([a, b], {frozenset("ab")}) == []
    assert grouped([waiting("a", 3), waiting("b", 3, until=5.0)], now=6.0) == ["ab"]


def test_a_seat_of_ones_own_table_can_be_blocked_before_the_game_is_over(server: RunningServer) -> None:
    code, [one, other] = open_table(server.address, ["A", "B"], options={"players": 2})
    assert [
        each["name"] for each in one.request("POST", "/api/blocks", {"code": code, "seat": 1})["blocked"]
    ] == ["B"]
    stranger = Guest(server.address)
    assert refusal(stranger, "POST", "/api/blocks", {"code": code, "seat": 1})[1] == "not-your-seat"
    assert refusal(other, "POST", "/api/blocks", {"friend": "nobody"})[1] == "no-such-friend"
