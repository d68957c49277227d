/** The action that a hint names now: boards show it in their own way, beside the rings of `point.ts`. */
export const hinted = $state<{ action: unknown }>({ action: null });
