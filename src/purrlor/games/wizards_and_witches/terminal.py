"""Draw a table of Wizards and Witches in the terminal."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from purrlor.games.wizards_and_witches.view import Place, Pool, SeatView, TableView
from purrlor.table.game import View
from purrlor.table.texts import Texts

COLOURS = {"cauldron": "cyan", "mirror": "bright_white", "potion": "magenta", "spell": "yellow"}


def draw(view: View, texts: Texts, seat: int) -> RenderableType:
    """Draw all places, the piles and the seat's own hand."""
    table = view.table
    assert isinstance(table, TableView)
    places = [_panel(place, table, texts, index, seat) for index, place in enumerate(table.places)]
    piles = texts.say("view-piles", draw=table.draw_pile, discard=sum(table.discard_pile.values()))
    parts: list[RenderableType] = [Columns(places, equal=True), Text(piles, style="dim")]
    if isinstance(view.own, SeatView) and view.own.hand:
        cards = [
            Panel(_card(card, texts), expand=False, border_style=_colour(card)) for card in view.own.hand
        ]
        parts += [Text(texts.say("view-hand"), style="bold"), Columns(cards)]
    return Group(*parts)


def _panel(place: Place, table: TableView, texts: Texts, index: int, seat: int) -> Panel:
    lines = [_hits(place, table.goal, texts)]
    if place.out:
        lines = [Text(texts.say("view-out", place=place.place), style="dim")]
    marks = [
        texts.say(key)
        for key, on in (
            ("view-lair", place.lair),
            ("view-miss", place.will_miss),
            ("view-safe", place.safe_from_missing),
            (f"view-only-{place.only}", place.only is not None),
        )
        if on
    ]
    lines += [Text(mark, style="green") for mark in marks]
    for pool in place.pools:
        lines += _pool(pool, texts)
    if place.held:
        lines.append(Text(texts.say("view-held", held=place.held), style="dim"))
    name = texts.name(index)
    turn = table.turn == index
    title = Text(f"▶ {name}" if turn else name, style="bold" if index == seat else "")
    style = "yellow" if turn else "dim" if place.out else "white"
    return Panel(Group(*lines), title=title, title_align="left", border_style=style, width=30)


def _hits(place: Place, goal: int, texts: Texts) -> Text:
    bar = Text("●" * min(place.hits, goal), style="red")
    bar.append("○" * max(goal - place.hits, 0), style="dim")
    return bar.append(f" {texts.say('view-hits', hits=place.hits, goal=goal)}", style="none")


def _pool(pool: Pool, texts: Texts) -> list[Text]:
    if not pool.shields:
        return []
    shields = ", ".join(texts.thing("card", card) for card in pool.shields)
    lines = [Text(texts.say("view-pool", shields=shields, room=pool.room), style=_colour(pool.shields[0]))]
    if pool.caught:
        caught = ", ".join(texts.thing("card", card) for card in pool.caught)
        lines.append(Text("  " + texts.say("view-caught", caught=caught), style="dim"))
    return lines


def _card(card: str, texts: Texts) -> Text:
    return Text(texts.thing("card", card), style=_colour(card))


def _colour(card: str) -> str:
    return COLOURS.get(card.partition("_")[0], "green")
