"""Tell a learner where the lesson stands: what it says before the next move."""

from __future__ import annotations

import msgspec

from purrlor.server.log.state import TableState
from purrlor.server.outgoing.seat_view import NULL
from purrlor.server.outgoing.sentences import Sentences, fill_names
from purrlor.server.protocol.to_client import Bubble, LessonNow
from purrlor.table.lesson import LEARNER, chapter_after


def lesson_now(table: TableState, seat: int, sentences: Sentences, names: tuple[bytes, ...]) -> bytes:
    """Encode what the lesson says now; null for others than the learner."""
    lesson, match, texts = table.lesson, table.match, sentences.texts
    if lesson is None or match is None or seat != LEARNER:
        return NULL
    at = lesson.at(match)
    now = LessonNow(
        chapter=lesson.chapter,
        title=texts.say(f"lesson-{lesson.chapter}"),
        stage=at,
        said=lesson.bubbles_before(at),
        bubbles=lesson.bubbles,
        says=[Bubble(lesson.speak(texts, said), list(said.at)) for said in lesson.stages[at].says],
        free=lesson.is_free(match),
        next=chapter_after(lesson),
    )
    return fill_names(msgspec.json.encode(now), names)
