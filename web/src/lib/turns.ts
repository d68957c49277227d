/** The log of a game as it is read: turns of one player, a line for each move, small pictures. */
import { type Around, actorOf } from '../games/around';
import type { Happened } from '../protocol';
import type { LogLine } from './log.svelte';

type Shown = NonNullable<ReturnType<NonNullable<Around['picture']>>>;

export interface TurnLine {
  key: number;
  /** What is read at once. */
  text: string;
  /** Further sentences, of which the pictures tell. */
  more: string[];
  pictures: Shown[];
  events: Happened[];
  /** Its number in the replay. */
  move: number | undefined;
}
export interface Turn {
  key: number;
  seat: number | null;
  /** A round or a day begins. */
  begins: boolean;
  lines: TurnLine[];
}

const kindOf = ({ event }: Happened) => (event as { event: string }).event;

export function turnsOf(lines: LogLine[], { picture, detail, begins }: Around): Turn[] {
  const turns: Turn[] = [];
  let head: LogLine | null = null;
  for (const line of lines) {
    const seat = actorOf(line);
    const turn = turns.at(-1);
    const shown = picture?.(line.event) ?? null;
    // A game that does not say what belongs together: whatever came of one move does.
    if (head && turn && (detail ? detail(line.event, head.event) : line.inMove)) {
      const last = turn.lines.at(-1)!;
      last.events.push(line);
      if (shown) {
        if (!last.pictures.some(({ name }) => name === shown.name)) last.pictures.push(shown);
        last.more.push(line.text);
      } else if (kindOf(line) === kindOf(head)) {
        // What happens again and again is told as it was last.
        last.text = line.text;
      } else last.text += ` ${line.text}`;
      continue;
    }
    head = line;
    const fresh: TurnLine = {
      key: line.key,
      text: line.text,
      more: [],
      pictures: shown ? [shown] : [],
      events: [line],
      move: line.move,
    };
    const start = begins?.(line.event) != null;
    if (turn && !start && !turn.begins && turn.seat === seat) turn.lines.push(fresh);
    else turns.push({ key: line.key, seat, begins: start, lines: [fresh] });
  }
  return turns;
}
