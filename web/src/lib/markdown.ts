/** Parses the Markdown of the rules pages into plain data; the browser never parses markup. */
export interface Span {
  text: string;
  kind: 'plain' | 'strong' | 'em' | 'code';
}
/** A line or more of text; what stands in braces at its end names its rules, its phases and its pictures. */
export interface Words {
  spans: Span[];
  /** Ids of rules, and questions and phases with an @. */
  anchors: string[];
  /** Keys of things to draw. */
  pictures: string[];
}
/** An item of a list, with the items of a list in it. */
export interface Item extends Words {
  under: Words[];
}
export type Block =
  | ({ kind: 'heading'; level: number } & Words)
  | ({ kind: 'paragraph' } & Words)
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Words[]; rows: Words[][] };

const words = (line: string): Words => add({ spans: [], anchors: [], pictures: [] }, line);
/** Add a line to what is there, without the marks at its end. */
function add(to: Words, line: string): Words {
  const marks = /^(.*?)\s*\{([^{}]*)\}$/.exec(line);
  to.spans.push(...spans(marks ? marks[1]! : line));
  for (const mark of marks?.[2]!.split(' ') ?? [])
    if (mark.startsWith('!')) to.pictures.push(mark.slice(1));
    else to.anchors.push(mark);
  return to;
}

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
    .map((cell) => words(cell.trim()));

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const lines = source.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!.trimEnd();
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const item = /^(\s*)([-*]|\d+\.)\s+(.*)$/.exec(line);
    const last = found.at(-1);
    if (line.trim() === '') {
      if (last?.kind === 'paragraph' && last.spans.length > 0)
        found.push({ kind: 'paragraph', ...words('') });
    } else if (heading) found.push({ kind: 'heading', level: heading[1]!.length, ...words(heading[2]!) });
    else if (item) {
      const said = words(item[3]!);
      if (last?.kind !== 'list')
        found.push({ kind: 'list', ordered: /\d/.test(item[2]!), items: [{ ...said, under: [] }] });
      else if (item[1]) last.items.at(-1)!.under.push(said);
      else last.items.push({ ...said, under: [] });
    } else if (line.startsWith('|')) {
      if (/^[\s|:-]+$/.test(line)) continue;
      if (last?.kind === 'table') last.rows.push(cells(line));
      else found.push({ kind: 'table', head: cells(line), rows: [] });
    } else if (last?.kind === 'paragraph') add(last, ` ${line.trim()}`);
    else if (last?.kind === 'list' && /^\s/.test(line))
      add(last.items.at(-1)!.under.at(-1) ?? last.items.at(-1)!, ` ${line.trim()}`);
    else found.push({ kind: 'paragraph', ...words(line.trim()) });
  }
  return found.filter((block) => block.kind !== 'paragraph' || block.spans.length > 0);
}
