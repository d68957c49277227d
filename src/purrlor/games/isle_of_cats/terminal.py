"""Draw a table of the Isle of Cats in the terminal: boats as coloured squares."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from purrlor.games.isle_of_cats.cards import CARD_COST, CARD_NAMES, COLOUR_NAMES, NO_COLOUR
from purrlor.games.isle_of_cats.deck import shapes_with
from purrlor.games.isle_of_cats.rules.pieces.boats import BOAT_NAMES, BOAT_ROWS
from purrlor.games.isle_of_cats.rules.pieces.spots import OUR_SHAPES, Shapes
from purrlor.games.isle_of_cats.rules.pieces.squares import HEIGHT, ROOM_PICTURE, SQUARES, WIDTH, square_at
from purrlor.games.isle_of_cats.rules.pieces.tiles import COLOUR, COLOUR_LETTERS, TILE_NAMES
from purrlor.games.isle_of_cats.view import Place, SeatView, Sister, TableView
from purrlor.table.game import View
from purrlor.table.texts import Texts

# A cell is two letters wide. Tiles: their colour behind a letter for their kind.
BACKGROUND = {
    "blue": "on blue",
    "green": "on green",
    "red": "on red",
    "purple": "on magenta",
    "orange": "on dark_orange3",
}
LETTER_STYLE = {"B": "blue", "G": "green", "R": "red", "P": "magenta", "O": "dark_orange3"}
ROOM_STYLE = {"p": "yellow", "q": "yellow", "m": "cyan", "n": "cyan", "a": "bright_red", "c": "bright_green"}


def draw(view: View, texts: Texts, seat: int) -> RenderableType:
    """Draw the island, all boats and what the seat holds."""
    table = view.table
    assert isinstance(table, TableView)
    parts: list[RenderableType] = [_island(table, texts)]
    boats = [_boat(place, table, texts, index, seat) for index, place in enumerate(table.places)]
    parts.append(Columns(boats))
    parts.append(Text(texts.say("view-legend"), "dim"))
    if table.sister is not None:
        parts.append(_sister(table.sister, texts))
    if isinstance(view.own, SeatView):
        parts.append(_own(view.own, texts, table.family))
    return Group(*parts)


def _island(table: TableView, texts: Texts) -> Text:
    text = Text(texts.say("view-day", day=table.day, phase=texts.say(f"view-phase-{table.phase}")), "bold")
    if table.events and table.events[table.day - 1] is not None:
        event = texts.thing("happening", str(table.events[table.day - 1]))
        text.append("\n" + texts.say("view-event", event=event), "bold magenta")
    names = ", ".join(texts.name(seat) for seat in table.order)
    text.append("\n" + texts.say("view-order", names=names), "dim")
    sides = [("left", table.left), ("right", table.right)]
    for side, tiles in sides + ([("nursery", table.nursery)] if table.nursery else []):
        text.append("\n").append_text(_field(side, tiles, texts))
    treasures = [f"{texts.thing('tile', name)} ×{count}" for name, count in table.treasures.items() if count]
    text.append("\n" + texts.say("view-treasures", tiles=", ".join(treasures) or _none(texts)), "not bold")
    if table.oshax:
        oshax = ", ".join(texts.thing("tile", name) for name in table.oshax)
        text.append("\n" + texts.say("view-oshax", tiles=oshax), "not bold")
    if table.public_lessons:
        text.append("\n" + texts.say("view-public", cards=_public(table, texts)), "not bold")
    if table.in_hand:
        text.append("\n" + texts.say("view-in-hand", tiles=_tiles(table.in_hand, texts)), "bold yellow")
    return text


def _field(side: str, tiles: tuple[str, ...], texts: Texts) -> Text:
    line = Text(texts.say("view-field", side=texts.thing("side", side), tiles=""), style="not bold")
    for name in tiles:
        line.append(f" {texts.thing('tile', name)} ", _style(name))
        line.append(" ")
    if not tiles:
        line.append(_none(texts), "dim")
    return line


def _public(table: TableView, texts: Texts) -> str:
    lessons: list[str] = []
    for lesson in table.public_lessons:
        colour = f" ({texts.thing('colour', lesson.colour)})" if lesson.colour else ""
        lessons.append(texts.thing("card", lesson.card) + colour)
    return ", ".join(lessons)


def _boat(place: Place, table: TableView, texts: Texts, index: int, seat: int) -> Panel:
    ready = place.baskets - place.used + place.other_baskets
    body = boat_picture(place, shapes_with(table.own_tiles))
    if not table.family:
        body.append(
            texts.say(
                "view-beside",
                fish=place.fish,
                ready=ready,
                baskets=place.baskets,
                hand=place.hand,
                lessons=place.lessons,
            )
        )
    if place.speed:
        body.append(" · " + texts.say("view-speed", speed=place.speed))
    title = texts.say("view-boat", name=texts.name(index), boat=place.boat)
    style = "yellow" if index in table.waiting else "white"
    return Panel(
        body, title=Text(title, "bold" if index == seat else ""), border_style=style, width=2 * WIDTH + 6
    )


def boat_picture(place: Place, shapes: Shapes = OUR_SHAPES) -> Text:
    """Draw a boat: tiles as coloured squares, rats as r, maps as capital letters, rooms by their colour.

    Every other column has its number above it, every row its own on the left: choices name them.
    """
    covered: dict[int, str] = {}
    for tile in place.tiles:
        number = TILE_NAMES.index(tile.tile)
        spot = shapes.spot_at(number, tile.turn * SQUARES + tile.square)
        for cell in range(shapes.size[number]):
            covered[shapes.square_of_cell(spot, cell)] = tile.tile
    printed = BOAT_ROWS[BOAT_NAMES.index(place.boat)][2]
    text = Text("  " + "".join("  " if x % 2 else f"{x + 1:<2}" for x in range(WIDTH)) + "\n", "dim")
    for y in range(HEIGHT):
        text.append(f"{y + 1} ", "dim")
        for x in range(WIDTH):
            square = square_at(x, y)
            if square < 0:
                text.append("  ")
            elif square in covered:
                text.append(_letters(covered[square]), _style(covered[square]))
            else:
                text.append(*_free(printed[y][x], ROOM_PICTURE[y][x]))
        text.append("\n")
    return text


def _free(mark: str, room: str) -> tuple[str, str]:
    if mark == "*":
        return "r ", "bold white"
    if mark in COLOUR_LETTERS:
        return f"{mark} ", f"bold {LETTER_STYLE[mark]}"
    return "· ", ROOM_STYLE.get(room, "dim")


def _letters(name: str) -> str:
    if name == "royal_rat":
        return "RR"
    if name[0] in "kobrc" and (name[1] == "_" or name[1].isdigit()):
        return {"k": "k ", "o": "ox", "b": "b ", "r": "$ ", "c": "c "}[name[0]]
    return "  "


def _style(name: str) -> str:
    number = TILE_NAMES.index(name)
    if COLOUR[number] != NO_COLOUR:
        return f"white {BACKGROUND[COLOUR_NAMES[COLOUR[number]]]}"
    if name == "royal_rat":
        return "white on grey23"
    return "black on white" if name[0] == "b" else "black on yellow3"


def _sister(sister: Sister, texts: Texts) -> Text:
    colours = ", ".join(texts.thing("colour", colour) for colour in sister.colours)
    text = Text(texts.say("view-sister", speed=sister.speed, left=sister.baskets_left, colours=colours))
    lessons = ", ".join(texts.thing("sister", str(number)) for number in sister.lessons)
    return text.append("\n" + texts.say("view-sister-lessons", cards=lessons))


def _own(own: SeatView, texts: Texts, family: bool) -> Text:
    text = Text()
    for key, cards in (
        ("view-hand", own.hand),
        ("view-pack", own.pack or own.drawn),
        ("view-kept", own.kept),
        ("view-bought", own.bought),
        ("view-family-cards" if family else "view-lessons", own.lessons),
    ):
        if cards:
            listed = "".join(f"\n  {_card(card, texts, family)}" for card in cards)
            text.append(texts.say(key, cards=listed) + "\n")
    return text


def _card(card: str, texts: Texts, family: bool) -> str:
    price = "" if family else f" ({texts.say('board-cost', n=CARD_COST[CARD_NAMES.index(card)])})"
    return f"{texts.thing('card', card)}{price}: {texts.say(f'card-{card}-about')}"


def _tiles(tiles: tuple[str, ...], texts: Texts) -> str:
    return ", ".join(texts.thing("tile", name) for name in tiles)


def _none(texts: Texts) -> str:
    return texts.say("view-nothing")
