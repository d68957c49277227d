"""Number the questions of Wizard Kittens and the things that are still to be done."""

from __future__ import annotations

from typing import Final

# Frames below ASKS are things to do; those from there on ask one seat, those from EVERYBODY on each in turn.
TO_DRAW: Final = 1  # seat, what for, and for whom or beside which card
TO_CHECK: Final = 2  # the curses, at the end of a turn
TO_HAPPEN: Final = 3  # effect
TO_PASS_ON: Final = 4  # the turn
ASKS: Final = 10
ASK_PLACE: Final = 10  # type, whose circle, what for
ASK_CAST: Final = 11
ASK_SLING: Final = 12  # is it Favor
ASK_SLING_TO: Final = 13  # card, is it Favor
ASK_SWAT: Final = 14  # how many more
ASK_SWITCH: Final = 15
ASK_SWITCH_WITH: Final = 16  # card
ASK_DISMISS: Final = 17
ASK_YOINK: Final = 18
ASK_YOINK_TAKE: Final = 19
ASK_YOINK_TO: Final = 20  # card
ASK_KEEP: Final = 21  # two types
ASK_GIVE: Final = 22  # type
ASK_KITTEN: Final = 23
EVERYBODY: Final = 30
EACH_PASS: Final = 30  # step round the table, cards chosen by seat (card + 1, six bits each)
EACH_TAKE: Final = 31  # step round the table
EACH_PICK: Final = 32
EACH_DISCARD: Final = 33
EACH_DISCARD_OTHER: Final = 34
EACH_CLEAR: Final = 35

# What a card is drawn or placed for.
FOR_TURN: Final = 0
FOR_OVERFLOW: Final = 1  # the first of two
FOR_OVERFLOW_TOO: Final = 2  # the second; beside the first
FOR_FAVOR: Final = 3  # for somebody
FOR_SUMMON: Final = 4
FOR_EFFECT: Final = 5  # of a New Rule or a Chaos Mode card

# How a game has ended.
PLAYING: Final = 0
ALL_CURSES: Final = 1
CAUGHT: Final = 2
