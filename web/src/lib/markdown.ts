/** Parses the Markdown of the rules pages into plain data; the browser never parses markup. */
export interface Span {
  text: string;
  kind: 'plain' | 'strong' | 'em' | 'code';
}
/** An item of a list, with the items of a list in it. */
export interface Item {
  spans: Span[];
  under: Span[][];
}
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

export function spans(line: string): Span[] {
  return line
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (/^\*\*.+\*\*$/.test(part)) return { text: part.slice(2, -2), kind: 'strong' };
      if (/^(\*.+\*|_.+_)$/.test(part)) return { text: part.slice(1, -1), kind: 'em' };
      if (/^`.+`$/.test(part)) return { text: part.slice(1, -1), kind: 'code' };
      return { text: part, kind: 'plain' };
    });
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()));

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const lines = source.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!.trimEnd();
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const item = /^(\s*)([-*]|\d+\.)\s+(.*)$/.exec(line);
    const last = found.at(-1);
    if (line.trim() === '') {
      if (last?.kind === 'paragraph' && last.spans.length > 0) found.push({ kind: 'paragraph', spans: [] });
    } else if (heading) found.push({ kind: 'heading', level: heading[1]!.length, spans: spans(heading[2]!) });
    else if (item) {
      const words = spans(item[3]!);
      if (last?.kind !== 'list')
        found.push({ kind: 'list', ordered: /\d/.test(item[2]!), items: [{ spans: words, under: [] }] });
      else if (item[1]) last.items.at(-1)!.under.push(words);
      else last.items.push({ spans: words, under: [] });
    } else if (line.startsWith('|')) {
      if (/^[\s|:-]+$/.test(line)) continue;
      if (last?.kind === 'table') last.rows.push(cells(line));
      else found.push({ kind: 'table', head: cells(line), rows: [] });
    } else if (last?.kind === 'paragraph') last.spans.push(...spans(` ${line.trim()}`));
    else if (last?.kind === 'list' && /^\s/.test(line))
      (last.items.at(-1)!.under.at(-1) ?? last.items.at(-1)!.spans).push(...spans(` ${line.trim()}`));
    else found.push({ kind: 'paragraph', spans: spans(line.trim()) });
  }
  return found.filter((block) => block.kind !== 'paragraph' || block.spans.length > 0);
}
