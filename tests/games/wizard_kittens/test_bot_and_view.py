"""The judge sees what matters; the table can be drawn; every card has its words."""

import io

import pytest
from rich.console import Console

from purrlor.core.glance import Glance
from purrlor.core.rng import Rng
from purrlor.games.wizard_kittens import GAME
from purrlor.games.wizard_kittens.bot import WEIGHTS, Outlook
from purrlor.games.wizard_kittens.cards import (
    CHAOS_NAMES,
    COUNTED,
    CREDIT_NAMES,
    CURSE_NAMES,
    KITTENS,
    RULE_NAMES,
    SPELLS,
    WHENS,
)
from purrlor.games.wizard_kittens.terminal import draw
from purrlor.games.wizard_kittens.view import Chosen, table_view
from purrlor.table.match import Match
from purrlor.table.records import Action
from purrlor.table.texts import LANGUAGES, game_texts
from tests.games.wizard_kittens.scene import Cast, Choose, Scene, TakeKitten
from tests.games.wizard_kittens.test_fixtures import PATHS
from tests.record import replay


def test_greedy_takes_a_curse_that_lies_open() -> None:
    scene = Scene("AAP|", "S|F", "|", curses=("snail", "vampire")).act(Cast("switch"))
    scene.act(Choose(0, "1", "potion"))
    best = Glance(scene.state, 0, GAME.judge, Rng.seeded(1)).best()
    offers = dict(zip(scene.state.legal_actions(0), scene.offers(), strict=True))
    assert offers[best] == Choose(1, "1", "scroll")
    picked = GAME.judge.pick(scene.state, 0, scene.state.legal(0), Rng.seeded(1))
    assert picked == best  # as a playout does


def test_the_judge_expects_the_end_that_is_near() -> None:
    def chance(*cut: int, curses: tuple[str, ...] = ("snail", "vampire")) -> float:
        scene = Scene("AA|FS", "P|", "|", curses=curses).cut(*cut)
        return Outlook(scene.state, WEIGHTS.values).chance_to_finish(scene.state, 0, 0.0)

    assert chance(10, 22, 11) > chance(0, 10, 11) > chance(0, 0, 11) > chance(0, 0, 2)
    assert chance(0, 0, 11, curses=("snail", "vampire")) > chance(0, 0, 11, curses=("breadhead", "snail"))


def test_greedy_cleans_its_paws_when_caught_is_near_and_collects_when_it_is_not() -> None:
    def choice(*cut: int) -> Action:
        scene = Scene("AF|", "P|S", "S|F", curses=("breadhead", "scaredycat"))
        scene.state.cats = 0
        scene.settle().cut(*cut)
        best = Glance(scene.state, 0, GAME.judge, Rng.seeded(1)).best()
        return dict(zip(scene.state.legal_actions(0), scene.offers(), strict=True))[best]

    assert choice(0, 0, 2) == Cast("swat")
    assert choice(10, 22, 11) == Cast("switch")


def test_a_playout_collects_what_the_curses_ask_for() -> None:
    scene = Scene("AA|F", "P|", "|", hand="S", curses=("snail", "vampire"))
    count = scene.state.legal(0)
    picked = {GAME.judge.pick(scene.state, 0, count, Rng.seeded(seed)) for seed in range(10)}
    assert [scene.state.legal_actions(0).index(number) for number in picked] == [
        0
    ]  # chapter 1, with the Snail


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_can_be_drawn(language: str) -> None:
    texts = game_texts(GAME, language).seated(["Ann", "Bob", "Cat", "Dee"])
    for path in PATHS[:6]:
        match = replay(path.read_bytes())
        for moves in (0, len(match.log) // 2, len(match.log)):
            console = Console(record=True, width=120, file=io.StringIO())
            console.print(draw(match.at(moves).view(0), texts, 0))
            assert "⟨" not in console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kittens_to_choose_can_be_drawn(language: str) -> None:
    texts = game_texts(GAME, language).seated(["Ann", "Bob", "Cat"])
    match = Match.new(GAME, {"players": 3, "advanced": True, "choose_kittens": True})
    match.submit(match.asked[0], TakeKitten("easa"))
    console = Console(record=True, width=120, file=io.StringIO())
    console.print(draw(match.view(0), texts, 0))
    drawn = console.export_text()
    assert all(texts.thing("spell", spell) in drawn for spell in SPELLS)
    assert "Muffin" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words(language: str) -> None:
    texts = game_texts(GAME, language)
    things = {
        "curse": CURSE_NAMES,
        "credit": CREDIT_NAMES,
        "rule": RULE_NAMES,
        "chaos": CHAOS_NAMES,
        "kitten": KITTENS,
        "spell": SPELLS,
        "when": WHENS,
        "credit-says": COUNTED,
    }
    missing = [f"{kind}-{name}" for kind, names in things.items() for name in names]
    missing += [f"spell-{name}-about" for name in SPELLS]
    missing += [f"option-{option.name}" for option in GAME.options]
    assert [key for key in missing if not texts.has(key)] == []


def test_the_view_shows_what_is_chosen_and_held() -> None:
    scene = Scene("A|", "F|", "|", hand="P")
    assert [(held.seat, held.component) for held in scene.view().held] == [(0, "potion")]
    scene = Scene("A|", "F|", "|").act(Cast("sling")).act(Choose(0, "1", "artifact"))
    assert table_view(scene.state).chosen == (Chosen(0, "1", "artifact"),)
