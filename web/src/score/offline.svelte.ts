/** Keeps the score pages for when there is no network: all their files, in both languages, and what the server says of the games. */
import { registerWorker } from '../lib/worker';

export const offline = $state({ ready: false });

interface Part {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}
type Parts = Record<string, Part>;

const CACHE = 'purrlor-score';
const LANGUAGES = ['en', 'pl'];
/** The parts of the page that a score sheet needs, as the build names them. */
const WANTED =
  /^(src\/(screens\/Score(Sheet)?\.svelte|lib\/(result-image|Settings|Look)\.\w+|text\/\w+\.ts|games\/[\w-]+\/(Sheet\.svelte|pictures\.ts|around\.ts)|fonts\.ts))$|\.ftl$|latin(-ext)?-wght-normal\.woff2$/;

function filesOf(parts: Parts): string[] {
  const files = new Set<string>();
  const left = Object.keys(parts).filter((name) => WANTED.test(name));
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const part = parts[name];
    if (!part || files.has(`/${part.file}`)) continue;
    for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])]) files.add(`/${file}`);
    left.push(...(part.imports ?? []));
  }
  return [...files];
}

async function keep() {
  const [parts, html] = await Promise.all([
    fetch('/parts.json').then((answer) => answer.json() as Promise<Parts>),
    fetch('/score').then((answer) => answer.text()),
  ]);
  const games = Object.keys(parts).flatMap((name) => /games\/([\w-]+)\/Sheet\.svelte$/.exec(name)?.[1] ?? []);
  const told = LANGUAGES.flatMap((language) =>
    ['games', ...games.flatMap((game) => [`games/${game}/sheet`, `games/${game}/deck`])].map(
      (path) => `/api/${path}?language=${language}`,
    ),
  );
  const cache = await caches.open(CACHE);
  const first = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file!);
  const files = [...new Set([...first, ...filesOf(parts)])];
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(['/score', '/icon.svg', '/manifest.webmanifest', ...told]);
  await cache.addAll(files.filter((file) => !there.has(file)));
  // Files of an earlier build are no longer asked for.
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && !files.includes(pathname)) await cache.delete(request);
  }
}

let begun: Promise<void> | null = null;

/** Keep everything, once a visit; browsers allow it only over HTTPS and on one's own machine. */
export async function keepOffline(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator) || !navigator.onLine) return;
  try {
    await (begun ??= registerWorker().then(keep));
    offline.ready = true;
  } catch {
    // The page works as before; the next visit tries again.
    begun = null;
  }
}
