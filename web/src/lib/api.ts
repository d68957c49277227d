/** Requests to the server's HTTP interface. */
import type { Address, Problem } from '../protocol';
import { prefs } from './prefs.svelte';
import { text } from './text.svelte';

/** A refusal of the server, with its own sentence. */
class Refusal extends Error {
  constructor(
    message: string,
    readonly key: string,
  ) {
    super(message);
  }
}

export async function api<T>(path: string, body?: unknown): Promise<T> {
  const glue = path.includes('?') ? '&' : '?';
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const answer = await fetch(
    `/api/${path}${glue}language=${prefs.language}`,
    body === undefined ? {} : { ...post, body: JSON.stringify(body) },
  );
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem?.reason?.text ?? '', problem?.reason?.key ?? '');
  }
  return (await answer.json()) as T;
}

/** Say why a request failed: in the server's words, if it refused. */
export const failureText = (error: unknown) => (error instanceof Refusal && error.message) || text().failed;

/** Tell for which reason the server refused. */
export const refusalKey = (error: unknown) => (error instanceof Refusal ? error.key : '');

/** The address under which friends reach this server: `localhost`, say, would lead them to their own machine. */
export const friendsAddress = async () =>
  (await api<Address>('address').catch(() => null))?.address || location.origin;
