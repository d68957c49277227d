/** What a phone shows first comes first: the rest is drawn when that is on the screen. */
import { onMount } from 'svelte';

/** Tell whether the first view is on the screen; where there is room, all belongs to it. */
export function settled(): () => boolean {
  let so = $state(innerWidth >= 760);
  onMount(() => {
    // The second frame begins when the first one is on the screen, however long that took.
    let frame = requestAnimationFrame(
      () => (frame = requestAnimationFrame(() => setTimeout(() => (so = true)))),
    );
    return () => cancelAnimationFrame(frame);
  });
  return () => so;
}

/** How many things of a row to draw, if each is so wide: at first those in sight, then all. */
export function inSight(width: number): () => number {
  const all = settled();
  return () => (all() ? Infinity : Math.ceil(innerWidth / width));
}
