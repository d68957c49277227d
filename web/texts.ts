/** Lets the page fetch what a game's own texts call its things, so that there is one source of them. */
import type { Plugin, Rolldown } from 'vite';
import type { Message } from './src/lib/names.svelte';

// What the house says in whole sentences comes over the wire.
const SENTENCES = /^(action|event|ask|why|score|ending|option|game|deck|basket)-/;

function readMessages(source: string): Record<string, string> {
  const messages: Record<string, string> = {};
  let key = '';
  for (const line of source.split('\n')) {
    const start = /^([a-z][\w-]*)\s*=\s?(.*)$/i.exec(line);
    if (start) {
      key = start[1]!;
      messages[key] = start[2]!.trim();
    } else if (key && (/^\s+\S/.test(line) || line.startsWith('}'))) {
      messages[key] = `${messages[key]} ${line.trim()}`.trim();
    } else key = '';
  }
  return messages;
}

/** Take a text apart into plain parts and choices between texts. */
export function parse(text: string): Message {
  const start = /\{\s*\$(\w+)\s*->/.exec(text);
  if (!start) return text.replace(/\{\s*"([^"]*)"\s*\}/g, '$1');
  let depth = 1;
  let end = start.index + start[0].length;
  for (; depth > 0 && end < text.length; end++) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
  const cases: Record<string, Message> = {};
  let fallback = 'other';
  for (const [, star, name, inside] of text
    .slice(start.index + start[0].length, end - 1)
    .matchAll(/(\*?)\[(\w+)\]\s*([\s\S]*?)\s*(?=\*?\[\w+\]|$)/g)) {
    cases[name!] = parse(inside!);
    if (star) fallback = name!;
  }
  return [text.slice(0, start.index), { on: start[1]!, cases, fallback }, parse(text.slice(end))];
}

/** A test for the keys that sources of the client say, whole or only their beginning. */
async function saidIn(fs: Rolldown.RolldownFsModule, folders: string[]): Promise<(key: string) => boolean> {
  const whole = new Set<string>();
  const starts = new Set<string>();
  for (const folder of folders) {
    for (const name of await fs.readdir(folder)) {
      if (!/\.(svelte|ts)$/.test(name)) continue;
      const source = await fs.readFile(`${folder}/${name}`, { encoding: 'utf8' });
      for (const [, key, end] of source.matchAll(/['"`]([a-z]+-[a-z-]*)(\$\{|['"`])/g))
        (end === '${' ? starts : whole).add(key!);
    }
  }
  return (key) => whole.has(key) || [...starts].some((start) => key.startsWith(start));
}

/** Fold what repeats itself; lib/names unfolds it. A name takes in what it is about; one entry stands for a thing in every colour. */
function fold(book: Record<string, Message>): Record<string, Message> {
  const folded = { ...book };
  const colours = Object.keys(book).filter((key) => key.startsWith('colour-'));
  const [first] = colours;
  for (const [key, text] of Object.entries(book)) {
    const about = book[`${key}-about`];
    if (typeof text !== 'string') continue;
    if (typeof about === 'string') {
      folded[key] = `${text}\n${about}`;
      delete folded[`${key}-about`];
    }
    if (!first || !key.endsWith(`_${first.slice(7)}`)) continue;
    const stem = key.slice(0, 7 - first.length);
    const pattern = text.replace(book[first] as string, '*');
    const all = colours.map(
      (colour) => [stem + colour.slice(7), pattern.replace('*', book[colour] as string)] as const,
    );
    if (!pattern.includes('*') || all.some(([one, said]) => folded[one] !== said)) continue;
    for (const [one] of all) delete folded[one];
    folded[`${stem}*`] = pattern;
  }
  return folded;
}

/** Make of every text file that is imported the address of its words: they travel as data, which costs less to read than a script. */
export function fluentNames(): Plugin {
  let client = '';
  return {
    name: 'fluent-names',
    configResolved(config) {
      client = config.command === 'build' ? `${config.root}/src` : '';
    },
    async transform(source, id) {
      const [, game, language] = /games\/(\w+)\/texts\/(\w+)\.ftl$/.exec(id) ?? [];
      if (!game) return undefined;
      // Only what is built is cut down to what is said: while one draws, anything may be said.
      const said = client
        ? await saidIn(this.fs, [`${client}/games/${game.replaceAll('_', '-')}`, `${client}/screens`])
        : () => true;
      const kept = Object.entries(readMessages(source)).filter(([key]) => !SENTENCES.test(key) && said(key));
      const words = JSON.stringify(fold(Object.fromEntries(kept.map(([key, text]) => [key, parse(text)]))));
      if (!client)
        return {
          code: `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(words)}`)}`,
          map: null,
        };
      // By this name the house finds them in the list of parts.
      const originalFileName = `../src/purrlor/games/${game}/texts/${language}.ftl`;
      return {
        code: `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${language}.json`, originalFileName, source: words })}`,
        map: null,
      };
    },
    resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
  };
}
