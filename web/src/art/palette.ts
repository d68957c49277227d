/** The colours that drawings share; the page's own colours are in tokens.css. */
export const INK = '#2b2233';
export const PAPER = '#fffaf0';
export const LINEN = '#f6efe2';
export const WHITE = '#ffffff';
export const CANDLE = '#f2a65a';
export const MAGIC = '#7b5ea7';
export const MINT = '#3f9c7a';
export const GREEN = '#2b7a5d';
export const BERRY = '#c8466b';
export const LAGOON = '#3f8f86';
export const BRICK = '#b8503f';
export const SEA = '#3b7dd8';
export const DUSK = '#5d5778';

/** Eyes of cats. */
export const LIME_EYES = '#8cc63f';
export const AMBER_EYES = '#f2c94c';
export const SKY_EYES = '#5fb7e5';
export const COPPER_EYES = '#e8883a';
export const JADE_EYES = '#57c2a0';
export const VIOLET_EYES = '#c9a0ff';

/** Coats of cats: the fur, and the second colour of its pattern. */
export const GINGER_COAT = { coat: '#e8943f', second: '#b5591d' };
export const GREY_COAT = { coat: '#8d8a99', second: '#5d5a6e' };
export const CREAM_COAT = { coat: '#f4e3c6', second: '#c98f52' };
export const BLACK_COAT = { coat: '#463f55', second: LINEN };
export const WHITE_COAT = { coat: '#f7f1e6', second: '#8d8a99' };
export const BROWN_COAT = { coat: '#9a6240', second: '#5e3621' };
export const SILVER_COAT = { coat: '#b9c3d6', second: '#76849f' };
export const SAND_COAT = { coat: '#d9b48a', second: '#6b4630' };
export const APRICOT_COAT = { coat: '#e9b9a0', second: '#c26a4a' };
export const OLIVE_COAT = { coat: '#6f7f6a', second: '#44523f' };
export const LILAC_COAT = { coat: '#c4a2cf', second: MAGIC };
export const TEAL_COAT = { coat: '#86b3b0', second: '#3d7471' };
export const BLUSH_COAT = { coat: '#f7e9e4', second: '#e3a0a8' };
export const ASH_COAT = { coat: '#9b98a8', second: '#6d6a80' };
