/** The time control of a table, in words. */
import type { Clock } from '../protocol';
import { text } from './text.svelte';

/** Say how long a seat may think; nothing where there is no limit. */
export const clockText = ({ kind, seconds = 60 }: Clock) =>
  kind === 'slow'
    ? text().clockSlow(Math.round(seconds / 86_400))
    : kind === 'live'
      ? text().clockLive(seconds)
      : '';
