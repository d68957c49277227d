"""Everything that `import purrlor` offers; docs/library.md explains it with examples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from purrlor.bots.arena import Own, make_plan, play_games
from purrlor.bots.bot import Bot as Bot
from purrlor.bots.bot import TunedBot
from purrlor.bots.bulk import chunk_tasks, play_chunk, sum_up_chunks
from purrlor.bots.engines import find_engine
from purrlor.bots.shelf import all_bots as all_bots
from purrlor.bots.shelf import find_bot
from purrlor.bots.summary import BotLine as BotLine
from purrlor.bots.summary import Interval as Interval
from purrlor.bots.summary import Summary as Summary
from purrlor.bots.summary import sum_up
from purrlor.core.rng import Rng as Rng
from purrlor.core.state import WATCHER as WATCHER
from purrlor.core.state import State as State
from purrlor.reviews.report import Account as Account
from purrlor.reviews.report import Figure as Figure
from purrlor.reviews.report import Review as Review
from purrlor.table.deck import Deck as Deck
from purrlor.table.game import Game as Game
from purrlor.table.game import Prompt as Prompt
from purrlor.table.game import Score as Score
from purrlor.table.game import ScoreLine as ScoreLine
from purrlor.table.game import View as View
from purrlor.table.game import all_games as all_games
from purrlor.table.game import find_game
from purrlor.table.match import Match as Match
from purrlor.table.options import PLAYERS, Value
from purrlor.table.options import Option as Option
from purrlor.table.options import Settings as Settings
from purrlor.table.reasons import Reason as Reason
from purrlor.table.reasons import Refused as Refused
from purrlor.table.reasons import refused
from purrlor.table.records import Action as Action
from purrlor.table.records import Event as Event
from purrlor.table.sight import Budget as Budget
from purrlor.table.sight import Sight as Sight
from purrlor.table.wire import load as load
from purrlor.table.wire import read_action
from purrlor.table.wire import save as save

if TYPE_CHECKING:
    from purrlor.table.texts import Texts


def game(name: str) -> Game[Any]:
    """Find a game by its name.

    >>> import purrlor
    >>> list(purrlor.all_games())
    ['battle-kittens', 'isle-of-cats', 'wizard-kittens', 'wizards-and-witches']
    >>> [option.name for option in purrlor.game("wizards-and-witches").options]
    ['players', 'challenging', 'strategic']
    """
    return find_game(name)


def _game(game: str | Game[Any]) -> Game[Any]:
    return find_game(game) if isinstance(game, str) else game


# -- one game --------------------------------------------------------------------------------------------


def new_match(
    game: str | Game[Any], /, *, seed: str | int = 0, deck: Deck | None = None, **options: Value
) -> Match:
    """Start a match; options that are not given have their default.

    The same seed and the same moves give the same game. If real players must not foresee the cards, the seed
    must be secret.

    >>> import purrlor
    >>> match = purrlor.new_match("wizards-and-witches", players=3, strategic=True, seed=7)
    >>> match.seats, match.over
    (3, False)
    >>> purrlor.new_match("wizards-and-witches", players=1)
    Traceback (most recent call last):
    purrlor.table.reasons.Refused: The option “players” can't be “1”. Choose one of: 2, 3, 4, 5, 6, 7.
    """
    return Match.new(_game(game), options, seed, deck)


def action(game: str | Game[Any], do: str, /, **fields: Value | None) -> Action:
    """Make an action by its word, as it stands in saved games, to submit it or to ask `why` it is refused.

    >>> import purrlor
    >>> match = purrlor.new_match("battle-kittens", players=2, seed=1)
    >>> match.why(0, purrlor.action("battle-kittens", "take", card="bingo")) is None
    True
    """
    found = _game(game)
    kinds = {kind.word(): kind for kind in found.actions.types}
    if do not in kinds:
        raise refused("no-such-word", action=do, known=", ".join(kinds))
    names = kinds[do].__struct_fields__
    if not set(fields) <= set(names):
        raise refused("no-such-field", action=do, field=min(set(fields) - set(names)), known=", ".join(names))
    return read_action(found, msgspec.json.encode({"do": do, **fields}))


def deal(game: str | Game[Any], /, *, seed: int = 0, deck: Deck | None = None, **options: Value) -> State:
    """Deal the bare rules of a game: numbers instead of records, no events, no undo, and many times faster.

    >>> import purrlor
    >>> state = purrlor.deal("wizards-and-witches", players=2)
    >>> while state.pending:  # the seats that are asked, as bits
    ...     seat = 0 if state.pending & 1 else 1
    ...     state.apply(seat, state.legal_actions(seat)[0])
    >>> state.outcome(0) + state.outcome(1)
    1.0
    """
    state: State = _game(game).new(seed=seed, deck=deck, **options)
    return state


# -- bots ------------------------------------------------------------------------------------------------


def bot(name: str, *, seconds: float | None = None, nodes: int | None = None, seed: int | None = None) -> Bot:
    """Find a bot by its name: kitten, cat, lynx, random, or one that is installed.

    `seconds` or `nodes` (rounds of search) say how long it thinks about a move; only lynx needs it. With
    `nodes` its moves can be repeated. `seed` makes it play another game from the same match.

    >>> import purrlor
    >>> match = purrlor.new_match("wizards-and-witches", players=2)
    >>> seat = match.asked[0]
    >>> action = purrlor.bot("lynx", nodes=100).choose(match.sight(seat))
    >>> action in match.choices(seat)
    True
    """
    found = find_bot(name)
    if seconds is None and nodes is None and seed is None:
        return found
    standard = Budget()
    budget = Budget(standard.seconds if seconds is None else seconds, nodes or 0)
    return TunedBot(found, None if seconds is None and nodes is None else budget, seed)


# -- many games ------------------------------------------------------------------------------------------


def simulate(
    game: str | Game[Any], /, *, games: int = 1000, seed: int = 0, jobs: int = 1, **options: Value
) -> Summary:
    """Play many random games inside the compiled rules, in `jobs` processes.

    >>> import purrlor
    >>> result = purrlor.simulate("wizards-and-witches", games=1000, players=4)
    >>> result.games, len(result.by_seat)
    (1000, 4)
    """
    found = _game(game)
    tasks = chunk_tasks(_by_name(found), found.settle(options), games, seed)
    return sum_up_chunks(find_engine("local", jobs).run(play_chunk, tasks))


def arena(
    game: str | Game[Any],
    /,
    bots: Sequence[str | Bot],
    *,
    games: int = 100,
    seed: int = 0,
    seconds: float = 1.0,
    nodes: int = 0,
    jobs: int = 1,
    **options: Value,
) -> Summary:
    """Let bots play each other, one per seat, changing seats from game to game; give wins with intervals.

    There are as many players as bots, unless `players` says otherwise; then the bots repeat.

    >>> import purrlor
    >>> result = purrlor.arena("wizards-and-witches", ["cat", "random"], games=40)
    >>> cat, rival = result.bots
    >>> cat.wins.value > rival.wins.value
    True
    """
    found = _game(game)
    settings = found.settle({PLAYERS: len(bots), **options})
    names = [each if isinstance(each, str) else each.name for each in bots]
    known = _own_bots(bots)
    own = Own(None if isinstance(_by_name(found), str) else found, known)
    plan = make_plan(found.name, settings, names, seed, Budget(seconds, nodes), own)
    tasks = [(plan, range(number, number + 1), own) for number in range(games)]
    rows = [row for more in find_engine("local", jobs).run(play_games, tasks) for row in more]
    return sum_up(rows)


def _own_bots(bots: Sequence[str | Bot]) -> dict[str, Bot]:
    """Give the bots that are objects by name; refuse a name that could mean two of them."""
    known: dict[str, Bot] = {}
    for each in bots:
        if isinstance(each, type):
            raise refused("bot-is-a-class", bot=each.__name__)
        if isinstance(each, str):
            continue
        other = known.setdefault(each.name, each)
        # The name of a bot with settings says what they are: two of one name play alike.
        alike = isinstance(each, TunedBot) and isinstance(other, TunedBot)
        if (other is not each and not alike) or (each.name in bots and all_bots().get(each.name) is not each):
            raise refused("bots-of-one-name", bot=each.name)
    return known


def review(
    match: Match, /, *, seconds: float = 20.0, rounds: int = 0, seed: int = 0, jobs: int = 1
) -> Review:
    """Tell what decided a finished match: chances, luck and choices of every seat, with standard errors.

    It works for about so many seconds, or for so many rounds: the same seed and rounds give the same review.

    >>> import purrlor
    >>> match = purrlor.new_match("wizards-and-witches", players=2, seed=1)
    >>> while not match.over:
    ...     seat = match.asked[0]
    ...     events = match.submit(seat, match.choices(seat)[0])
    >>> account = purrlor.review(match, rounds=1).accounts[0]
    >>> parts = (account.deal, account.draws, account.hidden, account.own, account.others)
    >>> abs(sum(part.value for part in parts) - (account.final - account.fair)) < 1e-9
    True
    """
    from purrlor.reviews.reviewing import review

    return review(match, seconds=seconds, rounds=rounds, seed=seed, jobs=jobs)


def _by_name(game: Game[Any]) -> str | Game[Any]:
    """Give the name of an installed game, by which other processes find it; else the game itself."""
    return game.name if all_games().get(game.name) is game else game


# -- texts, cards and laws: these need purrlor[table] ------------------------------------------------------


def texts(match: Match, language: str = "en", names: Sequence[str] = ()) -> Texts:
    """Give the texts of a match: `record` tells an action or event, `reason` a refusal, `say` the rest.

    >>> import purrlor
    >>> match = purrlor.new_match("battle-kittens", players=2, seed=1)
    >>> purrlor.texts(match, "pl", ["Ada", "Ben"]).record(match.choices(0)[0])
    'Weź: Bingo Szczęściarz'
    """
    from purrlor.table.texts import deck_texts

    return deck_texts(match.game, language, match.deck).seated(list(names))


def sentence(refusal: Refused, language: str = "en") -> str:
    """Tell why something was refused.

    >>> import purrlor
    >>> try:
    ...     purrlor.game("chess")
    ... except purrlor.Refused as refusal:
    ...     print(purrlor.sentence(refusal)[:30])
    There is no game called “chess
    """
    from purrlor.table.texts import sentence

    return sentence(refusal, language)


def read_deck(game: str | Game[Any], text: str) -> Deck:
    """Read the deck file of an owner's box, as `purrlor deck export` writes it.

    >>> import purrlor
    >>> deck = purrlor.read_deck("wizard-kittens", '''
    ... game = "wizard-kittens"
    ... [[curse]]
    ... id = "hairball"
    ... points = 9
    ... ''')
    >>> match = purrlor.new_match("wizard-kittens", deck=deck)
    """
    from purrlor.table import deck_file

    return deck_file.read_deck(_game(game), text)


def conform(game: str | Game[Any], games: int = 100) -> list[Match]:
    """Check a game against the laws that every game must keep, in random games; see docs/tutorial.md.

    >>> import purrlor
    >>> matches = purrlor.conform("wizards-and-witches", games=2)
    """
    from purrlor.table import conform

    return conform.conform(_game(game), games=games)
