/** One table as this browser follows it: who sits, what is shown, what can be chosen, what happened. */
import { paceOf } from '../games/board';
import type { ChatLine, Choice, Ended, Happened, Lobby, Reasoned, ServerMessage, Step } from '../protocol';
import { Live, type Line } from './net';
import { prefs, still, text } from './prefs.svelte';
import { chime } from './sound';

export interface LogLine extends Happened {
  key: number;
}
const LONGEST_LOG = 400;
const NEWS_TIME = 6000;

export class Table {
  line = $state<Line>('connecting');
  lobby = $state.raw<Lobby | null>(null);
  /** The step on show; while events are played it is still the one before them. */
  step = $state.raw<Step | null>(null);
  ended = $state.raw<Ended | null>(null);
  log = $state<LogLine[]>([]);
  chat = $state<ChatLine[]>([]);
  unread = $state(0);
  /** What is being written into the chat, and why the house did not take what was said last. */
  words = $state('');
  unsaid = $state('');
  /** The event that is on stage now. */
  stage = $state.raw<Happened | null>(null);
  /** What a screen reader is told. */
  spoken = $state('');
  /** What is shown for a while although it is no move. */
  news = $state('');
  reason = $state.raw<Reasoned | null>(null);
  hint = $state.raw<Choice | null>(null);
  gone = $state<string | null>(null);
  /** The move that waits for a yes, where its player wants to be asked. */
  asked = $state.raw<Choice | null>(null);
  /** An action was sent and its answer is awaited. */
  sent = $state(0);
  /** What is being played changes nothing in one's own question: whatever is half chosen stays so. */
  kept = $state(false);

  private live: Live;
  private said = { id: 0, words: '' };
  private known = -1;
  private queue: Step[] = [];
  private playing = false;
  private lines = 0;
  private hurry = false;
  private language = prefs.language;

  constructor(
    readonly code: string,
    readonly seat: number | null,
    said: ServerMessage[] = [],
  ) {
    for (const message of said) this.hear(message);
    this.live = new Live(code, seat, {
      hear: (message) => this.hear(message),
      line: (state) => (this.line = state),
      known: () => this.known,
    });
  }

  get you(): number | null {
    return this.lobby?.you ?? null;
  }

  get mine(): boolean {
    return this.you !== null && (this.step?.waiting_for.includes(this.you) ?? false);
  }

  name(seat: number): string {
    return this.lobby?.table.seats[seat]?.name ?? '';
  }

  act(choice: Choice) {
    if (!this.step || this.sent || (this.playing && !this.kept)) return;
    if (prefs.confirm && this.asked !== choice) {
      this.asked = choice;
      this.spoken = text().sure(choice.text);
      return;
    }
    this.reason = this.hint = this.asked = null;
    this.sent = this.live.say({ type: 'act', n: this.step.n, action: choice.action });
    chime('card');
  }

  undo() {
    if (!this.step || this.sent) return;
    this.reason = this.hint = null;
    this.sent = this.live.say({ type: 'undo', n: this.step.n });
  }

  why(action: unknown) {
    this.live.say({ type: 'why', action });
  }

  askHint() {
    this.live.say({ type: 'hint' });
  }

  say(saying: Parameters<Live['say']>[0]) {
    this.live.say(saying);
  }

  /** Say what is written in the chat. */
  talk() {
    const words = this.words.trim().slice(0, 500);
    if (!words) return;
    this.words = this.unsaid = '';
    this.said = { id: this.live.say({ type: 'chat', text: words }), words };
  }

  /** Tell everything in another language from now on. */
  speak() {
    if (this.language === prefs.language) return;
    this.language = prefs.language;
    this.spoken = '';
    this.live.say({ type: 'speak', language: prefs.language });
  }

  /** Show the newest view at once. */
  skip() {
    this.hurry = true;
  }

  close() {
    this.live.close();
  }

  private hear(message: ServerMessage) {
    if (message.re && message.re === this.sent) this.sent = 0;
    switch (message.type) {
      case 'lobby':
        if (!same(message, this.lobby)) this.greet(message);
        break;
      case 'step':
        this.take(message);
        break;
      case 'ended':
        this.ended = message;
        break;
      case 'refused':
        if (message.re && message.re === this.said.id) {
          this.unsaid = message.reason.text;
          this.words ||= this.said.words;
          break;
        }
        this.reason = message.reason;
        this.spoken = message.reason.text;
        break;
      case 'why':
        this.reason = message.reason;
        this.spoken = message.reason?.text ?? '';
        break;
      case 'hint':
        this.hint = message.choice;
        if (message.choice) this.spoken = text().hintIs(message.choice.text);
        break;
      case 'chat':
        if (this.chat.some((line) => line.number === message.number)) break;
        this.chat.push(message);
        this.unread++;
        break;
      case 'gone':
        this.gone = message.text;
        this.live.close();
        break;
    }
  }

  /** Take who sits where; say who has left since, and whose clock ran out. */
  private greet(lobby: Lobby) {
    const before = this.lobby?.table;
    this.lobby = lobby;
    if (before?.status !== 'running') return;
    for (const { seat, bot, late, name } of lobby.table.seats)
      if (bot && !before.seats[seat]?.bot && (late || seat !== this.you))
        this.announce(late ? text().ranOut(name) : text().hasLeft(name));
  }

  private announce(news: string) {
    this.push({ event: { event: 'left' }, text: news });
    this.news = this.spoken = news;
    setTimeout(() => {
      if (this.news === news) this.news = '';
    }, NEWS_TIME);
  }

  private take(step: Step) {
    const first = this.known < 0;
    this.known = Math.max(this.known, step.n);
    // How it came to this replaces what was known: after a long time, or in another language.
    const anew = step.since < 0 && step.undone === null;
    if (anew) {
      this.log = [];
      this.note(step);
    }
    // A line that opens or comes back mostly says what is on show already: it need not be drawn again.
    if (same({ ...step, since: 0, events: [] }, this.step && { ...this.step, since: 0, events: [] })) return;
    if (first || step.since < 0 || step.undone !== null) {
      // Nothing to play: come in, come back after a long time, or take back.
      if (!anew) this.note(step);
      this.queue = [];
      this.show(step);
      return;
    }
    this.queue.push(step);
    if (!this.playing) void this.play();
  }

  private async play() {
    this.playing = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      this.kept = this.keeps(step);
      for (const event of step.events) {
        this.spoken = event.text;
        this.push(event);
        const rest = still() || this.hurry || document.hidden ? 0 : this.pace(event);
        if (rest > 0) {
          this.stage = event;
          await this.wait(this.queue.length > 3 ? rest / 3 : rest);
        }
      }
      this.stage = null;
      // It may have been taken back while it was played.
      if (step.n >= this.step!.n) this.show(step);
    }
    this.hurry = this.playing = false;
  }

  private async wait(time: number) {
    const end = performance.now() + time;
    while (!this.hurry && performance.now() < end)
      await new Promise((done) => setTimeout(done, Math.min(50, end - performance.now())));
  }

  private show(step: Step) {
    const was = this.mine;
    if (this.keeps(step)) step = { ...step, choices: this.step!.choices, outlook: this.step!.outlook };
    else this.hint = this.asked = null;
    this.step = step;
    if (step.undone !== null) this.spoken = text().undone(this.name(step.undone));
    if (this.mine && !was) {
      this.reason = null;
      chime('purr');
      if (step.prompt) this.spoken = step.prompt.text;
      notify(this.lobby?.table.game_name ?? '');
    }
  }

  /** The question and what can be done are those on show. */
  private keeps(step: Step): boolean {
    const all = (one: Step | null) => JSON.stringify([one?.prompt, one?.choices, one?.outlook]);
    return step.choices.length > 0 && all(step) === all(this.step);
  }

  private pace(event: Happened): number {
    return paceOf(this.lobby?.table.game ?? '', event);
  }

  private note(step: Step) {
    if (step.undone !== null)
      this.push({ event: { event: 'undone' }, text: text().undone(this.name(step.undone)) });
    for (const event of step.events) this.push(event);
  }

  private push(happened: Happened) {
    this.log.push({ ...happened, key: this.lines++ });
    if (this.log.length > LONGEST_LOG) this.log.shift();
  }
}

const same = (one: ServerMessage, other: ServerMessage | null) =>
  JSON.stringify({ ...one, re: 0 }) === JSON.stringify({ ...other, re: 0 });

function notify(game: string) {
  if (
    !prefs.notify ||
    !document.hidden ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return;
  new Notification(text().turnTitle, { body: game, icon: '/icon.svg', tag: 'turn' });
}
