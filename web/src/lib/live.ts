/** The WebSocket of one seat: reconnects by itself, and sends again what was not answered. */
import type { ClientMessage, ServerMessage } from '../protocol';
import { prefs } from './prefs.svelte';

export type ConnectionState = 'connecting' | 'open' | 'cut' | 'lost';
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Outgoing = WithoutId<ClientMessage>;

interface Listener {
  message(message: ServerMessage): void;
  state(state: ConnectionState): void;
  /** The last log number that is known; -1 asks for everything. */
  known(): number;
}

// How long a page that already shows the first step waits before it connects, in milliseconds.
const AFTER_FIRST_STEP = 400;
// The server closes with these codes if the table does not exist or the seat is not this player's.
const NOT_FOUND = 4404;
const NOT_ALLOWED = 1008;
const LONGEST_PAUSE = 8000;

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private timer = 0;
  private id = 0;
  /** Moves that were sent and not answered or weighed yet: after a cut they are sent again, which is harmless. */
  private unanswered = new Map<number, string>();
  /** Other messages that wait for the connection. */
  private waiting: string[] = [];

  constructor(
    private readonly code: string,
    private readonly seat: number | null,
    private readonly listener: Listener,
  ) {
    this.timer = setTimeout(() => this.connect(), listener.known() < 0 ? 0 : AFTER_FIRST_STEP);
    document.addEventListener('visibilitychange', this.wake);
    addEventListener('online', this.wake);
  }

  private wake = () => {
    // Nobody is sent notices of what they see.
    if (this.socket?.readyState === WebSocket.OPEN) this.tellVisible();
    else if (document.visibilityState === 'visible') this.connect();
  };

  private connect() {
    clearTimeout(this.timer);
    if (this.closed || this.socket?.readyState === WebSocket.CONNECTING) return;
    const query = new URLSearchParams({ language: prefs.language });
    if (this.seat !== null) query.set('seat', String(this.seat));
    query.set('n', String(Math.max(0, this.listener.known())));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/live/${this.code}?${query}`);
    this.socket = socket;
    let first = true;
    socket.onopen = () => {
      if (document.hidden) this.tellVisible();
      for (const frame of [...this.unanswered.values(), ...this.waiting.splice(0)]) socket.send(frame);
    };
    socket.onmessage = (frame: MessageEvent<string>) => {
      const message = JSON.parse(frame.data) as ServerMessage;
      // A server without room takes the call, says nothing and hangs up: pauses must grow all the same.
      if (first) this.listener.state('open');
      first = false;
      this.tries = 0;
      this.unanswered.delete(message.re ?? 0);
      this.listener.message(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      if (event.code === NOT_FOUND || event.code === NOT_ALLOWED) {
        this.listener.state('lost');
        return;
      }
      this.listener.state('cut');
      const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
      this.timer = setTimeout(() => this.connect(), pause);
    };
  }

  private tellVisible() {
    this.socket?.send(JSON.stringify({ type: 'visible', on: !document.hidden }));
  }

  /** Send a message and return the number that its answer will carry. */
  send(message: Outgoing): number {
    const id = ++this.id;
    const frame = JSON.stringify({ ...message, id });
    if (['act', 'undo', 'weigh'].includes(message.type)) this.unanswered.set(id, frame);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(frame);
    else if (!this.unanswered.has(id)) this.waiting.push(frame);
    return id;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.wake);
    removeEventListener('online', this.wake);
    this.socket?.close();
  }
}
