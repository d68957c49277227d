"""Rate limits fill again with time, and forget old clients."""

from __future__ import annotations

from purrlor.server.limits import Bucket, Buckets, Rate


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(Rate(3, 1000))
    assert [bucket.take() for i in range(4)] == [True, True, True, False]
    bucket.at -= 1
    assert bucket.take()


def test_buckets_forget_those_longest_silent() -> None:
    buckets = Buckets(Rate(1, 0), most=2)
    assert [buckets.take(who) for who in "aabca"] == [True, False, True, True, True]
