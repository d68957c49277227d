"""The stack of questions."""

from purrlor.core.arrays import lowest
from purrlor.core.frames import AT_ONCE, Frames


def test_a_question_at_once_waits_for_all() -> None:
    frames = Frames.empty()
    frames.push(3, 0b1011, AT_ONCE, 7, 8, 9)
    assert (frames.kind(), frames.asked(4), frames.detail(2)) == (3, 0b1011, 9)
    assert not frames.answered(1)
    assert frames.asked(4) == 0b1001
    assert not frames.answered(3)
    assert frames.answered(0)
    assert frames.waiting() == 0


def test_a_question_in_turn_goes_clockwise_from_the_first_seat() -> None:
    frames = Frames.empty()
    frames.push(1, 0b1101, 2, 0, 0, 0)
    order = []
    while frames.waiting():
        asked = frames.asked(4)
        seat = lowest(asked)
        assert asked == 1 << seat
        order.append(seat)
        frames.answered(seat)
    assert order == [2, 3, 0]


def test_a_nested_question_is_answered_first() -> None:
    frames = Frames.empty()
    frames.push(1, 0b11, 0, 5, 0, 0)
    frames.answered(0)
    frames.push(2, 0b1, 0, 0, 0, 0)
    assert (frames.kind(), frames.asked(2)) == (2, 1)
    frames.pop()
    assert (frames.kind(), frames.asked(2), frames.detail(0)) == (1, 2, 5)


def test_a_popped_question_leaves_no_trace() -> None:
    frames = Frames.empty()
    frames.push(1, 1, 0, 5, 6, 7)
    frames.set_detail(1, 4)
    frames.pop()
    assert list(frames.cells) == list(Frames.empty().cells)


def test_a_clone_is_apart() -> None:
    frames = Frames.empty()
    frames.push(1, 3, AT_ONCE, 0, 0, 0)
    other = frames.clone()
    other.answered(0)
    assert (frames.asked(2), other.asked(2)) == (3, 2)
