"""Play over the wire: a whole game, taking back, asking why, leaving, coming back, what the host can do."""

import asyncio
import gc
import random
from functools import partial
from pathlib import Path
from typing import Any
from weakref import ref

import msgspec
import pytest

from purrlor.server import entries, messages
from purrlor.server.book import Book
from purrlor.server.entries import write_entry
from purrlor.server.house import House
from purrlor.server.index import summary
from purrlor.server.live import serve_line
from purrlor.server.rulings import rule_on
from purrlor.server.rulings import start as begin
from purrlor.server.store import StoreTrouble, Write
from purrlor.server.tables import LiveTable
from purrlor.server.tell import table_info
from tests.server.parlour import Ear, open_house, seat_four, settle

SERVER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(messages.ServerMessage)


class Players:
    """A table with an ear on every seat."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.ears = [Ear(table, f"p{seat}", seat) for seat in range(table.book.players)]

    async def listen(self) -> None:
        for ear in self.ears:
            await self.table.welcome(ear.line, -1)

    async def say(self, seat: int, kind: type[Any], /, **fields: Any) -> list[Any]:
        """Send a message from a seat; give all that it is answered."""
        ear = self.ears[seat]
        ear.take()
        message = kind(id=99, **fields)
        self.table.put(lambda: self.table.receive(ear.line, message))
        await settle(self.table)
        return ear.take()

    async def act(self, seat: int, action: Any, n: int | None = None) -> Any:
        raw = msgspec.Raw(msgspec.json.encode(action))
        number = self.table.book.n if n is None else n
        answers = await self.say(seat, messages.Act, n=number, action=raw)
        return next(answer for answer in answers if answer["re"] == 99)

    @property
    def book(self) -> Book:
        return self.table.book

    @property
    def turn(self) -> int:
        assert self.book.match is not None
        return self.book.match.asked[0]

    def choices(self, seat: int) -> list[Any]:
        assert self.book.match is not None
        return self.book.match.choices(seat)


async def playing(house: House, **options: Any) -> Players:
    table = await seat_four(house, options)
    players = Players(table)
    await table.do(lambda book: begin(book, "p0"))
    await players.listen()
    await settle(table)
    return players


def test_a_whole_game_is_told_in_typed_messages(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house, players=4, strategic=True)
            rng = random.Random(1)
            while players.book.status == "running":
                seat = players.turn
                answer = await players.act(seat, rng.choice(players.choices(seat)))
                assert answer["type"] == "step"
                assert answer["n"] == players.book.n
            for ear in players.ears:
                for message in ear.heard:
                    SERVER.decode(message)
            await settle(players.table)
            assert players.ears[(seat + 1) % 4].take()[-1]["type"] == "ended"
            n = players.book.n
            for kind in (messages.Leave, messages.Resign, messages.Back):
                assert [each["type"] for each in await players.say(0, kind)] == ["lobby"]
            assert players.book.n == n

    asyncio.run(main())


def test_every_seat_hears_the_same_number_of_steps_and_its_own_view(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house, players=3, strategic=True)
            for ear in players.ears:
                ear.take()
            for i in range(10):
                seat = players.turn
                raw = msgspec.Raw(msgspec.json.encode(players.choices(seat)[0]))
                await players.table.receive(
                    players.ears[seat].line, messages.Act(n=players.book.n, action=raw)
                )
            await settle(players.table)
            heard = [ear.take() for ear in players.ears]
            assert {len(messages) for messages in heard} == {10}
            last = [messages[-1] for messages in heard]
            assert all(step["table"] == last[0]["table"] for step in last)
            # Two hands may be alike by chance: each is compared with what lies there.
            match = players.book.match
            assert match is not None
            hands = [msgspec.json.encode(match.view(seat).own) for seat in range(3)]
            assert [msgspec.json.encode(step["own"]) for step in last] == hands
            assert [bool(step["choices"]) for step in last] == [seat == players.turn for seat in range(3)]

    asyncio.run(main())


def test_a_stale_or_repeated_message_is_answered_by_a_sync(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house)
            seat, n = players.turn, players.book.n
            action = players.choices(seat)[0]
            done = await players.act(seat, action, n)
            assert (done["type"], done["n"]) == ("step", n + 1)
            again = await players.act(seat, action, n)
            assert (again["type"], again["n"], again["since"]) == ("step", n + 1, n)
            assert again["events"] == done["events"]
            early = await players.act(seat, action, n + 50)
            assert (early["type"], early["since"]) == ("step", -1)
            assert players.book.n == n + 1

    asyncio.run(main())


def test_a_refusal_cites_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house)
            seat, n = players.turn, players.book.n
            held = players.choices(seat)
            wrong = next(
                {"do": "lay", "card": card} for card in ("mirror_1", "mirror_2") if card not in str(held)
            )
            answer = await players.act(seat, wrong)
            assert answer["type"] == "refused"
            assert answer["reason"]["rule"] == "WW-2"
            assert "do not hold" in answer["reason"]["text"]
            other = (seat + 1) % 4
            assert (await players.act(other, wrong))["reason"]["key"] == "not-your-turn"
            assert (await players.act(seat, {"do": "fly"}))["reason"]["key"] == "no-action-there"
            raw = msgspec.Raw(msgspec.json.encode(wrong))
            (why,) = await players.say(seat, messages.Why, action=raw)
            assert why["reason"]["rule"] == "WW-2"
            raw = msgspec.Raw(msgspec.json.encode(held[0]))
            (why,) = await players.say(seat, messages.Why, action=raw)
            assert why["reason"] is None
            assert players.book.n == n

    asyncio.run(main())


def test_the_language_of_a_connection_is_its_own(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house)
            seat = players.turn
            speaker, listener = (seat + 1) % 4, (seat + 2) % 4
            lobby, _ = await players.say(speaker, messages.Speak, language="pl")
            assert lobby["table"]["game_name"] == "Czarodzieje i czarownice"
            await players.act(seat, players.choices(seat)[0])
            await settle(players.table)
            polish = players.ears[speaker].take()[-1]["events"]
            english = players.ears[listener].take()[-1]["events"]
            assert [each["event"]["event"] for each in polish] == [each["event"]["event"] for each in english]
            assert polish[0]["text"] != english[0]["text"]
            assert f"seat {seat}" in polish[0]["text"]

    asyncio.run(main())


def test_a_move_that_taught_nothing_is_taken_back_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house, players=3, strategic=True)
            # The turn's card is laid, one of the others is still to be discarded: nothing was drawn yet.
            step: Any = {"can_undo": False}
            while not step["can_undo"]:
                if players.book.status == "over":
                    players = await playing(house, players=3, strategic=True)
                seat = players.turn
                step = await players.act(seat, players.choices(seat)[0])
            n = players.book.n
            undone = (await players.say(seat, messages.Undo, n=n))[0]
            assert (undone["type"], undone["undone"], undone["n"]) == ("step", seat, n + 1)
            again = (await players.say(seat, messages.Undo, n=n))[0]
            assert again["type"] == "step"
            assert players.book.n == n + 1

    asyncio.run(main())


def test_whoever_comes_back_is_told_what_was_missed(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house)
            n = players.book.n
            players.table.farewell(players.ears[3].line)
            for i in range(3):
                seat = players.turn if players.turn != 3 else 3
                raw = msgspec.Raw(msgspec.json.encode(players.choices(seat)[0]))
                ear = Ear(players.table, f"p{seat}", seat) if seat == 3 else players.ears[seat]
                players.table.lines.add(ear.line)
                await players.table.receive(ear.line, messages.Act(n=players.book.n, action=raw))
            back = Ear(players.table, "p3", 3)
            await players.table.welcome(back.line, n)
            await settle(players.table)
            step = back.take()[-1]
            assert (step["since"], step["n"]) == (n, n + 3)
            assert players.book.match is not None
            assert len(step["events"]) == len(players.book.match.story(3))
            far = Ear(players.table, "p3", 3)
            await players.table.welcome(far.line, 1)
            await settle(players.table)
            last = far.take()[-1]
            assert (last["since"], last["events"]) == (-1, step["events"])

    asyncio.run(main())


def test_a_bot_takes_over_and_hands_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house)
            seat = players.turn
            answer = await players.say(seat, messages.Leave)
            assert any(each["type"] == "lobby" and each["table"]["seats"][seat]["away"] for each in answer)
            while players.turn == seat:
                await asyncio.sleep(0.02)
            n = players.book.n
            refused = await players.act(seat, {"do": "discard_drawn"})
            assert refused["reason"]["key"] == "away"
            lobby = (await players.say(seat, messages.Back))[0]
            assert not lobby["table"]["seats"][seat]["away"]
            assert players.book.n == n + 1
            await players.say(seat, messages.Resign)
            assert (await players.say(seat, messages.Back))[0]["reason"]["key"] == "resigned"

    asyncio.run(main())


def test_the_host_pauses_removes_and_sets_the_clock(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house)
            assert (await players.say(1, messages.Pause, on=True))[0]["reason"]["key"] == "host-only"
            await players.say(0, messages.Pause, on=True)
            seat = players.turn
            assert (await players.act(seat, players.choices(seat)[0]))["reason"]["key"] == "paused"
            await players.say(0, messages.Pause, on=False)
            step, _ = await players.say(0, messages.SetClock, clock=messages.Clock("live", 5))
            assert 4000 < step["clocks"][seat] <= 5000
            other = next(seat for seat in range(1, 4) if seat != players.turn)
            await players.say(0, messages.Remove, seat=other)
            await asyncio.sleep(0.05)
            assert players.ears[other].take()[-1]["type"] == "gone"
            assert players.ears[other].closed
            assert players.book.chairs[other].kind == "bot"

    asyncio.run(main())


def test_whoever_has_left_it_to_a_bot_is_not_listed_as_asked(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house)
            seat = players.turn
            assert summary(players.book).asked == [seat]
            await players.say(0, messages.Pause, on=True)  # the bot will wait, too
            await players.say(seat, messages.Leave)
            assert players.turn == seat
            assert summary(players.book).asked == []

    asyncio.run(main())


def test_a_bot_plays_for_whoever_is_not_there_until_they_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house)
            seat, other = players.turn, (players.turn + 1) % 4
            here = await players.say(other, messages.Relieve, seat=seat)
            assert here[0]["reason"]["key"] == "still-here"
            assert here[0]["reason"]["text"].startswith(f"seat {seat} is connected")
            players.table.farewell(players.ears[seat].line)
            n = players.book.n
            await players.say(other, messages.Relieve, seat=seat)
            assert players.book.chairs[seat].away
            assert players.book.n > n + 1  # the bot has played
            await players.table.welcome(players.ears[seat].line, -1)
            await players.say(seat, messages.Back)
            assert not players.book.chairs[seat].away
            assert (await players.say(other, messages.Relieve, seat=9))[0]["reason"]["key"] == "no-such-seat"

    asyncio.run(main())


def test_a_bot_plays_when_the_time_is_up(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house)
            seat = players.turn
            players.book.clock = messages.Clock("live", 5)
            players.book.asked_at[seat] = house.now() - 4.9
            players.table.pace.arrange(eager=True)
            while not players.book.chairs[seat].away:
                await asyncio.sleep(0.01)
            late = [each.late for each in table_info(players.book, "en", set()).seats]
            assert late == [other == seat for other in range(4)]
            # Whoever comes back, or leaves, is not late.
            for message, away in ((messages.Back(), False), (messages.Leave(), True)):
                await players.table.do(
                    partial(rule_on, person=f"p{seat}", seat=seat, message=message, connected=set)
                )
                chair = players.book.chairs[seat]
                assert (chair.away, chair.late) == (away, False)

    asyncio.run(main())


def test_clock_and_pause_in_the_lobby_are_answered(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = Players(await seat_four(house))
            await players.listen()
            table = players.table
            (lobby,) = await players.say(0, messages.SetClock, clock=messages.Clock("live", 30))
            assert (lobby["type"], lobby["re"], lobby["table"]["clock"]["seconds"]) == ("lobby", 99, 30)
            (lobby,) = await players.say(0, messages.Pause, on=True)
            assert (lobby["type"], lobby["re"], lobby["table"]["paused"]) == ("lobby", 99, True)
            assert table.book is players.book

    asyncio.run(main())


def test_whoever_was_sent_away_has_no_say_any_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house)
            seat = players.turn
            action = msgspec.Raw(msgspec.json.encode(players.choices(seat)[0]))
            line, n = players.ears[seat].line, players.book.n
            players.table.lines.discard(line)
            players.ears[seat].take()
            await players.table.receive(line, messages.Act(n=n, action=action))
            await players.table.receive(line, messages.Sync())
            await settle(players.table)
            assert players.book.n == n
            assert players.ears[seat].take() == []

    asyncio.run(main())


def test_a_table_read_anew_knows_who_was_put_off_and_lets_bots_go_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house)
            table, seat = players.table, players.turn
            # Another worker has put the player off the seat, and this one has not heard of it.
            left = write_entry(entries.Left(seat=seat, bot="random", resigned=True, removed=True))
            assert await house.store.append(Write(table.id, table.book.n + 1, house.now(), left))
            n = table.book.n

            async def trouble() -> None:
                raise RuntimeError

            table.put(trouble)
            while table.book.n < n + 2:
                await asyncio.sleep(0.01)
            assert players.ears[seat].take()[-1]["type"] == "gone"
            assert players.ears[seat].line not in table.lines

    asyncio.run(asyncio.wait_for(main(), 20))


def test_a_request_to_a_table_that_is_lost_gets_an_answer(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            table = await seat_four(house)

            async def lost() -> None:
                await asyncio.sleep(0)
                house.forget(table)

            table.put(lost)
            waiting = [asyncio.ensure_future(table.do(lambda book: begin(book, "p0"))) for i in range(3)]
            for answer in await asyncio.gather(*waiting, return_exceptions=True):
                assert isinstance(answer, StoreTrouble)
            with pytest.raises(StoreTrouble):
                await table.do(lambda book: begin(book, "p0"))

    asyncio.run(asyncio.wait_for(main(), 5))


def test_chat_and_hints(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house)
            await players.say(2, messages.Chat, text="<b>hello</b>\x07\ue000")
            line = players.ears[0].take()[-1]
            assert (line["type"], line["text"], line["seat"]) == ("chat", "<b>hello</b>", 2)
            watcher = Ear(players.table, "")
            await players.table.welcome(watcher.line, -1)
            await settle(players.table)
            heard = watcher.take()
            assert [each["type"] for each in heard] == ["lobby", "chat", "step"]
            assert (heard[-1]["own"], heard[-1]["choices"]) == (None, [])
            await players.table.receive(watcher.line, messages.Chat(text="hi"))
            await settle(players.table)
            assert watcher.take()[-1]["reason"]["key"] == "only-watching"
            seat = players.turn
            hint = (await players.say(seat, messages.Hint))[-1]
            assert hint["choice"]["text"]

    asyncio.run(main())


def test_a_table_that_sleeps_costs_nothing_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path, idle=0.0) as house:
            players = await playing(house)
            seat = players.turn
            await players.act(seat, players.choices(seat)[0])
            before = players.book.match
            for ear in players.ears:
                players.table.farewell(ear.line)
            await settle(players.table)
            await house._round()
            assert house.tables == {}
            table = await house.get(players.book.code)
            assert table.book.match is not before
            assert before is not None
            assert table.book.match is not None
            assert table.book.match.digest() == before.digest()
            assert table.book.n == players.book.n

    asyncio.run(main())


def test_a_table_that_sleeps_is_gone_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path, idle=0.0) as house:
            gc.collect()
            gc.disable()
            table = await seat_four(house)
            await table.do(lambda book: begin(book, "p0"))
            await settle(table)
            held: list[ref[Any]] = [ref(table), ref(table.book)]
            del table
            await house._round()
            assert [each() for each in held] == [None, None]

    try:
        asyncio.run(main())
    finally:
        gc.enable()


def test_a_slow_clock_runs_while_the_table_sleeps(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path, idle=0.0, bot_delay=5.0) as house:
            players = await playing(house)
            seat = players.turn
            await players.say(0, messages.SetClock, clock=messages.Clock("slow", 3600))
            for ear in players.ears:
                players.table.farewell(ear.line)
            await settle(players.table)
            await house._round()
            await house._round()
            assert house.tables == {}
            house._wall += 3601
            await house._round()
            (table,) = house.tables.values()
            while not table.book.chairs[seat].away:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(main(), 30))


@pytest.mark.parametrize("bots", [{"0": "kitten", "1": "cat", "2": "random", "3": "cat"}])
def test_bots_play_a_whole_game_among_themselves(tmp_path: Path, bots: dict[str, str]) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            asked = messages.NewTable(game="wizards-and-witches", bots=bots, sit=False)
            table = await house.open("p0", asked)
            await table.do(lambda book: begin(book, "p0"))
            while table.book.status == "running":
                await asyncio.sleep(0.05)
            assert table.book.opening().commitment == table.book.commitment

    asyncio.run(main())


def test_a_client_that_does_not_read_is_sent_away_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            players = await playing(house)
            slow = Ear(players.table, "")
            gate = slow.stop_reading()
            players.table.lines.add(slow.line)
            ear = players.ears[players.turn]
            for i in range(250):
                await players.table.receive(ear.line, messages.Sync())
                players.table.tell_lobby()
            assert players.book.n
            gate.set()
            await asyncio.sleep(0.05)
            assert slow.closed == 1013

    asyncio.run(main())


def test_a_client_that_is_owed_too_many_bytes_is_sent_away(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_house(tmp_path) as house:
            slow = Ear(await seat_four(house), "")
            gate = slow.stop_reading()
            for i in range(6):
                slow.line.send(b" " * 500_000)
            assert slow.line._waiting == [b" " * 500_000] * 5
            slow.line.send(b" ")
            assert slow.line._waiting == []
            gate.set()
            await asyncio.sleep(0.05)
            assert slow.closed == 1013

    asyncio.run(main())


def test_whoever_comes_while_the_database_is_away_is_told_to_come_back(tmp_path: Path) -> None:
    async def main() -> list[Any]:
        sent: list[Any] = []

        async def send(event: dict[str, Any]) -> None:
            sent.append(event)

        async def receive() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async with open_house(tmp_path) as house:

            async def away(code: str) -> str | None:
                raise StoreTrouble

            house.store.find = away  # type: ignore[method-assign]
            await serve_line(house, "abcdefgh", "", {"query_string": b""}, receive, send)
        return sent

    assert asyncio.run(main())[-1] == {"type": "websocket.close", "code": 1013}
