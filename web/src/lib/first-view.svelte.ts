/** Phones draw what they show first; the rest follows when that is on the screen. */
import { onMount } from 'svelte';

const WIDE = 760;

/** Tell whether the first view is on the screen; a wide screen draws everything at once. */
export function firstViewDone(): () => boolean {
  let done = $state(innerWidth >= WIDE);
  onMount(() => {
    // The second frame begins when the first one is on the screen, however long that took.
    let frame = requestAnimationFrame(
      () => (frame = requestAnimationFrame(() => setTimeout(() => (done = true)))),
    );
    return () => cancelAnimationFrame(frame);
  });
  return () => done;
}

/** Tell how many things of a row to draw: at first as many as fit the screen, then all. */
export function countInView(width: number): () => number {
  const done = firstViewDone();
  return () => (done() ? Infinity : Math.ceil(innerWidth / width));
}
