"""What games there are: options, bots, lessons and rules."""

from __future__ import annotations

from functools import cache

from purrlor.bots import all_bots
from purrlor.bots.examples import tell
from purrlor.bots.levels import levels_of, say_typical
from purrlor.bots.strengths import RandomBot
from purrlor.server.http.operation import Operation
from purrlor.server.http.request import ApiRequest
from purrlor.server.protocol import bodies
from purrlor.server.texts import game_texts, server_texts
from purrlor.table.game import all_games, find_game
from purrlor.table.glossary import glossary
from purrlor.table.lesson import first_game, lessons
from purrlor.table.options import PLAYERS
from purrlor.table.texts import LANGUAGES


async def list_games(request: ApiRequest, none: None) -> bodies.Games:
    """List the games with their options, and the bots."""
    texts = server_texts(request.language)
    bots = [
        bodies.BotInfo(
            name,
            texts.say(f"bot-{name}") if texts.has(f"bot-{name}") else name,
            texts.say(f"bot-{name}-about") if texts.has(f"bot-{name}-about") else "",
        )
        for name in all_bots()
        if name != RandomBot.name  # for tests and measurements
    ]
    games = [_game_info(name, request.language) for name in all_games()]
    return bodies.Games(games, bots, list(LANGUAGES))


@cache
def _game_info(name: str, language: str) -> bodies.GameInfo:
    game = find_game(name)
    texts = game_texts(game, language, {})
    options = [
        bodies.OptionInfo(
            option.name,
            texts.say(f"option-{option.name}"),
            texts.say(f"option-{option.name}-about") if texts.has(f"option-{option.name}-about") else "",
            list(game.player_counts() if option.name == PLAYERS else option.values),
            option.default,
            option.first_game,
            {name: list(values) for name, values in option.moot},
        )
        for option in game.options
    ]
    typical = [
        bodies.TypicalInfo(one.level, one.players, say_typical(game, one, texts))
        for one in levels_of(game).typical
    ]
    learn = [
        bodies.LessonInfo(
            chapter, texts.say(f"lesson-{chapter}"), texts.say(f"lesson-{chapter}-about"), lesson.minutes
        )
        for chapter, lesson in lessons(game).items()
    ]
    first = bodies.FirstGameInfo(game.settle(first_game(game).options), first_game(game).bot)
    clashes = [
        bodies.ClashInfo({name: list(values) for name, values in clash.when}, texts.say(f"why-{clash.key}"))
        for clash in game.clashes
    ]
    said = texts.say("game-name"), texts.say("game-about")
    cards = sum(len(table.rows) for table in game.deck_tables)
    return bodies.GameInfo(game.name, *said, game.version, options, typical, clashes, learn, first, cards)


async def show_rules(request: ApiRequest, none: None) -> bodies.RulesPage:
    """Show the rules in our own words."""
    game = find_game(request.http.path_params["game"])
    page = game.texts / f"rules.{request.language}.md"
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    text = text or server_texts(request.language).say("no-rules-page")
    texts = game_texts(game, request.language, {})
    turns, score = await request.worker.bots.examples(game.name)
    names = texts.say("bot-names").split()[: len(score.places)]
    told = texts.seated(names)
    lines = [bodies.ExampleLine(told.speak(line.key, line.args), list(line.amounts)) for line in score.lines]
    return bodies.RulesPage(
        game.name,
        texts.say("game-name"),
        request.language,
        text,
        list(glossary(game, texts)),
        [tell(turn, told) for turn in turns],
        bodies.ExampleScore(names, list(score.places), told.say(f"ending-{score.ending}"), lines),
    )


GAME_OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/api/games", list_games, bodies.Games),
    Operation("GET", "/api/games/{game}/rules", show_rules, bodies.RulesPage),
)
