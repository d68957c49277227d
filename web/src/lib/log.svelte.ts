/** The log of a table: a line for everything that happened, the latest last. */
import type { Happened } from '../protocol';

export interface LogLine extends Happened {
  key: number;
}
const LONGEST = 400;

export class Log {
  lines = $state<LogLine[]>([]);
  private added = 0;

  add(happened: Happened) {
    this.lines.push({ ...happened, key: this.added++ });
    if (this.lines.length > LONGEST) this.lines.shift();
  }

  clear() {
    this.lines = [];
  }
}
