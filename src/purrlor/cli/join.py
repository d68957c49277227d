"""purrlor join: play at a server's table in the terminal."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from purrlor.cli.aids import show_rules, show_things
from purrlor.cli.arguments import Language
from purrlor.cli.language import use_language
from purrlor.cli.seats import Cookies, find_seat, read_view
from purrlor.cli.terminal import find_drawing, wrong_number
from purrlor.client import LiveConnection, RequestRefused, connection_errors
from purrlor.core.state import WATCHER
from purrlor.messages import Ended, Step
from purrlor.server.texts import server_texts
from purrlor.table.game import Game, find_game
from purrlor.table.texts import Texts, game_texts

TO_DEAL = 30.0  # seconds; a deal takes no longer


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("join")(join)


def join(
    address: Annotated[str, typer.Argument(help="Link of a table, or your personal link.")],
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "Guest",
    watch: Annotated[bool, typer.Option(help="Only watch.")] = False,
    data: Annotated[Path | None, typer.Option(help="Folder for your cookies.")] = None,
    language: Language = None,
) -> None:
    """Join a table on a server and play in this terminal."""
    from purrlor.server.storage.folder import data_folder

    code = use_language(language)
    try:
        guest, table = find_seat(address, name, watch, Cookies(data_folder(data)), code)
    except RequestRefused as no:
        print(no.reason["text"], file=sys.stderr)
        raise typer.Exit(2) from None
    console = Console(highlight=False, markup=False)  # names and cards may hold brackets
    connection = LiveConnection(guest, table, seat=WATCHER if watch else None)
    asyncio.run(NetworkTable(connection, console, code).run())


class NetworkTable:
    """A table on a server, shown in this terminal."""

    def __init__(self, connection: LiveConnection, console: Console, language: str) -> None:
        self.connection = connection
        self.console = console
        self.say = server_texts(language).say
        self.language = language
        self.waited = ""  # what was said last about waiting
        self.bots: set[int] | None = None  # seats of bots in the last lobby message
        self.host: str | None = None  # and the name of the host
        self.devices = 1  # on which this seat is open
        self.typed: str | None = None  # an answer given before the question

    async def run(self) -> None:
        """Play until the end, or until the player leaves the terminal."""
        await self.connection.open()
        self.console.print(self.say("join-keys"), style="dim")
        typing = asyncio.create_task(asyncio.to_thread(sys.stdin.readline))
        hearing = asyncio.create_task(self.hear())
        try:
            while self.connection.ended is None:
                waits: set[asyncio.Task[Any]] = {hearing} if self.typed is not None else {typing, hearing}
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                if hearing.done():
                    hearing = asyncio.create_task(self.hear())
                if self.typed is None and typing.done():
                    self.typed = typing.result()
                    if self.typed == "" or self.typed.strip() == "q":
                        break
                    typing = asyncio.create_task(asyncio.to_thread(sys.stdin.readline))
                if self.typed is not None and await self.answer(self.typed.strip()):
                    self.typed = None
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
            await self.keep_seat()
            await self.connection.close()
        if self.connection.ended is not None:
            self.show_end(self.connection.ended)

    async def keep_seat(self) -> None:
        """Open what was pledged for a deal before leaving: whoever does not loses the seat."""
        if self.connection.pledged:
            self.console.print(Text(self.say("join-dealing"), style="dim"))
        with contextlib.suppress(*connection_errors()):
            async with asyncio.timeout(TO_DEAL):
                while self.connection.pledged:
                    await self.connection.receive()

    async def hear(self) -> None:
        """Show the next message; reconnect if the connection is lost."""
        try:
            self.show(await self.connection.receive())
        except connection_errors():
            self.console.print(self.say("join-lost"), style="red")
            await self.connection.reconnect()

    # -- doing -----------------------------------------------------------------------------------------

    @property
    def you(self) -> int:
        """Give the player's seat."""
        seat = self.connection.lobby.get("you")
        return WATCHER if seat is None else int(seat)

    @property
    def choices(self) -> list[Any]:
        """List the moves possible now: none, where the server is about to answer for the player."""
        return [] if self.connection.goes_on else list(self.connection.step.get("choices", ()))

    async def answer(self, word: str) -> bool:
        """Do what was typed; False if it must wait until the player is asked."""
        if word == "u":
            await self.connection.send("undo", n=self.connection.n)
        elif word == "h":
            await self.connection.send("hint")
        elif word == "k":
            self.console.print(self.say("join-keys"), style="dim")
        elif word == "r":
            show_rules(self.console, self.game, self.texts)
        elif self.connection.begun and (word == "i" or word.startswith("i ")):
            view = read_view(self.game, self.connection.step)
            show_things(self.console, self.game, self.texts, view, word[1:].strip())
        elif word.startswith("c "):
            await self.connection.send("chat", text=word[2:502])
        elif word.startswith("?"):
            await self.ask_why(word[1:].strip())
        elif not self.choices:
            return not word.isdecimal()
        elif word.isdecimal() and 1 <= int(word) <= len(self.choices):
            action = self.choices[int(word) - 1]["action"]
            # Offer nothing until the server has answered.
            self.connection.step = {**self.connection.step, "choices": []}
            await self.connection.send("act", n=self.connection.n, action=action)
        else:
            text = wrong_number(self.texts, word, len(self.choices))
            self.console.print(Text(text, style="red"))
        return True

    async def ask_why(self, text: str) -> None:
        """Ask why an action, written as JSON, is not possible."""
        try:
            action = json.loads(text)
        except ValueError:
            example = self.choices[0]["action"] if self.choices else {"do": "…"}
            said = self.say("join-why", example=json.dumps(example, ensure_ascii=False))
            self.console.print(Text(said, style="red"))
            return
        await self.connection.send("why", action=action)

    # -- showing ---------------------------------------------------------------------------------------

    def show(self, message: dict[str, Any]) -> None:
        """Show a message."""
        match message["type"]:
            case "lobby":
                self.show_seats(message["table"])
                self.show_devices(message["devices"])
            case "step":
                self.show_step(self.connection.step)
            case "refused":
                self.console.print(Text(message["reason"]["text"], style="red"))
            case "why" if message["reason"]:
                self.console.print(Text(message["reason"]["text"], style="red"))
            case "hint" if message["choice"]:
                said = self.say("hint-is", action=message["choice"]["text"], why=message["reason"]["text"])
                self.console.print(Text(said, style="green"))
                if message["equal"]:
                    self.console.print(
                        Text(self.say("hint-equal", action=message["equal"]["text"]), style="green")
                    )
            case "chat":
                said = self.say("join-said", name=message["name"], text=message["text"])
                self.console.print(Text(said, style="magenta"))
            case "gone":
                self.console.print(Text(message["text"], style="red"))

    def show_seats(self, table: dict[str, Any]) -> None:
        """Say who is there before the start, and later for whom a bot plays."""
        if table["status"] == "open":
            names = ", ".join(seat["name"] or "–" for seat in table["seats"])
            self.wait_for(self.say("join-lobby", names=names))
        bots = {seat["seat"] for seat in table["seats"] if seat["bot"]}
        if table["status"] == "running" and self.bots is not None:
            for seat in sorted(bots - self.bots):
                key = "join-late" if table["seats"][seat]["late"] else "join-left"
                self.console.print(Text(self.say(key, name=table["seats"][seat]["name"]), style="yellow"))
        self.bots = bots
        host = next((seat["name"] for seat in table["seats"] if seat["host"]), "")
        if self.host is not None and host not in ("", self.host):
            self.console.print(Text(self.say("join-host", name=host), style="yellow"))
        self.host = host

    def show_devices(self, devices: int) -> None:
        """Say that the player's seat is open elsewhere, too, when that begins."""
        if devices > max(1, self.devices):
            self.console.print(Text(self.say("join-elsewhere"), style="yellow"))
        self.devices = devices

    def show_step(self, step: Step) -> None:
        """Show what happened, the table, and what can be done."""
        for event in step["events"]:
            self.console.print(Text(event["text"], style="dim"))
        if self.you != WATCHER and not self.choices:
            seats = self.connection.lobby["table"]["seats"]
            names = ", ".join(seats[seat]["name"] for seat in step["waiting_for"])
            if names and not self.connection.goes_on:
                self.wait_for(self.say("join-waiting", names=names))
            return
        self.console.print(Rule(style="dim"))
        self.console.print(self.picture(step))
        if step["prompt"]:
            self.console.print(Text(step["prompt"]["text"], style="bold yellow"))
        for number, choice in enumerate(step["choices"], 1):
            self.console.print(Text.assemble((f"  {number:>3}  ", "bold cyan"), choice["text"]))

    def wait_for(self, text: str) -> None:
        """Say once whom the game waits for."""
        if text != self.waited:
            self.console.print(Text(text, style="dim"))
        self.waited = text

    @property
    def game(self) -> Game[Any]:
        """Find the game of the table."""
        return find_game(self.connection.lobby["table"]["game"])

    @property
    def texts(self) -> Texts:
        """Give the texts of the game, with the players' names."""
        seats = self.connection.lobby["table"]["seats"]
        return game_texts(self.game, self.language).seated([seat["name"] for seat in seats])

    def picture(self, step: Step) -> Any:
        """Draw the table."""
        return find_drawing(self.game.package)(read_view(self.game, step), self.texts, self.you)

    def show_end(self, ended: Ended) -> None:
        """Show the score line by line."""
        table = Table(title=ended["text"], title_style="bold yellow")
        table.add_column("")
        for seat in self.connection.lobby["table"]["seats"]:
            table.add_column(seat["name"], justify="right")
        for line in ended["lines"]:
            amounts = ("" if amount is None else str(amount) for amount in line["amounts"])
            table.add_row(line["text"], *amounts)
        self.console.print(table)
