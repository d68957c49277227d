"""Play the Isle of Cats: ask, do what is answered, and go on to the next question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.rng import Rng
from purrlor.core.state import State
from purrlor.games.isle_of_cats.rules import questions as q
from purrlor.games.isle_of_cats.rules.day import effects, explore, finds, lessons, place, rescue, windows
from purrlor.games.isle_of_cats.rules.day.besides import do_besides, is_besides, offer_besides
from purrlor.games.isle_of_cats.rules.day.course import advance
from purrlor.games.isle_of_cats.rules.guessing import mix_cards
from purrlor.games.isle_of_cats.rules.modules import events, family, kittens, royal_rats
from purrlor.games.isle_of_cats.rules.set_up import lay_out
from purrlor.games.isle_of_cats.rules.table import OVER, OWN, PLACE_WON, Later, Options, Question, Table

_ASKED: Final[dict[int, Question]] = {
    q.ASK_DRAFT: explore.Draft(),
    q.ASK_BUY: explore.Buy(),
    q.ASK_WINDOW: windows.Window(),
    q.ASK_COLOUR: lessons.LessonColour(),
    q.ASK_RESCUE_CARDS: rescue.RescueCards(),
    q.ASK_TURN: rescue.RescueTurn(),
    q.ASK_SECOND_KITTEN: kittens.SecondKitten(),
    q.ASK_FIND: finds.RareFind(),
    q.ASK_PLACE: place.PlaceTile(),
    q.ASK_MAP_TREASURE: place.MapTreasure(),
    q.ASK_CARD_TREASURE: finds.CardTreasure(),
    q.ASK_OSHAX: finds.Oshax(),
    q.ASK_DRAWN_CARDS: effects.DrawnCards(),
    q.ASK_MOVE: effects.MoveCats(),
    q.ASK_SORT: effects.SortCats(),
    q.ASK_GIVE_UP_LESSONS: effects.GiveUpLessons(),
    q.ASK_GIVE_UP_TREASURES: effects.GiveUpTreasures(),
    q.ASK_TOKEN: events.Token(),
    q.ASK_ROYAL_RATS: royal_rats.RoyalRats(),
    q.ASK_FAMILY_CARDS: family.FamilyCards(),
}
_LATER: Final[dict[int, Later]] = {
    q.AFTER_RESCUE: rescue.AfterRescue(),
    q.MORE_MAP_TREASURE: place.MoreMapTreasure(),
    q.MORE_CARD_TREASURE: finds.MoreCardTreasure(),
}
# In lists, because one is looked up for every action.
QUESTIONS: Final[list[Question]] = [_ASKED.get(n, Question()) for n in range(q.LAST_QUESTION + 1)]
LATER: Final[list[Later]] = [_LATER.get(n, Later()) for n in range(max(_LATER) + 1)]


class IsleOfCats(Table):
    """The whole game: a position and what can be done in it."""

    def legal(self, seat: i64) -> i64:
        """Fill `choices` with what the seat may do."""
        self.count = 0
        QUESTIONS[self.frames.kind()].offer(self, seat)
        if not self.family:
            offer_besides(self, seat)
        return self.count

    def apply(self, seat: i64, action: i64) -> None:
        """Do an action, and go on to the next question."""
        if is_besides(self, seat, action):
            do_besides(self, seat, action)
        else:
            QUESTIONS[self.frames.kind()].answer(self, seat, action)
        self.go_on()

    def go_on(self) -> None:
        """Go on until somebody is asked or the game is over."""
        while self.phase != OVER:
            if self.frames.depth == 0:
                advance(self)
            elif self.frames.waiting() == 0:
                LATER[self.frames.kind()].go_on(self)
            else:
                self.pending = self.frames.asked(self.seats)
                return
        self.pending = 0

    def clone(self) -> State:
        """Copy everything but the sink."""
        other = IsleOfCats(self.options, self.rng.clone())
        self.copy_into(other)
        return other

    def guess(self, seat: i64, rng: Rng) -> State:
        """Deal the hidden cards anew; bag, deck and her baskets have no order that could be known."""
        world = IsleOfCats(self.options, rng)
        self.copy_into(world)
        mix_cards(world, seat)
        return world

    def again(self, rng: Rng) -> State:
        """Deal a new game with the same options."""
        return deal(self.options, rng)

    def outcome(self, seat: i64) -> float:
        """Give the victory to the first place, in equal shares."""
        if self.own[seat * OWN + PLACE_WON] != 1:
            return 0.0
        winners = 0
        for other in range(self.seats):
            if self.own[other * OWN + PLACE_WON] == 1:
                winners += 1
        return 1.0 / winners


def set_up(options: Options, rng: Rng) -> IsleOfCats:
    """Set a game up as it is before the first morning (IC-3.1)."""
    state = IsleOfCats(options, rng)
    lay_out(state)
    return state


def deal(options: Options, rng: Rng) -> IsleOfCats:
    """Set a game up and go on to the first question."""
    state = set_up(options, rng)
    state.go_on()
    return state
