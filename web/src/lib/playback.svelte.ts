/** Plays the steps of a table one after another: first their events, each for its time, then the new view. */
import type { Happened, Step } from '../protocol';
import { still } from './prefs.svelte';

interface Listener {
  /** An event begins. */
  played(event: Happened): void;
  /** Another step is on show; `kept` says that the player's question and choices are the same as before. */
  shown(before: Step | null, kept: boolean): void;
  /** Everything that is known is on show. */
  rested(): void;
  /** How long an event is shown, in milliseconds. */
  pace(event: Happened): number;
}

// With more steps than this waiting, events are shown for a third of their time.
const LONG_QUEUE = 3;

export class Playback {
  /** The step on show; while events are played it is still the one before them. */
  step = $state.raw<Step | null>(null);
  /** The event that is being shown. */
  event = $state.raw<Happened | null>(null);
  /** What is being played does not change the player's own question: what is half chosen stays so. */
  kept = $state(false);
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

  /** Show the last step at once. */
  skip() {
    this.hurry = true;
  }

  private async play() {
    this.playing = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      this.kept = this.keeps(step);
      for (const event of step.events) {
        this.listener.played(event);
        const time = still() || this.hurry || document.hidden ? 0 : this.listener.pace(event);
        if (time > 0) {
          this.event = event;
          await this.wait(this.queue.length > LONG_QUEUE ? time / 3 : time);
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
    while (!this.hurry && performance.now() < end)
      await new Promise((done) => setTimeout(done, Math.min(50, end - performance.now())));
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
