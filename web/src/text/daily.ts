/** What the screen of the daily puzzle says; loaded with it. */
import { manyEnglish as many, manyPolish } from '../lib/plural';
import { prefs } from '../lib/prefs.svelte';

const en = {
  play: 'Play the puzzle',
  again: 'Play it again (the first time counts)',
  results: 'Results',
  hidden: 'You can see the results after you have played, or tomorrow.',
  nobody: 'Nobody has played it yet.',
  thinking: 'The strongest bot is still thinking about it…',
  bot: (name: string) => `How ${name} did it`,
  done: (place: number, points: number, counted: boolean) =>
    `place ${place} · ${counted ? many(points, 'point', 'points') : many(-points, 'hit', 'hits')}`,
  before: 'The day before',
  after: 'The next day',
  left: (hours: number) => (hours <= 1 ? 'less than an hour left' : `${hours} hours left`),
  you: 'You',
};
const pl: typeof en = {
  play: 'Zagraj zagadkę',
  again: 'Zagraj ponownie (liczy się pierwszy raz)',
  results: 'Wyniki',
  hidden: 'Wyniki zobaczysz po swojej grze albo jutro.',
  nobody: 'Jeszcze nikt nie grał.',
  thinking: 'Najsilniejszy bot jeszcze się zastanawia…',
  bot: (name) => `Jak zagrał ${name}`,
  done: (place, points, counted) =>
    `miejsce ${place} · ${counted ? manyPolish(points, 'punkt', 'punkty', 'punktów') : manyPolish(-points, 'trafienie', 'trafienia', 'trafień')}`,
  before: 'Poprzedni dzień',
  after: 'Następny dzień',
  left: (hours) => (hours <= 1 ? 'została niecała godzina' : `zostało ${hours}\u00a0godz.`),
  you: 'Ty',
};

export const words = () => (prefs.language === 'pl' ? pl : en);
