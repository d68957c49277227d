/** The chat of a table: its lines, and what the player is writing. */
import type { ChatLine, Refused } from '../protocol';

const LONGEST = 500;

export class Chat {
  lines = $state<ChatLine[]>([]);
  unread = $state(0);
  draft = $state('');
  /** Why the server did not accept the last line. */
  refusal = $state('');
  private sent = { id: 0, text: '' };

  constructor(private readonly post: (text: string) => number) {}

  /** Send the draft. */
  send() {
    const text = this.draft.trim().slice(0, LONGEST);
    if (!text) return;
    this.draft = this.refusal = '';
    this.sent = { id: this.post(text), text };
  }

  add(line: ChatLine) {
    if (this.lines.some(({ number }) => number === line.number)) return;
    this.lines.push(line);
    this.unread++;
  }

  /** Give a refused line back to its writer; tell whether the refusal was about the chat. */
  refused(message: Refused): boolean {
    if (!message.re || message.re !== this.sent.id) return false;
    this.refusal = message.reason.text;
    this.draft ||= this.sent.text;
    return true;
  }
}
