/** What the page that prints says. */
import { manyEnglish, manyPolish } from '../lib/plural';
import { prefs } from '../lib/prefs.svelte';

const en = {
  title: 'Print and play',
  verb: 'Print the game',
  about:
    'Our own cards, drawn for paper: print them on both sides (turn over on the long edge, 100 % size), then cut along the marks.',
  paper: 'Paper',
  letter: 'Letter',
  parts: 'What to print',
  backs: 'Backs for printing on both sides',
  own: 'With your own cards',
  onlyOwn: 'Only your own cards',
  all: 'Everything',
  nothing: 'Nothing',
  sheets: (n: number) => manyEnglish(n, 'page', 'pages'),
  pieces: (n: number) => `× ${n}`,
  print: 'Print or save as PDF',
  none: 'This game can’t be printed.',
  player: 'Player',
};
const pl: typeof en = {
  title: 'Drukowanie',
  verb: 'Drukuj grę',
  about:
    'Nasze własne karty do wydrukowania: drukuj dwustronnie (odwracanie wzdłuż długiej krawędzi, skala 100%), potem tnij wzdłuż znaczników.',
  paper: 'Papier',
  letter: 'Letter',
  parts: 'Co wydrukować',
  backs: 'Rewersy do druku dwustronnego',
  own: 'Z twoimi kartami',
  onlyOwn: 'Tylko twoje karty',
  all: 'Wszystko',
  nothing: 'Nic',
  sheets: (n) => manyPolish(n, 'strona', 'strony', 'stron'),
  pieces: (n) => `× ${n}`,
  print: 'Drukuj lub zapisz PDF',
  none: 'Tej gry nie da się wydrukować.',
  player: 'Gracz',
};
export const words = () => (prefs.language === 'pl' ? pl : en);
