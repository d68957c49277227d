"""List all questions of the game, and what goes on by itself, by number."""

from __future__ import annotations

from typing import Final

from purrlor.games.isle_of_cats.rules.day import effects, explore, finds, lessons, place, rescue, windows
from purrlor.games.isle_of_cats.rules.modules import events, family, kittens, royal_rats
from purrlor.games.isle_of_cats.rules.numbers import (
    AFTER_RESCUE,
    ASK_BUY,
    ASK_CARD_TREASURE,
    ASK_COLOUR,
    ASK_DRAFT,
    ASK_DRAWN_CARDS,
    ASK_FAMILY_CARDS,
    ASK_FIND,
    ASK_GIVE_UP_LESSONS,
    ASK_GIVE_UP_TREASURES,
    ASK_MAP_TREASURE,
    ASK_MOVE,
    ASK_OSHAX,
    ASK_PLACE,
    ASK_RESCUE_CARDS,
    ASK_ROYAL_RATS,
    ASK_SECOND_KITTEN,
    ASK_SORT,
    ASK_TOKEN,
    ASK_TURN,
    ASK_WINDOW,
    MORE_CARD_TREASURE,
    MORE_MAP_TREASURE,
)
from purrlor.games.isle_of_cats.rules.table import Later, Question

_ASKED: Final[dict[int, Question]] = {
    ASK_DRAFT: explore.Draft(),
    ASK_BUY: explore.Buy(),
    ASK_WINDOW: windows.Window(),
    ASK_COLOUR: lessons.LessonColour(),
    ASK_RESCUE_CARDS: rescue.RescueCards(),
    ASK_TURN: rescue.RescueTurn(),
    ASK_SECOND_KITTEN: kittens.SecondKitten(),
    ASK_FIND: finds.RareFind(),
    ASK_PLACE: place.PlaceTile(),
    ASK_MAP_TREASURE: place.MapTreasure(),
    ASK_CARD_TREASURE: finds.CardTreasure(),
    ASK_OSHAX: finds.Oshax(),
    ASK_DRAWN_CARDS: effects.DrawnCards(),
    ASK_MOVE: effects.MoveCats(),
    ASK_SORT: effects.SortCats(),
    ASK_GIVE_UP_LESSONS: effects.GiveUpLessons(),
    ASK_GIVE_UP_TREASURES: effects.GiveUpTreasures(),
    ASK_TOKEN: events.Token(),
    ASK_ROYAL_RATS: royal_rats.RoyalRats(),
    ASK_FAMILY_CARDS: family.FamilyCards(),
}
_LATER: Final[dict[int, Later]] = {
    AFTER_RESCUE: rescue.AfterRescue(),
    MORE_MAP_TREASURE: place.MoreMapTreasure(),
    MORE_CARD_TREASURE: finds.MoreCardTreasure(),
}
# Lists, because rules that look one up by number do so for every action.
QUESTIONS: Final[list[Question]] = [_ASKED.get(n, Question()) for n in range(max(_ASKED) + 1)]
LATER: Final[list[Later]] = [_LATER.get(n, Later()) for n in range(max(_LATER) + 1)]
