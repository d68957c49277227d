"""Give the rules the numbers of the actions and events that are declared as records."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.games.isle_of_cats.actions import (
    ACTIONS,
    AskAgain,
    Buy,
    Choose,
    ChooseColour,
    DiscardTile,
    Done,
    GiveUp,
    Keep,
    Lay,
    LayToken,
    Move,
    Pass,
    PassToday,
    PassToEnd,
    Place,
    Play,
    Remove,
    Sort,
    Take,
    TakeToken,
)
from purrlor.games.isle_of_cats.cards import COLOURS
from purrlor.games.isle_of_cats.events import (
    EVENTS,
    BoughtCard,
    BoughtDrawn,
    Chose,
    ColourChosen,
    DayBegan,
    Dealt,
    DiscardedTile,
    DrewCard,
    DrewFor,
    DrewTile,
    Ended,
    Fed,
    Fished,
    FoundRare,
    GainedBasket,
    GainedFish,
    GainedToken,
    GaveUp,
    Handed,
    KeptCard,
    LaidCard,
    LaidToken,
    LeftIsland,
    LessonsLaid,
    LostBasket,
    Moved,
    OrderChanged,
    Ordered,
    Paid,
    PaidMore,
    Passed,
    Placed,
    Played,
    PublicLessonLaid,
    Removed,
    Revealed,
    Scored,
    SisterCame,
    SisterLikes,
    SisterSwitched,
    SisterTook,
    Took,
)

PLACE: Final[i64] = ACTIONS.first(Place)  # + turn * SQUARES + square
TAKE: Final[i64] = ACTIONS.first(Take)  # + tile * SIDES + side
CHOOSE: Final[i64] = ACTIONS.first(Choose)  # + tile
REMOVE: Final[i64] = ACTIONS.first(Remove)  # + square
KEEP: Final[i64] = ACTIONS.first(Keep)  # + card
BUY: Final[i64] = ACTIONS.first(Buy)  # + card
PLAY: Final[i64] = ACTIONS.first(Play)  # + card * COLOUR_CHOICES + colour
LAY: Final[i64] = ACTIONS.first(Lay)  # + card
GIVE_UP: Final[i64] = ACTIONS.first(GiveUp)  # + card
MOVE: Final[i64] = ACTIONS.first(Move)  # + tile * FIELDS + side
SORT: Final[i64] = ACTIONS.first(Sort)  # + side
COLOUR_IS: Final[i64] = ACTIONS.first(ChooseColour)  # + colour
TOKEN_IS: Final[i64] = ACTIONS.first(TakeToken)  # + token
LAY_TOKEN: Final[i64] = ACTIONS.first(LayToken)  # + token
PASS: Final[i64] = ACTIONS.first(Pass)
DONE: Final[i64] = ACTIONS.first(Done)
PASS_TODAY: Final[i64] = ACTIONS.first(PassToday)
PASS_TO_END: Final[i64] = ACTIONS.first(PassToEnd)
ASK_AGAIN: Final[i64] = ACTIONS.first(AskAgain)
DISCARD_TILE: Final[i64] = ACTIONS.first(DiscardTile)
NO_COLOUR_CHOSEN: Final = COLOURS  # for a card that is played
COLOUR_CHOICES: Final = COLOURS + 1

DAY_BEGAN: Final[i64] = EVENTS.number(DayBegan)
SCORED: Final[i64] = EVENTS.number(Scored)
DREW_TILE: Final[i64] = EVENTS.number(DrewTile)
FOUND_RARE: Final[i64] = EVENTS.number(FoundRare)
FISHED: Final[i64] = EVENTS.number(Fished)
DEALT: Final[i64] = EVENTS.number(Dealt)
HANDED: Final[i64] = EVENTS.number(Handed)
KEPT_CARD: Final[i64] = EVENTS.number(KeptCard)
BOUGHT_CARD: Final[i64] = EVENTS.number(BoughtCard)
PAID: Final[i64] = EVENTS.number(Paid)
LESSONS_LAID: Final[i64] = EVENTS.number(LessonsLaid)
PUBLIC_LESSON_LAID: Final[i64] = EVENTS.number(PublicLessonLaid)
COLOUR_CHOSEN: Final[i64] = EVENTS.number(ColourChosen)
LAID_CARD: Final[i64] = EVENTS.number(LaidCard)
LAID_TOKEN: Final[i64] = EVENTS.number(LaidToken)
REVEALED: Final[i64] = EVENTS.number(Revealed)
ORDERED: Final[i64] = EVENTS.number(Ordered)
TOOK: Final[i64] = EVENTS.number(Took)
PLACED: Final[i64] = EVENTS.number(Placed)
PLAYED: Final[i64] = EVENTS.number(Played)
GAINED_FISH: Final[i64] = EVENTS.number(GainedFish)
GAINED_BASKET: Final[i64] = EVENTS.number(GainedBasket)
LOST_BASKET: Final[i64] = EVENTS.number(LostBasket)
DREW_CARD: Final[i64] = EVENTS.number(DrewCard)
BOUGHT_DRAWN: Final[i64] = EVENTS.number(BoughtDrawn)
DREW_FOR: Final[i64] = EVENTS.number(DrewFor)
DISCARDED_TILE: Final[i64] = EVENTS.number(DiscardedTile)
MOVED: Final[i64] = EVENTS.number(Moved)
GAVE_UP: Final[i64] = EVENTS.number(GaveUp)
REMOVED: Final[i64] = EVENTS.number(Removed)
PASSED: Final[i64] = EVENTS.number(Passed)
GAINED_TOKEN: Final[i64] = EVENTS.number(GainedToken)
LEFT_ISLAND: Final[i64] = EVENTS.number(LeftIsland)
SISTER_CAME: Final[i64] = EVENTS.number(SisterCame)
SISTER_TOOK: Final[i64] = EVENTS.number(SisterTook)
SISTER_SWITCHED: Final[i64] = EVENTS.number(SisterSwitched)
SISTER_LIKES: Final[i64] = EVENTS.number(SisterLikes)
CHOSE: Final[i64] = EVENTS.number(Chose)
ENDED: Final[i64] = EVENTS.number(Ended)
ORDER_CHANGED: Final[i64] = EVENTS.number(OrderChanged)
FED: Final[i64] = EVENTS.number(Fed)
PAID_MORE: Final[i64] = EVENTS.number(PaidMore)
