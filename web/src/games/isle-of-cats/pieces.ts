// Made by: python -m tools.pieces. Do not edit.
import type { CardName } from './types';

/** Rows of signs; a capital letter is a beast's icon of that colour. */
export const SHAPES = {
  "s4": ".## ##.",
  "i5": "#####",
  "l5": "#### #...",
  "y5": "#### .#..",
  "n5": "..## ###.",
  "p5": "##. ###",
  "t5": "### .#. .#.",
  "u5": "#.# ###",
  "v5": "#.. #.. ###",
  "w5": ".## ##. #..",
  "x5": ".#. ### .#.",
  "h6a": "###. .###",
  "h6b": "#.. ### #.#",
  "h6c": ".#.. .#.. ####",
  "h6d": "###. #.##",
  "h6e": ".## ### ..#",
  "h6f": ".#.. #### .#..",
  "k_i3": "###",
  "k_l3": "#. ##",
  "k_o4": "## ##",
  "k_t4": ".#. ###",
  "o1": "..## .##. ##..",
  "o2": ".#. ##. .## .#.",
  "o3": ".## ##. #.. #..",
  "o4": ".#. .#. ### #..",
  "o5": "..#. #### #...",
  "o6": "..#. .### ##..",
  "b1": "....B G#R##",
  "b2": "..B.. G###P",
  "b3": "..#B G##O",
  "b4": ".B.R P###",
  "b5": "B..R ##O#",
  "b6": ".B#. P##O",
  "b7": "...#G R#P#.",
  "b8": "G#R ##O",
  "b9": "..G .## P#O",
  "b10": "...R P### ...O",
  "b11": "..##B G#R..",
  "b12": "...B #O## P...",
  "b13": "B.G ### R.P",
  "b14": "..B.. G###R ..O..",
  "b15": ".#B G#P O#.",
  "b16": ".B. R#P ##O",
  "b17": "G##R P#O.",
  "b18": "G... #R.. .#P. ..#O",
  "r_l": "#.. ###",
  "r_t": ".#. ###",
  "r_o": "## ##",
  "r_s": ".## ##.",
  "r_i": "####",
  "c1": "#",
  "c2": "##",
  "c3l": "#. ##",
  "c3i": "###",
  "royal_rat": "#"
};

/** What is printed on a card: its kind, its price; on rescue cards boots and half baskets. */
export const CARDS: Partial<Record<CardName, string>> = {
  "oshax": "find 5",
  "four_boots": "rescue 1 4 0",
  "half_basket": "rescue 0 0 1",
  "half_basket_one_boot": "rescue 1 1 1",
  "half_basket_three_boots": "rescue 2 3 1",
  "basket_one_boot": "rescue 2 1 2",
  "basket_three_boots": "rescue 3 3 2",
  "fish_for_oshax": "anytime 2",
  "leap": "anytime 1",
  "draw_two": "anytime 0",
  "draw_three": "anytime 1",
  "lucky_tile": "anytime 3",
  "sell_basket": "anytime 2",
  "move_cats": "anytime 1",
  "fish_for_lessons": "anytime 2",
  "rescue_more": "anytime 2",
  "more_cats": "anytime 1",
  "new_basket": "anytime 6",
  "lessons_for_basket": "anytime 2",
  "treasures_for_basket": "anytime 3",
  "fish_for_colours": "anytime 2",
  "fish_for_rare": "anytime 2",
  "fish_for_common": "anytime 2",
  "fish_for_one_colour": "anytime 2",
  "treasure": "find 2",
  "small_treasure": "find 1"
};

/** Lessons from the first number on: l private for 2 fish, p public for 1, f family. */
export const FIRST_LESSON = 113;
export const LESSONS = "llllllllllllllllllllllllllllllppppppppffffffffffffffffff...............................................llllllppfffffff";

/** A star is a rat, a capital letter a treasure map. */
export const BOATS: Record<string, string[]> = {
  "A": [
    "       G...****       ",
    "    *.........B..     ",
    " ................**   ",
    ".R.....**..........*. ",
    "......................",
    "**.................O. ",
    " *.............*...   ",
    "    .....P....**.     ",
    "       ...*..**       "
  ],
  "B": [
    "       P....***       ",
    "    ......*.**G..     ",
    " **................   ",
    ".B...*.............*. ",
    "*....*................",
    "............**.....R. ",
    " ...........*....**   ",
    "    .*...O..*....     ",
    "       ........       "
  ],
  "C": [
    "       O.......       ",
    "    ..........R..     ",
    " .....**....**.....   ",
    "*G........*.**....*.. ",
    "*.................*...",
    "*....*.............P. ",
    " ..................   ",
    "    .....B....***     ",
    "       **.....*       "
  ],
  "D": [
    "       B**.....       ",
    "    ..........O**     ",
    " **................   ",
    "*P....*..*........... ",
    "............***.......",
    "...................G. ",
    " .....**.........**   ",
    "    .....R.*.....     ",
    "       ....**..       "
  ],
  "E": [
    "       R.......       ",
    "    .*....*...P..     ",
    " .........**..**..*   ",
    ".O.............*..... ",
    ".......**..........*..",
    "..............**...B. ",
    " ***.........**....   ",
    "    .....G.......     ",
    "       ..*.....       "
  ],
  "F": [
    "       O..*....       ",
    "    ..........B*.     ",
    " ..*...............   ",
    ".R..........**....... ",
    "*..........**.....*...",
    ".*...**...........*G. ",
    " .................*   ",
    "    *....P.*.....     ",
    "       ....***.       "
  ]
};
