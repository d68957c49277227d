/** Points at something on the board by the name that the board gives it: `seat=1` is [data-seat="1"], `hand` is [data-hand] or .hand. */
const POINTED = 'data-pointed';

function selector(name: string): string {
  const parts = name.split(' ').map((part) => {
    const [what, value] = part.split('=');
    return value === undefined ? `:is([data-${what}], .${what})` : `[data-${what}="${CSS.escape(value)}"]`;
  });
  return `main ${parts.join(' ')}`;
}

const onScreen = (one: Element) => one.getClientRects().length > 0;

/** Find the first of several named things that is on the screen. */
export function find(names: string[]): Element | undefined {
  for (const name of names) {
    const found = [...document.querySelectorAll(selector(name))].find(onScreen);
    if (found) return found;
  }
  return undefined;
}

/** Name what an action or a reason speaks of, by its fields: the thing, and the place or the player. */
export function spotsOf(fields: Record<string, unknown>): string[][] {
  const named = (name: string) => String(fields[name]).replace(/^[a-z_]+:/, '');
  const has = (...names: string[]) =>
    names.every((name) => fields[name] !== undefined && fields[name] !== null);
  const player = ['target', 'other', 'seat'].find((name) => typeof fields[name] === 'number');
  const things: string[] = [];
  const places: string[] = [];
  if (has('owner', 'chapter', 'component'))
    things.push(`cell=${named('owner')}-${named('chapter')} component=${named('component')}`);
  for (const name of ['card', 'tile', 'spell']) if (has(name)) things.push(`${name}=${named(name)}`);
  if (has('owner', 'chapter')) places.push(`cell=${named('owner')}-${named('chapter')}`);
  if (typeof fields.ground === 'number') places.push(`squad=${fields.ground}`, `ground=${fields.ground}`);
  if (player) places.push(`seat=${named(player)}`, `face=${named(player)}`);
  return [things, places].filter((names) => names.length > 0);
}

/** Ring all that an action or a reason speaks of; the answer stops it. */
export function ringAll(fields: Record<string, unknown>): () => void {
  const stops = spotsOf(fields).map((names) => pointAt(names));
  return () => stops.forEach((stop) => stop());
}

/** Ring the first of these that is on the screen, whatever the board draws anew; the answer stops it. */
export function pointAt(names: string[]): () => void {
  let now: Element | undefined;
  const ring = () => {
    const found = find(names);
    if (found === now && found?.hasAttribute(POINTED)) return;
    now?.removeAttribute(POINTED);
    now = found;
    now?.setAttribute(POINTED, '');
    // After the board, which may scroll to what it offers.
    requestAnimationFrame(() => requestAnimationFrame(show));
  };
  const show = () => now?.scrollIntoView({ block: 'nearest', inline: 'center' });
  ring();
  const board = document.querySelector('main');
  const observer = new MutationObserver(ring);
  if (board) observer.observe(board, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    now?.removeAttribute(POINTED);
  };
}
