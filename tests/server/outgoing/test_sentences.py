"""The players' names come last into a sentence, wherever they belong and nowhere else."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from purrlor.server.outgoing.sentences import PLACEHOLDERS, fill_names

NAMES = ("Ann", 'Bo "b"', "Łódź", "🐈")


PIECES = st.one_of(
    st.sampled_from([*PLACEHOLDERS, "\ue03f", "\ue000\ue001", "\u0380", "🐈"]), st.text(max_size=5)
)


@given(st.lists(PIECES, max_size=12).map("".join), st.integers(0, len(NAMES)))
def test_every_placeholder_becomes_the_name_and_all_else_stays(text: str, players: int) -> None:
    text = text.encode("utf-8", "ignore").decode()
    names = tuple(json.dumps(name, ensure_ascii=False)[1:-1].encode() for name in NAMES[:players])
    expected = "".join(
        NAMES[PLACEHOLDERS.index(one)] if one in PLACEHOLDERS[:players] else one for one in text
    )
    assert json.loads(fill_names(json.dumps(text, ensure_ascii=False).encode(), names)) == expected
