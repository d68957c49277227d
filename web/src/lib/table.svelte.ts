/** One table as a seat sees it: takes the server's messages and hands them to the parts that show them. */
import { aroundOf } from '../games/around';
import { paceOf } from '../games/board';
import type { Choice, Ended, HintAnswer, Lobby, Reasoned, ServerMessage, Step, Weighed } from '../protocol';
import { Announcer } from './announcer.svelte';
import { Chat } from './chat.svelte';
import { type ConnectionState, Live, type Outgoing } from './live';
import { firstOfMoves, Log } from './log.svelte';
import { Playback } from './playback.svelte';
import { prefs } from './prefs.svelte';
import { text } from './text.svelte';
import { chime } from './sound';

export class Table {
  readonly announcer = new Announcer();
  readonly log = new Log();
  readonly chat = new Chat((line) => this.live.send({ type: 'chat', text: line }));
  readonly playback = new Playback({
    played: (event, inMove) => {
      this.announcer.say(event.text);
      this.log.add(event, inMove);
    },
    shown: (before, kept) => this.shown(before, kept),
    rested: () => this.goOn(),
    pace: (event) => paceOf(this.lobby?.table.game ?? '', event),
    reveals: ({ event }) => aroundOf(this.lobby?.table.game ?? '').reveals?.(event) ?? false,
  });
  connection = $state<ConnectionState>('connecting');
  lobby = $state.raw<Lobby | null>(null);
  ended = $state.raw<Ended | null>(null);
  /** Whether the game ended while this page looked on. */
  endedHere = false;
  reason = $state.raw<Reasoned | null>(null);
  hint = $state.raw<HintAnswer | null>(null);
  /** Why this browser may no longer follow the table. */
  gone = $state<string | null>(null);
  /** The move that waits for a yes: its player wants to be asked, or is warned. */
  unconfirmed = $state.raw<Choice | null>(null);
  /** What would be much better than that move. */
  warning = $state.raw<Weighed | null>(null);
  /** What the player asked about last: why it can't be done. */
  tried = $state.raw<Record<string, unknown> | null>(null);
  /** The number of a hint that nobody asked for. */
  private unasked = 0;
  /** The move that the server weighs now. */
  private weighing: { choice: Choice; confirm: boolean; sent: number } | null = null;
  /** The number of the move that waits for its answer; 0 if none does. */
  sent = $state(0);
  /** Actions that follow without being asked for again. */
  private plan = $state.raw<unknown[]>([]);

  private live: Live;
  private known = -1;
  private running = false;
  private language = prefs.language;

  constructor(
    readonly code: string,
    readonly seat: number | null,
    messages: ServerMessage[] = [],
  ) {
    for (const message of messages) this.receive(message);
    this.live = new Live(code, seat, {
      message: (message) => this.receive(message),
      state: (state) => (this.connection = state),
      known: () => this.known,
    });
  }

  get you(): number | null {
    return this.lobby?.you ?? null;
  }

  get step(): Step | null {
    return this.playback.step;
  }

  /** Whether the player has done something and what comes of it is not there yet. */
  get busy(): boolean {
    return this.sent > 0 || this.plan.length > 0;
  }

  /** Whether the game waits for this player. */
  get mine(): boolean {
    return this.asked(this.step);
  }

  private asked(step: Step | null): boolean {
    return this.you !== null && (step?.waiting_for.includes(this.you) ?? false);
  }

  name(seat: number): string {
    return this.lobby?.table.seats[seat]?.name ?? '';
  }

  act(choice: Choice) {
    if (!this.step || this.busy || (this.playback.playing && !this.playback.kept)) return;
    if (this.unconfirmed === choice) this.do(choice);
    else this.weigh(choice, prefs.confirm);
  }

  /** At a table that warns, let the server weigh a choice first, unless a hint names it. */
  private weigh(choice: Choice, confirm = false) {
    const hinted = [this.hint?.choice, this.hint?.equal].some(
      (one) => one && same(one.action, choice.action),
    );
    if (!this.lobby?.table.warns || hinted || this.step!.choices.length < 2) this.ask(choice, confirm);
    else {
      this.sent = this.live.send({ type: 'weigh', action: choice.action });
      this.weighing = { choice, confirm, sent: this.sent };
    }
  }

  /** Do a choice, or ask first: because something would be much better, or because the player wants it so. */
  private ask(choice: Choice, confirm: boolean, warning: Weighed | null = null) {
    const better = warning?.better;
    if (!better && !confirm) return this.do(choice);
    this.plan = [];
    this.warning = warning;
    this.unconfirmed = choice;
    this.announcer.say(
      better ? text().warned(choice.text, better.text, warning.reason?.text ?? '') : text().sure(choice.text),
    );
  }

  private do(choice: Choice) {
    this.reason = this.hint = this.unconfirmed = this.warning = null;
    this.sent = this.live.send({ type: 'act', n: this.step!.n, action: choice.action });
    chime('card');
  }

  /** Do several things one after another, as long as each of them is on offer when its turn comes. */
  actAll(actions: unknown[]) {
    if (this.busy) return;
    this.plan = actions;
    this.goOn();
  }

  private goOn() {
    if (this.sent || this.plan.length === 0 || !this.step) return;
    const wanted = JSON.stringify(this.plan[0]);
    const found = this.step.choices.find(({ action }) => JSON.stringify(action) === wanted);
    this.plan = found ? this.plan.slice(1) : [];
    if (found) this.weigh(found);
  }

  undo() {
    if (!this.step || this.busy) return;
    this.reason = this.hint = null;
    this.sent = this.live.send({ type: 'undo', n: this.step.n });
  }

  /** Take the name and the cat of the preferences at this table, too. */
  rename() {
    const name = prefs.name.trim();
    if (this.you !== null && name) this.live.send({ type: 'rename', name, avatar: prefs.avatar });
  }

  /** Ask why something can't be done. */
  askWhy(action: unknown) {
    this.tried = action as Record<string, unknown>;
    this.live.send({ type: 'why', action });
  }

  send(message: Outgoing) {
    this.live.send(message);
  }

  /** Ask for a hint on behalf of the player; if there is none now, nothing is said. */
  offerHint() {
    this.unasked = this.live.send({ type: 'hint' });
  }

  /** Ask for everything in the player's language from now on. */
  switchLanguage() {
    if (this.language === prefs.language) return;
    this.language = prefs.language;
    this.announcer.say('');
    this.live.send({ type: 'speak', language: prefs.language });
  }

  close() {
    this.live.close();
  }

  private receive(message: ServerMessage) {
    if (message.re && message.re === this.sent) this.sent = 0;
    switch (message.type) {
      case 'lobby':
        this.prepareDeal(message);
        if (!same(message, this.lobby)) this.update(message);
        break;
      case 'step':
        this.take(message);
        break;
      case 'ended':
        this.endedHere ||= this.ended === null && this.running;
        this.ended = message;
        break;
      case 'refused':
        if (this.chat.refused(message) || (message.re && message.re === this.unasked)) break;
        if (this.weighing && message.re === this.weighing.sent) {
          // A move is not lost because its player was too quick to be warned.
          const { choice, confirm } = this.weighing;
          this.weighing = null;
          this.ask(choice, confirm);
          break;
        }
        this.plan = [];
        this.tried = null;
        this.reason = message.reason;
        this.announcer.say(message.reason.text);
        break;
      case 'weighed':
        if (this.weighing) this.ask(this.weighing.choice, this.weighing.confirm, message);
        this.weighing = null;
        break;
      case 'why':
        this.reason = message.reason;
        this.announcer.say(message.reason?.text ?? '');
        break;
      case 'hint':
        // What was asked before the last move is of no use any more.
        if (message.choice && message.n !== this.step?.n) break;
        this.hint = message.choice ? message : null;
        if (message.choice)
          this.announcer.say(text().hintIs(message.choice.text, message.reason?.text ?? ''));
        break;
      case 'chat':
        this.chat.add(message);
        break;
      case 'gone':
        this.gone = message.text;
        this.live.close();
        break;
    }
  }

  /** Pledge for the deal, open, and remember what is shown before the first card; again whenever the table asks. */
  private prepareDeal({ table, you }: Lobby) {
    if (table.status !== 'open') return;
    void import('./deal').then(({ follow }) => follow(table, you)).catch(() => undefined);
  }

  /** Take who sits where; announce who is the host now, who has left since, and whose time is up. */
  private update(lobby: Lobby) {
    const before = this.lobby?.table;
    // The same table is not drawn again because the seat is open elsewhere for a moment.
    this.lobby = same(lobby.table, before) ? { ...lobby, table: before! } : lobby;
    if (before?.status !== 'running') return;
    for (const { seat, host, name } of lobby.table.seats) {
      if (!host || before.seats[seat]?.host) continue;
      const news = text().isHost(name);
      this.log.add({ event: { event: 'host' }, text: news });
      this.announcer.show(news);
    }
    for (const { seat, bot, late, name } of lobby.table.seats) {
      if (!bot || before.seats[seat]?.bot || (!late && seat === this.you)) continue;
      const news = late ? text().ranOut(name) : text().hasLeft(name);
      this.log.add({ event: { event: 'left' }, text: news });
      this.announcer.show(news);
    }
  }

  private take(step: Step) {
    const first = this.known < 0;
    this.known = Math.max(this.known, step.n);
    this.running ||= step.waiting_for.length > 0;
    // After a long time, or in another language, the whole log comes again.
    const whole = step.since < 0 && step.undone === null;
    if (whole) {
      this.log.clear();
      this.note(step);
    }
    // A connection that opens mostly brings what is on show already: it need not be drawn again.
    const news = { since: 0, events: [], moves: [] };
    if (same({ ...step, ...news }, this.step && { ...this.step, ...news })) return;
    if (first || step.since < 0 || step.undone !== null) {
      if (!whole) this.note(step);
      this.playback.jump(step);
    } else this.playback.add(step);
  }

  /** Log what a step brings that is not played. */
  private note(step: Step) {
    if (step.undone !== null)
      this.log.add({ event: { event: 'undone' }, text: text().undone(this.name(step.undone)) });
    const first = firstOfMoves(step);
    step.events.forEach((event, i) => this.log.add(event, !first.has(i)));
  }

  private shown(before: Step | null, kept: boolean) {
    const step = this.step!;
    if (!kept) this.hint = this.unconfirmed = this.warning = null;
    if (step.undone !== null) this.announcer.say(text().undone(this.name(step.undone)));
    if (!this.mine || this.asked(before)) return;
    this.reason = null;
    chime('purr');
    if (step.prompt) this.announcer.say(step.prompt.text);
    notify(this.lobby?.table.game_name ?? '');
  }
}

const same = <Said>(one: Said, other: Said | null | undefined) =>
  JSON.stringify({ ...one, re: 0 }) === JSON.stringify({ ...other, re: 0 });

function notify(game: string) {
  if (!prefs.notify || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  new Notification(text().turnTitle, { body: game, icon: '/icon.svg', tag: 'turn' });
}
