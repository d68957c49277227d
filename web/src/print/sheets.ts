/** Where things lie on sheets of paper, in millimetres. */

export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const;
export type Paper = keyof typeof PAPERS;
export type Size = readonly [width: number, height: number];

/** A poker card, and a mat of which four fit a sheet. */
export const CARD: Size = [63, 88];
export const MAT: Size = [94, 130];
export const TOKEN: Size = [21, 21];
/** Printers leave this much free around a sheet. */
const MARGIN = 6;
/** Room between things that are cut out one by one. */
export const GAP = 4;

export interface Spot {
  /** The number of the thing. */
  thing: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lay things in rows, sheet after sheet, with all that lies on a sheet in its middle. */
export function laidOut(sizes: readonly Size[], paper: Paper, gap: number): Spot[][] {
  const [wide, high] = PAPERS[paper];
  const sheets: Spot[][] = [];
  let [x, y, row] = [0, 0, 0];
  let spots: Spot[] = [];
  sizes.forEach(([width, height], thing) => {
    if (x > 0 && x + width > wide - 2 * MARGIN) [x, y, row] = [0, y + row + gap, 0];
    if (spots.length && y + height > high - 2 * MARGIN) {
      sheets.push(spots);
      [spots, x, y, row] = [[], 0, 0, 0];
    }
    spots.push({ thing, x, y, width, height });
    x += width + gap;
    row = Math.max(row, height);
  });
  if (spots.length) sheets.push(spots);
  return sheets.map((sheet) => {
    const left = (wide - Math.max(...sheet.map((spot) => spot.x + spot.width))) / 2;
    const top = (high - Math.max(...sheet.map((spot) => spot.y + spot.height))) / 2;
    return sheet.map((spot) => ({ ...spot, x: spot.x + left, y: spot.y + top }));
  });
}

/** The same things seen from behind: a sheet is turned over along its long edge. */
export const fromBehind = <S extends Spot>(spots: readonly S[], paper: Paper): S[] =>
  spots.map((spot) => ({ ...spot, x: PAPERS[paper][0] - spot.x - spot.width }));

/** The ends of lines along which a sheet is cut, outside of what lies on it. */
export function cropMarks(spots: readonly Spot[]): string {
  const near = (value: number) => Math.round(value * 100) / 100;
  const edges = (at: 'x' | 'y', size: 'width' | 'height') => [
    ...new Set(spots.flatMap((spot) => [near(spot[at]), near(spot[at] + spot[size])])),
  ];
  const [xs, ys] = [edges('x', 'width'), edges('y', 'height')];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [
    ...xs.map((x) => `M${x} ${top - 1.5}v-3.5M${x} ${bottom + 1.5}v3.5`),
    ...ys.map((y) => `M${left - 1.5} ${y}h-3.5M${right + 1.5} ${y}h3.5`),
  ].join('');
}
