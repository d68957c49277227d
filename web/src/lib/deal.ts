/** The page's part in a fair deal: it pledges, opens when all is bound, and remembers both for the check afterwards. */
import type { TableInfo, TablePage, Verified } from '../protocol';
import { api } from './api';
import { blake2b } from './blake2b';

/** What this browser saw of a table before the first card. */
interface Seen {
  commitment: string | null;
  bound: string | null;
  /** What it contributed, by seat. */
  own: Record<string, string>;
}
interface Bound {
  seats: { pledge: string | null }[];
  commitment: string;
}
export interface Checks {
  /** Whether all that the server shows now fits together. */
  whole: boolean;
  /** Whether it is what this browser saw before the first card; null if it was not there. */
  secret: boolean | null;
  bound: boolean | null;
  own: boolean | null;
  /** Whether this browser was there, but was shown nothing that is bound, or contributed in vain. */
  leftOut: boolean;
}

const KEY = 'deals';
const MOST = 40;
let held: Record<string, Seen> = {};

function recall(code: string): Seen {
  try {
    held = { ...held, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Seen>) };
  } catch {
    // Without storage it lasts as long as the page.
  }
  return held[code] ?? { commitment: null, bound: null, own: {} };
}

function keep(code: string, seen: Seen) {
  const others = Object.entries(held).filter(([other]) => other !== code);
  held = Object.fromEntries([...others, [code, seen] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    // The same.
  }
}

// Capitals and blanks would be the same bytes, but another seed.
const plain = (hex: string) => /^([0-9a-f]{2})+$/.test(hex);
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hashOf = (hex: string) => blake2b(bytes(hex));
export const fingerprint = (bound: string) => blake2b(new TextEncoder().encode(bound));

/** Sixteen random bytes for a seat; the same in every tab of this browser. */
function contribution(code: string, seat: number): string {
  const seen = recall(code);
  const own = (seen.own[seat] ??= [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join(''));
  keep(code, seen);
  return own;
}

/** Begin the game, as its host, with the pledges of the seats at this screen. */
export async function start(code: string, seats: number[]) {
  const pledges = Object.fromEntries(seats.map((seat) => [seat, hashOf(contribution(code, seat))]));
  const page = await api<TablePage>(`tables/${code}/start`, { pledges });
  for (const seat of seats) await follow(page.table, seat);
}

/** Remember what a table shows before the first card, and do what its deal needs of a seat. */
export async function follow(info: TableInfo, seat: number | null) {
  const { code, phase, commitment, bound } = info;
  if (info.status !== 'open' || !commitment) return;
  const seen = recall(code);
  seen.commitment ??= commitment;
  if (phase === 'reveal') seen.bound ??= bound;
  keep(code, seen);
  if (seat === null) return;
  if (phase === 'pledge' && !info.pledges[seat])
    await api(`tables/${code}/pledge`, { seat, pledge: hashOf(contribution(code, seat)) });
  const own = seen.own[seat];
  if (phase !== 'reveal' || !own || info.contributions[seat] || bound !== seen.bound) return;
  // What is not bound as it was pledged stays closed.
  const all = JSON.parse(bound!) as Bound;
  if (all.commitment === seen.commitment && all.seats[seat]?.pledge === hashOf(own))
    await api(`tables/${code}/reveal`, { seat, contribution: own });
}

/** Check an opened deal against what this browser saw, not against what comes with the answer. */
export function check(address: string, { opening, withheld }: Verified): Checks {
  const { secret, contributions, bound, seed } = opening;
  const none: Checks = { whole: false, secret: null, bound: null, own: null, leftOut: false };
  if (!secret) return none;
  const seen = recall(address.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const joined =
    [secret, ...contributions.map((part) => part ?? '-')].join(':') + (bound ? `\n${bound}` : '');
  const all = bound ? (JSON.parse(bound) as Bound) : null;
  const isBound = ([seat, own]: [string, string]) => all?.seats[Number(seat)]?.pledge === hashOf(own);
  const pledged = Object.entries(seen.own).filter(isBound);
  const unopened = all?.seats.filter((each, seat) => each.pledge && !contributions[seat]) ?? [];
  return {
    whole:
      seed === joined &&
      plain(secret) &&
      // Whoever did not open theirs chose between two deals, and must be named.
      unopened.length === withheld.length &&
      hashOf(secret) === (all?.commitment ?? opening.commitment) &&
      contributions.every(
        (part, seat) => !part || !all || (plain(part) && all.seats[seat]?.pledge === hashOf(part)),
      ),
    secret: seen.commitment === null ? null : hashOf(secret) === seen.commitment,
    bound: seen.bound === null ? null : bound === seen.bound,
    own: pledged.length === 0 ? null : pledged.every(([seat, own]) => contributions[Number(seat)] === own),
    leftOut:
      pledged.length < Object.keys(seen.own).length || (seen.commitment !== null && seen.bound === null),
  };
}
