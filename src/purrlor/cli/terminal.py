"""Play a match in one terminal: show the table, ask, explain, undo."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.console import Console, RenderableType
from rich.pretty import Pretty
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from purrlor.bots import Bot, Budget, Faults, choose_for, find_bot
from purrlor.bots.levels import TEACHER
from purrlor.bots.referee import choose_number
from purrlor.cli.aids import show_rules, show_things
from purrlor.core.rng import Rng
from purrlor.core.state import WATCHER
from purrlor.table.game import Score, View
from purrlor.table.hints import Hint, explain, warn
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.records import Action, retell
from purrlor.table.texts import LANGUAGES, Texts, deck_texts

Draw = Callable[[View, Texts, int], RenderableType]


def find_drawing(package: str) -> Draw:
    """Find the function that draws a game's table; without one, plain records are shown."""
    if find_spec(f"{package}.terminal") is None:
        return lambda view, texts, seat: Pretty(view, expand_all=True)
    draw: Draw = import_module(f"{package}.terminal").draw
    return draw


def wrong_number(texts: Texts, given: str, most: int) -> str:
    """Say which numbers can be typed."""
    return (
        texts.say("why-bad-number", given=given[:20], most=most)
        if given
        else texts.say("type-number", most=most)
    )


class TerminalTable:
    """One match in one terminal."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        names: list[str],
        language: str,
        console: Console,
        keep: Callable[[Match], None],
        warns: bool = False,
    ) -> None:
        self.match = match
        self.bots = bots
        self.names = names
        self.language = language
        self.console = console
        self.keep = keep
        self.warns = warns  # before a clear mistake
        self.meant: Action | None = None  # the move that its player was warned of, or that a hint named
        self.took_back = False
        self.draw = find_drawing(match.game.package)
        self.rng = Rng.seeded(hash_seed(match.seed)).stream("bots")
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.told_to: defaultdict[int, int] = defaultdict(int)  # number of steps already shown to a seat
        self.sitting: int | None = self.people[0] if len(self.people) == 1 else None

    @property
    def texts(self) -> Texts:
        """Give the texts in the current language, with the players' names."""
        return deck_texts(self.match.game, self.language, self.match.deck).seated(self.names)

    def run(self) -> bool:
        """Play to the end; tell whether it was reached."""
        while not self.match.over:
            person = next((seat for seat in self.match.asked if seat not in self.bots), None)
            empty = None if person is None else self.empty_answer(person)
            if person is not None and empty is not None:
                self.submit(person, empty)
            elif person is not None:
                if not self.turn(person):
                    return False
            else:
                bot = self.match.asked[0]
                self.match.submit(bot, self.bot_action(bot))
                self.keep(self.match)
        self.show_end()
        return True

    def bot_action(self, seat: int) -> Action:
        """Let a bot choose."""
        return choose_for(self.match, seat, self.bots[seat], self.rng)

    def empty_answer(self, seat: int) -> Action | None:
        """Return the answer of a person who has nothing to decide, where no other person could notice."""
        return self.match.empty_answer(seat) if len(self.people) == 1 and not self.took_back else None

    # -- a person's turn -------------------------------------------------------------------------------

    def turn(self, seat: int) -> bool:
        """Let a person act; tell whether they keep playing."""
        self.draw_curtain(seat)
        choices = self.show_turn(seat)
        while True:
            answer = self.ask(seat)
            done = self.answer(seat, answer, choices)
            if done is not None:
                return done

    def show_turn(self, seat: int) -> list[Action]:
        """Show what happened, the table, what is asked and the numbered choices."""
        self.tell_news(seat)
        self.console.print(self.draw(self.match.view(seat), self.texts, seat))
        prompt = self.match.prompt(seat)
        if prompt is not None:
            self.console.print(Text(self.texts.speak(prompt.key, prompt.args), style="bold yellow"))
        choices = self.match.choices(seat)
        self.list_choices(seat, choices, prompt.key if prompt else "")
        return choices

    def answer(self, seat: int, answer: str, choices: list[Action]) -> bool | None:
        """Do what a person typed; None: ask again."""
        word = answer.strip().lower()
        if word == "q":
            return False
        if word == "u":
            return self.undo(seat)
        if word in LANGUAGES:
            self.language = word
            return True
        if word == "?":
            self.explain(seat)
        elif word == "h":
            self.hint(seat)
        elif word == "r":
            show_rules(self.console, self.match.game, self.texts)
        elif word == "i" or word.startswith("i "):
            show_things(self.console, self.match.game, self.texts, self.match.view(seat), word[1:].strip())
        elif word == "k":
            self.console.print(self.texts.say("keys"))
        elif word.isdecimal() and 1 <= int(word) <= len(choices):
            return self.move(seat, choices[int(word) - 1])
        else:
            self.console.print(wrong_number(self.texts, answer.strip(), len(choices)), style="red")
        return None

    def move(self, seat: int, action: Action) -> bool | None:
        """Do what a person chose, unless something speaks against it."""
        refusal = self.refusal(seat, action)
        if refusal:
            self.console.print(refusal, style="red")
            return None
        if self.warns and action != self.meant:
            warning = self.warning(seat, action)
            if warning:
                self.meant = action
                self.console.print(Text(warning, style="green"))
                return None
        self.submit(seat, action)
        return True

    def submit(self, seat: int, action: Action) -> None:
        """Make a person's move."""
        self.match.submit(seat, action)
        self.took_back, self.meant = False, None
        self.keep(self.match)

    def warning(self, seat: int, action: Action) -> str:
        """Say what would be much better than a move; nothing if it is no clear mistake."""
        number = self.match.game.actions.number(self.match.state, action)
        better = warn(self.match.sight(seat), number, self.advice(seat))
        if better is None:
            return ""
        said, why = self._say_choice(seat, better.number), self.texts.hint(better.reason)
        return self.texts.say("warned", action=said, why=why)

    def advice(self, seat: int) -> int:
        """Ask a strong bot what it would do in this seat."""
        return choose_number(self.match, seat, find_bot(TEACHER), self.rng, Budget(), Faults())

    def refusal(self, seat: int, action: Action) -> str:
        """Say what speaks against a possible move: nothing, but in a lesson."""
        return ""

    def undo(self, seat: int) -> bool | None:
        """Undo a person's last move, or say why not."""
        try:
            self.match.undo(seat)
        except Refused as no:
            self.console.print(self.texts.reason(no.reason), style="red")
            return None
        self.told_to[seat] = min(self.told_to[seat], len(self.match.steps))
        self.took_back, self.meant = True, None
        self.keep(self.match)
        return True

    def ask(self, seat: int) -> str:
        """Read one answer."""
        undo = self.texts.say("key-undo") if self.match.can_undo(seat) else ""
        return self.question(seat, self.texts.say("ask-key", undo=undo))

    def question(self, seat: int, asked: str) -> str:
        """Ask somebody by name."""
        return self.console.input(Text.assemble((self.names[seat], "bold"), f" {asked} "))

    def list_choices(self, seat: int, choices: list[Action], asked: str) -> None:
        """Print the choices, numbered, in the words of the question."""
        for number, action in enumerate(choices, 1):
            said = self.texts.choice(action, asked, seat)
            self.console.print(Text.assemble("  ", (f"{number:>3}", "bold cyan"), "  ", said))

    def hint(self, seat: int) -> None:
        """Say what a bot would do in this seat, and why."""
        hint = self.find_hint(seat)
        self.meant = self.match.game.actions.record(self.match.state, hint.number)
        said, why = self._say_choice(seat, hint.number), self.texts.hint(hint.reason)
        self.console.print(Text(self.texts.say("hint-is", action=said, why=why), style="green"))
        if hint.equal >= 0:
            said = self.texts.say("hint-equal", action=self._say_choice(seat, hint.equal))
            self.console.print(Text(said, style="green"))

    def find_hint(self, seat: int) -> Hint:
        """Find what to say about what a bot would do."""
        return explain(self.match.sight(seat), self.advice(seat))

    def _say_choice(self, seat: int, number: int) -> str:
        prompt = self.match.prompt(seat)
        action = self.match.game.actions.record(self.match.state, number)
        return self.texts.choice(action, prompt.key if prompt else "", seat)

    def explain(self, seat: int) -> None:
        """Explain why all other actions are not possible, one row per reason."""
        state, game = self.match.state, self.match.game
        refusals: defaultdict[str, list[str]] = defaultdict(list)
        for number in range(game.actions.size):
            action = game.actions.record(state, number)
            reason = self.match.why(seat, action)
            if reason is not None and reason.key not in ("no-such-action", "not-held"):
                refusals[self.texts.reason(reason)].append(self.texts.record(action, seat))
        if not refusals:
            self.console.print(self.texts.say("nothing-refused"))
            return
        table = Table(show_edge=False, header_style="bold")
        table.add_column(self.texts.say("not-possible"))
        table.add_column(self.texts.say("because"))
        for reason_text, actions in refusals.items():
            table.add_row("\n".join(actions[:4]) + ("\n…" if len(actions) > 4 else ""), reason_text)
        self.console.print(table)

    # -- showing ---------------------------------------------------------------------------------------

    def draw_curtain(self, seat: int) -> None:
        """Hide one person's hand from the next person."""
        if self.sitting == seat:
            return
        if self.sitting is not None or len(self.people) > 1:
            self.console.clear()
            self.console.print(Rule(self.texts.say("curtain", seat=self.names[seat])))
            self.console.input(self.texts.say("curtain-key", seat=self.names[seat]))
            self.console.clear()
        self.sitting = seat

    def tell_news(self, seat: int) -> None:
        """Tell a seat what happened since it last looked."""
        news = self.match.steps[self.told_to[seat] :]
        self.told_to[seat] = len(self.match.steps)
        if news:
            self.console.print(Rule(style="dim"))
        for step in news:
            for event in retell(step.events, seat):
                self.console.print(Text(self.texts.record(event, seat), style="dim"))

    def show_end(self) -> None:
        """Show the end: what happened last, and the score line by line."""
        seat = self.sitting if len(self.people) == 1 and self.sitting is not None else WATCHER
        self.tell_news(seat)
        self.console.print(self.draw(self.match.view(seat), self.texts, seat))
        self.console.print(score_table(self.match.score(), self.texts))


def score_table(score: Score, texts: Texts) -> Table:
    """Lay out the final score."""
    seats = len(score.places)
    table = Table(title=texts.say(f"ending-{score.ending}"), title_style="bold yellow")
    table.add_column("")
    for seat in range(seats):
        table.add_column(texts.name(seat), justify="right", style="bold" if score.places[seat] == 1 else "")
    for line in score.lines:
        amounts = ("" if amount is None else str(amount) for amount in line.amounts)
        table.add_row(texts.speak(line.key, line.args), *amounts)
    if seats > 1:
        table.add_section()
        table.add_row(texts.say("final-place"), *(str(place) for place in score.places))
    return table


def hash_seed(seed: str) -> int:
    """Turn a match's seed into a number for the bots."""
    return int.from_bytes(seed.encode()[-8:], "little")
