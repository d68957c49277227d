"""Ask for the review of a finished game and look at it: its players may, and spectators if they agree."""

from __future__ import annotations

from functools import partial

from purrlor.reviews.fit import fit_of
from purrlor.reviews.report import decode
from purrlor.reviews.words import Teller, Told
from purrlor.server.http.request import ApiRequest
from purrlor.server.live.table import LiveTable
from purrlor.server.log.state import TableState
from purrlor.server.protocol.bodies import AskReview, GameReview
from purrlor.server.storage.review_rows import ReviewRow, keep, read_review
from purrlor.server.storage.store import Write
from purrlor.server.texts import game_texts
from purrlor.table.match import Match
from purrlor.table.reasons import Refused, refused

MORE = 3.0  # times the work, when somebody asks for a finer review
MOST_SECONDS = 200.0
NO_ROOM = ("review-busy", "too-often")


def reviewable(state: TableState) -> Match:
    """See that a game was played to its end: nothing of a running one is ever reviewed."""
    if state.match is None or not state.match.over:
        raise refused("review-running")
    return state.match


def seconds_for(match: Match, usual: float) -> float:
    """Give the seconds after which a review of this game is useful: a first look at the Isle takes longer."""
    return usual * fit_of(match.game).longer


def may_see(state: TableState, person: str, row: ReviewRow) -> bool:
    """Tell whether somebody played there, or all who did let spectators see."""
    if state.seats_of(person):
        return True
    players = sum(1 << seat for seat, chair in enumerate(state.chairs) if chair.kind == "person")
    return players != 0 and row.agreed & players == players


async def show_review(request: ApiRequest, none: None) -> GameReview:
    """Show the review of a finished game as far as it is."""
    table = await request.table()
    reviewable(table.state)
    row = await _row(request, table)
    if not may_see(table.state, request.person, row):
        raise refused("review-players-only")
    return await _answer(request, table, row)


async def ask_review(request: ApiRequest, body: AskReview) -> GameReview:
    """Begin the review of a finished game, ask for a finer one, or let spectators see it."""
    table, worker = await request.table(), request.worker
    match = reviewable(table.state)
    mine = table.state.seats_of(request.person)
    if not mine:
        raise refused("review-players-only")
    row = await _row(request, table)
    if body.share is not None:
        bits = sum(1 << seat for seat in mine)
        row.agreed = row.agreed | bits if body.share else row.agreed & ~bits
        write = keep(worker.store, table.id, agreed=row.agreed)
        await worker.store.append(Write(table.id, also=[write]))
    wanted = seconds_for(match, worker.settings.review_seconds)
    if body.more:
        wanted = min(MOST_SECONDS, max(wanted, row.seconds * MORE))
    elsewhere = worker.reviews.job(table.id) is None and row.busy > worker.now()
    if row.seconds < wanted and not elsewhere and body.share is None:
        try:
            if worker.reviews.job(table.id) is None and not worker.asked_reviews.take(request.person):
                raise refused("too-often")
            worker.reviews.ask(table.id, request.client, match, row, wanted)
        except Refused as no:
            # The page asks by itself when a game ends: that there is no room now is then no error.
            if body.more or no.reason.key not in NO_ROOM:
                raise
            return await _answer(request, table, row, full=True)
    return await _answer(request, table, row)


async def _row(request: ApiRequest, table: LiveTable) -> ReviewRow:
    row = await read_review(request.worker.store, table.id)
    job = request.worker.reviews.job(table.id)
    if job is not None:
        job.row.agreed = row.agreed
        return job.row
    return row


async def _answer(request: ApiRequest, table: LiveTable, row: ReviewRow, full: bool = False) -> GameReview:
    worker, state = request.worker, table.state
    job = worker.reviews.job(table.id)
    busy = job is not None or row.busy > worker.now()
    told = await request.work(partial(tell, state, row, request)) if row.review else None
    return GameReview(
        working=busy,
        ahead=worker.reviews.ahead(table.id),
        progress=round(job.progress if job is not None else 0.0 if busy else 1.0, 3),
        most=row.seconds >= MOST_SECONDS,
        agreed=[seat for seat in range(state.players) if (row.agreed >> seat) & 1],
        told=told,
        full=full,
    )


def tell(state: TableState, row: ReviewRow, request: ApiRequest) -> Told:
    """Tell a review to whoever asks, in their language."""
    match = reviewable(state)
    texts = game_texts(match.game, request.language, match.deck).seated([c.name for c in state.chairs])
    seats = state.seats_of(request.person)
    return Teller(match, decode(row.review), texts, seats[0] if seats else None).tell()
