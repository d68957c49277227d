"""List the cards of Wizard Kittens, one row each, with where we know it from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from purrlor.core.arrays import Ints, ints

SEATS: Final = 4  # at most
CHAPTERS: Final = 3

ARTIFACT: Final = 0
FAMILIAR: Final = 1
POTION: Final = 2
SCROLL: Final = 3
TYPES: Final = 4  # components; twelve of each
COPIES: Final = 12
COMPONENTS: Final[list[str]] = ["artifact", "familiar", "potion", "scroll"]
ANY: Final = 4  # in place of a component or a band: it does not matter which

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
BANDS: Final[list[str]] = ["easy", "medium", "hard"]
IN_BAND: Final = 4  # curses of each band in the box
DRAWN_OF_BAND: Final = 2  # and in a game
IN_GAME: Final = 6

CHAPTER_NAMES: Final[list[str]] = ["1", "2", "3"]
KITTENS: Final[list[str]] = ["baebae", "easa", "muffin", "grumpkin"]
# A kitten has four spells; the advanced side of kitten n has spell n + 4 for spell n (who has which: house).
SLOTS: Final = 4  # places for spells on a mat
SPELLS: Final[list[str]] = ["summon", "sling", "swat", "switch", "overflow", "favor", "dismiss", "yoink"]
SUMMON: Final = 0
SLING: Final = 1
SWAT: Final = 2
SWITCH: Final = 3
OVERFLOW: Final = 4
FAVOR: Final = 5
DISMISS: Final = 6
YOINK: Final = 7

# What New Rules and Chaos Mode cards can say: each player, clockwise from the active one, ...
PASS_RIGHT: Final = 0  # passes a card to the right
PASS_LEFT: Final = 1
PASS_CHAPTER: Final = 2  # passes all of chapter 1 to the right
TAKE_LEFT: Final = 3  # takes a card from the circle on the left
TAKE_RIGHT: Final = 4
TAKE_DISCARD: Final = 5  # takes a card from the discard pile
DISCARD_ONE: Final = 6  # discards a card
DISCARD_OTHER: Final = 7  # discards a card from another's circle
DISCARD_CHAPTER: Final = 8  # discards all cards of a chapter
DRAW_ONE: Final = 9  # draws a card and places it
CANCEL_RULES: Final = 10  # besides: all rules in force end; no card of ours says so
EFFECTS: Final[list[str]] = [
    "pass_right",
    "pass_left",
    "pass_chapter",
    "take_left",
    "take_right",
    "take_discard",
    "discard_one",
    "discard_other",
    "discard_chapter",
    "draw_one",
    "cancel_rules",
]
NOW: Final = 0
WHEN_DEFEATED: Final = 1
WHENS: Final[list[str]] = ["now", "when_defeated"]

# What an Extra Credit counts at the end.
EACH: Final = 0  # components of a type
PAIRS: Final = 1  # two of a kind
THREES: Final = 2  # three of a kind
SETS: Final = 3  # one of every kind
KINDS: Final = 4  # different kinds
EMPTY: Final = 5  # own open chapters without a card
EXTRAS: Final = 6  # extra cards in the score pile
CURSES_OF: Final = 7  # defeated curses of a band
COUNTED: Final[list[str]] = ["each", "pairs", "threes", "sets", "kinds", "empty", "extras", "curses"]

RULEBOOK: Final = "rulebook"  # printed there
PARTLY: Final = "rulebook, recipe and band house"
HOUSE: Final = "house"  # not printed anywhere we know; ours

# fmt: off
#    name            band    points  A  F  P  S   bonus per  points  source
CURSE_ROWS: Final[list[tuple[str, int, int, tuple[int, int, int, int], int, int, str]]] = [
    ("snail",        HARD,   6,     (2, 0, 0, 1), ANY,      0,      RULEBOOK),  # its band is house
    ("copycat",      EASY,   4,     (0, 0, 2, 0), POTION,   1,      PARTLY),
    ("hairball",     EASY,   2,     (0, 0, 0, 2), ANY,      0,      HOUSE),
    ("purrmaid",     EASY,   2,     (0, 2, 0, 0), ANY,      0,      HOUSE),
    ("breadhead",    MEDIUM, 5,     (0, 2, 0, 1), ARTIFACT, 1,      PARTLY),
    ("catnap",       HARD,   6,     (3, 0, 0, 0), ANY,      0,      PARTLY),
    ("frankenpaws",  EASY,   2,     (2, 0, 0, 0), ANY,      0,      HOUSE),
    ("cattitude",    MEDIUM, 3,     (1, 2, 0, 0), ANY,      0,      HOUSE),
    ("vampire",      HARD,   8,     (0, 1, 2, 0), ANY,      0,      PARTLY),
    ("scaredycat",   HARD,   6,     (1, 0, 2, 0), SCROLL,   1,      PARTLY),
    ("catastrophe",  MEDIUM, 3,     (0, 1, 0, 2), ANY,      0,      HOUSE),
    ("purrgatory",   MEDIUM, 3,     (0, 0, 2, 1), ANY,      0,      HOUSE),
]

#    name             counts     component  band    points  source
CREDIT_ROWS: Final[list[tuple[str, int, int, int, int, str]]] = [
    ("triplets",      THREES,    ANY,       ANY,    5,      RULEBOOK),
    ("potion_shelf",  EACH,      POTION,    ANY,    1,      RULEBOOK),
    ("magpie_paws",   EACH,      ARTIFACT,  ANY,    2,      HOUSE),
    ("good_company",  EACH,      FAMILIAR,  ANY,    2,      HOUSE),
    ("bookwhisker",   EACH,      SCROLL,    ANY,    2,      HOUSE),
    ("whispurrs_pet", CURSES_OF, ANY,       ANY,    1,      HOUSE),
    ("copy_paws",     PAIRS,     ANY,       ANY,    2,      HOUSE),
    ("curious_cat",   KINDS,     ANY,       ANY,    1,      HOUSE),
    ("clean_whisker", EMPTY,     ANY,       ANY,    1,      HOUSE),
    ("hoarder",       EXTRAS,    ANY,       ANY,    2,      HOUSE),
    ("small_fry",     CURSES_OF, ANY,       EASY,   2,      HOUSE),
    ("big_game",      CURSES_OF, ANY,       HARD,   2,      HOUSE),
]

#    name               paws   when           effect           source
RULE_ROWS: Final[list[tuple[str, bool, int, int, str]]] = [
    ("hand_me_meowns",  False, WHEN_DEFEATED, PASS_RIGHT,      HOUSE),
    ("paws_for_change", True,  NOW,           PASS_CHAPTER,    HOUSE),
    ("cat_burglar",     False, NOW,           TAKE_LEFT,       HOUSE),
    ("litter_duty",     True,  WHEN_DEFEATED, DISCARD_ONE,     HOUSE),
    ("second_helping",  True,  WHEN_DEFEATED, TAKE_DISCARD,    HOUSE),
    ("spring_clawning", True,  NOW,           DISCARD_CHAPTER, HOUSE),
]

#    name                 four instructions: when, effect                               source
CHAOS_ROWS: Final[list[tuple[str, tuple[int, int, int, int], tuple[int, int, int, int], str]]] = [
    ("chaos_shuffle",     (NOW, WHEN_DEFEATED, NOW, NOW),
                          (PASS_RIGHT, PASS_RIGHT, PASS_CHAPTER, TAKE_LEFT),            RULEBOOK),
    ("tumbling_discards", (WHEN_DEFEATED, NOW, NOW, NOW),
                          (TAKE_DISCARD, DISCARD_ONE, DISCARD_OTHER, DISCARD_CHAPTER),  RULEBOOK),
    ("cat_and_mouse",     (NOW, NOW, WHEN_DEFEATED, NOW),
                          (TAKE_RIGHT, DISCARD_OTHER, PASS_LEFT, DISCARD_CHAPTER),      HOUSE),
    ("raining_cats",      (NOW, WHEN_DEFEATED, NOW, NOW),
                          (DRAW_ONE, DISCARD_ONE, PASS_LEFT, TAKE_DISCARD),             HOUSE),
]
# fmt: on

CURSES: Final[i64] = len(CURSE_ROWS)
CREDITS: Final[i64] = len(CREDIT_ROWS)
RULES: Final[i64] = len(RULE_ROWS)
CHAOS_CARDS: Final[i64] = len(CHAOS_ROWS)
INSTRUCTIONS: Final = 4

CURSE_NAMES: Final[list[str]] = [row[0] for row in CURSE_ROWS]
CREDIT_NAMES: Final[list[str]] = [row[0] for row in CREDIT_ROWS]
RULE_NAMES: Final[list[str]] = [row[0] for row in RULE_ROWS]
CHAOS_NAMES: Final[list[str]] = [row[0] for row in CHAOS_ROWS]


class Tables:
    """The cards that a game is played with, as numbers: those above, or those of an owner's deck."""

    def __init__(
        self, curses: list[list[int]], extra: list[list[int]], rules: list[list[int]], new_rules: i64
    ) -> None:
        # Games that began before a card was added have fewer.
        self.credits: i64 = len(extra)
        self.new_rules: i64 = new_rules
        self.chaos_cards: i64 = (len(rules) - new_rules) // INSTRUCTIONS
        # a curse is band, points, four components, bonus type, bonus points
        self.band: Ints = ints([row[0] for row in curses])
        self.points: Ints = ints([row[1] for row in curses])
        self.recipe: Ints = ints([count for row in curses for count in row[2:6]])
        self.bonus_type: Ints = ints([row[6] for row in curses])
        self.bonus: Ints = ints([row[7] for row in curses])
        # an Extra Credit is what it counts, component, band, points
        self.counted: Ints = ints([row[0] for row in extra])
        self.credit_type: Ints = ints([row[1] for row in extra])
        self.credit_band: Ints = ints([row[2] for row in extra])
        self.credit_points: Ints = ints([row[3] for row in extra])
        # a New Rule, and each instruction of a Chaos Mode card after them, is paws, when, effect
        self.paws: Ints = ints([row[0] for row in rules])
        self.when: Ints = ints([row[1] for row in rules])
        self.effect: Ints = ints([row[2] for row in rules])
