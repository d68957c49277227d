"""The public page of a finished game: score, replay, and how other sites show a link to it."""

from __future__ import annotations

from functools import partial
from html import escape

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from purrlor.server.http import result_picture
from purrlor.server.http.history import tell_game, texts_of
from purrlor.server.http.operation import Nothing, Operation
from purrlor.server.http.replay import Moment, OfSeat, replay_game, tell_moves
from purrlor.server.http.request import ApiRequest
from purrlor.server.live.worker import Worker
from purrlor.server.outgoing.sentences import score_line
from purrlor.server.outgoing.table_info import table_info
from purrlor.server.protocol import bodies
from purrlor.server.protocol import history_bodies as told
from purrlor.server.protocol.to_client import OptionChosen
from purrlor.server.storage import history
from purrlor.server.storage.history import Game
from purrlor.server.storage.results import keep_result, result_of
from purrlor.server.storage.store import Write
from purrlor.server.texts import server_texts
from purrlor.table.game import Score, find_game
from purrlor.table.reasons import Refused, refused
from purrlor.table.texts import LANGUAGES

PICTURE_KEPT = "public, max-age=3600"  # a name that was erased is gone from elsewhere soon
LOCALES = {"en": "en_GB", "pl": "pl_PL"}


async def find_shared(worker: Worker, share: str) -> Game:
    """Find a finished game by the name of its public page."""
    game = await worker.store.read(partial(history.game_by_share, share=share[:16]))
    if game is None:
        raise refused("no-such-game-played")
    return game


async def _shared(request: ApiRequest) -> Game:
    return await find_shared(request.worker, request.http.path_params["share"])


def headline(seats: list[told.PlayedSeat], language: str) -> str:
    """Say who won."""
    texts, winners = server_texts(language), [seat.name for seat in seats if seat.place == 1]
    key = ("nobody", "one", "several")[min(len(winners), 2)]
    return texts.say(f"won-{key}", names=", ".join(winners))


async def show_played(request: ApiRequest, none: None) -> told.PlayedPage:
    """Show the public page of a finished game: who played, the options, and the score."""
    game = await _shared(request)
    texts = texts_of(game.game, request.language).seated([seat.name for seat in game.seats])
    score = msgspec.json.decode(game.score, type=Score)
    options = msgspec.json.decode(game.options)
    try:
        moves = (await request.tables.load(game.table_id)).state.moves
    except Refused:  # the table was pruned
        moves = None
    played = tell_game(game, request.language)
    return told.PlayedPage(
        played=played,
        headline=headline(played.seats, request.language),
        options=[
            OptionChosen(option.name, texts.say(f"option-{option.name}"), options[option.name])
            for option in find_game(game.game).options
            if option.name in options and not option.is_moot(options)
        ],
        ending=texts.say(f"ending-{score.ending}"),
        lines=[score_line(texts, line) for line in score.lines],
        moves=moves,
    )


async def show_share(request: ApiRequest, none: None) -> told.Shared:
    """Name the public page of a finished game."""
    table = await request.table()
    result = result_of(table.state)
    if result is None:
        raise refused("not-over-yet" if not table.state.over else "no-result")
    store = request.worker.store
    await store.append(Write("", also=[partial(keep_result, result=result)]))
    share = await store.read(partial(history.share_of, table_id=table.id))
    assert share is not None
    return told.Shared(share)


async def show_played_table(request: ApiRequest, none: None) -> bodies.TablePage:
    """Show the table of a finished game by its public page, without the code that leads to its chat."""
    state = (await request.tables.load((await _shared(request)).table_id)).state
    info = table_info(state, request.language, set())
    info.code, info.rematch, info.bound = "", None, None
    return bodies.TablePage(info, [], False)


async def replay_played(request: ApiRequest, query: Moment) -> bodies.Replay:
    """Show a moment of a finished game by its public page."""
    request.shared = (await _shared(request)).table_id
    return await replay_game(request, query)


async def tell_played(request: ApiRequest, query: OfSeat) -> bodies.Moves:
    """Tell what came of every move of a finished game by its public page."""
    request.shared = (await _shared(request)).table_id
    return await tell_moves(request, query)


# -- links on other sites ------------------------------------------------------------------------------


_pictures = result_picture.Pictures()


async def draw_picture(request: ApiRequest, none: None) -> Response:
    """Draw the result of a finished game as a picture (PNG)."""
    game = await _shared(request)
    language = request.language
    played = tell_game(game, language)
    score = msgspec.json.decode(game.score, type=Score)
    ending = texts_of(game.game, language).seated([seat.name for seat in game.seats])
    if not result_picture.can_draw():
        raise refused("no-such-page")
    svg = result_picture.write_svg(
        played,
        headline(played.seats, language),
        ending.say(f"ending-{score.ending}"),
        server_texts(language).say("site-name"),
    )
    png = await _pictures.draw(request.worker.bots, svg)
    headers = {"cache-control": PICTURE_KEPT, "cross-origin-resource-policy": "cross-origin"}
    return Response(png, media_type="image/png", headers=headers)


async def preview(worker: Worker, request: Request, share: str, language: str) -> str:
    """Tell sites that a link is posted on how to show it: Open Graph, and the card of Twitter."""
    played = tell_game(await find_shared(worker, share), language)
    site = f"{request.url.scheme}://{request.url.netloc}"
    title = f"{played.game_name} · {headline(played.seats, language)}"
    ranks = [(seat.place, seat.name, seat.points) for seat in sorted(played.seats, key=lambda one: one.place)]
    about = " · ".join(
        f"{place}. {name}" + ("" if points is None else f" {points}") for place, name, points in ranks
    )
    tags = {
        "og:type": "website",
        "og:site_name": server_texts(language).say("site-name"),
        "og:title": title,
        "og:description": about,
        # Sites read this address again: it must lead to the same language.
        "og:url": f"{site}/played/{played.share}" + ("" if language == "en" else f"?language={language}"),
        "og:locale": LOCALES[language],
    }
    if result_picture.can_draw():
        tags |= {
            "og:image": f"{site}/api/played/{played.share}/picture.png?language={language}",
            "og:image:type": "image/png",
            "og:image:width": str(result_picture.WIDE),
            "og:image:height": str(result_picture.HIGH),
            "og:image:alt": f"{title} {about}",
        }
    written = [f'<meta property="{name}" content="{escape(text)}">' for name, text in tags.items()]
    written += [
        f'<meta property="og:locale:alternate" content="{LOCALES[other]}">'
        for other in LANGUAGES
        if other != language
    ]
    return "".join([*written, '<meta name="twitter:card" content="summary_large_image">'])


P = "/api/played/{share}"
PLAYED_OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/api/tables/{code}/share", show_share, told.Shared),
    Operation("GET", P, show_played, told.PlayedPage),
    Operation("GET", f"{P}/picture.png", draw_picture, Nothing, media="image/png", limit="picture"),
    Operation("GET", f"{P}/table", show_played_table, bodies.TablePage),
    Operation("GET", f"{P}/replay", replay_played, bodies.Replay, query=Moment),
    Operation("GET", f"{P}/moves", tell_played, bodies.Moves, query=OfSeat),
)
