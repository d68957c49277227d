/** Rows that are leafed through on a phone: what is out of sight is drawn after the first view. */
import { onMount } from 'svelte';

/** How many things of a row to draw, if each is so wide: at first those in sight, then all. */
export function inSight(width: number): () => number {
  let count = $state(innerWidth < 760 ? Math.ceil(innerWidth / width) : Infinity);
  onMount(() => {
    // The second frame begins when the first one is on the screen, however long that took.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => setTimeout(() => (count = Infinity)))));
    return () => cancelAnimationFrame(frame);
  });
  return () => count;
}
