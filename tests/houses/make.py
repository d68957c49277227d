"""Make a house with games of every kind, as a fixture for later versions: see README.md.

    python -m tests.houses.make FOLDER [GAME ...]

Everything is done over HTTP and WebSocket, as clients do it. The folder gets `house.tar.xz` (the data folder
and exported games) and `index.json` (what each table must lead to).
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import sqlite3
import sys
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec

import purrlor
from purrlor.client import Guest, LiveConnection
from purrlor.table.conform import legal_settings
from purrlor.table.deck import NUMBER, Deck
from purrlor.table.game import Game, all_games, find_game
from purrlor.table.match import Match
from purrlor.table.options import PLAYERS, Settings
from purrlor.table.wire import load, save
from tests.houses.read import DATABASE, Index, Known, Person, TableState, facts_of, read_books
from tests.server.servers import RunningServer

ROOT = Path(__file__).parent.parent
NAMES = ("Ada", "Bartek", "Celina", "Dorota", "Ewa", "Franek")
BOTS = ("random", "kitten", "cat")
TALK = ("Hello!", "Cześć, zaczynamy?", "Your turn 🐈", "<b>no</b> & yes")
UNDO = 0.1  # how often a move that can be taken back is taken back
TRIES = 3  # tables on which a question is waited for, before a saved game brings it
SEARCHED = 3000  # games played in memory to meet a question


def covering(game: Game[Any]) -> list[Settings]:
    """Choose few settings in which every two values of two options that go together meet."""
    legal = legal_settings(game)
    missing = {pair for settings in legal for pair in pairs(settings)}
    chosen = []
    while missing:
        best = max(legal, key=lambda settings: len(missing & pairs(settings)))
        missing -= pairs(best)
        chosen.append(best)
    return chosen


def pairs(settings: Settings) -> set[Any]:
    """List the pairs of option values in some settings."""
    return set(combinations(settings.items(), 2))


def questions(game: Game[Any]) -> list[str]:
    """List the text keys of all questions of a game; a key that goes on after another names its answer."""
    keys = re.findall(r"^(ask-[\w-]+) =", (game.texts / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    answers = {f"{key}-{kind.word()}" for key in keys for kind in game.actions.types}
    return sorted(set(keys) - answers)


@dataclass
class Played:
    """A table and the people at it."""

    code: str
    wires: dict[int, LiveConnection]
    notes: list[str] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)  # questions that were asked


class Maker:
    """Plays all games of a house."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.rng = random.Random(seed)
        self.tables: list[Played] = []
        self.endings: set[tuple[str, str]] = set()
        self.asked_at: dict[tuple[str, str], list[Settings]] = {}

    # -- sitting down ----------------------------------------------------------------------------------

    async def open(
        self, game: str, options: Settings, people: int, note: str, begin: bool = True, **body: Any
    ) -> Played:
        """Open a table for some people, with bots in the other seats."""
        seats = int(options[PLAYERS])
        bots = {str(seat): BOTS[seat % len(BOTS)] for seat in range(people, seats)}
        host = Guest(self.address, self.rng.choice(("en", "pl")))
        given = {"game": game, "options": options, "bots": bots, "sitter": host.sitter(NAMES[0]), **body}
        code = (await asyncio.to_thread(host.request, "POST", "/api/tables", given))["code"]
        return await self.sit(host, code, people, note, begin)

    async def bring(self, saved: bytes, people: int, note: str, begin: bool = True) -> Played:
        """Open a table with a saved game."""
        host = Guest(self.address)
        body = {"saved": saved.decode(), "sitter": host.sitter(NAMES[0])}
        code = (await asyncio.to_thread(host.request, "POST", "/api/import", body))["code"]
        return await self.sit(host, code, people, note, begin)

    async def sit(self, host: Guest, code: str, people: int, note: str, begin: bool) -> Played:
        """Let people sit down and connect."""
        guests = {0: host}
        for seat in range(1, people):
            guests[seat] = Guest(self.address, self.rng.choice(("en", "pl")))
            await asyncio.to_thread(guests[seat].join, code, NAMES[seat % len(NAMES)], seat)
        if begin:
            await asyncio.to_thread(host.request, "POST", f"/api/tables/{code}/start", {})
        return await self.connect(code, guests, note)

    async def connect(self, code: str, guests: dict[int, Guest], note: str) -> Played:
        """Connect people to their table."""
        table = Played(code, {}, [note])
        self.tables.append(table)
        for seat, guest in guests.items():
            table.wires[seat] = LiveConnection(guest, code, seat)
            await table.wires[seat].open()
            await table.wires[seat].receive_until("lobby")
        return table

    async def leave(self, table: Played) -> None:
        """Close all connections of a table."""
        for wire in table.wires.values():
            await wire.close()

    # -- playing ---------------------------------------------------------------------------------------

    async def asked(self, table: Played) -> LiveConnection | None:
        """Wait until a person is asked; None when the game is over."""
        while True:
            for wire in table.wires.values():
                await wire.receive_until("", await wire.send("sync", n=wire.n))
                if wire.lobby["you"] in wire.step["waiting_for"]:
                    return wire
            if not wire.step["waiting_for"]:
                return None
            if not set(table.wires) & set(wire.step["waiting_for"]):  # else a bot has moved meanwhile
                await wire.receive_until("step")

    async def play(self, table: Played, moves: int = 20_000, until: str = "") -> bool:
        """Play at random for some moves, or until a question is asked; tell whether it was asked."""
        for i in range(moves):
            wire = await self.asked(table)
            if wire is None:
                return False
            prompt = wire.step["prompt"]
            assert prompt is not None
            key = prompt["key"]
            table.seen.add(key)
            if key == until:
                return True
            await wire.act(self.rng.choice(wire.step["choices"])["action"])
            if wire.step["can_undo"] and self.rng.random() < UNDO:
                await wire.receive_until("step", await wire.send("undo", n=wire.n))
            if self.rng.random() < 0.01:
                await wire.receive_until("chat", await wire.send("chat", text=self.rng.choice(TALK)))
        return False

    async def say(self, table: Played, seat: int, kind: str, /, **message: Any) -> dict[str, Any]:
        """Send a message from a seat and wait for its answer."""
        wire = table.wires[seat]
        return await wire.receive_until("", await wire.send(kind, **message))

    async def ask(self, table: Played, seat: int, what: str, /, **body: Any) -> Any:
        """Send a request from a seat over HTTP."""
        path = f"/api/tables/{table.code}/{what}"
        return await asyncio.to_thread(table.wires[seat].guest.request, "POST", path, body)

    # -- tables of every kind --------------------------------------------------------------------------

    async def play_all_settings(self, game: Game[Any]) -> None:
        """Play games to their end and into the middle, with all values of all options."""
        for number, options in enumerate(covering(game)):
            seats = int(options[PLAYERS])
            table = await self.open(game.name, options, max(1, seats - number % 3), "finished")
            await self.play(table)
            await table.wires[0].send("sync")
            self.endings.add((game.name, (await table.wires[0].receive_until("ended"))["ending"]))
            for key in table.seen:
                self.asked_at.setdefault((game.name, key), []).append(options)
            await self.leave(table)
            table = await self.open(game.name, options, max(1, seats - (number + 1) % 3), "running")
            await self.play(table, self.rng.randint(0, 60))
            await self.leave(table)
            print(".", end="", flush=True)

    async def stop_at_all_questions(self, game: Game[Any]) -> None:
        """Leave a running game at every question of a game."""
        for key in questions(game):
            known = self.asked_at.get((game.name, key), [])
            for number in range(min(TRIES, len(known))):
                options = self.rng.choice(known)
                table = await self.open(game.name, options, int(options[PLAYERS]), key)
                found = await self.play(table, until=key)
                await self.leave(table)
                if found:
                    break
            else:
                match = search(game, key, self.rng)
                if match is None:
                    print(f"\n{game.name}: nobody was asked {key}")
                    continue
                await self.leave(await self.bring(save(match), match.seats, key))
            print("?", end="", flush=True)

    async def play_special(self, game: Game[Any]) -> None:
        """Leave tables in every state that people can bring them into."""
        options = game.settle({PLAYERS: 3})
        some = 12

        waiting = await self.open(game.name, options, 2, "waiting", begin=False, public=True, bots={})
        await self.say(waiting, 0, "fill", seat=2, bot="lynx")
        await waiting.wires[1].send("leave")
        await waiting.wires[1].receive_until("gone")

        paused = await self.open(game.name, options, 3, "paused")
        await self.play(paused, some)
        await self.say(paused, 0, "pause", on=True)

        left = await self.open(game.name, options, 3, "left: the first back again, the second away")
        await self.play(left, some)
        await self.say(left, 0, "leave")
        await self.say(left, 0, "back")
        await self.play(left, some)
        await self.say(left, 1, "leave")

        gone = await self.open(game.name, options, 3, "resigned and removed")
        await self.play(gone, some)
        await self.say(gone, 1, "resign")
        await self.say(gone, 0, "remove", seat=2)

        relieved = await self.open(game.name, options, 2, "relieved")
        await self.play(relieved, 2)
        await relieved.wires[1].close()
        while (await self.say(relieved, 0, "relieve", seat=1))["type"] == "refused":
            await relieved.wires[0].receive()
        relieved.wires.pop(1)

        slow = await self.open(game.name, options, 3, "slow clock", clock={"kind": "slow", "seconds": 86_400})
        await self.play(slow, some)
        await self.say(slow, 0, "clock", clock={"kind": "slow", "seconds": 172_800})

        late = await self.open(game.name, options, 3, "late", clock={"kind": "live", "seconds": 5})
        while not any(seat["late"] for seat in late.wires[0].lobby["table"]["seats"]):
            await late.wires[0].receive()
        await self.say(late, 0, "clock", clock={"kind": "none"})

        renewed = await self.open(game.name, options, 2, "renewed code and link, two devices")
        await self.play(renewed, some)
        link = (await self.ask(renewed, 1, "renew", seat=1))["link"]
        second = Guest(self.address)
        await asyncio.to_thread(second.request, "POST", "/api/seat", {"token": link.removeprefix("/seat/")})
        renewed.code = (await self.ask(renewed, 0, "invite"))["code"]

        first = await self.open(game.name, options, 2, "rematch of it waits")
        await self.play(first)
        again = await self.rematch(first, "rematch waits", begin=False)
        second_round = await self.open(game.name, options, 2, "rematch of it runs")
        await self.play(second_round)
        on = await self.rematch(second_round, "rematch runs", begin=True)
        await self.play(on, some)
        forked = await self.ask(first, 0, "fork", move=some, sitter=first.wires[0].guest.sitter("Ada"))
        fork = await self.sit(first.wires[0].guest, forked["code"], 3, "forked", begin=True)
        await self.play(fork, some)

        match = begun(game, options, self.rng, some * 3)
        brought = await self.bring(save(match), 3, "imported")
        await self.play(brought, some)
        unopened = await self.bring(save(match), 2, "imported, waiting", begin=False)
        ended = await self.bring(save(begun(game, options, self.rng, 20_000)), 3, "imported, over")

        bots = await self.open(game.name, options, 1, "bots to move, paused")
        await self.play(bots, some)
        await self.say(bots, 0, "pause", on=True)
        tables = [waiting, paused, left, gone, relieved, slow, late, renewed, first, again, second_round, on]
        for table in (*tables, fork, brought, unopened, ended, bots):
            await self.leave(table)

    async def rematch(self, table: Played, note: str, begin: bool) -> Played:
        """Let the same people play again."""
        code = (await self.ask(table, 0, "rematch"))["code"]
        guests = {seat: wire.guest for seat, wire in table.wires.items()}
        if begin:
            await asyncio.to_thread(guests[0].request, "POST", f"/api/tables/{code}/start", {})
        return await self.connect(code, guests, note)

    async def play_owners_deck(self, game: Game[Any]) -> None:
        """Play with an owner's deck, to the end and in the middle."""
        deck = owners_deck(game)
        if deck:
            options = game.settle({PLAYERS: 3})
            for note, moves in (("owner's deck, finished", 20_000), ("owner's deck", 20)):
                table = await self.open(game.name, options, 2, note, deck=deck)
                await self.play(table, moves)
                await self.leave(table)

    async def play_all(self, games: list[str]) -> None:
        """Play everything."""
        for game in map(find_game, games):
            print(f"\n{game.name} ", end="", flush=True)
            await self.play_special(game)
            await self.play_owners_deck(game)
            await self.play_all_settings(game)
            await self.stop_at_all_questions(game)
            await self.play_missing_endings(game)
        print()

    async def play_missing_endings(self, game: Game[Any]) -> None:
        """Import recorded games that ended as no other game did."""
        folder = ROOT / "games" / game.name.replace("-", "_") / "fixtures"
        for file in sorted(folder.glob("*.json")):
            match = load(file.read_bytes())
            ending = match.score().ending
            if (game.name, ending) not in self.endings:
                self.endings.add((game.name, ending))
                await self.leave(await self.bring(save(match), match.seats, f"imported, over: {ending}"))

    def people(self, table: Played) -> dict[str, Person]:
        """Give the cookies and the personal links by which people come back."""
        found = {}
        for seat, wire in table.wires.items():
            path = f"/api/tables/{table.code}"
            if seat in wire.guest.request("GET", path)["seats"]:
                link = wire.guest.request("GET", f"{path}/link?seat={seat}")["link"]
                found[str(seat)] = Person(wire.guest.cookie, link)
        return found


def owners_deck(game: Game[Any]) -> Deck:
    """Change one card of each table that may be replaced; empty if the game has none."""
    deck: Deck = {}
    for table in game.deck_tables:
        number = next((column for column in table.columns if column.kind == NUMBER), None)
        named = {"name_en": "Aa", "name_pl": "Ąą"}
        fields = {column.name for column in table.columns}
        first = {**table.rows[0], **{name: text for name, text in named.items() if name in fields}}
        if number is not None:
            first[number.name] = number.most if first[number.name] != number.most else number.least
        deck[table.name] = [first, *table.rows[1:]]
    return deck


def begun(game: Game[Any], options: Settings, rng: random.Random, moves: int) -> Match:
    """Play in memory for some moves."""
    match = Match.new(game, options, rng.getrandbits(64))
    while not match.over and len(match.steps) < moves:
        seat = rng.choice(match.asked)
        match.submit(seat, rng.choice(match.choices(seat)))
    return match


def search(game: Game[Any], key: str, rng: random.Random) -> Match | None:
    """Play in memory until a question is asked."""
    legal = legal_settings(game)
    for number in range(SEARCHED):
        match = Match.new(game, rng.choice(legal), rng.getrandbits(64))
        while not match.over:
            seat = rng.choice(match.asked)
            prompt = match.prompt(seat)
            if prompt is not None and prompt.key == key:
                return match
            match.submit(seat, rng.choice(match.choices(seat)))
    return None


@contextlib.contextmanager
def visited(folder: Path) -> Iterator[RunningServer]:
    """Open a house for a while; afterwards its database is one file."""
    with RunningServer(folder) as house:
        yield house
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("VACUUM")


def make(folder: Path, games: list[str], seed: int = 1) -> None:
    """Make a house and write it as a fixture."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        home = Path(made)
        with visited(home) as house:
            maker = Maker(house.address, seed)
            asyncio.run(maker.play_all(games))
            (home / "exports").mkdir()
            exports = export_finished(maker, home)
            people = {table.code: maker.people(table) for table in maker.tables}
        books = read_books(home)
        exports += save_running(books, home)
        tables = [known(book, maker.tables, people) for book in books]
        pack(folder / "house.tar.xz", home, [DATABASE, *exports])
        index = msgspec.json.encode(Index(purrlor.__version__, tables))
        (folder / "index.json").write_bytes(index.replace(b'{"id"', b'\n{"id"') + b"\n")
        print(Counter(table.facts.status for table in tables), (folder / "house.tar.xz").stat().st_size)


def known(book: TableState, tables: list[Played], people: dict[str, dict[str, Person]]) -> Known:
    """Put down what is known of a table."""
    notes = [note for table in tables if table.code == book.code for note in table.notes]
    return Known(book.id, "; ".join(notes), people.get(book.code, {}), facts_of(book))


def export_finished(maker: Maker, home: Path) -> list[str]:
    """Export all finished games as files, as people do."""
    names = []
    for table in maker.tables:
        guest = next(iter(table.wires.values())).guest
        if guest.request("GET", f"/api/tables/{table.code}")["table"]["status"] == "over":
            names.append(f"exports/{table.code}.json")
            with urlopen(f"{guest.address}/api/tables/{table.code}/export") as answer:
                (home / names[-1]).write_bytes(answer.read())
    return names


def save_running(books: list[TableState], home: Path) -> list[str]:
    """Save some running games, as `purrlor play --file` does."""
    names = []
    for book in books[::3]:
        if book.status == "running" and book.match is not None:
            names.append(f"exports/{book.code}.json")
            (home / names[-1]).write_bytes(save(book.match))
    return names


def pack(archive: Path, home: Path, names: list[str]) -> None:
    """Write files into an archive that says nothing of this machine."""
    with tarfile.open(archive, "w:xz", preset=9) as tar:
        for name in names:
            info = tarfile.TarInfo(name)
            info.size = (home / name).stat().st_size
            with (home / name).open("rb") as data:
                tar.addfile(info, data)


if __name__ == "__main__":
    make(Path(sys.argv[1]), sys.argv[2:] or list(all_games()))
