/** Coats that only the Kittens of Battle Kittens wear: loaded with their board. */
export const CARAMEL_COAT = { coat: '#d99a4e', second: '#8a5526' };
export const DUSKY_COAT = { coat: '#3a3550', second: '#8f86c9' };
export const EMBER_COAT = { coat: '#c8553d', second: '#ffd873' };
export const LION_COAT = { coat: '#efb04f', second: '#a8541a' };
export const MOON_COAT = { coat: '#5f6a94', second: '#e6e3f5' };
export const MOSS_COAT = { coat: '#8f9f7a', second: '#4d5a3f' };
export const PEARL_COAT = { coat: '#f7f1e6', second: '#a9a3b5' };
export const SNOW_COAT = { coat: '#dfe7ee', second: '#8aa0b5' };
export const STARRY_COAT = { coat: '#7f9fd0', second: '#3b5f9c' };
