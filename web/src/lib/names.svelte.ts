/** The names of a game's things and the other texts of its board, in the player's language. */
import { untrack } from 'svelte';
import { type Message, type Variables, format } from './message';
import { type Language, prefs } from './prefs.svelte';

export type Names = (key: string, variables?: Variables) => string;
type Book = Record<string, Message>;

// The addresses of the files, one for each game and language.
const books = import.meta.glob<string>('../../../src/purrlor/games/*/texts/*.ftl', {
  import: 'default',
  eager: true,
});
const bookOf = (game: string, language: Language) =>
  books[`../../../src/purrlor/games/${game.replace(/-/g, '_')}/texts/${language}.ftl`] ?? '';
const loading: Record<string, Promise<void>> = {};
let open = $state.raw<Record<string, Book>>({});
/** Texts of cards that a player brought, by game: those of the table that is shown. */
let own = $state.raw<Record<string, Record<string, string>>>({});

export function useOwnTexts(game: string, texts: Record<string, string>) {
  // Called in effects, which must not depend on what they set.
  own = { ...untrack(() => own), [game]: texts };
}

async function read(address: string): Promise<void> {
  // A preload that failed makes the first request fail, too.
  const answer = await fetch(address).catch(() => fetch(address));
  if (!answer.ok) throw new Error(address);
  open = { ...open, [address]: (await answer.json()) as Book };
}

/** Fetch the texts of a game in a language: once, but again if that failed. */
export async function fetchNames(game: string, language: Language): Promise<void> {
  const address = bookOf(game, language);
  if (!address || open[address]) return;
  await (loading[address] ??= read(address).finally(() => delete loading[address]));
}

/** The texts of a game. While another language loads, those of the language before it are shown. */
export function namesOf(game: string): Names {
  let shown: Language = prefs.language;
  return (key, variables = {}) => {
    const wanted = prefs.language;
    if (open[bookOf(game, wanted)]) shown = wanted;
    else void fetchNames(game, wanted);
    const said = own[game]?.[key];
    if (said !== undefined) return said;
    const message = open[bookOf(game, shown)]?.[key];
    return message === undefined
      ? key.replace(/^[a-z]+-/, '').replace(/_/g, ' ')
      : format(message, variables, shown);
  };
}
