"""Read every field of a state, compiled or not, for comparing, counting and digests."""

from __future__ import annotations

import json
from hashlib import blake2b

from librt.vecs import vec

from purrlor.core.pickles import fields
from purrlor.core.state import State

# Not part of the position: buffers, and what never changes.
SCRATCH = ("choices", "count", "options", "shapes", "sink", "tables")


def snapshot(state: State, chance: bool = True) -> dict[str, object]:
    """Read the whole position as plain lists and numbers, with or without its generator."""
    return {
        name: _plain(value)
        for name, value in fields(state).items()
        if name not in SCRATCH and (chance or name != "rng")
    }


def _plain(value: object) -> object:
    if value is None or isinstance(value, int | float | str):  # a bool is an int
        return value
    if isinstance(value, vec):
        return list(value)
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return {name: _plain(item) for name, item in fields(value).items()}


def digest(state: State) -> str:
    """Give the digest of a position, sixteen letters, the same compiled and interpreted."""
    text = json.dumps(snapshot(state), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def perft(state: State, depth: int) -> tuple[int, str]:
    """Count the positions at a depth and digest them; seats asked at the same time answer in seat order."""
    leaves = _leaves(state, depth)
    return len(leaves), blake2b("".join(sorted(leaves)).encode(), digest_size=8).hexdigest()


def _leaves(state: State, depth: int) -> list[str]:
    if depth == 0 or state.pending == 0:
        return [digest(state)]
    seat = next(seat for seat in range(state.seats) if (state.pending >> seat) & 1)
    leaves: list[str] = []
    for action in state.legal_actions(seat):
        world = state.clone()
        world.apply(seat, action)
        leaves += _leaves(world, depth - 1)
    return leaves
