/** The title of the tab and the badge of the installed app: they tell at how many tables it is the player's turn. */
import type { Tables } from '../protocol';
import { api } from './api';
import { route } from './router.svelte';

export const tab = $state({ title: 'Purrlor' });
let waiting = $state.raw<string[]>([]);

/** Take the codes of the tables that wait for the player. */
export function countTurns({ tables }: Tables) {
  waiting = tables.filter((table) => table.your_turn).map(({ code }) => code);
  // Without a badge there is nothing to do; browsers that are not installed may refuse.
  void navigator.setAppBadge?.(waiting.length).catch(() => undefined);
}

const FIRST = 8_000;
const AGAIN = 60_000;
const look = () => void api<Tables>('my').then(countTurns, () => undefined);

/** Start; to be called once, in the root component. */
export function showTurns() {
  $effect(() => {
    // The table on the screen says by itself whose turn it is.
    const elsewhere = waiting.filter((code) => !route.path.includes(code)).length;
    document.title = (elsewhere > 0 ? `(${elsewhere}) ` : '') + tab.title;
  });
  $effect(() => {
    const first = setTimeout(look, FIRST);
    const timer = setInterval(look, AGAIN);
    navigator.serviceWorker?.addEventListener('message', look);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      navigator.serviceWorker?.removeEventListener('message', look);
    };
  });
}
