"""A seat at a server's table for a program: it listens all the time, and tells what the seat may know."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from rich.console import Console

from purrlor.cli.seats import read_view
from purrlor.cli.terminal import find_drawing
from purrlor.client import LiveConnection, connection_errors
from purrlor.core.state import WATCHER
from purrlor.messages import Choice, TableInfo
from purrlor.table.game import Game, find_game
from purrlor.table.reasons import refused
from purrlor.table.texts import game_texts

WIDTH = 100  # letters in a line of a drawn table


class AgentSeat:
    """A seat that a program holds; whatever it is told comes over its own connection."""

    def __init__(self, connection: LiveConnection, language: str) -> None:
        self.connection = connection
        self.language = language
        self.news: list[str] = []  # what happened and was not told yet
        self.answers: dict[int, dict[str, Any]] = {}  # by the number of the message
        self.shown: tuple[int, list[Choice]] = (-1, [])  # the last choices told, and their position
        self.lost = 0  # connections
        self.gone = ""  # why there will be nothing more
        self._changed = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and listen from now on."""
        await self.connection.open()
        self._listening = asyncio.create_task(self._listen())
        await self._until(lambda: bool(self.connection.lobby))

    async def close(self) -> None:
        """Disconnect; the seat stays taken."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self.connection.close()

    async def _listen(self) -> None:
        while not self.gone:
            try:
                self._hear(await self.connection.receive())
            except connection_errors():
                self.lost += 1
                self._wake()
                try:
                    await self.connection.reconnect()
                except connection_errors() as error:
                    self.gone = str(error) or type(error).__name__
            self._wake()

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "step":
                self.news += [event["text"] for event in message["events"]]
            case "gone":
                self.gone = message["text"]
        if message["re"]:
            self.answers[message["re"]] = message

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def _until(self, happened: Callable[[], bool]) -> None:
        """Wait until something has happened, or nothing can happen any more."""
        while not happened() and not self.gone:
            await self._changed.wait()

    async def ask(self, kind: str, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        lost = self.lost
        try:
            number = await self.connection.send(kind, **message)
        except connection_errors():
            raise refused("agent-lost") from None
        await self._until(lambda: number in self.answers or self.lost > lost)
        if number not in self.answers:
            raise refused("agent-lost")
        return self.answers.pop(number)

    async def wait(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over, or for so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._until(lambda: self.connection.ended is not None or bool(self.choices))

    # -- what the seat may know ------------------------------------------------------------------------

    @property
    def table(self) -> TableInfo:
        """Give what everybody knows of the table."""
        return self.connection.lobby["table"]

    @property
    def choices(self) -> list[Choice]:
        """List what the seat can do now: nothing, where the server is about to answer for it."""
        return [] if self.connection.goes_on else list(self.connection.step.get("choices", ()))

    @property
    def game(self) -> Game[Any]:
        """Find the game of the table."""
        return find_game(self.table["game"])

    def offer(self) -> tuple[int, list[Choice]]:
        """Tell the position and what can be done there."""
        self.shown = self.connection.n, self.choices
        return self.shown

    def chosen(self, number: int, position: int) -> Any:
        """Find a choice that was told; what others did since is fine if it changed nothing for this seat."""
        told, choices = self.shown
        if position != told or choices != self.choices:
            raise refused("agent-stale", given=position, now=self.connection.n)
        if not choices:
            raise refused("not-your-turn")
        if not 1 <= number <= len(choices):
            raise refused("bad-number", given=str(number), most=len(choices))
        return choices[number - 1]["action"]

    def situation(self) -> dict[str, Any]:
        """Tell what is new, what is asked, and what can be done."""
        step, names = self.connection.step, [seat["name"] for seat in self.table["seats"]]
        begun, news, self.news = self.connection.begun, self.news, []
        over = self.connection.ended
        asked = begun and not self.connection.goes_on
        position, choices = self.offer()
        told: dict[str, Any] = {
            "status": self.table["status"],
            "position": position,
            "happened": news,
            "question": step["prompt"]["text"] if asked and step["prompt"] else "",
            "choices": [f"{number}: {choice['text']}" for number, choice in enumerate(choices, 1)],
            "waiting_for": [names[seat] for seat in step["waiting_for"]] if asked else [],
        }
        if self.gone:
            told["gone"] = self.gone
        if over is not None:
            told["status"] = "over"
            told["result"] = {
                "text": over["text"],
                "places": dict(zip(names, over["places"], strict=True)),
                "your_place": None if self.seat == WATCHER else over["places"][self.seat],
                "lines": {line["text"]: line["amounts"] for line in over["lines"]},
            }
        return told

    @property
    def seat(self) -> int:
        """Give the number of the seat."""
        seat = self.connection.lobby["you"]
        return WATCHER if seat is None else int(seat)

    def picture(self) -> str:
        """Draw the table in letters, as this seat sees it."""
        names = [seat["name"] for seat in self.table["seats"]]
        texts = game_texts(self.game, self.language).seated(names)
        drawn = find_drawing(self.game.package)(read_view(self.game, self.connection.step), texts, self.seat)
        console = Console(width=WIDTH, color_system=None, highlight=False, markup=False)
        with console.capture() as capture:
            console.print(drawn)
        return "\n".join(line.rstrip() for line in capture.get().splitlines())
