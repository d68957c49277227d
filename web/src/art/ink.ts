/** Drawings as plain data, turned into SVG elements without parsing markup. */
import { INK, WHITE } from './palette';

export type Attributes = Record<string, string | number | undefined>;
export interface Drawing {
  tag: string;
  at: Attributes;
  inside: Drawing[];
}

export function shape(tag: string, at: Attributes, ...inside: Drawing[]): Drawing {
  return { tag, at, inside };
}

export function group(at: Attributes, ...inside: (Drawing | Drawing[])[]): Drawing {
  return { tag: 'g', at, inside: joined(inside.flat()) };
}

/** Join neighbours of the same colour into one path, which halves the layout; not where one can see their overlap. */
function joined(parts: Drawing[]): Drawing[] {
  const made: Drawing[] = [];
  for (const part of parts.flatMap((one) =>
    one.tag === 'g' && Object.keys(one.at).length === 0 ? one.inside : one,
  )) {
    const last = made.at(-1);
    if (last && alike(last, part))
      made[made.length - 1] = shape('path', { ...part.at, d: `${last.at.d}${part.at.d}` });
    else made.push(part);
  }
  return made;
}

function alike({ tag, at }: Drawing, other: Drawing): boolean {
  if (
    tag !== 'path' ||
    other.tag !== 'path' ||
    at.opacity !== undefined ||
    (at.fill !== 'none' && at.stroke !== 'none')
  )
    return false;
  const names = Object.keys(at);
  return (
    names.length === Object.keys(other.at).length &&
    names.every((name) => name === 'd' || at[name] === other.at[name])
  );
}

/** A closed form with the outline of its group. */
export function form(d: string, fill: string, at: Attributes = {}): Drawing {
  return shape('path', { d, fill, ...at });
}

/** A filled form without an outline: shades, highlights, patterns. */
export function tint(d: string, fill: string, at: Attributes = {}): Drawing {
  return shape('path', { d, fill, stroke: 'none', ...at });
}

/** A stroke without a fill. */
export function stroke(d: string, at: Attributes = {}): Drawing {
  return shape('path', { d, fill: 'none', ...at });
}

export function dot(cx: number, cy: number, r: number, fill: string, at: Attributes = {}): Drawing {
  return oval(cx, cy, r, r, fill, at);
}

export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  at: Attributes = {},
): Drawing {
  return form(ring(cx, cy, rx, ry), fill, at);
}

/** The path around an oval. */
export const ring = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy} a${rx},${ry},0,1,0,${2 * rx},0 a${rx},${ry},0,1,0,${-2 * rx},0 Z`;

/** A group with outlines of one width and round ends. */
export function inked(width: number, ...inside: (Drawing | Drawing[])[]): Drawing {
  return group(
    { stroke: INK, 'stroke-width': width, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    ...inside,
  );
}

export function moved(x: number, y: number, scale: number, ...inside: (Drawing | Drawing[])[]): Drawing {
  return group({ transform: `translate(${x} ${y}) scale(${scale})` }, ...inside);
}

export function turned(angle: number, x: number, y: number, ...inside: (Drawing | Drawing[])[]): Drawing {
  return group({ transform: `rotate(${angle} ${x} ${y})` }, ...inside);
}

export function mirrored(width: number, ...inside: (Drawing | Drawing[])[]): Drawing {
  return group({ transform: `translate(${width} 0) scale(-1 1)` }, ...inside);
}

let clips = 0;

/** Clip drawings to a form. */
export function clipped(d: string, ...inside: (Drawing | Drawing[])[]): Drawing {
  const id = `cut${++clips}`;
  return group({ 'clip-path': `url(#${id})` }, shape('clipPath', { id }, shape('path', { d })), ...inside);
}

const SVG = 'http://www.w3.org/2000/svg';

export function element(drawing: Drawing): SVGElement {
  const made = document.createElementNS(SVG, drawing.tag);
  for (const name in drawing.at) {
    if (drawing.at[name] !== undefined) made.setAttribute(name, String(drawing.at[name]));
  }
  for (const part of drawing.inside) made.append(element(part));
  return made;
}

/** Write a drawing as SVG, where there is no page to draw on. */
export function markup({ tag, at, inside }: Drawing): string {
  const given = Object.entries(at).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${value}"`],
  );
  return `<${tag}${given.join('')}>${inside.map(markup).join('')}</${tag}>`;
}

/** Mix two colours: 0 gives the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const parts = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [a, b] = [parts(one), parts(other)];
  return (
    '#' +
    a
      .map((v, i) =>
        Math.round(v + ((b[i] ?? 0) - v) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

export const darker = (colour: string, share = 0.22) => mix(colour, '#2b1a3a', share);
export const lighter = (colour: string, share = 0.45) => mix(colour, WHITE, share);

/** Random numbers from 0 to 1 that depend only on a name. */
export function chance(seed: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T;
}

export const round = (value: number) => Math.round(value * 10) / 10;
