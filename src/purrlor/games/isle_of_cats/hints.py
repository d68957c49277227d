"""Say what speaks for a choice on the Isle of Cats: points by line, fish, baskets, and what lessons lack."""

from __future__ import annotations

from purrlor.games.isle_of_cats.actions import (
    Buy,
    Choose,
    ChooseColour,
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
from purrlor.games.isle_of_cats.cards import (
    ANYTIME_CARD,
    CARD_AMOUNT,
    CARD_DETAIL,
    CARD_EFFECT,
    CARD_NAMES,
    CARD_TYPE,
    COLOUR_NAMES,
    FULL_BASKET,
    GAIN_FISH_PER,
    HALF_BASKET,
    NO_COLOUR,
    OSHAX_CARD,
    RESCUE_CARD,
    TREASURE_CARD,
)
from purrlor.games.isle_of_cats.events import GainedBasket, GainedFish
from purrlor.games.isle_of_cats.rules.pieces.squares import ROOM, ROOMS, WORDS
from purrlor.games.isle_of_cats.rules.pieces.tiles import COLOUR, TILE_NAMES
from purrlor.games.isle_of_cats.rules.score.verbs import fish_from
from purrlor.games.isle_of_cats.rules.table import Table
from purrlor.games.isle_of_cats.score import tally_of
from purrlor.games.isle_of_cats.view import SeatView, TableView
from purrlor.table.hints import Trial
from purrlor.table.reasons import Argument, Because


def hints(trial: Trial) -> list[Because]:
    """List what speaks for a choice, the most telling first."""
    match trial.action:
        case Place():
            return _place(trial)
        case Take(tile) | Choose(tile):
            return _take(trial, tile)
        case Keep(card) | Buy(card) | Lay(card):
            return _card(trial, card)
        case Play(card):
            return _play(trial, card)
        case GiveUp(card):
            return _give_up(trial, card)
        case ChooseColour(colour):
            return _colour(trial, colour)
        case TakeToken(token) | LayToken(token):
            return [Because("IC-8.47", f"token-{token}")]
        case Sort(side):
            return [Because("IC-4.83", f"to-{side}")]
        case Move(side=side):
            return [Because("IC-4.77", "to-right" if side == "left" else "to-left")]
        case Remove():
            return [*_points(trial), Because("IC-8.42", "frees-a-square")]
        case Pass() | Done() | PassToday() | PassToEnd():
            return _rest(trial)
    return []


def _views(trial: Trial) -> tuple[TableView, SeatView, TableView, SeatView]:
    seen, own = trial.seen.table, trial.seen.own
    sees, owns = trial.sees.table, trial.sees.own
    assert isinstance(seen, TableView)
    assert isinstance(own, SeatView)
    assert isinstance(sees, TableView)
    assert isinstance(owns, SeatView)
    return seen, own, sees, owns


def _points(trial: Trial) -> list[Because]:
    """List the lines of the score that rise, the largest rise first."""
    seen, own, sees, owns = _views(trial)
    was, now = seen.places[trial.seat].standing, sees.places[trial.seat].standing
    rises = [
        (
            now.families - was.families,
            Because("IC-3.43", "families", {"points": now.families - was.families}),
        ),
        (now.rooms - was.rooms, Because("IC-3.42", "rooms", {"points": now.rooms - was.rooms})),
        (now.rats - was.rats, Because("IC-3.41", "rats", {"rats": now.rats - was.rats})),
        (
            now.royal_rats - was.royal_rats,
            Because("IC-8.40", "royal-rat", {"points": now.royal_rats - was.royal_rats}),
        ),
        (now.rare - was.rare, Because("IC-3.44", "rare", {"points": now.rare - was.rare})),
        (
            now.friendships - was.friendships,
            Because("IC-7.21", "friendship", {"points": now.friendships - was.friendships}),
        ),
    ]
    laid = set(own.lessons) & set(owns.lessons)
    before = {one.card: one.points for one in own.progress if one.card in laid}
    for one in owns.progress:
        if one.card in before:
            more = one.points - before[one.card]
            rises.append((more, Because("IC-3.23", "lesson", {"card": f"card:{one.card}", "points": more})))
    for old, new in zip(seen.public_lessons, sees.public_lessons, strict=False):
        more = new.points[trial.seat] - old.points[trial.seat]
        rises.append((more, Because("IC-3.23", "lesson", {"card": f"card:{new.card}", "points": more})))
    # What one line gains and another one loses speaks for nothing.
    if sum(more for more, _ in rises) <= 0:
        return []
    return [reason for more, reason in sorted(rises, key=lambda rise: -rise[0]) if more > 0]


def _rise(trial: Trial) -> int:
    """Count the points that a choice brings at once, or costs: a lesson may ask for fish that are paid."""
    seen, own, sees, owns = _views(trial)
    laid = set(own.lessons)
    was = sum(one.points for one in own.progress if one.card in laid)
    now = sum(one.points for one in owns.progress if one.card in laid)
    return sees.places[trial.seat].standing.sum - seen.places[trial.seat].standing.sum + now - was


def _place(trial: Trial) -> list[Because]:
    before, after = trial.before, trial.after
    assert isinstance(before, Table)
    assert isinstance(after, Table)
    asked = bool((after.pending >> trial.seat) & 1)
    earns = asked and trial.game.prompt(after, trial.seat).key == "ask-bonus"
    reasons = _points(trial)[:1]
    if earns:
        # A treasure mostly brings more than the rats of one cat, less than a family or a room.
        first = bool(reasons) and reasons[0].key == "rats"
        reasons.insert(0 if first else len(reasons), Because("IC-3.33", "map"))
    tally, was = tally_of(after, trial.seat), tally_of(before, trial.seat)
    slot = int(tally.tiles) - 1
    colour = COLOUR[tally.tile[slot]]
    together = int(tally.group_size[tally.group[slot]])
    if colour >= 0 and together == 2:
        args: dict[str, Argument] = {"colour": f"colour:{COLOUR_NAMES[colour]}"}
        reasons.append(Because("IC-3.43", "pair", args))
    free = [
        int(tally.free_squares(ROOM, room * WORDS))
        for room in range(ROOMS)
        if 0 < tally.free_squares(ROOM, room * WORDS) < was.free_squares(ROOM, room * WORDS)
    ]
    if free:
        reasons.append(Because("IC-3.42", "room-left", {"squares": min(free)}))
    return [*reasons, Because("IC-3.42", "covers", {"squares": int(after.shapes.size[tally.tile[slot]])})]


def _take(trial: Trial, name: str) -> list[Because]:
    state, tile = trial.before, TILE_NAMES.index(name)
    assert isinstance(state, Table)
    reasons: list[Because] = []
    outlook = trial.outlook
    if outlook is not None and outlook.best is not None:
        # Where the table will suggest to place it: another spot may bring more, and leave gaps.
        points = outlook.points[outlook.best] + _rise(trial)
        if points > 0:
            reasons.append(Because("IC-3.31", "place-for", {"points": points}))
        if outlook.bonus:
            reasons.append(Because("IC-3.33", "can-cover-map"))
    colour = COLOUR[tile]
    if colour >= 0:
        have = int(tally_of(state, trial.seat).cats_of[colour])
        args: dict[str, Argument] = {"colour": f"colour:{COLOUR_NAMES[colour]}", "cats": have}
        if have:
            reasons.append(Because("IC-3.43", "more-of-colour", args))
    if isinstance(trial.action, Take) and trial.action.side == "left" and not state.family:
        reasons.append(Because("IC-3.24", "cheap"))
    return [*reasons, Because("IC-3.42", "covers", {"squares": int(state.shapes.size[tile])})]


def _card(trial: Trial, name: str) -> list[Because]:
    """Tell what a card would bring."""
    state, own = trial.before, trial.seen.own
    assert isinstance(state, Table)
    assert isinstance(own, SeatView)
    card = CARD_NAMES.index(name)
    for lesson in own.progress:
        if lesson.card == name:
            return _lesson(name, lesson.points, lesson.have, lesson.need, lesson.most)
    if CARD_TYPE[card] == RESCUE_CARD:
        boots, basket = int(CARD_AMOUNT[card]), int(CARD_DETAIL[card])
        word = {FULL_BASKET: "basket", HALF_BASKET: "half-basket"}.get(basket, "boots")
        return [Because("IC-8.3", f"card-{word}", {"boots": boots})]
    if CARD_EFFECT[card] == GAIN_FISH_PER:
        fish = int(fish_from(tally_of(state, trial.seat), card, NO_COLOUR))
        if fish > 0:
            return [Because("IC-4.0", "card-fish", {"fish": fish})]
    kinds = {OSHAX_CARD: "card-oshax", TREASURE_CARD: "card-treasure", ANYTIME_CARD: "card-anytime"}
    key = kinds.get(CARD_TYPE[card])
    return [Because("IC-4.0", key)] if key else []


def _lesson(name: str, points: int, have: int | None, need: int | None, most: int | None) -> list[Because]:
    args: dict[str, Argument] = {"card": f"card:{name}"}
    if points > 0:
        return [Because("IC-3.23", "lesson-now", {**args, "points": points})]
    if have is not None and need is not None and most is not None and have < need:
        return [Because("IC-3.23", "lesson-have", {**args, "have": have, "need": need, "most": most})]
    if most is not None:
        return [Because("IC-3.23", "lesson-most", {**args, "most": most})]
    return [Because("IC-3.23", "lesson-each", args)]


def _play(trial: Trial, name: str) -> list[Because]:
    seen, _, sees, _ = _views(trial)
    me = trial.seat
    gained = sum(event.fish for event in trial.events if isinstance(event, GainedFish) and event.seat == me)
    if gained:
        return [Because("IC-4.0", "gains-fish", {"fish": gained})]
    if GainedBasket(me) in trial.events:
        return [Because("IC-4.0", "gains-basket")]
    if sees.places[me].extra_rescues > seen.places[me].extra_rescues:
        return [Because("IC-4.80", "one-more-rescue")]
    if sees.places[me].drawn_cards > seen.places[me].drawn_cards:
        return [Because("IC-4.0", "draws-cards")]
    return _card(trial, name)


def _give_up(trial: Trial, name: str) -> list[Because]:
    _, own, _, _ = _views(trial)
    worth = {one.card: one.points for one in own.progress if one.card in own.lessons}
    points = worth.get(name, 0)
    if worth and points == min(worth.values()):
        return [Because("IC-4.86", "lesson-least", {"points": points})]
    return [Because("IC-4.86", "lesson-less", {"points": points})]


def _colour(trial: Trial, name: str) -> list[Because]:
    state = trial.before
    assert isinstance(state, Table)
    number = COLOUR_NAMES.index(name)
    counts = [int(tally_of(state, seat).cats_of[number]) for seat in range(state.seats)]
    mine = counts.pop(trial.seat)
    args: dict[str, Argument] = {"colour": f"colour:{name}", "cats": mine}
    if counts and mine > max(counts):
        return [Because("IC-3.23", "colour-most", args)]
    return [Because("IC-3.23", "colour-count", args)] if mine else []


def _rest(trial: Trial) -> list[Because]:
    """Tell what is saved by doing no more."""
    seen, own, _, owns = _views(trial)
    anytime = sum(CARD_TYPE[CARD_NAMES.index(card)] == ANYTIME_CARD for card in own.hand)
    if trial.game.prompt(trial.before, trial.seat).key.startswith("ask-window"):
        keeps = Because("IC-8.5", "keeps-cards", {"cards": anytime})
        return [keeps if anytime else Because("IC-8.5", "no-card-for-now")]
    if owns.fish_left > 0 and owns.fish_left >= own.fish_left and not seen.family:
        return [Because("IC-3.46", "saves-fish", {"fish": own.fish_left})]
    return []
