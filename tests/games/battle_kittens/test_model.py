"""What everybody is told of a competition is what the slow model finds, over random games in all variants."""

from collections import deque
from random import Random

from purrlor.core.state import WATCHER
from purrlor.games.battle_kittens import GAME
from purrlor.games.battle_kittens.actions import Draw
from purrlor.games.battle_kittens.events import (
    DraftDone,
    DrewKing,
    GameEnded,
    GroundOpened,
    Revealed,
    RoundBegan,
)
from purrlor.games.battle_kittens.view import TableView
from purrlor.table.conform import legal_settings
from purrlor.table.match import Match
from purrlor.table.options import Settings
from tests.games.battle_kittens.model import KINGS, Model
from tests.scale import SEED, games


def play(settings: Settings, seed: int, eager: bool) -> Match:
    """Play at random; who is eager uses every icon."""
    match, chance = Match.new(GAME, settings, seed), Random(seed)
    while not match.over:
        seat = match.asked[0]
        wanted = Draw() in match.choices(seat) and eager
        match.submit(seat, Draw() if wanted else int(chance.choice(match.state.considered_actions(seat))))
    return match


def follow(match: Match) -> set[str]:
    """Let the model follow a finished game; tell which King cards were drawn."""
    settings = match.settings
    model = Model(match.seats, bool(settings["family"]), bool(settings["team"]))
    table, kings = match.at(0).view(WATCHER).table, set()
    assert isinstance(table, TableView)
    for ground in table.grounds:
        if ground.ground is not None and ground.attribute is not None:
            model.open(ground.ground, ground.attribute)
    story = deque(match.story(WATCHER))
    while story:
        if isinstance(story[0], Revealed):
            kings |= {event.king for event in story if isinstance(event, DrewKing)}
            model.compete(story)
            continue
        match story.popleft():
            case RoundBegan():
                model.begin_round()
            case GroundOpened(ground=name, attribute=attribute):
                model.open(name, attribute)
            case DraftDone(cards=cards):
                assert (cards, len(model.grounds)) == (7, 3 if model.family else 2)
            case GameEnded(fish=fish):
                assert fish == max(model.fish)
    assert [place == 1 for place in match.score().places] == model.winners()
    return kings


def test_random_games_agree_with_the_slow_model() -> None:
    settings, kings = legal_settings(GAME), set[str]()
    for game in range(games(2 * len(settings), soak=1_000)):
        rounds, which = divmod(game, len(settings))
        kings |= follow(play(settings[which], SEED + game, eager=rounds % 2 == 0))
    assert kings == KINGS.keys()
