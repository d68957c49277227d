/** Turns the .ftl files of the games into small JSON files with the texts that boards need. */
import { FluentParser, type Expression, type Pattern, type Placeable } from '@fluent/syntax';
import type { Plugin, Rolldown } from 'vite';
import type { Message, Select } from './src/lib/message';

// These texts are whole sentences: the server sends them.
const SENTENCES = /^(action|event|ask|why|hint|glossary|score|ending|option|game|deck|basket|counts|print)-/;

/** Read the messages of an .ftl file. */
function readMessages(source: string): Record<string, Message> {
  const messages: Record<string, Message> = {};
  for (const entry of new FluentParser({ withSpans: false }).parse(source).body) {
    if (entry.type === 'Junk') throw new Error(`not Fluent: ${entry.content}`);
    if (entry.type === 'Message' && entry.value) messages[entry.id.name] = messageOf(entry.value);
  }
  return messages;
}

/** Write a pattern in few characters: text with {$variables}, and choices between texts. */
function messageOf(pattern: Pattern): Message {
  const parts: (string | Select)[] = [];
  for (const element of pattern.elements) {
    const part =
      element.type === 'TextElement' ? element.value.replace(/\s*\n\s*/g, ' ') : partOf(element.expression);
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
}

function partOf(expression: Expression | Placeable): string | Select {
  switch (expression.type) {
    case 'StringLiteral':
      return expression.parse().value;
    case 'VariableReference':
      return `{$${expression.id.name}}`;
    case 'SelectExpression': {
      const { selector, variants } = expression;
      if (selector.type !== 'VariableReference') break;
      const keyed = variants.map(({ key, value, default: isDefault }) => ({
        key: key.type === 'Identifier' ? key.name : key.value,
        text: messageOf(value),
        isDefault,
      }));
      return {
        on: selector.id.name,
        cases: Object.fromEntries(keyed.map(({ key, text }) => [key, text])),
        fallback: keyed.find(({ isDefault }) => isDefault)!.key,
      };
    }
  }
  throw new Error(`boards can't show a ${expression.type}`);
}

/** Find which texts the sources in these folders use: keys are whole, or only a beginning that a name follows. */
async function keysUsedIn(
  fs: Rolldown.RolldownFsModule,
  folders: string[],
): Promise<(key: string) => boolean> {
  const whole = new Set<string>();
  // Words of the game that explain themselves are found by their list.
  const starts = new Set(['term-']);
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

/** Replace an imported .ftl file by the address of its JSON file: the browser reads JSON faster than a script. */
export function fluentTexts(): Plugin {
  let client = '';
  return {
    name: 'fluent-texts',
    configResolved(config) {
      client = config.command === 'build' ? `${config.root}/src` : '';
    },
    async transform(source, id) {
      const [, game, language] = /games\/(\w+)\/texts\/(\w+)\.ftl$/.exec(id) ?? [];
      if (!game) return undefined;
      // The development server keeps all texts: a board that is being changed may soon use others.
      const used = client
        ? await keysUsedIn(this.fs, [`${client}/games/${game.replaceAll('_', '-')}`, `${client}/screens`])
        : () => true;
      const kept = Object.entries(readMessages(source)).filter(([key]) => !SENTENCES.test(key) && used(key));
      const json = JSON.stringify(Object.fromEntries(kept));
      if (!client) {
        const address = `data:application/json,${encodeURIComponent(json)}`;
        return { code: `export default ${JSON.stringify(address)}`, map: null };
      }
      const file = this.emitFile({
        type: 'asset',
        name: `${language}.json`,
        // The server looks the file up in parts.json by this name.
        originalFileName: `../src/purrlor/games/${game}/texts/${language}.ftl`,
        source: json,
      });
      return { code: `export default import.meta.ROLLUP_FILE_URL_${file}`, map: null };
    },
    resolveFileUrl: ({ fileName }) => JSON.stringify(`/${fileName}`),
  };
}
