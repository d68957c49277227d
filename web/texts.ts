/** Lets boards import what a game's own texts call its things, so that there is one source of them. */
import type { Plugin } from 'vite';
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
  for (const [, star, name, inside] of text.slice(start.index + start[0].length, end - 1).matchAll(/(\*?)\[(\w+)\]\s*([\s\S]*?)\s*(?=\*?\[\w+\]|$)/g)) {
    cases[name!] = parse(inside!);
    if (star) fallback = name!;
  }
  return [text.slice(0, start.index), { on: start[1]!, cases, fallback }, parse(text.slice(end))];
}

export function fluentNames(): Plugin {
  return {
    name: 'fluent-names',
    transform(source, id) {
      if (!id.endsWith('.ftl')) return undefined;
      const kept = Object.entries(readMessages(source)).filter(([name]) => !SENTENCES.test(name));
      return { code: `export default ${JSON.stringify(Object.fromEntries(kept.map(([name, text]) => [name, parse(text)])))}`, map: null };
    },
  };
}
