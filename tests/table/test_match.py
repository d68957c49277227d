"""A match: moves, refusals, taking back, saving."""

import json
from copy import copy
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from purrlor.core.state import State
from purrlor.games.wizards_and_witches import GAME
from purrlor.games.wizards_and_witches.actions import DiscardDrawn, Lay, Throw
from purrlor.table.conform import legal_settings
from purrlor.table.game import all_games
from purrlor.table.match import Match, Move, TakeBack
from purrlor.table.reasons import Refused
from purrlor.table.records import Event, Seat, dealt, handed, own, shown, teaches, told
from purrlor.table.snapshot import snapshot
from purrlor.table.texts import LANGUAGES, sentence
from purrlor.table.wire import load, read_action, save, write_action
from tests.record import random_match


def refusal(match: Match, seat: int, action: object) -> str:
    before = snapshot(match.state)
    log = list(match.log)
    with pytest.raises(Refused) as no:
        match.submit(seat, action)  # type: ignore[arg-type]
    assert snapshot(match.state) == before
    assert match.log == log
    return no.value.reason.key


def test_taking_back_does_not_go_through_the_whole_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    battle = all_games()["battle-kittens"]
    for length in range(60, 100):
        match, deals = random_match(battle, battle.settle({"players": 4}), "long", length), 0
        seat = match.asked[0]
        again, before = match.choices(seat)[0], snapshot(match.state)
        tried = copy(match)
        tried.submit(seat, again)
        if tried.can_undo(seat):
            break
    honest = Match._deal

    def deal(self: Match) -> State:
        nonlocal deals
        deals += 1
        return honest(self)

    monkeypatch.setattr(Match, "_deal", deal)
    for _ in range(50):
        match.submit(seat, again)
        match.undo(seat)
    assert deals <= 1
    assert snapshot(match.state) == before


def test_refusals_say_why_and_change_nothing() -> None:
    match = Match.new(GAME, {"players": 3}, 5)
    turn = match.asked[0]
    assert refusal(match, (turn + 1) % 3, DiscardDrawn()) == "not-your-turn"
    assert refusal(match, 7, DiscardDrawn()) == "no-such-seat"
    assert refusal(match, -1, DiscardDrawn()) == "no-such-seat"
    assert refusal(match, turn, Lay("potion_1")) == "no-such-action"
    assert refusal(match, turn, Throw("potion_1", 6)) == "no-such-action"


def test_nothing_goes_on_after_the_end() -> None:
    match = random_match(GAME, GAME.settle({"players": 3}), "over")
    assert refusal(match, 0, DiscardDrawn()) == "game-over"
    assert match.asked == []
    assert match.prompt(0) is None


@pytest.mark.parametrize("name", list(all_games()))
def test_nothing_is_taken_back_after_the_end(name: str) -> None:
    game = all_games()[name]
    for settings in legal_settings(game)[:40]:
        match = random_match(game, settings, "over")
        for seat in range(match.seats):
            assert not match.can_undo(seat)
            with pytest.raises(Refused) as no:
                match.undo(seat)
            assert no.value.reason.key == "game-over"


def test_a_score_is_refused_before_the_end() -> None:
    with pytest.raises(Refused):
        Match.new(GAME, {}, 1).score()


def lair_turn() -> Match:
    """Find a Strategic match in which somebody with a Lair has played and still has to discard."""
    for seed in range(200):
        match = Match.new(GAME, {"players": 2, "strategic": True}, seed)
        for i in range(40):
            seat = match.asked[0]
            match.submit(seat, match.choices(seat)[0])
            if not match.over and match.asked[0] == seat and match.can_undo(seat):
                return match
            if match.over:
                break
    raise AssertionError("no such turn")


def test_a_move_can_be_taken_back_while_nothing_was_learnt() -> None:
    match = lair_turn()
    seat = match.asked[0]
    played, steps = match.log[-1], len(match.steps)
    before = snapshot(match.at(len(match.log) - 1).state)
    match.undo(seat)
    assert match.log[-2:] == [played, TakeBack(seat)]
    assert len(match.steps) == steps - 1
    assert snapshot(match.state) == before
    assert snapshot(load(save(match)).state) == before


def test_a_move_can_be_taken_back_until_the_next_player_acts() -> None:
    match = Match.new(all_games()["isle-of-cats"], {"players": 2}, 3)
    for i in range(400):
        asked = match.asked
        seat = asked[0]
        match.submit(seat, match.choices(seat)[0])
        if asked == [seat] != match.asked and len(match.asked) == 1 and match.can_undo(seat):
            break
    (other,) = match.asked
    match.submit(other, match.choices(other)[0])
    assert not match.can_undo(seat)


def test_a_draw_closes_the_way_back() -> None:
    match = lair_turn()
    seat = match.asked[0]
    match.submit(seat, match.choices(seat)[0])  # the discard ends the turn, and the next player draws
    assert not match.can_undo(seat)
    with pytest.raises(Refused) as no:
        match.undo(seat)
    assert no.value.reason.key == "can-not-undo"


class Secret(Event, frozen=True):
    seat: Seat
    other: Seat
    mine: Annotated[int | None, own("seat")]
    news: Annotated[int | None, dealt("seat")]
    open_to_all: Annotated[int, shown("seat")]
    given: Annotated[int | None, handed(to="other", by="seat")]


def test_events_tell_each_seat_what_it_may_know() -> None:
    event = Secret(0, 1, 10, 11, 12, 13)
    assert told(event, 0) == event
    assert told(event, 1) == Secret(0, 1, None, None, 12, 13)
    assert told(event, 2) == told(event, -1) == Secret(0, 1, None, None, 12, None)


def test_events_teach_whoever_did_not_know() -> None:
    nothing = Secret(0, 1, 10, None, None, 13)  # type: ignore[arg-type]
    assert not teaches(nothing, 0)
    assert teaches(nothing, 1)
    assert not teaches(nothing, 2)
    assert teaches(Secret(0, 1, None, 11, None, None), 0)  # type: ignore[arg-type]
    assert teaches(Secret(0, 1, None, None, 12, None), 2)


def test_a_saved_game_is_one_small_file() -> None:
    match = random_match(GAME, GAME.settle({"players": 4}), "small")
    data = save(match)
    assert len(data) < 6000
    assert json.loads(data)["game"] == "wizards-and-witches"
    copy = load(data)
    assert copy.log == match.log
    assert snapshot(copy.state) == snapshot(match.state)


def broken(change: dict[str, object]) -> bytes:
    saved = json.loads(save(random_match(GAME, GAME.settle({"players": 3}), "broken")))
    return json.dumps({**saved, **change}).encode()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"rules": 99}, "saved-other-rules"),
        ({"options": {"players": 8}}, "no-such-value"),
        ({"options": {"players": 2, "challenging": True}}, "challenging-with-two"),
        ({"options": {"cats": 9}}, "no-such-option"),
        ({"log": [{"seat": 9, "action": {"do": "discard_drawn"}}]}, "saved-illegal"),
        ({"log": [{"seat": 10**30, "undo": True}]}, "saved-unreadable"),
        ({"log": [{"seat": 0}]}, "saved-illegal"),
        ({"log": [{"seat": 0, "action": {"do": "fly"}}]}, "saved-illegal"),
        ({"log": [{"seat": 0, "action": {"do": "lay", "card": "dragon"}}]}, "saved-illegal"),
        (
            {"log": [{"seat": 0, "action": {"do": "throw", "card": "potion_1", "target": 10**40}}]},
            "saved-illegal",
        ),
        ({"log": []}, "saved-elsewhere"),
        ({"log": 5}, "saved-unreadable"),
        ({"seed": 5}, "saved-unreadable"),
        ({"more": 1}, "saved-unreadable"),
        ({"purrlor": 2}, "saved-unreadable"),
        ({"deck": {"dragons": []}}, "deck-no-such-table"),
    ],
)
def test_a_broken_saved_game_is_refused_with_a_sentence(change: dict[str, object], key: str) -> None:
    with pytest.raises(Refused) as no:
        load(broken(change))
    assert no.value.reason.key == key
    for language in LANGUAGES:
        assert "⟨" not in sentence(no.value, language)


@given(st.integers(0, 3000), st.binary(max_size=8))
def test_a_truncated_or_damaged_file_never_gets_through(cut: int, noise: bytes) -> None:
    data = save(random_match(GAME, GAME.settle({"players": 3}), "cut"))
    damaged = data[: min(cut, len(data) - 3)] + noise
    with pytest.raises(Refused):
        load(damaged)


def test_an_enormous_file_is_refused() -> None:
    with pytest.raises(Refused) as no:
        load(b" " * 5_000_000)
    assert no.value.reason.key == "saved-too-large"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b'{"do":"throw"}',
        b'{"do":"throw","card":3,"target":1}',
        b'{"do":"throw","card":"potion_1","target":-1}',
        b'{"do":"throw","card":"potion_1","target":1e999}',
        b'{"do":"throw","card":"potion_1","target":123456789012345678901234567890}',
        b'{"do":"throw","card":"potion_1","target":1,"more":1}',
        b'{"do":"throw","card":"\xff","target":1}',
        b'{"do":' + b"[" * 5000,
    ],
)
def test_what_is_no_action_is_refused_on_the_wire(data: bytes) -> None:
    with pytest.raises(Refused) as no:
        read_action(GAME, data)
    assert no.value.reason.key == "no-action-there"


def test_actions_survive_the_wire() -> None:
    for action in (Throw("spell_2", 3), Lay("lair"), DiscardDrawn()):
        assert read_action(GAME, write_action(action)) == action


def test_a_match_can_be_shown_as_it_was() -> None:
    match = random_match(GAME, GAME.settle({"players": 3}), "back")
    early = match.at(5)
    assert early.log == match.log[:5]
    assert all(isinstance(entry, Move) for entry in early.log)
    assert early.digest() != match.digest()
