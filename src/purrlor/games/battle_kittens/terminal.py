"""Draw a table of Battle Kittens in the terminal."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from purrlor.games.battle_kittens.cards import ATTRIBUTES
from purrlor.games.battle_kittens.view import (
    Ground,
    KingCard,
    Kitten,
    Recall,
    SeatView,
    Squad,
    TableView,
)
from purrlor.table.game import View
from purrlor.table.texts import Texts

COLOURS = {"cuteness": "magenta", "strength": "red", "wisdom": "cyan", "agility": "green"}
MARKS = {"none": "", "yarn": "◉", "king": "♛", "flag": "⚑"}


def draw(view: View, texts: Texts, seat: int) -> RenderableType:
    """Draw the Battlegrounds with all squads, then the seat's own Kittens and memory."""
    table, own = view.table, view.own
    assert isinstance(table, TableView)
    parts: list[RenderableType] = [_grounds(table, texts, seat)]
    piles = texts.say("view-piles", deck=table.deck, kings=table.king_deck)
    if table.under:
        piles += f" ({texts.say('board-under', n=table.under)})"
    if table.in_hand:
        piles += " · " + texts.say("view-passing-left" if table.to_the_left else "view-passing-right")
    parts.append(Text(piles, style="dim"))
    parts += [Text(_king(king, texts), style="yellow") for king in table.kings]
    if table.sent_home:
        home = ", ".join(texts.thing("card", name) for name in table.sent_home)
        parts.append(Text(f"{texts.say('board-home')}: {home}", style="dim"))
    if isinstance(own, SeatView):
        parts += _own(own, texts, table)
    return Group(*parts)


def _grounds(table: TableView, texts: Texts, seat: int) -> Table:
    board = Table(title=texts.say("view-round", round=table.round), title_justify="left", show_lines=True)
    board.add_column("")
    for number, ground in enumerate(table.grounds, 1):
        board.add_column(_ground(number, ground, texts))
    for index, place in enumerate(table.places):
        name = Text(texts.name(index), style="bold" if index == seat else "")
        name.append(f"\n{texts.say('view-fish', fish=place.fish)}", style="blue")
        if place.ready:
            name.append(f"\n✓ {texts.say('view-ready')}", style="green")
        board.add_row(name, *(_squad(squad, texts) for squad in place.squads))
    return board


def _ground(number: int, ground: Ground, texts: Texts) -> Text:
    if ground.ground is None or ground.attribute is None:
        return Text(f"{number}. {texts.say('view-hidden')}", style="dim")
    title = Text(f"{number}. {texts.thing('ground', ground.ground)}\n", style="bold")
    title.append(texts.thing("attribute", ground.attribute), style=COLOURS[ground.attribute])
    return title.append(" " + "/".join(str(fish) for fish in ground.fish), style="blue")


def _squad(squad: Squad, texts: Texts) -> Text:
    if squad.kittens is None:
        return Text(texts.say("view-squad-hidden", size=squad.size) if squad.size else "", style="dim")
    text = Text(texts.say("view-squad", total=squad.total or 0, flags=squad.flags or 0) + "\n", style="bold")
    for kitten in squad.kittens:
        text.append_text(_line(kitten, texts)).append("\n")
    return text


def _line(kitten: Kitten, texts: Texts) -> Text:
    """Write a Kitten in one line: number, name, icon, stats in the colours of the Attributes."""
    line = Text(f"{kitten.number:>2} {texts.thing('card', kitten.name)} ")
    for attribute, stat in zip(ATTRIBUTES, kitten.stats, strict=True):
        line.append(f"{stat} ", style=COLOURS[attribute])
    return line.append(MARKS[kitten.icon], style="yellow")


def _king(king: KingCard, texts: Texts) -> str:
    """Write a King card that was drawn, and what it does."""
    does = texts.say(f"board-whim-{king.whim}", n=king.amount, signed=f"{king.amount:+}")
    return f"♛ {texts.thing('king', king.name)}: {does}"


def _own(own: SeatView, texts: Texts, table: TableView) -> list[RenderableType]:
    parts: list[RenderableType] = []
    groups = [("view-hand", own.hand), ("view-taken", own.taken), ("view-put-away", own.put_away)]
    panels = [
        Panel(Group(*(_line(kitten, texts) for kitten in kittens)), title=texts.say(key), expand=False)
        for key, kittens in groups
        if kittens
    ]
    if table.phase in ("deploy", "competition"):
        panels += [
            Panel(
                Group(*(_line(kitten, texts) for kitten in squad)),
                title=texts.say("view-squads", which=which),
                subtitle=_so_far(squad, table.grounds[which - 1], texts),
                expand=False,
            )
            for which, squad in enumerate(own.squads, 1)
            if squad
        ]
    if panels:
        names = [Text(texts.thing("attribute", name), style=COLOURS[name]) for name in ATTRIBUTES]
        parts += [Text(" · ").join(names), Columns(panels)]
    if own.remembered:
        parts.append(Text(texts.say("view-memory"), style="bold dim"))
        parts += [Text(_recall(part, texts), style="dim") for part in own.remembered]
    return parts


def _so_far(squad: tuple[Kitten, ...], ground: Ground, texts: Texts) -> str:
    """Count a squad as it is now, without the King."""
    stat = ATTRIBUTES.index(ground.attribute or ATTRIBUTES[0])
    flags = sum(kitten.icon == "flag" for kitten in squad)
    return texts.say("view-squad", total=sum(kitten.stats[stat] for kitten in squad), flags=flags)


def _recall(part: Recall, texts: Texts) -> str:
    cards = ", ".join(texts.thing("card", name) for name in part.kittens)
    where = []
    if part.takers:
        seats = ", ".join(texts.name(seat) for seat in part.takers)
        where.append(texts.say("view-memory-takers", n=len(part.takers), seats=seats))
    if part.holder is not None:
        where.append(texts.say("view-memory-holder", seat=texts.name(part.holder)))
    return f"{cards} ({'; '.join(where)})"
