/** Lets boards import the names of cards and things from the games' own texts, so that there is one source of them. */
import type { Plugin } from 'vite';

// What the house says in whole sentences comes over the wire.
const SENTENCES = /^(action|event|ask|why|score|ending|option|game)-/;

export function readNames(source: string): Record<string, string> {
  const names: Record<string, string> = {};
  let key = '';
  for (const line of source.split('\n')) {
    const start = /^([a-z][\w-]*)\s*=\s?(.*)$/i.exec(line);
    if (start) {
      key = start[1]!;
      names[key] = start[2]!.trim();
    } else if (/^\s+\S/.test(line) && key) {
      names[key] = `${names[key]} ${line.trim()}`.trim();
    } else key = '';
  }
  return Object.fromEntries(Object.entries(names).filter(([name, text]) => !SENTENCES.test(name) && !text.includes('->')));
}

export function fluentNames(): Plugin {
  return {
    name: 'fluent-names',
    transform(source, id) {
      return id.endsWith('.ftl') ? { code: `export default ${JSON.stringify(readNames(source))}`, map: null } : undefined;
    },
  };
}
