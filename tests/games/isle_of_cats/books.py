"""Keep the books of a game of the Isle from what is told alone: fish, prices, baskets, order, passes."""

from __future__ import annotations

from purrlor.games.isle_of_cats.events import (
    BoughtDrawn,
    DayBegan,
    Fed,
    Fished,
    GainedBasket,
    GainedFish,
    Handed,
    LaidToken,
    LostBasket,
    OrderChanged,
    Ordered,
    Paid,
    PaidMore,
    Revealed,
    Took,
)
from purrlor.games.isle_of_cats.view import TableView
from purrlor.table.records import Event

CATCH = {"two_fish_more": 22, "two_fish_fewer": 18}
USUAL_CATCH = 20
FIELD_PRICES = {"left": 3, "right": 5}
BOOTS = {
    "four_boots": 4,
    "half_basket_one_boot": 1,
    "half_basket_three_boots": 3,
    "basket_one_boot": 1,
    "basket_three_boots": 3,
}


class Books:
    """The numbers of a game; what is heard is checked against the printed rules."""

    def __init__(self, table: TableView) -> None:
        self.seats = len(table.places)
        self.family = table.family
        self.fish = [place.fish for place in table.places]
        self.permanent = [place.baskets for place in table.places]
        self.order = list(table.order)
        # Family mode chooses its cards before the first day begins.
        self.begin_day(0 if self.family else 1, table.events[0] if table.events else None)

    def begin_day(self, day: int, happening: str | None) -> None:
        """Forget what ends with a day."""
        self.day, self.happening = day, happening
        self.boots, self.full, self.halves, self.used, self.sold = ([0] * self.seats for _ in range(5))
        self.passed: set[int] = set()

    def baskets(self, seat: int) -> int:
        """Count the baskets that a seat has had today: one that it sold may have been used before."""
        return self.permanent[seat] + self.sold[seat] + self.full[seat] + self.halves[seat] // 2

    def hear(self, event: Event, second_kitten: bool, first: int | None) -> None:
        """Write an event into the books."""
        match event:
            case DayBegan(day, happening):
                assert day == self.day + 1
                self.begin_day(day, happening)
            case Fished(seat, fish, total):
                assert fish == CATCH.get(self.happening or "", USUAL_CATCH)
                self.fish[seat] += fish
                assert total == self.fish[seat]
            case Handed(seat, _, giver):
                assert seat == (giver + (1 if self.day % 2 else -1)) % self.seats
            case Paid(seat, fish, _) | BoughtDrawn(seat, fish, _) | PaidMore(seat, fish):
                self.fish[seat] -= fish
            case GainedFish(seat, fish):
                self.fish[seat] += fish
            case Fed(seat):
                self.fish[seat] -= 1
            case GainedBasket(seat):
                self.permanent[seat] += 1
            case LostBasket(seat):
                self.permanent[seat] -= 1
                self.sold[seat] += 1
            case Revealed(seat, card):
                self.boots[seat] += BOOTS.get(card, 0)
                self.halves[seat] += card.startswith("half")
                self.full[seat] += card.startswith("basket")
            case LaidToken(seat, token):
                self.boots[seat] += 4 * (token == "boots")
                self.full[seat] += token == "basket"
            case Ordered(seat, place, speed):
                if place == 1:
                    self.order.sort(key=lambda other: -self.boots[other])  # equals keep their places
                assert (seat, speed) == (self.order[place - 1], self.boots[seat])
            case OrderChanged(seat):  # in family mode the first player goes to the end
                self.order.append(self.order.pop(0))
                assert seat == self.order[0]
            case Took(seat, tile, side, fish):
                assert seat not in self.passed
                assert side != "nursery" or seat == first
                assert fish == (0 if self.family else price(tile, side, second_kitten))
                self.fish[seat] -= fish
                self.used[seat] += not second_kitten
                assert self.family or self.used[seat] <= self.baskets(seat)


def price(tile: str, side: str, second_kitten: bool) -> int:
    """Tell the printed price of a tile."""
    if side == "nursery":
        return 3 if second_kitten else 2
    return 5 if tile.startswith("b") else FIELD_PRICES[side]
