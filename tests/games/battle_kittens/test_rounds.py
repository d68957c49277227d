"""Set-up, draft, deployment and rounds of Battle Kittens, BK-1 to BK-7."""

from collections.abc import Iterable
from itertools import permutations

import pytest

import purrlor
from purrlor.core.rng import Rng
from purrlor.games.battle_kittens import GAME
from purrlor.games.battle_kittens.actions import Ready, Send, Take
from purrlor.games.battle_kittens.cards import ATTRIBUTES, GROUND_ROWS, ICONS, KING_ROWS, KITTEN_ROWS, NAMES
from purrlor.games.battle_kittens.events import DrewKitten, Revealed
from purrlor.games.battle_kittens.rules.play import READY, BattleKittens
from purrlor.games.battle_kittens.rules.table import COMPETE, DEPLOY, DRAFT
from purrlor.games.battle_kittens.score import score
from purrlor.games.battle_kittens.view import SeatView, TableView, census, hand_of, mine_of, table_view
from purrlor.table.match import Match
from purrlor.table.reasons import Refused
from purrlor.table.records import Action
from purrlor.table.snapshot import snapshot
from tests.games.battle_kittens.play import finish_phase, new, play_to, random_step


def test_bk_1_54_kittens_with_four_stats_and_icons() -> None:
    assert len(KITTEN_ROWS) == 54
    stats = [(c, s, w, a) for name, icon, c, s, w, a in KITTEN_ROWS]
    assert {stat for row in stats for stat in row} == set(range(6))
    assert len({sum(column) for column in zip(*stats, strict=True)}) == 1, (
        "no Attribute has more than another"
    )


def test_bk_1_nine_battlegrounds_pay_what_the_box_holds_and_there_are_seven_kings() -> None:
    assert len(GROUND_ROWS) == 9
    assert sum(sum(row[1:]) for row in GROUND_ROWS) == 125
    assert all(row[1] > row[2] > row[3] > 0 for row in GROUND_ROWS)
    assert len(KING_ROWS) == 7
    assert len({row[1:] for row in KING_ROWS}) == 7


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_bk_1_all_nine_battlegrounds_are_used_and_attributes_differ_in_a_round(players: int) -> None:
    state = play_to(new(players), None)
    assert sorted(state.grounds[slot] for slot in range(9)) == list(range(9))
    for seed in range(20):
        state = play_to(new(players, seed=seed), COMPETE)
        assert len({state.attributes[slot] for slot in range(3)}) == 3


def test_bk_1_nothing_is_lost_in_a_whole_game() -> None:
    state = new(6)
    rng = Rng.seeded(3)
    while state.pending:
        assert set(census(state)) == {1}
        random_step(state, rng)
    assert set(census(state)) == {1}


def test_bk_2_two_battlegrounds_are_open_in_the_draft_and_the_third_after_it() -> None:
    state = new(3)
    grounds = table_view(state).grounds
    assert [ground.ground is None for ground in grounds] == [False, False, True]
    assert [ground.attribute is None for ground in grounds] == [False, False, True]
    finish_phase(state)
    assert state.phase == DEPLOY
    assert [ground.ground is None for ground in table_view(state).grounds] == [False, False, False]


def test_bk_3_everybody_takes_one_and_passes_the_rest_to_the_left() -> None:
    state = new(3)
    hands = [hand_of(state, seat) for seat in range(3)]
    assert [len(hand) for hand in hands] == [7, 7, 7]
    for seat in range(3):
        state.apply(seat, hands[seat][seat])
    for seat in range(3):
        before = hands[seat - 1]
        assert hand_of(state, seat) == [card for card in before if card != before[(seat - 1) % 3]]


def test_bk_3_until_all_are_taken() -> None:
    state = new(4)
    dealt = {card for seat in range(4) for card in hand_of(state, seat)}
    finish_phase(state)
    taken = [mine_of(state, seat) for seat in range(4)]
    assert [len(cards) for cards in taken] == [7] * 4
    assert {card for cards in taken for card in cards} == dealt


def test_bk_3_only_a_kitten_of_the_hand_can_be_taken() -> None:
    match = Match.new(GAME, {"players": 2}, "hand")
    hand = hand_of(match.state, 0)  # type: ignore[arg-type]
    other = next(card for card in range(54) if card not in hand)
    reason = match.why(0, Take(NAMES[other]))
    assert reason is not None
    assert (reason.rule, reason.key) == ("BK-3", "not-held")


def test_bk_3_nobody_waits_for_a_seat_order() -> None:
    state = new(4)
    picks = [hand_of(state, seat)[seat] for seat in range(4)]
    ends = []
    for order in permutations(range(4)):
        world = state.clone()
        for seat in order:
            world.apply(seat, picks[seat])
        ends.append(snapshot(world))
    assert all(end == ends[0] for end in ends)


def test_bk_4_all_seven_go_into_three_squads_with_at_least_one_each() -> None:
    match = deploying()
    mine = [kitten.name for kitten in own_view(match).hand]
    for card in mine[:6]:
        assert refusal(match, Ready()) == ("BK-4", "some-left")
        match.submit(0, Send(card, 1))
    match.submit(0, Send(mine[6], 2))
    assert refusal(match, Ready()) == ("BK-4", "squad-needs-one")
    match.submit(0, Send(mine[3], 3))
    match.submit(0, Ready())
    assert match.asked == [1]
    assert [len(squad) for squad in own_view(match).squads] == [5, 1, 1]


@pytest.mark.parametrize("order", [range(7), range(6, -1, -1), (3, 0, 6, 1, 5, 2, 4)])
def test_bk_4_kittens_are_placed_in_any_order(order: Iterable[int]) -> None:
    match = deploying()
    mine = [kitten.name for kitten in own_view(match).hand]
    for number in order:
        match.submit(0, Send(mine[number], number % 3 + 1))
    squads = [[kitten.name for kitten in squad] for squad in own_view(match).squads]
    assert squads == [mine[0::3], mine[1::3], mine[2::3]]
    assert own_view(match).hand == ()


def test_bk_4_kittens_are_moved_about_until_ready_and_again_when_that_is_taken_back() -> None:
    match = deploying()
    mine = [kitten.name for kitten in own_view(match).hand]
    for number, card in enumerate(mine):
        match.submit(0, Send(card, number % 3 + 1))
    seen = match.view(1)
    for card in mine:
        for ground in (1, 2, 3, 1):
            if refusal(match, Send(card, ground)) is None:
                match.submit(0, Send(card, ground))
            else:
                assert refusal(match, Send(card, ground)) == ("BK-4", "there-already")
            squads = own_view(match).squads
            assert card in [kitten.name for kitten in squads[ground - 1]]
            assert sorted(kitten.name for squad in squads for kitten in squad) == mine
    assert match.view(1) == seen, "nobody else notices"
    match.submit(0, Send(mine[1], 2))
    match.submit(0, Send(mine[2], 3))
    match.submit(0, Ready())
    assert refusal(match, Send(mine[0], 2)) == ("", "chosen-already")
    match.undo(0)
    match.submit(0, Send(mine[0], 2))
    match.submit(0, Ready())
    assert [len(squad) for squad in own_view(match).squads] == [4, 2, 1]


def test_bk_4_programs_deploy_in_eight_steps_from_wherever_somebody_stopped() -> None:
    """Bots keep to one order, and come to an end whatever a player who left has arranged."""
    rng = Rng.seeded(8)
    for number in range(60):
        state = play_to(new(2, seed=number), DEPLOY)
        assert len(state.considered_actions(0)) == 3
        for i in range(rng.below(12)):
            actions = [action for action in state.legal_actions(0) if action != READY]
            state.apply(0, actions[rng.below(len(actions))])
        steps = 0
        while state.pending & 1:
            actions = state.considered_actions(0)
            assert set(actions) <= set(state.legal_actions(0))
            state.apply(0, actions[rng.below(len(actions))])
            steps += 1
        assert steps <= 9, "seven Kittens, a squad to fill, Ready"
        assert all(state.squads[ground] for ground in range(3))


def test_bk_4_nobody_can_move_kittens_for_ever() -> None:
    state = play_to(new(2), DEPLOY)
    steps = 0
    while state.pending & 1:
        actions = state.legal_actions(0)
        state.apply(0, actions[-1])  # to and fro as long as it goes
        steps += 1
        assert steps < 120
    match = deploying()
    card, other = [kitten.name for kitten in own_view(match).hand][:2]
    for number in range(100):
        match.submit(0, Send(card, number % 2 + 1))
    assert refusal(match, Send(card, 1)) == ("BK-4", "moved-enough")
    match.submit(0, Send(other, 3))


def test_bk_4_after_a_sealed_choice_the_reason_says_how_to_change_it() -> None:
    match = Match.new(GAME, {"players": 2}, "sealed")
    first, other = match.choices(0)[:2]
    match.submit(0, first)
    assert refusal(match, other) == ("", "chosen-already")
    match.undo(0)
    match.submit(0, other)
    turns = purrlor.new_match("wizards-and-witches", players=2)
    waiting = 1 - turns.asked[0]
    reason = turns.why(waiting, turns.choices(1 - waiting)[0])
    assert reason is not None
    assert reason.key == "not-your-turn", "nothing was sealed"


def deploying(players: int = 2) -> Match:
    """Give a match in which everybody is about to deploy."""
    match = Match.new(GAME, {"players": players}, "deploying")
    while match.choices(0) and isinstance(match.choices(0)[0], Take):
        for seat in match.asked:
            match.submit(seat, match.choices(seat)[0])
    return match


def own_view(match: Match, seat: int = 0) -> SeatView:
    """Show a seat what it alone knows."""
    own = match.view(seat).own
    assert isinstance(own, SeatView)
    return own


def refusal(match: Match, action: Action) -> tuple[str, str] | None:
    """Tell rule and key of the reason why the first seat can't do something; None if it can."""
    reason = match.why(0, action)
    return None if reason is None else (reason.rule, reason.key)


def test_bk_4_every_way_to_deploy_is_possible() -> None:
    ways = set()

    def go(state: BattleKittens) -> None:
        if not (state.pending & 1):
            ways.add(tuple(state.squads[ground] for ground in range(3)))
            return
        for action in state.considered_actions(0):
            after = state.clone()
            after.apply(0, action)
            go(after)

    go(play_to(new(2), DEPLOY))
    assert len(ways) == 3**7 - 3 * 2**7 + 3  # all ways to part seven into three that are not empty


def test_bk_4_deployments_commute_in_all_orders() -> None:
    state = play_to(new(3), DEPLOY)
    ends = []
    for order in permutations(range(3)):
        world = state.clone()
        for seat in order:
            for i in range(8):
                actions = world.considered_actions(seat)
                world.apply(seat, actions[(i + seat) % len(actions)])
        ends.append(snapshot(world))
    assert all(end == ends[0] for end in ends)


def test_bk_5_squads_are_revealed_battleground_by_battleground_the_open_ones_first() -> None:
    for seed in range(40):
        state = play_to(new(6, seed=seed), COMPETE)
        if state.ground == 0:
            break
    squads = table_view(state).places[0].squads
    assert [squad.kittens is None for squad in squads] == [False, True, True]
    assert sum(squad.size for squad in squads) >= 7
    for seat in range(6):
        assert state.squads[seat * 3] & ~state.open == 0
        assert state.squads[seat * 3 + 1] & state.open == 0
        assert state.squads[seat * 3 + 2] & state.open == 0


def test_bk_5_what_is_revealed_is_told_with_the_battleground() -> None:
    match = Match.new(GAME, {"players": 2, "family": True}, "reveal")
    while not any(isinstance(event, Revealed) for step in match.steps for event in step.events):
        match.submit(match.asked[0], match.choices(match.asked[0])[0])
    told = [event for event in match.steps[-1].events if isinstance(event, Revealed)]
    assert len(told) == 14
    assert [event.which for event in told] == sorted(event.which for event in told)
    assert {event.which for event in told} == {1, 2, 3}


@pytest.mark.parametrize("family", [True, False])
def test_whoever_never_saw_a_kitten_is_told_its_card_when_it_is_turned_over(family: bool) -> None:
    # A round can be over in the same step: then no view shows the Kitten.
    match, told = Match.new(GAME, {"players": 3, "family": family}, "cards"), 0
    while not match.over:
        match.submit(match.asked[0], match.choices(match.asked[0])[0])
        for event in match.steps[-1].events:
            if isinstance(event, Revealed | DrewKitten):
                _, icon, *stats = KITTEN_ROWS[event.number - 1]
                assert (event.card, event.icon) == (
                    NAMES[event.number - 1],
                    "none" if family else ICONS[icon],
                )
                assert f"{event.stats:04}" == "".join(map(str, stats))
                told += 1
    assert told >= 3 * 3 * 7


def test_bk_6_between_rounds_everything_is_shuffled_and_dealt_anew() -> None:
    state = new(5)
    while state.round == 0:
        random_step(state, Rng.seeded(state.picked))
    view: TableView = table_view(state)
    assert (view.round, view.phase, view.king_deck, view.deck) == (2, "draft", 7, 54 - 35)
    assert [ground.ground is None for ground in view.grounds] == [False, False, True]
    assert all(squad.size == 0 for place in view.places for squad in place.squads)
    assert not {state.grounds[slot] for slot in range(3)} & {state.grounds[3], state.grounds[4]}
    assert int(state.attribute_deck).bit_count() == len(ATTRIBUTES) - 2
    assert state.phase == DRAFT


def test_bk_7_the_most_fish_win_after_three_rounds() -> None:
    state = play_to(new(4), None)
    assert state.round == 2
    fish = [state.fish[seat] for seat in range(4)]
    winners = [seat for seat in range(4) if fish[seat] == max(fish)]
    assert [state.outcome(seat) for seat in range(4)] == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(4)
    ]
    result = score(state)
    assert result.lines[-1].amounts == tuple(fish)
    rows = [line.amounts for line in result.lines[:-1]]
    assert [sum(amount or 0 for amount in column) for column in zip(*rows, strict=True)] == fish


def test_bk_7_equal_fish_share_the_victory() -> None:
    state = play_to(new(3), None)
    for seat, fish in enumerate((20, 20, 9)):
        state.fish[seat] = fish
    assert [state.outcome(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert score(state).places == (1, 1, 3)
    assert score(state).ending == "shared"


def test_nothing_can_be_done_out_of_its_phase() -> None:
    match = Match.new(GAME, {"players": 2}, "phase")
    for action, rule in ((Send("alma", 1), "BK-4"),):
        with pytest.raises(Refused) as refused:
            match.submit(0, action)
        assert refused.value.reason.rule == rule
