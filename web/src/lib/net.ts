/** Speak to the house: plain requests, and one live line for each seat that comes back by itself. */
import type { Address, ClientMessage, Problem, ServerMessage } from '../protocol';
import { prefs, text } from './prefs.svelte';

/** What the house refused, in its own words. */
class Refusal extends Error {}

export async function api<T>(path: string, body?: unknown): Promise<T> {
  const glue = path.includes('?') ? '&' : '?';
  const answer = await fetch(`/api/${path}${glue}language=${prefs.language}`, {
    ...(body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem?.reason?.text ?? '');
  }
  return (await answer.json()) as T;
}

/** Say why something failed: in the words of the house, if it was the house that refused. */
export const sentence = (error: unknown) => (error instanceof Refusal && error.message) || text().failed;

/** Tell where friends find this house: it knows better than whoever came by `localhost`, a name that leads others astray. */
export const friendsAddress = async () =>
  (await api<Address>('address').catch(() => null))?.address || location.origin;

/** Sixteen random bytes: what everybody who sits down adds to the shuffle. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

export type Line = 'connecting' | 'open' | 'cut' | 'lost';
type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Saying = Without<ClientMessage>;

interface Ears {
  hear(message: ServerMessage): void;
  line(state: Line): void;
  /** The last log number that is known; -1 asks for everything. */
  known(): number;
}

/** The live line of one seat. */
export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private timer = 0;
  private id = 0;
  /** What was said and not answered yet: said again after a cut, which is harmless. */
  private unanswered = new Map<number, string>();
  /** What else was said before the line was open. */
  private later: string[] = [];

  constructor(
    private readonly code: string,
    private readonly seat: number | null,
    private readonly ears: Ears,
  ) {
    // Where the page has told the first step, that is drawn first, on slow phones, too.
    this.timer = setTimeout(() => this.connect(), ears.known() < 0 ? 0 : 400);
    document.addEventListener('visibilitychange', this.awake);
    addEventListener('online', this.awake);
  }

  private awake = () => {
    if (document.visibilityState === 'visible' && this.socket?.readyState !== WebSocket.OPEN) this.connect();
  };

  private connect() {
    clearTimeout(this.timer);
    if (this.closed || this.socket?.readyState === WebSocket.CONNECTING) return;
    const query = new URLSearchParams({ language: prefs.language });
    if (this.seat !== null) query.set('seat', String(this.seat));
    query.set('n', String(Math.max(0, this.ears.known())));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/live/${this.code}?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.ears.line('open');
      for (const frame of [...this.unanswered.values(), ...this.later.splice(0)]) socket.send(frame);
    };
    socket.onmessage = (frame: MessageEvent<string>) => {
      const message = JSON.parse(frame.data) as ServerMessage;
      this.unanswered.delete(message.re ?? 0);
      this.ears.hear(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      if (event.code === 4404 || event.code === 1008) {
        this.ears.line('lost');
        return;
      }
      this.ears.line('cut');
      this.timer = setTimeout(
        () => this.connect(),
        Math.min(8000, 300 * 2 ** this.tries++) * (0.75 + Math.random() / 2),
      );
    };
  }

  say(saying: Saying): number {
    const id = ++this.id;
    const frame = JSON.stringify({ ...saying, id });
    if (saying.type === 'act' || saying.type === 'undo') this.unanswered.set(id, frame);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(frame);
    else if (!this.unanswered.has(id)) this.later.push(frame);
    return id;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.awake);
    removeEventListener('online', this.awake);
    this.socket?.close();
  }
}
