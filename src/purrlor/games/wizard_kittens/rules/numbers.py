"""Number what players do, what happens and what is asked in Wizard Kittens."""

from __future__ import annotations

from typing import Final

# A card in play is seat * 12 + chapter * 4 + type; a spot is seat * 3 + chapter. Actions:
CARD: Final = 0  # + card: choose a card in a circle
PLACE: Final = 48  # + spot: put the card there
CAST: Final = 60  # + spell
KEEP: Final = 68  # + type: of two cards drawn keep this one
GIVE: Final = 72  # + seat: and give them the other
CLEAR: Final = 76  # + chapter: discard all that lies there
PICK: Final = 79  # + type: from the discard pile
IDLE: Final = 83  # no spell can be cast
ACTIONS: Final = 84

# Events, in the order of events.py.
DREW: Final = 0  # seat, type
PLACED: Final = 1  # seat, type, whose circle, chapter
LIFTED: Final = 2  # seat, type, whose circle, chapter
DISCARDED: Final = 3  # seat, type, whose circle, chapter
CAST_SPELL: Final = 4  # seat, spell
IDLED: Final = 5  # seat
PICKED: Final = 6  # seat, type
CLEARED: Final = 7  # seat, chapter, cards
PASSED_CHAPTER: Final = 8  # seat, to whom, cards
DEFEATED: Final = 9  # seat, curse, chapter, extra cards
CURSE_SHOWN: Final = 10  # curse, chapter
CAT_CAME: Final = 11  # seat, which one
CHAPTER_OPENED: Final = 12
RULE_SHOWN: Final = 13  # New Rule
CHAOS_SHOWN: Final = 14  # Chaos Mode card
IN_FORCE: Final = 15  # effect: a rule for the rest of the game
HAPPENS: Final = 16  # effect
SKIPPED: Final = 17  # seat
CAUGHT_ALL: Final = 18  # seat
ALL_DEFEATED: Final = 19  # seat
CREDIT_SHOWN: Final = 20  # seat, Extra Credit
WON: Final = 21  # seat
NOBODY_WON: Final = 22

# Frames below ASKS are things to do; those from there on ask one seat, those from EVERYBODY on each in turn.
TO_DRAW: Final = 1  # seat, what for, and for whom or beside which card
TO_CHECK: Final = 2  # the curses, at the end of a turn
TO_HAPPEN: Final = 3  # effect
TO_PASS_ON: Final = 4  # the turn
ASKS: Final = 10
ASK_PLACE: Final = 10  # type, whose circle
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
EVERYBODY: Final = 30
EACH_PASS: Final = 30  # step round the table, cards chosen by seat (card + 1, six bits each)
EACH_TAKE: Final = 31  # step round the table
EACH_PICK: Final = 32
EACH_DISCARD: Final = 33
EACH_DISCARD_OTHER: Final = 34
EACH_CLEAR: Final = 35

# What a card is drawn for.
FOR_CIRCLE: Final = 0
FOR_OVERFLOW: Final = 1  # the first of two
FOR_OVERFLOW_TOO: Final = 2  # the second; beside the first
FOR_FAVOR: Final = 3  # for somebody

# How a game has ended.
PLAYING: Final = 0
ALL_CURSES: Final = 1
CAUGHT: Final = 2
