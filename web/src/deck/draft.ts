/** Own cards as they are entered: kept in this browser, laid over the game's own, carried by links. */
import type { Names } from '../lib/names.svelte';
import { prefs } from '../lib/prefs.svelte';
import type { DeckGuide, FieldGuide, TableGuide } from '../protocol';

export type Cell = boolean | number | string | string[];
export type Row = Record<string, Cell>;
export type Deck = Record<string, Row[]>;
/** The rows that were entered, by table and card. */
export type Draft = Record<string, Record<string, Row>>;

/** Where this browser keeps its drafts, and the cards that it last saw in the profile. */
export const DRAFTS = 'purrlor-cards';
const SEEN = 'purrlor-cards-seen';
const LARGEST = 200_000;

/** All drafts under a key, by game. */
function drafts(key: string): Record<string, Draft> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}
function read(key: string, game: string): Draft {
  const kept = drafts(key)[game];
  return isRecord(kept) ? kept : {};
}
function write(key: string, game: string, draft: Draft): boolean {
  const { [game]: before, ...others } = drafts(key);
  void before;
  try {
    localStorage.setItem(key, JSON.stringify(countOf(draft) ? { ...others, [game]: draft } : others));
    return true;
  } catch {
    return false;
  }
}
export const draftOf = (game: string) => read(DRAFTS, game);
/** Keep a draft; tell whether there was room for it. */
export const keep = (game: string, draft: Draft) => write(DRAFTS, game, draft);
export const seenIn = (game: string) => read(SEEN, game);
export const seeIn = (game: string, draft: Draft) => write(SEEN, game, draft);

export const countOf = (draft: Draft): number =>
  Object.values(draft).reduce((sum, rows) => sum + Object.keys(rows).length, 0);

export const isRecord = (value: unknown): value is Record<string, never> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The row of a card: as entered, else ours. */
export const rowOf = (table: TableGuide, id: string, draft: Draft): Row => ({
  ...(table.cards.find((card) => card.id === id)?.row ?? { id }),
  ...draft[table.name]?.[id],
});

/** A deck as the server takes it: whole tables, and only those with own cards. */
export function deckOf(guide: DeckGuide, draft: Draft): Deck {
  const touched = guide.tables.filter(({ name }) => Object.keys(draft[name] ?? {}).length > 0);
  return Object.fromEntries(
    touched.map((table) => [table.name, table.cards.map(({ id }) => rowOf(table, id, draft))]),
  );
}

/** What a deck holds that is not ours. */
export function draftFrom(guide: DeckGuide, deck: Deck): Draft {
  const draft: Draft = {};
  for (const table of guide.tables)
    for (const row of deck[table.name] ?? []) {
      const ours = table.cards.find(({ id }) => id === row.id)?.row;
      if (ours && !sameRow(row, ours)) (draft[table.name] ??= {})[String(row.id)] = row;
    }
  return draft;
}
const sameRow = (a: Row | undefined, b: Row | undefined) =>
  a && b ? [...Object.keys(a), ...Object.keys(b)].every((name) => same(a[name], b[name])) : a === b;

/** All tables and cards that some drafts have. */
const placesIn = (...all: Draft[]) =>
  [...new Set(all.flatMap(Object.keys))].flatMap((table) =>
    [...new Set(all.flatMap((draft) => Object.keys(draft[table] ?? {})))].map((id) => [table, id] as const),
  );
export const sameDraft = (a: Draft, b: Draft) =>
  placesIn(a, b).every(([table, id]) => sameRow(a[table]?.[id], b[table]?.[id]));

/** Bring two drafts together: cards that were changed here since `before` as they are here, others as there. */
export function merged(before: Draft, here: Draft, there: Draft): Draft {
  const draft: Draft = {};
  for (const [table, id] of placesIn(here, there)) {
    const [old, mine] = [before[table]?.[id], here[table]?.[id]];
    const row = sameRow(old, mine) ? there[table]?.[id] : mine;
    if (row) (draft[table] ??= {})[id] = row;
  }
  return draft;
}

/** What a word of a field means. */
export const labelOf = (table: TableGuide, field: string, word: unknown): string =>
  table.fields.find(({ name }) => name === field)?.words.find((one) => one.word === word)?.label ??
  String(word);

/** The names of a game, with those that its owner gave a card. */
export const namesWith =
  (names: Names, table: TableGuide, row: Row): Names =>
  (key, variables) => {
    const about = key === `${table.kind}-${String(row.id)}-about`;
    if (!about && key !== `${table.kind}-${String(row.id)}`) return names(key, variables);
    const stem = about ? 'about' : 'name';
    const said = row[`${stem}_${prefs.language}`] ?? row[`${stem}_en`] ?? row[`${stem}_pl`];
    if (typeof said === 'string') return said;
    const ours = about ? undefined : table.cards.find(({ id }) => id === row.id)?.name;
    return ours ?? names(key, variables);
  };

/** Whether a field counts with the other fields as they are. */
export const counts = (field: FieldGuide, row: Row) =>
  !field.only_field || field.only_words.includes(String(row[field.only_field]));

// -- links -----------------------------------------------------------------------------------------------

const streamed = (
  data: Uint8Array<ArrayBuffer>,
  through: GenericTransformStream,
): ReadableStream<Uint8Array> => new Blob([data]).stream().pipeThrough(through) as ReadableStream<Uint8Array>;

/** Read a stream up to a bound: a link may unfold to anything. */
async function bounded(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new Error('too large');
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** Write a draft for a link: only what differs from our cards, packed. */
export async function packed(guide: DeckGuide, draft: Draft): Promise<string> {
  const changed: Draft = {};
  for (const table of guide.tables)
    for (const [id, row] of Object.entries(draft[table.name] ?? {})) {
      const ours: Row = table.cards.find((card) => card.id === id)?.row ?? {};
      const cells = Object.entries(row).filter(([name, cell]) => name !== 'id' && !same(cell, ours[name]));
      (changed[table.name] ??= {})[id] = Object.fromEntries(cells);
    }
  const text = new TextEncoder().encode(JSON.stringify(changed));
  const bytes = await bounded(streamed(text, new CompressionStream('deflate-raw')));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** Read the draft of a link; null if it is none. What no card has is left out. */
export async function unpacked(guide: DeckGuide, link: string): Promise<Draft | null> {
  try {
    const bytes = Uint8Array.from(atob(link.replace(/-/g, '+').replace(/_/g, '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const text = await bounded(streamed(bytes, new DecompressionStream('deflate-raw')));
    const given: unknown = JSON.parse(new TextDecoder().decode(text));
    return isRecord(given) ? fitting(guide, given) : null;
  } catch {
    return null;
  }
}

/** Keep of foreign data what the guide knows: tables, cards, fields, and cells of their kind. */
function fitting(guide: DeckGuide, given: Record<string, unknown>): Draft {
  const draft: Draft = {};
  for (const table of guide.tables) {
    const rows = given[table.name];
    if (!isRecord(rows)) continue;
    for (const { id, row: ours } of table.cards) {
      const cells: unknown = rows[id];
      if (!isRecord(cells)) continue;
      const row: Row = { ...ours };
      for (const field of table.fields) {
        const cell: unknown = cells[field.name];
        if (isCell(field, cell)) row[field.name] = cell;
      }
      (draft[table.name] ??= {})[id] = row;
    }
  }
  return draft;
}
function isCell(field: FieldGuide, cell: unknown): cell is Cell {
  if (field.kind === 'number') return Number.isSafeInteger(cell);
  if (field.kind === 'yes-no') return typeof cell === 'boolean';
  if (field.kind === 'words') return Array.isArray(cell) && cell.every((word) => typeof word === 'string');
  return typeof cell === 'string';
}

// -- shapes ----------------------------------------------------------------------------------------------

/** A painted square: its place, and its sign. */
export type Painted = readonly [x: number, y: number, sign: string];

export const squaresIn = (picture: string): Painted[] =>
  picture
    .split(' ')
    .flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '.' ? [] : [[x, y, sign] as Painted])));

/** Write squares as rows of signs, from their first row and column on. */
export function pictureOf(squares: readonly Painted[]): string {
  if (!squares.length) return '';
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const rows = Array.from({ length: Math.max(...ys) - top + 1 }, () =>
    Array.from({ length: Math.max(...xs) - left + 1 }, () => '.'),
  );
  for (const [x, y, sign] of squares) rows[y - top]![x - left] = sign;
  return rows.map((row) => row.join('')).join(' ');
}
export const turnedPicture = (picture: string) =>
  pictureOf(squaresIn(picture).map(([x, y, sign]) => [-y, x, sign]));
export const flippedPicture = (picture: string) =>
  pictureOf(squaresIn(picture).map(([x, y, sign]) => [-x, y, sign]));
