"""The generator: the same everywhere, fair, and its streams apart."""

from hashlib import blake2b

from purrlor.core.rng import Rng


def test_the_fast_stream_is_sfc32() -> None:
    """Compare with the published algorithm, written out literally."""
    a, b, c, counter = 7, 0, 0x9E3779B9, 1
    expected = []
    for i in range(32):
        t = (a + b + counter) % 2**32
        counter += 1
        a, b, c = b ^ (b >> 9), (c + (c << 3)) % 2**32, (((c << 21) | (c >> 11)) + t) % 2**32
        expected.append(t)
    rng = Rng.seeded(7)
    assert [rng.next32() for i in range(20)] == expected[12:]


def test_the_keyed_stream_is_blake2b_in_counter_mode() -> None:
    key = bytes(range(32))
    words = b"".join(blake2b((16 * block).to_bytes(8, "little"), key=key).digest() for block in range(3))
    expected = [int.from_bytes(words[4 * i : 4 * i + 4], "little") for i in range(48)]
    rng = Rng.keyed(key)
    assert [rng.next32() for i in range(48)] == expected


def test_below_is_fair() -> None:
    rng = Rng.seeded(11)
    counts = [0] * 6
    for i in range(60_000):
        counts[rng.below(6)] += 1
    expected = 10_000
    assert sum((count - expected) ** 2 / expected for count in counts) < 20.5  # chi square, 5 degrees, 0.1 %


def test_a_clone_goes_on_alike_and_apart() -> None:
    for rng in (Rng.seeded(3), Rng.keyed(b"k" * 32)):
        for i in range(5):
            rng.next32()
        other = rng.clone()
        ahead = [other.next32() for i in range(40)]
        assert [rng.next32() for i in range(40)] == ahead


def test_streams_differ_by_purpose_and_leave_their_source_alone() -> None:
    for rng in (Rng.seeded(3), Rng.keyed(b"k" * 32)):
        before = rng.count
        first, again, second = rng.stream("deal"), rng.stream("deal"), rng.stream("bots")
        assert rng.count == before
        numbers = [first.next32() for i in range(4)]
        assert numbers == [again.next32() for i in range(4)]
        assert numbers != [second.next32() for i in range(4)]


def test_the_count_tells_that_chance_has_spoken() -> None:
    for rng in (Rng.seeded(1), Rng.keyed(b"k" * 32)):
        before = rng.count
        rng.below(10)
        assert rng.count == before + 1
