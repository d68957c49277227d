/** Plays the steps of a table one after another: first their events, each for its time, then the new view. */
import type { Happened, Step } from '../protocol';
import { firstOfMoves } from './log.svelte';
import { prefs, type Speed, still } from './prefs.svelte';

interface Listener {
  /** An event begins; `inMove` says that it came of the same move as the one before it. */
  played(event: Happened, inMove: boolean): void;
  /** Another step is on show; `kept` says that the player's question and choices are the same as before. */
  shown(before: Step | null, kept: boolean): void;
  /** Everything that is known is on show. */
  rested(): void;
  /** How long an event is shown, in milliseconds. */
  pace(event: Happened): number;
  /** Whether an event turns something over. */
  reveals(event: Happened): boolean;
}

const SPEED: Record<Speed, number> = { calm: 1.7, normal: 1, fast: 0.45, instant: 0 };
// A move of the past is shown long enough to find it.
const AGAIN = 900;

// With more steps than this waiting, events are shown for a third of their time.
const LONG_QUEUE = 3;

export class Playback {
  /** The step on show; while events are played it is still the one before them. */
  step = $state.raw<Step | null>(null);
  /** The event that is being shown. */
  event = $state.raw<Happened | null>(null);
  /** What is being played does not change the player's own question: what is half chosen stays so. */
  kept = $state(false);
  /** What was turned over stays until the player wants to go on. */
  held = $state(false);
  playing = false;
  private queue: Step[] = [];
  private hurry = false;

  constructor(private readonly listener: Listener) {}

  /** Play a step after those that wait. */
  add(step: Step) {
    this.queue.push(step);
    if (!this.playing) void this.play();
  }

  /** Show a step at once, without its events. */
  jump(step: Step) {
    this.queue = [];
    this.show(step);
    if (!this.playing) this.listener.rested();
  }

  /** Go on from what was turned over; skip what goes on by itself. */
  goOn() {
    if (this.held) this.held = false;
    else this.skip();
  }

  /** Show the last step at once. */
  skip() {
    this.hurry = true;
    this.held = false;
  }

  /** Show events of the past once more on the table, unless something new is being shown. */
  async again(events: Happened[]) {
    if (this.playing) return;
    this.playing = this.kept = true;
    for (const event of events) {
      this.event = event;
      if (!this.queue.length) await this.wait(AGAIN);
    }
    this.event = null;
    this.hurry = this.playing = false;
    if (this.queue.length > 0) void this.play();
  }

  /** Tell how long an event is shown. */
  private timeOf(event: Happened): number {
    if (this.hurry || document.hidden) return 0;
    // At a calm pace events follow each other, even if nothing moves.
    if (still() && prefs.speed !== 'calm') return 0;
    return this.listener.pace(event) * SPEED[prefs.speed];
  }

  private async play() {
    this.playing = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      this.kept = this.keeps(step);
      const first = firstOfMoves(step);
      for (const [i, event] of step.events.entries()) {
        this.listener.played(event, !first.has(i));
        const time = this.timeOf(event);
        if (time > 0) {
          this.event = event;
          this.held = prefs.speed === 'calm' && this.listener.reveals(event);
          await this.wait(this.queue.length > LONG_QUEUE && !this.held ? time / 3 : time);
        }
      }
      this.event = null;
      // It may have been taken back while it was played.
      if (step.n >= this.step!.n) this.show(step);
    }
    this.hurry = this.playing = false;
    this.listener.rested();
  }

  private async wait(time: number) {
    const end = performance.now() + time;
    while (!this.hurry && (this.held || performance.now() < end))
      await new Promise((done) => setTimeout(done, Math.min(50, Math.max(10, end - performance.now()))));
  }

  private show(step: Step) {
    const before = this.step;
    const kept = this.keeps(step);
    this.step = kept ? { ...step, choices: before!.choices, outlook: before!.outlook } : step;
    this.listener.shown(before, kept);
  }

  /** Tell whether the question and the choices of a step are those on show. */
  private keeps(step: Step): boolean {
    const all = (one: Step | null) => JSON.stringify([one?.prompt, one?.choices, one?.outlook]);
    return step.choices.length > 0 && all(step) === all(this.step);
  }
}
