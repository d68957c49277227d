"""purrlor learn: take a lesson in this terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from purrlor.bots import find_bot
from purrlor.cli.arguments import Language
from purrlor.cli.language import use_language
from purrlor.cli.play import ask_game, name_seat
from purrlor.cli.terminal import TerminalTable
from purrlor.table.game import find_game
from purrlor.table.hints import Hint, explain_in_lesson
from purrlor.table.lesson import LEARNER, Lesson, find_lesson, lessons
from purrlor.table.match import Match
from purrlor.table.records import Action
from purrlor.table.texts import game_texts, table_texts


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("learn")(learn)


def learn(
    game: Annotated[str | None, typer.Argument(help="A name from `purrlor games`.")] = None,
    chapter: Annotated[str, typer.Argument(help="A chapter; default: the first one.")] = "",
    chapters: Annotated[bool, typer.Option("--list", help="List the chapters of the game.")] = False,
    language: Language = None,
) -> None:
    """Learn a game by playing it: you make the moves, and a teacher explains them."""
    code = use_language(language)
    console = Console(highlight=False, markup=False)
    found = find_game(game) if game is not None else ask_game(console, code)
    if chapters:
        listing, texts = Table(show_header=False, show_edge=False), game_texts(found, code)
        for name in lessons(found):
            title, about = texts.say(f"lesson-{name}"), texts.say(f"lesson-{name}-about")
            listing.add_row(Text(name, style="bold cyan"), title, about)
        console.print(listing)
        return
    table = LessonTable(find_lesson(found, chapter), code, console)
    console.print(table.texts.say("keys"), style="dim")
    try:
        table.run()
    except (EOFError, KeyboardInterrupt):
        console.print()


class LessonTable(TerminalTable):
    """A lesson in one terminal: the teacher speaks above the question, and rivals keep to the lesson."""

    def __init__(self, lesson: Lesson, code: str, console: Console) -> None:
        match, texts, bot = lesson.deal(), table_texts(code), find_bot(lesson.bot)
        rivals = [seat for seat in range(match.seats) if seat != LEARNER]
        names = [name_seat(texts, seat, 1) for seat in range(match.seats)]
        super().__init__(match, dict.fromkeys(rivals, bot), names, code, console, self._forget)
        self.told_to[LEARNER] = len(match.steps)  # nobody reads what happened before the lesson
        self.lesson = lesson
        self.said = (-1, "")  # the stage that was told last, and in which language

    def _forget(self, match: Match) -> None:
        """Keep nothing: a lesson begins anew each time."""

    def bot_action(self, seat: int) -> Action:
        """Let a rival do what the lesson says, and play as it likes afterwards."""
        number = self.lesson.rival_move(self.match, seat)
        if number is None:
            return super().bot_action(seat)
        return self.match.game.actions.record(self.match.state, number)

    def empty_answer(self, seat: int) -> Action | None:
        """Return the answer of a learner who has nothing to decide, where the lesson says nothing of it."""
        return None if self.took_back else self.lesson.empty_answer(self.match)

    def find_hint(self, seat: int) -> Hint:
        """Find what to say about what the lesson asks for, and about a bot's choice afterwards."""
        asked = self.lesson.asked(self.match)
        if not asked:
            return super().find_hint(seat)
        return explain_in_lesson(self.match.sight(seat), self.advice(seat), asked)

    def show_turn(self, seat: int) -> list[Action]:
        """Show the table, and what the teacher says about it."""
        choices = super().show_turn(seat)
        stage = self.lesson.at(self.match)
        if (stage, self.language) != self.said:
            self.said = stage, self.language
            self.teach(stage)
        return choices

    def teach(self, stage: int) -> None:
        """Print what the lesson says at a stage."""
        said = [self.lesson.speak(self.texts, each) for each in self.lesson.stages[stage].says]
        if said:
            title = self.texts.say(f"lesson-{self.lesson.chapter}")
            where = f"{title} {self.lesson.bubbles_before(stage + 1)}/{self.lesson.bubbles}"
            self.console.print(Panel(Text("\n".join(said)), title=where, border_style="yellow"))

    def refusal(self, seat: int, action: Action) -> str:
        """Say kindly why a possible move has to wait."""
        reason = self.lesson.objection(self.match, seat, action)
        return "" if reason is None else self.texts.reason(reason)
