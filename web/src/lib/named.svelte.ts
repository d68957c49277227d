/** Whoever plays without a name is asked for one, once. */
import { prefs } from './prefs.svelte';

/** What happens when the question is answered. */
export const asking = $state<{ then: (() => void) | null }>({ then: null });

/** Ask for a name if there is none and nobody has asked before; then go on. */
export function named(then: () => void) {
  if (prefs.name.trim() || prefs.asked) then();
  else asking.then = then;
}
