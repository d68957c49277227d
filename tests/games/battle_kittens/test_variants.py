"""The variants of Battle Kittens, BK-30 to BK-33."""

import pytest

from purrlor.core.rng import Rng
from purrlor.games.battle_kittens import GAME
from purrlor.games.battle_kittens.actions import ACTIONS, Decline, Draw, PutAway, Take
from purrlor.games.battle_kittens.cards import ICONS, KING_NAMES, NAMES
from purrlor.games.battle_kittens.events import TeamPlaced
from purrlor.games.battle_kittens.rules.play import DRAW
from purrlor.games.battle_kittens.rules.table import COMPETE, DEPLOY, DRAFT, NO_CARD, TRIM
from purrlor.games.battle_kittens.score import score
from purrlor.games.battle_kittens.view import (
    census,
    hand_of,
    members,
    mine_of,
    put_away_by,
    seat_view,
    table_view,
)
from purrlor.table.conform import legal_settings
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from tests.games.battle_kittens.play import finish_phase, new, play_to, random_step
from tests.games.battle_kittens.scene import Scene, is_first_done


def test_bk_30_family_opens_everything_before_the_draft() -> None:
    view = table_view(new(4, family=True))
    assert all(ground.ground and ground.attribute for ground in view.grounds)
    assert (view.king_deck, view.kings) == (0, ())


def test_bk_30_family_ignores_icons() -> None:
    scene = Scene("karmel fado", "viola", deck="flora", family=True)
    assert is_first_done(scene)  # nobody is asked
    assert Scene("iris", "bingo", "vega", family=True).fish() == [7, 7, 4]  # a Flag breaks no tie


def test_bk_30_family_never_asks_about_icons() -> None:
    for seed in range(10):
        state = new(5, family=True, seed=seed)
        while state.pending:
            assert state.phase in (DRAFT, DEPLOY)
            finish_phase(state)


@pytest.mark.parametrize(("players", "dealt"), [(2, 10), (3, 10), (4, 10), (5, 10), (6, 9)])
def test_bk_31_short_deals_ten_and_keeps_seven_or_nine_with_six_players(players: int, dealt: int) -> None:
    state = new(players, short=True)
    assert state.phase == TRIM
    assert [len(hand_of(state, seat)) for seat in range(players)] == [dealt] * players
    hand = hand_of(state, 0)
    for card in hand[: dealt - 7]:
        state.apply(0, ACTIONS.number(state, PutAway(NAMES[card])))
    assert not state.pending & 1
    finish_phase(state)
    assert state.phase == DEPLOY
    assert mine_of(state, 0) == hand[dealt - 7 :]
    assert put_away_by(state, 0) == hand[: dealt - 7]
    assert set(census(state)) == {1}


def test_bk_30_family_refuses_draws_by_its_own_rule() -> None:
    for action in (Draw(), Decline()):
        reason = GAME.why(new(3, family=True), 0, action)
        assert reason is not None
        assert (reason.rule, reason.key) == ("BK-30", "no-icons")
        reason = GAME.why(new(3), 0, action)
        assert reason is not None
        assert (reason.rule, reason.key) == ("BK-10", "no-icon-now")


@pytest.mark.parametrize(("players", "top", "under"), [(2, 34, 6), (5, 4, 15), (6, 0, 12)])
def test_bk_31_what_was_put_away_lies_under_the_deck(players: int, top: int, under: int) -> None:
    state = play_to(new(players, short=True), DEPLOY)
    away = {card for seat in range(players) for card in put_away_by(state, seat)}
    assert len(away) == under
    assert set(members(state.under)) == away
    view = table_view(state)
    assert (view.deck, view.under) == (top + under, under)
    assert table_view(play_to(new(players), DEPLOY)).under == 0


def test_bk_31_yarn_draws_from_the_deck_first_then_what_was_put_away() -> None:
    drawn = 0
    for seed in range(12):
        state = play_to(new(5, short=True, seed=seed), COMPETE)
        rng = Rng.seeded(seed)
        while state.pending and state.phase == COMPETE:
            before, top, under = state.squads[:], set(members(state.deck)), set(members(state.under))
            if state.asking != NO_CARD and ICONS[state.tables.icon[state.asking]] == "yarn":
                seat, ground, round_ = state.squad, state.ground, state.round
                state.apply(seat, DRAW)
                if state.round == round_:
                    squad = seat * 3 + ground
                    new_ones = set(members(state.squads[squad])) - set(members(before[squad]))
                    assert len(new_ones) >= 1
                    assert new_ones <= (top or under) | (under if len(new_ones) > len(top) else set())
                    drawn += not top
            else:
                random_step(state, rng)
    assert drawn > 5, "the deck of four is often used up"


def test_bk_31_yarn_draws_with_six_players() -> None:
    asked = 0
    for seed in range(5):
        state = play_to(new(6, short=True, seed=seed), COMPETE)
        while state.pending and state.phase == COMPETE:
            asked += ICONS[state.tables.icon[state.asking]] == "yarn"
            random_step(state, Rng.seeded(seed))
    assert asked > 5


def test_bk_31_a_player_knows_what_they_put_away_until_it_is_drawn() -> None:
    state = new(6, short=True, seed=3)
    away = {}
    for seat in range(6):
        hand = hand_of(state, seat)
        away[seat] = hand[:2]
        for card in hand[:2]:
            state.apply(seat, ACTIONS.number(state, PutAway(NAMES[card])))
    rng, seen = Rng.seeded(4), set()
    while state.round == 0:
        if state.phase == COMPETE:
            for seat in range(6):
                left = [NAMES[card] for card in away[seat] if not (state.open >> card) & 1]
                assert [kitten.name for kitten in seat_view(state, seat).put_away] == left
                seen.add(len(left))
        random_step(state, rng)
    assert seen > {2}, "some were drawn"


def test_bk_31_nobody_learns_who_put_away_what_was_drawn() -> None:
    rng, owners, found = Rng.seeded(6), set(), 0
    for seed in range(10):
        state = play_to(new(6, short=True, seed=seed), COMPETE)
        while state.pending and state.phase == COMPETE:
            places = [(seat, seat * 9 + i) for seat in range(6) for i in range(2)]
            drawn = [
                state.dealt[at] for seat, at in places if seat != 0 and (state.open >> state.dealt[at]) & 1
            ]
            if drawn and not found:
                found = 1
                for i in range(200):
                    world = state.guess(0, rng)
                    owners |= {seat for seat, at in places if world.dealt[at] == drawn[0]}
            random_step(state, rng)
    assert owners == {1, 2, 3, 4, 5}


def test_bk_31_there_is_no_draft_and_only_short_puts_away() -> None:
    reason = GAME.why(new(3), 0, PutAway("alma"))
    assert reason is not None
    assert (reason.rule, reason.key) == ("BK-31", "keep-all")
    reason = GAME.why(new(3, short=True), 0, Take("alma"))
    assert reason is not None
    assert (reason.rule, reason.key) == ("BK-31", "no-draft")


def test_bk_32_variable_draft_passes_left_right_left() -> None:
    state = new(3, variable=True)
    directions: list[str] = []
    while state.pending:
        if state.phase == DRAFT and state.picked == 0 and len(directions) == state.round:
            hands = [hand_of(state, seat) for seat in range(3)]
            for seat in range(3):
                state.apply(seat, hands[seat][0])
            got = hand_of(state, 1)
            directions.append("left" if got == hands[0][1:] else "right" if got == hands[2][1:] else "?")
        else:
            finish_phase(state)
    assert directions == ["left", "right", "left"]


def test_bk_32_without_the_variant_hands_always_go_left() -> None:
    state = new(3)
    while state.pending:
        assert table_view(state).to_the_left
        finish_phase(state)


def test_bk_32_changes_nothing_together_with_short() -> None:
    one, other = new(3, short=True, variable=True), new(3, short=True)
    play_to(one, None)
    play_to(other, None)
    assert [one.fish[seat] for seat in range(3)] == [other.fish[seat] for seat in range(3)]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_bk_33_teams_of_two_are_refused_with_other_numbers(players: int) -> None:
    with pytest.raises(Refused) as refused:
        Match.new(GAME, {"players": players, "team": True})
    assert (refused.value.reason.rule, refused.value.reason.key) == ("BK-33", "team-needs-four-or-six")


@pytest.mark.parametrize("players", [4, 6])
def test_bk_33_partners_do_not_sit_side_by_side(players: int) -> None:
    sides = [place.side for place in table_view(new(players, team=True)).places]
    assert sorted(sides) == sorted(list(range(players // 2)) * 2)
    assert all(sides[seat] != sides[seat - 1] for seat in range(players))


def test_bk_33_stats_and_flags_of_both_squads_add_up() -> None:
    # Cuteness: 5 + 1 against 4 + 4.
    scene = Scene("flora", "iris", "olaf", "pixel", team=True)
    assert scene.fish() == [4, 7]
    # 4 + 4 each; one Flag and one Flag against one Flag.
    scene = Scene("bingo", "iris", "toto", "fado", team=True)
    assert scene.fish() == [7, 4]


def test_bk_33_the_team_is_told_its_total_and_flags() -> None:
    # Cuteness 4 + 4 + 5 of the King, one Flag and two more; against 4 + 3.
    scene = Scene("bingo", "iris", "fado", "vega", team=True, kings="royal_purr royal_parade")
    scene.state.king_deck = 1 << KING_NAMES.index("royal_purr")
    scene.draw()
    assert [event for event in scene.events if isinstance(event, TeamPlaced)][:2] == [
        TeamPlaced(0, 2, 13, 1, 1, 7),
        TeamPlaced(1, 3, 7, 0, 2, 4),
    ]
    ground = table_view(scene.state).grounds[0]
    assert (ground.totals, ground.flags) == ((13, 7), (1, 0))


def test_bk_33_fish_go_to_the_team_and_partners_share_the_outcome() -> None:
    state = play_to(new(6, team=True), None)
    places = table_view(state).places
    for seat in range(3):
        assert places[seat].fish == places[seat + 3].fish
        assert state.outcome(seat) == state.outcome(seat + 3)
        assert score(state).places[seat] == score(state).places[seat + 3]
    assert sum(state.outcome(seat) for seat in range(6)) == pytest.approx(1)


def test_bk_33_partners_keep_quiet_while_cards_are_secret() -> None:
    state = new(4, team=True)
    while state.pending:
        assert table_view(state).quiet
        finish_phase(state)
    assert not table_view(state).quiet
    assert not table_view(new(4)).quiet


def test_all_other_combinations_are_played() -> None:
    settings = legal_settings(GAME)
    assert len(settings) == 5 * 8 + 2 * 8, "a new option has other combinations: count them again"
    for given in settings:
        match = Match.new(GAME, given, "combination")
        assert len(match.asked) == given["players"]
        random_step(match.state, match.state.rng)  # type: ignore[arg-type]


def test_bk_30_in_family_flags_break_no_ties() -> None:
    assert Scene("bingo", "iris", "vega").fish() == [7, 4, 3]
    assert Scene("bingo", "iris", "vega", family=True).fish() == [7, 7, 4]
