/** The log of a game as it is read: turns of one player, a line for each move, small pictures. */
import { type Around, actorOf } from '../games/around';
import type { Happened } from '../protocol';
import type { LogLine } from './log.svelte';

type Shown = NonNullable<ReturnType<NonNullable<Around['picture']>>>;

/** A picture, and the seat that was given what it shows. */
type Told = Shown & { to?: number };

export interface TurnLine {
  key: number;
  /** What is read at once. */
  text: string;
  /** How often it happened, one after another. */
  times: number;
  /** Further sentences, of which the pictures tell. */
  more: string[];
  pictures: Told[];
  /** The picture of what the text names last. */
  drawn: Shown | null;
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

export function turnsOf(lines: LogLine[], around: Around): Turn[] {
  const { picture, detail, untold, idle, together, begins, givenTo } = around;
  const turns: Turn[] = [];
  let head: LogLine | null = null;
  const before: Happened['event'][] = [];
  for (const line of lines) {
    const skipped = idle?.(line.event, before);
    before.push(line.event);
    if (skipped) continue;
    const seat = actorOf(line);
    const turn = turns.at(-1);
    const shown = picture?.(line.event) ?? null;
    // A game that does not say what belongs together: whatever came of one move does.
    if (head && turn && (detail ? detail(line.event, head.event) : line.inMove)) {
      const last = turn.lines.at(-1)!;
      last.events.push(line);
      if (shown) {
        const to = givenTo?.(line.event, head.event) ?? undefined;
        const there = last.pictures.find(({ name }) => name === shown.name);
        if (there) there.to ??= to;
        else last.pictures.push({ ...shown, to });
        last.more.push(line.text);
      } else if (kindOf(line) === kindOf(head)) {
        // What happens again and again is told as it was last.
        last.text = line.text;
      } else last.text += ` ${line.text}`;
      continue;
    }
    if (head && turn && untold?.(head.event, line.event)) {
      const last = turn.lines.at(-1)!;
      last.events.push(line);
      // Of two cards at once both are told.
      if (shown && kindOf(line) === kindOf(head)) last.more.push(line.text);
      else Object.assign(last, { text: line.text, more: [], pictures: [], drawn: shown, move: line.move });
      if (shown) last.pictures.push(shown);
      head = line;
      continue;
    }
    const joint = together?.(line.event) ?? false;
    if (head && turn && joint && kindOf(line) === kindOf(head)) {
      const last = turn.lines.at(-1)!;
      last.text += ` ${line.text}`;
      last.events.push(line);
      if (turn.seat !== seat) turn.seat = null;
      continue;
    }
    head = line;
    const same = turn?.lines.at(-1);
    if (same?.text === line.text && !same.more.length && !shown) {
      same.times++;
      same.events.push(line);
      continue;
    }
    const fresh: TurnLine = {
      key: line.key,
      text: line.text,
      times: 1,
      more: [],
      pictures: shown ? [shown] : [],
      drawn: shown,
      events: [line],
      move: line.move,
    };
    const start = begins?.(line.event) != null;
    if (turn && !start && !joint && !turn.begins && turn.seat === seat) turn.lines.push(fresh);
    else turns.push({ key: line.key, seat, begins: start, lines: [fresh] });
  }
  return turns;
}
