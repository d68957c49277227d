/** What things are called in the player's language, out of a game's own texts (see texts.ts beside the build). */
import { plural } from './plural';
import { type Language, prefs } from './prefs.svelte';

export type Message = string | (Message | { on: string; cases: Record<string, Message>; fallback: string })[];
export type Names = (key: string, fill?: Record<string, string | number | null>) => string;
type Book = Record<string, Message>;

// The address of one file for each game and language, so that nobody loads words that they do not read.
const books = import.meta.glob<string>('../../../src/purrlor/games/*/texts/*.ftl', {
  import: 'default',
  eager: true,
});
const bookOf = (game: string, language: Language) =>
  books[`../../../src/purrlor/games/${game.replace(/-/g, '_')}/texts/${language}.ftl`] ?? '';
const asked: Record<string, Promise<void>> = {};
let open = $state.raw<Record<string, Book>>({});

/** Take apart what the build folded: a name with what it is about, and a thing that comes in every colour. */
function unfold(folded: Book): Book {
  const book = { ...folded };
  const colours = Object.keys(folded).filter((key) => key.startsWith('colour-'));
  for (const [key, message] of Object.entries(folded)) {
    if (typeof message !== 'string') continue;
    if (message.includes('\n')) [book[key], book[`${key}-about`]] = message.split('\n') as [string, string];
    if (!key.endsWith('*')) continue;
    for (const colour of colours)
      book[key.slice(0, -1) + colour.slice(7)] = message.replace('*', folded[colour] as string);
  }
  return book;
}

async function read(address: string): Promise<void> {
  // What the page named and did not get fails at once: then it is asked for anew.
  const answer = await fetch(address).catch(() => fetch(address));
  if (!answer.ok) throw new Error(address);
  open = { ...open, [address]: unfold((await answer.json()) as Book) };
}

/** Fetch the texts of a game in a language: once, but again if that failed. */
export async function fetchNames(game: string, language: Language): Promise<void> {
  const address = bookOf(game, language);
  if (!address || open[address]) return;
  await (asked[address] ??= read(address).finally(() => delete asked[address]));
}

/** Write what is filled in; numbers below nothing get a minus, which is read aloud, not a hyphen. */
const written = (value: string | number | null | undefined) =>
  typeof value === 'number' ? String(value).replace('-', '−') : (value ?? '');

function say(message: Message, fill: Record<string, string | number | null>, language: Language): string {
  if (typeof message === 'string')
    return message.replace(/\{\s*\$(\w+)\s*\}/g, (_, name: string) => written(fill[name]));
  return message
    .map((part) => {
      if (typeof part === 'string' || Array.isArray(part)) return say(part, fill, language);
      const value = fill[part.on] ?? 'none';
      const chosen =
        part.cases[String(value)] ??
        (typeof value === 'number' ? part.cases[plural(language, value)] : undefined) ??
        part.cases[part.fallback] ??
        '';
      return say(chosen, fill, language);
    })
    .join('');
}

/** The names of a game's things. Until another language has come, the one before it is spoken. */
export function namesOf(game: string): Names {
  let spoken: Language = prefs.language;
  return (key, fill = {}) => {
    const wanted = prefs.language;
    if (open[bookOf(game, wanted)]) spoken = wanted;
    else void fetchNames(game, wanted);
    const message = open[bookOf(game, spoken)]?.[key];
    return message === undefined
      ? key.replace(/^[a-z]+-/, '').replace(/_/g, ' ')
      : say(message, fill, spoken);
  };
}
