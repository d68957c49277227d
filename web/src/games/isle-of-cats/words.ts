/** The words that only the board of the Isle says. */
import { polish } from '../../lib/plural';
import type { Language } from '../../lib/prefs.svelte';

export interface Words {
  turn: string;
  flip: string;
  lay: string;
  back: string;
  boat: string;
  boatOf: (name: string) => string;
  here: (column: number, row: number) => string;
  fits: string;
  notHere: string;
  off: string;
  points: (n: number) => string;
  treasure: string;
  fish: string;
  baskets: string;
  speed: string;
  cost: (n: number) => string;
  now: (n: number) => string;
  /** How far one is; nothing to reach is not worth a word. */
  of: (have: number, need: number) => string;
  lessons: string;
  publicLessons: string;
  hidden: (n: number) => string;
  supply: string;
  colour: string;
  sister: string;
  likes: string;
  first: string;
  passed: string;
  lines: Record<'rats' | 'royal_rats' | 'rooms' | 'families' | 'rare' | 'friendships' | 'events' | 'sum', string>;
  toBuy: string;
  total: (points: number) => string;
}

const few = (n: number, one: string, some: string, many: string) => `${signed(n)} ${polish(Math.abs(n), one, some, many)}`;
const signed = (n: number) => (n > 0 ? `+${n}` : String(n).replace('-', '−'));

export const WORDS: Record<Language, Words> = {
  en: {
    turn: 'Turn', flip: 'Flip', lay: 'Lay it here', back: 'Put it back',
    boat: 'Your boat. Arrows move the piece, R turns it, F flips it, N goes to the next place where it fits, Enter lays it down, Escape puts it back.',
    boatOf: (name) => `Boat: ${name}`,
    here: (column, row) => `Column ${column}, row ${row}`,
    fits: 'fits', notHere: 'does not fit', off: 'A part of it would lie off the boat.',
    points: (n) => `${signed(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
    treasure: 'and a treasure',
    fish: 'fish', baskets: 'baskets', speed: 'speed',
    cost: (n) => `${n} fish`,
    now: (n) => `now ${n}`, of: (have, need) => (need === 0 ? String(have) : `${have} of ${need}`),
    lessons: 'Your lessons', publicLessons: 'Public lessons', hidden: (n) => `${n} secret ${n === 1 ? 'lesson' : 'lessons'}`,
    supply: 'On the island', colour: 'In which colour?', sister: 'Your sister', likes: 'She likes', first: 'goes first', passed: 'passed',
    lines: { rats: 'Visible rats', royal_rats: 'Royal rats', rooms: 'Rooms not full', families: 'Families', rare: 'Rare treasures', friendships: 'Friendships', events: 'Events', sum: 'Points now' },
    toBuy: 'Fish left',
    total: (points) => `${points} points now`,
  },
  pl: {
    turn: 'Obróć', flip: 'Odwróć', lay: 'Połóż tutaj', back: 'Odłóż',
    boat: 'Twoja łódź. Strzałki przesuwają płytkę, R obraca, F odwraca, N przenosi tam, gdzie pasuje, Enter kładzie, Escape odkłada.',
    boatOf: (name) => `Łódź: ${name}`,
    here: (column, row) => `Kolumna ${column}, rząd ${row}`,
    fits: 'pasuje', notHere: 'nie pasuje', off: 'Część płytki wystawałaby poza łódź.',
    points: (n) => few(n, 'punkt', 'punkty', 'punktów'),
    treasure: 'i skarb',
    fish: 'ryby', baskets: 'kosze', speed: 'szybkość',
    cost: (n) => few(n, 'ryba', 'ryby', 'ryb').replace('+', ''),
    now: (n) => `teraz ${n}`, of: (have, need) => (need === 0 ? String(have) : `${have} z ${need}`),
    lessons: 'Twoje lekcje', publicLessons: 'Lekcje wspólne', hidden: (n) => few(n, 'tajna lekcja', 'tajne lekcje', 'tajnych lekcji').replace('+', ''),
    supply: 'Na wyspie', colour: 'W jakim kolorze?', sister: 'Twoja siostra', likes: 'Lubi', first: 'zaczyna', passed: 'pas',
    lines: { rats: 'Widoczne szczury', royal_rats: 'Szczury królewskie', rooms: 'Niepełne pomieszczenia', families: 'Rodziny', rare: 'Rzadkie skarby', friendships: 'Przyjaźnie', events: 'Wydarzenia', sum: 'Punkty teraz' },
    toBuy: 'Zostało ryb',
    total: (points) => `${few(points, 'punkt', 'punkty', 'punktów').replace('+', '')} teraz`,
  },
};
