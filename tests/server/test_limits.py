"""Rate limits fill again with time, and forget old clients."""

from __future__ import annotations

from purrlor.server.limits import Bucket, Buckets, Rate, counted_address


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(Rate(3, 1000))
    assert [bucket.take() for i in range(4)] == [True, True, True, False]
    bucket.at -= 1
    assert bucket.take()


def test_buckets_forget_those_longest_silent() -> None:
    buckets = Buckets(Rate(1, 0), most=2)
    assert [buckets.take(who) for who in "aabca"] == [True, False, True, True, True]


def test_a_bucket_is_looked_into_without_taking() -> None:
    buckets = Buckets(Rate(1, 0))
    assert not buckets.is_empty("ann")
    assert buckets.take("ann")
    assert buckets.is_empty("ann")
    assert not buckets.is_empty("bob")


def test_a_home_with_ipv6_is_one_client() -> None:
    assert counted_address("2001:db8:1:2:3:4:5:6") == counted_address("2001:db8:1:2:ffff::1")
    assert counted_address("2001:db8:1:2::1") != counted_address("2001:db8:1:3::1")
    assert counted_address("192.0.2.1") != counted_address("192.0.2.2")
    assert counted_address("::ffff:192.0.2.1") != counted_address("::ffff:192.0.2.2")
