"""Draw a table of Wizard Kittens in the terminal."""

from __future__ import annotations

from collections import Counter

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from purrlor.games.wizard_kittens.view import Credit, Curse, Mat, Place, SeatView, TableView
from purrlor.table.game import View
from purrlor.table.texts import Texts

COLOURS = {"artifact": "yellow", "familiar": "green", "potion": "magenta", "scroll": "cyan"}
BAND_COLOURS = {"easy": "cyan", "medium": "dark_orange", "hard": "red"}


def draw(view: View, texts: Texts, seat: int) -> RenderableType:
    """Draw curses, circles, piles and the seat's own Extra Credit."""
    table = view.table
    assert isinstance(table, TableView)
    if table.mats:
        return Columns([_mat(mat, texts) for mat in table.mats], equal=True)
    curses = [_curse(curse, index, texts) for index, curse in enumerate(table.curses[: table.open])]
    places = [_panel(place, table, texts, index, seat) for index, place in enumerate(table.places)]
    parts: list[RenderableType] = [Columns(curses), Columns(places, equal=True)]
    parts += [Text(line, style="dim") for line in _lines(table, texts)]
    for held in table.held:
        held_card = texts.thing("component", held.component)
        parts.append(
            Text(texts.say("view-held", seat=texts.name(held.seat), component=held_card), style="bold")
        )
    if isinstance(view.own, SeatView) and view.own.credit:
        credit = view.own.credit
        says = credit_says(credit, texts)
        card = texts.thing("credit", credit.name)
        parts.append(Text(texts.say("view-credit", card=card, says=says, worth=view.own.worth), style="bold"))
    return Group(*parts)


def credit_says(credit: Credit, texts: Texts) -> str:
    """Say what an Extra Credit counts."""
    component = texts.thing("component", credit.component) if credit.component else "none"
    band = texts.thing("band", credit.band) if credit.band else "none"
    return texts.say(f"credit-says-{credit.counts}", points=credit.points, component=component, band=band)


def _lines(table: TableView, texts: Texts) -> list[str]:
    lines = [
        texts.say(
            "view-deck",
            deck=table.deck,
            discards=len(table.discards),
            defeated=table.defeated,
            hidden=table.curses_left,
        )
    ]
    lines.append(texts.say("view-caught-possible" if table.caught_may_come else "view-caught-later"))
    if table.rule:
        paws = "🐾" if table.paws else ""
        lines.append(f"{texts.say('view-rule', rule=texts.thing('rule', table.rule))} {paws}".rstrip())
    if table.chaos:
        lines.append(texts.say("view-chaos", card=texts.thing("chaos", table.chaos)))
    for number, line in enumerate(table.instructions, 1):
        when, effect = texts.thing("when", line.when), texts.thing("effect", line.effect)
        lines.append(f"  {'✓' if line.followed else ' '} {number}. {when}: {effect}")
    return lines


def _curse(curse: Curse | None, index: int, texts: Texts) -> Panel:
    chapter = texts.say("view-chapter", chapter=index + 1)
    if curse is None:
        return Panel(Text(texts.say("view-no-curse"), style="dim"), title=chapter, width=30)
    lines = [
        Text(f"{curse.points} · {texts.thing('curse', curse.name)}", style="bold"),
        _cards(curse.recipe, texts),
    ]
    if curse.bonus and curse.bonus_for_each:
        component = texts.thing("component", curse.bonus_for_each)
        lines.append(Text(texts.say("view-bonus", bonus=curse.bonus, component=component)))
    return Panel(Group(*lines), title=chapter, border_style=BAND_COLOURS[curse.band], width=30)


def _panel(place: Place, table: TableView, texts: Texts, index: int, seat: int) -> Panel:
    lines = [Text(texts.say("view-score", points=place.points, cards=place.cards))]
    for chapter in range(table.open):
        lines.append(Text(f"{chapter + 1} ").append_text(_cards(place.chapters[chapter], texts)))
    lines += [Text(f"✓ {texts.thing('curse', curse.name)} {curse.points}") for curse in place.curses]
    if place.extras:
        lines.append(Text(texts.say("view-extras", extras=len(place.extras)), style="red"))
    spells = Text()
    for spell in place.spells:
        name = texts.thing("spell", spell)
        if spell == place.covered:
            spells.append(f"({name}) ", style="dim")
        else:
            spells.append(f"{name} ")
    lines.append(spells)
    name = texts.name(index)
    if place.kitten:
        name = f"{name} ({texts.thing('kitten', place.kitten)})"
    turn = table.turn == index
    title = Text(f"▶ {name}" if turn else name, style="bold" if index == seat else "")
    return Panel(
        Group(*lines), title=title, title_align="left", border_style="yellow" if turn else "white", width=38
    )


def _mat(mat: Mat, texts: Texts) -> Panel:
    lines = [Text(texts.thing("spell", spell)) for spell in mat.spells]
    if mat.owner is not None:
        lines.append(Text(texts.name(mat.owner), style="bold"))
    return Panel(Group(*lines), title=texts.thing("kitten", mat.kitten), title_align="left", width=28)


def _cards(cards: tuple[str, ...], texts: Texts) -> Text:
    text = Text()
    for name, count in Counter(cards).items():
        text.append(f"{count}× {texts.thing('component', name)} ", style=COLOURS[name])
    return text if cards else Text("–", style="dim")
