/** What the first view of the Isle does not need, in one file: together these are smaller. */
export { default as Choosing } from './Choosing.svelte';
export { default as Dawn } from './Dawn.svelte';
export { default as Lessons } from './Lessons.svelte';
export { default as Lit } from './Lit.svelte';
export { default as Placing } from './Placing.svelte';
export { default as Standing } from './Standing.svelte';
export { default as TakeOff } from './TakeOff.svelte';
