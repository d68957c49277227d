"""Hints teach: what a hint says of a choice is true, as the events and scores that follow it show."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from purrlor.bots import Bot, find_bot
from purrlor.core.rng import Rng
from purrlor.core.state import Sink, State
from purrlor.games.battle_kittens.cards import ATTRIBUTES
from purrlor.games.isle_of_cats.cards import ANYTIME_CARD, CARD_NAMES, CARD_TYPE
from purrlor.table.game import Game, all_games, find_game
from purrlor.table.hints import Hint, attempt, explain, warn
from purrlor.table.match import Match
from purrlor.table.options import every_combination
from purrlor.table.records import Action, Event
from purrlor.table.texts import LANGUAGES, game_texts
from tests.scale import SEED, games

GENERAL = {"only-choice", "no-difference", "one-of-the-best", "best-outlook", "looks-further", "lesson"}
ANYTIME = {name for name, card in zip(CARD_NAMES, CARD_TYPE, strict=True) if card == ANYTIME_CARD}


@dataclass
class Told:
    """A hint in a true position, and what really follows from its choice."""

    match: Match
    seat: int
    action: Action
    args: dict[str, Any]
    before: Any  # what the seat saw
    own: Any
    after: Any
    owns: Any
    state: State
    events: list[Event]

    def event(self, word: str) -> list[Any]:
        """List what happened of one kind."""
        return [event for event in self.events if event.word() == word]

    def ways_on(self) -> Iterator[tuple[Any, Any, list[Event]]]:
        """Go on with the seat's move in every way: the views and events of each, by any chance."""
        for chance in range(3):
            state = self.state.clone()
            state.rng = Rng.seeded(chance)
            yield from go_on(self.match.game, state, self.seat, self.events, 4)


def go_on(
    game: Game[Any], state: State, seat: int, events: list[Event], steps: int
) -> Iterator[tuple[Any, Any, list[Event]]]:
    view = game.view(state, seat)
    yield view.table, view.own, events
    if steps == 0 or state.pending != 1 << seat:
        return
    for number in state.considered_actions(seat):
        after = state.clone()
        sink = after.sink = Sink()
        after.apply(seat, number)
        after.sink = None
        yield from go_on(game, after, seat, events + game.events.read(sink.happened), steps - 1)


def positions(game: Game[Any], count: int) -> Iterator[tuple[Match, int]]:
    """Give random positions with something to choose, of games with all kinds of options."""
    rng = Rng.seeded(SEED + 11)
    given = [options for options in every_combination(game.options) if game.refuse(options) is None]
    found = seed = 0
    while found < count:
        seed += 1
        match = Match.new(game, given[rng.below(len(given))], f"hints {SEED} {seed}")
        wanted = 0
        while not match.over and wanted < 8 and found < count:
            seat = match.asked[rng.below(len(match.asked))]
            numbers = match.state.considered_actions(seat)
            if len(numbers) > 1 and rng.below(6) == 0:
                yield match, seat
                found += 1
                wanted += 1
            match.play(seat, game.actions.record(match.state, numbers[rng.below(len(numbers))]))


def follow(match: Match, seat: int, hint: Hint) -> Told:
    state, events = match.foresee(seat, hint.number)
    before, after = match.view(seat), match.game.view(state, seat)
    action = match.game.actions.record(match.state, hint.number)
    args = dict(hint.reason.args)
    return Told(match, seat, action, args, before.table, before.own, after.table, after.own, state, events)


@pytest.mark.parametrize("name", list(all_games()))
def test_every_hint_has_a_reason_that_is_true(name: str) -> None:
    game, claims, cat = find_game(name), CLAIMS[name], find_bot("cat")
    told: Counter[str] = Counter()
    texts = {language: game_texts(game, language).seated(list("ABCDEFG")) for language in LANGUAGES}
    for match, seat in positions(game, games(200, 2000)):
        hint = hint_for(match, seat, cat)
        told[hint.reason.key] += 1
        assert hint.number in match.state.legal_actions(seat)
        assert hint.equal != hint.number
        for language in LANGUAGES:
            assert "⟨" not in texts[language].hint(hint.reason)
        if hint.reason.key not in GENERAL:
            one = follow(match, seat, hint)
            assert claims[hint.reason.key](one), (hint, one.before, one.own)
    general = sum(count for key, count in told.items() if key in GENERAL)
    assert general <= 0.25 * told.total(), told


def hint_for(match: Match, seat: int, bot: Bot) -> Hint:
    sight = match.sight(seat)
    return explain(sight, match.game.actions.number(match.state, bot.choose(sight)))


@pytest.mark.parametrize("name", list(all_games()))
def test_a_hint_is_tried_only_in_worlds_that_the_seat_can_not_tell_from_the_true_one(name: str) -> None:
    for match, seat in positions(find_game(name), games(24, 200)):
        trial = attempt(match.sight(seat), match.state.considered_actions(seat)[0])
        assert trial.seen == match.view(seat)
        assert trial.choices == match.choices(seat)


@pytest.mark.parametrize("name", list(all_games()))
def test_a_strong_bot_is_hardly_ever_warned_and_a_careless_one_is(name: str) -> None:
    game, cat, rng = find_game(name), find_bot("cat"), Rng.seeded(SEED)
    warned: Counter[str] = Counter()
    for match, seat in positions(game, games(80, 800)):
        sight = match.sight(seat)
        careless = sight.numbers[rng.below(len(sight.numbers))]
        best, careful = (game.actions.number(match.state, cat.choose(sight)) for _ in range(2))
        for who, number in (("careful", careful), ("careless", careless)):
            better = warn(sight, number, best)
            if better is not None:
                warned[who] += 1
                assert better.number == best != number
    assert warned["careless"] > 3 * warned["careful"], warned


@pytest.mark.parametrize("name", list(all_games()))
def test_every_reason_is_declared_checked_and_told(name: str) -> None:
    """The keys of `hints.py`, of the texts and of the claims of this test are the same."""
    game = find_game(name)
    for language in LANGUAGES:
        source = (game.texts / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^hint-([\w-]+) =", source, re.MULTILINE)) == set(CLAIMS[name])


# -- what each reason claims ---------------------------------------------------------------------------

Claim = Callable[[Told], bool]


def hits(told: Told, target: int) -> list[Any]:
    return [event for event in told.event("hit") if event.seat == target]


def most_hits(told: Told) -> bool:
    (hit,) = hits(told, told.args["target"])
    others = []
    for action in told.match.choices(told.seat):
        if action.word() == "throw" and action.card == told.action.card and action.target != hit.seat:  # type: ignore[attr-defined]
            _, events = told.match.foresee(
                told.seat, told.match.game.actions.number(told.match.state, action)
            )
            others.append(sum(event.hits for event in events if event.word() == "hit"))  # type: ignore[attr-defined]
    return bool(hit.hits == told.args["hits"] > max(others))


def closest_to_out(told: Told) -> bool:
    places, target = told.after.places, told.args["target"]
    most = max(place.hits for place in places if not place.out)
    return bool(places[target].hits == most and told.after.goal - most == told.args["left"])


def shield(told: Told) -> bool:
    mine, was = told.after.places[told.seat].pools, told.before.places[told.seat].pools
    wanted = {"both": ("potions", "spells")}.get(told.args["kind"], (told.args["kind"],))
    at = next(i for i, pool in enumerate(mine) if pool.catches == wanted)
    return bool(mine[at].room == told.args["room"] and was[at].room == told.args["was"])


WIZARDS: dict[str, Claim] = {
    "wins": lambda told: told.event("won")[0].seat == told.seat,
    "puts-out": lambda told: told.event("out")[0].seat == told.args["target"],
    "hits-most": most_hits,
    "closest-to-out": closest_to_out,
    "hits": lambda told: (
        hits(told, told.args["target"])[0].hits == told.args["hits"]
        and told.after.goal - told.after.places[told.args["target"]].hits == told.args["left"]
    ),
    "uses-up-shields": lambda told: told.event("pool_full")[0].seat == told.args["target"],
    "fills-shields": lambda told: told.event("caught")[0].room == told.args["room"],
    "destroys-lair": lambda told: not told.after.places[told.args["target"]].lair,
    "loses-turn": lambda told: told.event("will_miss")[0].seat == told.args["target"],
    "lair": lambda told: told.after.places[told.seat].lair,
    "shield": shield,
    "second-lair": lambda told: told.before.places[told.seat].lair and told.action.card == "lair",  # type: ignore[attr-defined]
    "keeps-two": lambda told: (
        sorted(told.owns.hand) == sorted([told.args["card"][5:], told.args["second"][5:]])
    ),
    "keeps": lambda told: len(told.own.hand) - 1 == told.args["cards"],
}


def stat(told: Told) -> int:
    """Give a Kitten's number in the Attribute that a hint speaks of."""
    everybody = [*told.own.hand, *(one for squad in told.own.squads for one in squad)]
    kitten = next(one for one in everybody if one.name == told.action.card)  # type: ignore[attr-defined]
    return int(kitten.stats[ATTRIBUTES.index(told.args["attribute"].removeprefix("attribute:"))])


def counts_there(told: Told) -> bool:
    ground, attribute = told.args["ground"][7:], told.args["attribute"][10:]
    return any(one.ground == ground and one.attribute == attribute for one in told.before.grounds)


def open_stats(told: Told) -> dict[str, list[int]]:
    """Give what each Kitten to choose from has in the open Attributes."""
    numbers = [ATTRIBUTES.index(one.attribute) for one in told.before.grounds if one.attribute]
    everybody = [*told.own.hand, *(one for squad in told.own.squads for one in squad)]
    return {kitten.name: [kitten.stats[number] for number in numbers] for kitten in everybody}


def icon(told: Told) -> str:
    everybody = [*told.own.hand, *(one for squad in told.own.squads for one in squad)]
    return str(next(one.icon for one in everybody if one.name == told.action.card))  # type: ignore[attr-defined]


def most_here(told: Told) -> bool:
    number = ATTRIBUTES.index(told.args["attribute"][10:])
    best = max(one.stats[number] for one in told.own.hand)
    return stat(told) == told.args["points"] == best and counts_there(told)


def squad_total(told: Told) -> bool:
    at = told.action.ground - 1  # type: ignore[attr-defined]
    number = ATTRIBUTES.index(told.args["attribute"][10:])
    total = sum(one.stats[number] for one in told.owns.squads[at])
    return counts_there(told) and total == told.args["total"] and stat(told) == told.args["points"]


def totals_here(told: Told) -> bool:
    at, mine = told.before.competing - 1, told.before.places[told.seat].side
    totals: Counter[int] = Counter()
    for place in told.before.places:
        totals[place.side] += place.squads[at].total
    best = max((total for side, total in totals.items() if side != mine), default=0)
    return bool(totals[mine] == told.args["total"] and best == told.args["best"])


def leads(told: Told) -> bool:
    return totals_here(told) and bool(told.args["total"] > told.args["best"])


BATTLE: dict[str, Claim] = {
    "most-here": most_here,
    "yarn": lambda told: icon(told) == "yarn",
    "good-at-both": lambda told: min(open_stats(told)[told.action.card]) == told.args["least"],  # type: ignore[attr-defined]
    "king": lambda told: icon(told) == "king",
    "flag": lambda told: icon(told) == "flag",
    "counts-here": lambda told: counts_there(told) and stat(told) == told.args["points"],
    "may-count": lambda told: (
        any(one.attribute is None for one in told.before.grounds) and stat(told) == told.args["points"]
    ),
    "none-better": lambda told: max(max(all_) for all_ in open_stats(told).values()) == told.args["points"],
    "adds-least": lambda told: (
        sorted(max(all_) for all_ in open_stats(told).values())[0]
        == told.args["points"]
        == max(open_stats(told)[told.action.card])  # type: ignore[attr-defined]
    ),
    "others-as-good": lambda told: (
        max(max(all_) for all_ in open_stats(told).values()) == told.args["points"]
        and [max(all_) for all_ in open_stats(told).values()].count(told.args["points"])
        == told.args["others"] + 1
        >= 2
    ),
    "adds-little": lambda told: (
        sum(max(all_) > told.args["points"] for all_ in open_stats(told).values()) == told.args["better"] > 0
    ),
    "all-sent": lambda told: not told.own.hand,
    "adds-most": lambda told: squad_total(told) and max(open_stats(told)[told.action.card]) == stat(told),  # type: ignore[attr-defined]
    "needs-one": lambda told: not told.own.squads[told.action.ground - 1],  # type: ignore[attr-defined]
    "sends-yarn": lambda told: icon(told) == "yarn",
    "sends-king": lambda told: icon(told) == "king",
    "sends-flag": lambda told: icon(told) == "flag",
    "most-fish": lambda told: (
        squad_total(told) and max(max(one.fish) for one in told.before.grounds) == told.args["fish"]
    ),
    "adds": squad_total,
    "leads": leads,
    "king-may-hurt": totals_here,
    # A Kitten has at most 5 of an Attribute (BK-1).
    "yarn-behind": lambda told: totals_here(told) and 0 <= told.args["best"] - told.args["total"] <= 5,
    "yarn-adds": lambda told: told.before.asking.icon == "yarn",
    "king-behind": lambda told: totals_here(told) and not leads(told),
    "king-more": leads,
}


def lacks(table: Any, seat: int, curse: str) -> int | None:
    """Count what somebody lacks for a curse on the table; None if it is gone."""
    for chapter, card in enumerate(table.curses):
        if card is not None and card.name == curse.removeprefix("curse:") and chapter < table.open:
            have = Counter(table.places[seat].chapters[chapter])
            return sum((Counter(card.recipe) - have).values())
    return None


def defeats(told: Told, table: Any, own: Any, events: list[Event]) -> bool:
    curses = [event.curse for event in events if event.word() == "defeated" and event.seat == told.seat]  # type: ignore[attr-defined]
    gained = table.places[told.seat].points - told.before.places[told.seat].points
    return told.args["curse"][6:] in curses and gained == told.args["points"]


def defeats_safely(told: Told, table: Any, own: Any, events: list[Event]) -> bool:
    innocent = table.places[told.seat].points < 10 and told.before.caught_may_come
    return defeats(told, table, own, events) and innocent


def defeats_unwarned(told: Told, table: Any, own: Any, events: list[Event]) -> bool:
    """Caught may come before the sixth curse is defeated: nobody is led over 10 points without a word."""
    last = any(event.word() == "all_defeated" for event in events)
    return defeats(told, table, own, events) and (table.places[told.seat].points < 10 or last)


def defeats_guilty(told: Told, table: Any, own: Any, events: list[Event]) -> bool:
    guilty = table.places[told.seat].points == told.args["total"] >= 10
    last = any(event.word() == "all_defeated" for event in events)
    return defeats(told, table, own, events) and guilty and not last


def complete(told: Told, table: Any, own: Any, events: list[Event]) -> bool:
    return lacks(table, told.seat, told.args["curse"]) == 0


def nearer(told: Told, table: Any, own: Any, events: list[Event]) -> bool:
    left = lacks(table, told.seat, told.args["curse"])
    return bool(left == told.args["left"] < (lacks(told.before, told.seat, told.args["curse"]) or 0))


def gains(told: Told, table: Any, own: Any, events: list[Event]) -> bool:
    mine, was = table.places[told.seat].points, told.before.places[told.seat].points
    return bool(mine - was == told.args["points"] > 0)


def hinders(told: Told, table: Any, own: Any, events: list[Event]) -> bool:
    target, curse = told.args["target"], told.args["curse"]
    return (lacks(table, target, curse) or 0) > (lacks(told.before, target, curse) or 0)


def burdens(told: Told, table: Any, own: Any, events: list[Event]) -> bool:
    target = told.args["target"]
    return bool(told.before.places[target].cards < table.places[target].cards == told.args["cards"])


def credit(told: Told, table: Any, own: Any, events: list[Event]) -> bool:
    return bool(own.worth - told.own.worth == told.args["points"] > 0)


def tidier(told: Told, table: Any, own: Any, events: list[Event]) -> bool:
    cards = table.places[told.seat].cards
    return bool(cards == told.args["cards"] < told.before.places[told.seat].cards)


def tidier_caught(told: Told, table: Any, own: Any, events: list[Event]) -> bool:
    return told.before.caught_may_come and tidier(told, table, own, events)


def at_once(claim: Callable[[Told, Any, Any, list[Event]], bool]) -> Claim:
    return lambda told: claim(told, told.after, told.owns, told.events)


def by_going_on(claim: Callable[[Told, Any, Any, list[Event]], bool]) -> Claim:
    """Look for a way to go on after which it is so."""
    return lambda told: any(claim(told, *way) for way in told.ways_on())


CHANGES = {
    "defeats": defeats_unwarned,
    "defeats-safely": defeats_safely,
    "defeats-guilty": defeats_guilty,
    "complete": complete,
    "nearer": nearer,
    "points": gains,
    "hinders": hinders,
    "burdens": burdens,
    "credit": credit,
    "tidier": tidier,
    "tidier-caught": tidier_caught,
}


def unneeded(told: Told) -> bool:
    prompt = told.match.prompt(told.seat)
    assert prompt is not None
    held = str(prompt.args["component"]).removeprefix("component:")
    mine = told.before.places[told.seat].chapters
    return not any(
        card is not None and card.recipe.count(held) > mine[chapter].count(held)
        for chapter, card in enumerate(told.before.curses)
        if chapter < told.before.open
    )


def stays_innocent(told: Told) -> bool:
    me = told.seat
    return told.before.caught_may_come and any(
        table.places[me].points == told.args["points"] < 10 and table.places[me].cards == told.args["cards"]
        for table, _, _ in told.ways_on()
    )


WIZARD_KITTENS: dict[str, Claim] = {
    **{key: at_once(claim) for key, claim in CHANGES.items()},
    **{f"then-{key}": by_going_on(claim) for key, claim in CHANGES.items()},
    "wins": lambda told: told.state.outcome(told.seat) > 0,
    "away-from-curse": unneeded,
    "unneeded": unneeded,
    "wanted": lambda told: any(
        told.args["component"][10:] in card.recipe for card in told.before.curses if card is not None
    ),
    "burdens-by-gift": lambda told: told.action.target == told.args["target"] != told.seat,  # type: ignore[attr-defined]
    "stays-innocent": stays_innocent,
    "draws": lambda told: told.action.spell == "summon",  # type: ignore[attr-defined]
    "no-more-cards": lambda told: any(
        table.places[told.seat].cards == told.args["cards"] for table, _, _ in told.ways_on()
    ),
}


def rises(line: str, arg: str = "points") -> Claim:
    def claim(told: Told) -> bool:
        was, now = told.before.places[told.seat].standing, told.after.places[told.seat].standing
        return bool(getattr(now, line) - getattr(was, line) == told.args[arg] > 0)

    return claim


def known_points(told: Told, table: Any, own: Any) -> int:
    laid = {*told.own.lessons}
    lessons = sum(one.points for one in own.progress if one.card in laid)
    return int(table.places[told.seat].standing.sum + lessons)


def lesson_pays(told: Told) -> bool:
    card = told.args["card"][5:]

    def points(table: Any, own: Any) -> int:
        private = [one.points for one in own.progress if one.card == card]
        public = [one.points[told.seat] for one in table.public_lessons if one.card == card]
        return int(sum(private) + sum(public))

    return bool(points(told.after, told.owns) - points(told.before, told.own) == told.args["points"])


def suggested_place(told: Told) -> bool:
    """The place that the table suggests next brings as much as the hint says, placed in truth."""
    game, after = told.match.game, told.state.clone()
    places = [
        number
        for number in told.state.legal_actions(told.seat)
        if game.actions.record(told.state, number).word() == "place"
    ]
    after.apply(told.seat, places[game.outlook(told.state, told.seat).best])  # type: ignore[misc,union-attr,index]
    view = game.view(after, told.seat)
    gained = known_points(told, view.table, view.own) - known_points(told, told.before, told.own)
    return bool(gained == told.args["points"])


def cats_of(table: Any, seat: int, colour: str) -> int:
    return sum(f"_{colour}" in f"_{tile.tile}" for tile in table.places[seat].tiles)


def progress(told: Told) -> Any:
    return next(one for one in told.own.progress if one.card == told.args["card"][5:])


def asked_next(told: Told) -> str:
    return str(told.match.game.prompt(told.state, told.seat).key)


ISLE: dict[str, Claim] = {
    "families": rises("families"),
    "rooms": rises("rooms"),
    "rats": rises("rats", "rats"),
    "royal-rat": rises("royal_rats"),
    "rare": rises("rare"),
    "friendship": rises("friendships"),
    "lesson": lesson_pays,
    "map": lambda told: asked_next(told) == "ask-bonus",
    "pair": lambda told: cats_of(told.after, told.seat, told.args["colour"][7:]) >= 2,
    "room-left": lambda told: told.args["squares"] > 0,
    "place-for": suggested_place,
    "can-cover-map": lambda told: bool(told.match.game.outlook(told.state, told.seat).bonus),  # type: ignore[misc,union-attr]
    "more-of-colour": lambda told: (
        cats_of(told.before, told.seat, told.args["colour"][7:]) == told.args["cats"] > 0
    ),
    "cheap": lambda told: told.action.side == "left",  # type: ignore[attr-defined]
    "covers": lambda told: told.args["squares"] > 0,
    "card-basket": lambda told: "basket" in told.action.card,  # type: ignore[attr-defined]
    "card-half-basket": lambda told: "half_basket" in told.action.card,  # type: ignore[attr-defined]
    "card-boots": lambda told: told.action.card == "four_boots" and told.args["boots"] == 4,  # type: ignore[attr-defined]
    "card-fish": lambda told: told.args["fish"] > 0 and "fish_for" in told.action.card,  # type: ignore[attr-defined]
    "card-oshax": lambda told: told.action.card == "oshax",  # type: ignore[attr-defined]
    "card-treasure": lambda told: "treasure" in told.action.card,  # type: ignore[attr-defined]
    "card-anytime": lambda told: "lesson_" not in told.action.card,  # type: ignore[attr-defined]
    "lesson-now": lambda told: progress(told).points == told.args["points"] > 0,
    "lesson-have": lambda told: (
        (progress(told).have, progress(told).need, progress(told).most)
        == (told.args["have"], told.args["need"], told.args["most"])
    ),
    "lesson-most": lambda told: progress(told).most == told.args["most"],
    "lesson-each": lambda told: progress(told).most is None,
    "gains-fish": lambda told: sum(event.fish for event in told.event("gained_fish")) == told.args["fish"],
    "gains-basket": lambda told: told.after.places[told.seat].baskets > told.before.places[told.seat].baskets,
    "one-more-rescue": lambda told: (
        told.after.places[told.seat].extra_rescues > told.before.places[told.seat].extra_rescues
    ),
    "draws-cards": lambda told: bool(told.event("drew_card")),
    "lesson-least": lambda told: (
        min(one.points for one in told.own.progress if one.card in told.own.lessons) == told.args["points"]
    ),
    "lesson-less": lambda told: told.args["points"] >= 0,
    "colour-most": lambda told: all(
        cats_of(told.before, seat, told.action.colour) < told.args["cats"]  # type: ignore[attr-defined]
        for seat in range(told.match.seats)
        if seat != told.seat
    ),
    "colour-count": lambda told: cats_of(told.before, told.seat, told.action.colour) == told.args["cats"],  # type: ignore[attr-defined]
    "token-basket": lambda told: told.action.token == "basket",  # type: ignore[attr-defined]
    "token-boots": lambda told: told.action.token == "boots",  # type: ignore[attr-defined]
    "to-left": lambda told: len(told.after.left) > len(told.before.left),
    "to-right": lambda told: len(told.after.right) > len(told.before.right),
    "frees-a-square": lambda told: bool(told.event("removed")),
    "keeps-cards": lambda told: (
        sum(card in ANYTIME for card in told.own.hand)
        == sum(card in ANYTIME for card in told.owns.hand)
        == told.args["cards"]
    ),
    "no-card-for-now": lambda told: not any(card in ANYTIME for card in told.own.hand),
    "saves-fish": lambda told: told.own.fish_left == told.args["fish"],
}

CLAIMS = {
    "wizards-and-witches": WIZARDS,
    "battle-kittens": BATTLE,
    "wizard-kittens": WIZARD_KITTENS,
    "isle-of-cats": ISLE,
}
