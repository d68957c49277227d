/** Points at something on the board by the name that the board gives it: `seat=1` is [data-seat="1"], `hand` is [data-hand] or .hand. */
const POINTED = 'data-pointed';

function selector(name: string): string {
  const [what, value] = name.split('=');
  return value === undefined
    ? `main :is([data-${what}], .${what})`
    : `main [data-${what}="${CSS.escape(value)}"]`;
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
  const show = () => now?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  ring();
  const board = document.querySelector('main');
  const observer = new MutationObserver(ring);
  if (board) observer.observe(board, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    now?.removeAttribute(POINTED);
  };
}
