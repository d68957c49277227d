/** What the first view of the Isle can do without, in one piece: together these are smaller than one by one. */
export { default as Choosing } from './Choosing.svelte';
export { default as Lessons } from './Lessons.svelte';
export { default as Placing } from './Placing.svelte';
export { default as Standing } from './Standing.svelte';
