"""purrlor play: play in this terminal with people and bots."""

from __future__ import annotations

import secrets
from itertools import chain, count
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from purrlor.bots import Bot, find_bot
from purrlor.bots.levels import levels_of, say_typical
from purrlor.cli.arguments import Language, Options, Seed, read_file, read_options, read_text, write_file
from purrlor.cli.language import use_language
from purrlor.cli.terminal import TerminalTable, wrong_number
from purrlor.table.deck import Deck
from purrlor.table.deck_file import read_deck
from purrlor.table.game import Game, all_games, find_game
from purrlor.table.match import Match
from purrlor.table.reasons import refused
from purrlor.table.texts import Texts, game_texts, table_texts
from purrlor.table.wire import load, save


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play")(play)


def play(
    game: Annotated[str | None, typer.Argument(help="A name from `purrlor games`.")] = None,
    option: Options = None,
    people: Annotated[
        int, typer.Option(min=0, help="Number of people at this screen; bots take the other seats.")
    ] = 1,
    bot: Annotated[
        str, typer.Option(help="Bot for the other seats: kitten, youngcat, cat, lynx or a bot of your own.")
    ] = "cat",
    seed: Seed = None,
    deck: Annotated[Path | None, typer.Option(help="Deck file with the cards of your own box.")] = None,
    file: Annotated[
        Path | None, typer.Option(help="Save the game in this file; continue it if the file exists.")
    ] = None,
    warn: Annotated[bool, typer.Option("--warn", help="Warn before a clear mistake.")] = False,
    language: Language = None,
) -> None:
    """Play in this terminal, against bots or with several people at one screen."""
    code = use_language(language)
    console = Console(highlight=False, markup=False)  # names and cards may hold brackets
    if file is not None and file.exists():
        match = load(read_file(file))
        if game is not None and match.game.name != game:
            raise refused("another-game-kept", file=str(file), game=match.game.name)
    else:
        found = find_game(game) if game is not None else ask_game(console, code)
        settings = read_options(found, option)
        match = Match.new(found, settings, seed or secrets.token_hex(16), own_cards(found, deck))
    if people > match.seats:
        raise refused("too-many-people", people=people, seats=match.seats)
    table = seat_everybody(match, people, find_bot(bot), code, console, file, warn)
    table.keep(match)
    console.print(table.texts.say("keys"), style="dim")
    if people < match.seats:
        for line in introduce(match, find_bot(bot), game_texts(match.game, code)):
            console.print(line, style="dim")
    try:
        ended = table.run()
    except (EOFError, KeyboardInterrupt):
        console.print()
        ended = False
    if ended:
        return
    if file is not None:
        console.print(table.texts.say("kept-in", file=str(file)))
    elif any(entry.seat < people for entry in match.log):
        offer_to_keep(console, match, table.texts)


def offer_to_keep(console: Console, match: Match, texts: Texts) -> None:
    """Ask whoever quits whether to keep the game, and where."""
    file = free_name(f"purrlor-{match.game.name}")
    try:
        answer = console.input(texts.say("ask-keep-file", file=str(file)) + " ").strip()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return
    if answer.lower() in texts.say("answers-no").split():
        return
    if answer and answer.lower() not in texts.say("answers-yes").split():
        file = Path(answer)
    write_file(file, save(match))
    console.print(texts.say("kept-here", file=str(file)))


def free_name(name: str) -> Path:
    """Find the name of a file that does not exist yet."""
    numbers = chain([""], (f"-{i}" for i in count(2)))
    names = (Path(f"{name}{number}.json") for number in numbers)
    return next(file for file in names if not file.exists())


def introduce(match: Match, bot: Bot, texts: Texts) -> list[str]:
    """Say how strong a bot is, and what it usually scores with so many players."""
    if not texts.has(f"bot-{bot.name}-about"):
        return [bot.name]
    lines = [f"{texts.say(f'bot-{bot.name}')}: {texts.say(f'bot-{bot.name}-about')}"]
    for typical in levels_of(match.game).typical:
        if (typical.level, typical.players) == (bot.name, match.seats):
            lines.append(say_typical(match.game, typical, texts))
    return lines


def own_cards(game: Game[Any], deck: Path | None) -> Deck:
    """Read the owner's deck, if one was named."""
    return read_deck(game, read_text(deck)) if deck is not None else {}


def seat_everybody(
    match: Match,
    people: int,
    bot: Bot,
    code: str,
    console: Console,
    file: Path | None,
    warns: bool = False,
) -> TerminalTable:
    """Give the first seats to people and the others to bots."""
    texts = table_texts(code)
    names = [name_seat(texts, seat, people) for seat in range(match.seats)]
    bots = dict.fromkeys(range(people, match.seats), bot)

    def keep(match: Match) -> None:
        if file is not None:
            write_file(file, save(match))

    return TerminalTable(match, bots, names, code, console, keep, warns)


def name_seat(texts: Texts, seat: int, people: int) -> str:
    """Name a seat: one person is the guest, several are numbered, bots have kitten names."""
    if seat < people:
        return texts.say("you") if people == 1 else texts.say("seat-name", number=seat + 1)
    names = texts.say("bot-names").split()
    return names[(seat - people) % len(names)]


def ask_game(console: Console, code: str) -> Game[Any]:
    """Ask which game to play, where the command did not say."""
    games = list(all_games().values())
    if len(games) == 1:
        return games[0]
    say = table_texts(code).say
    listing = Table(show_header=False, show_edge=False)
    for number, game in enumerate(games, 1):
        texts = game_texts(game, code)
        listing.add_row(Text(str(number), style="bold cyan"), texts.say("game-name"), texts.say("game-about"))
    console.print(listing)
    while True:
        answer = console.input(say("ask-game") + " ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        console.print(wrong_number(table_texts(code), answer, len(games)), style="red")
