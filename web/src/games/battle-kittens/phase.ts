/** What a phase with secret choices is shown with. */
import type { Names } from '../../lib/names.svelte';
import type { BoardProps } from '../board';
import type { AttributeName, Game } from './types';

export type PhaseProps = Pick<
  BoardProps<Game>,
  'table' | 'own' | 'seats' | 'you' | 'waiting' | 'choices' | 'act' | 'why' | 'offer'
> & {
  /** Seats, in the order in which they are shown. */
  rows: readonly number[];
  /** Attributes that count on a Battleground. */
  wanted: readonly AttributeName[];
  names: Names;
};
