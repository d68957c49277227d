/** The log of a table: everything that happened, the latest last. */
import type { Happened, Step } from '../protocol';

export interface LogLine extends Happened {
  key: number;
  /** It came of the same move as the one before it. */
  inMove: boolean;
  /** The number of its move in the replay. */
  move?: number;
}
const LONGEST = 400;

export class Log {
  lines = $state.raw<LogLine[]>([]);
  private added = 0;

  add(happened: Happened, inMove = false) {
    this.lines = [...this.lines, { ...happened, key: this.added++, inMove }].slice(-LONGEST);
  }

  clear() {
    this.lines = [];
  }
}

/** Tell which events of a step begin a move. */
export function firstOfMoves({ moves }: Step): Set<number> {
  const first = new Set<number>();
  let at = 0;
  for (const count of moves ?? []) {
    first.add(at);
    at += count;
  }
  return first;
}
