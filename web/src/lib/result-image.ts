/** Saves the result of a game as an image: drawings are data, so a canvas can paint them, too. */
import { catFor } from '../art/cat';
import { figure, portrait } from '../art/figure';
import type { Drawing } from '../art/ink';
import { GREEN, INK, LINEN, PAPER, WHITE } from '../art/palette';
import { aroundOf, loadAround } from '../games/around';
import type { Ended, ScoreLineText, SeatInfo, TableInfo } from '../protocol';
import { boxOf } from '../games/box';
import { written } from './message';
import { text } from './text.svelte';

const NAMES = { fill: 'fillStyle', stroke: 'strokeStyle' } as const;

function move(pen: CanvasRenderingContext2D, transform: string) {
  for (const [, kind, list] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = list!.split(/[\s,]+/).map(Number);
    if (kind === 'translate') pen.translate(a, b ?? 0);
    else if (kind === 'scale') pen.scale(a, b ?? a);
    else if (kind === 'rotate') {
      pen.translate(b ?? 0, c ?? 0);
      pen.rotate((a * Math.PI) / 180);
      pen.translate(-(b ?? 0), -(c ?? 0));
    }
  }
}

/** Paint a drawing; attributes of a group apply to what is in it, as in SVG. */
function paintOn(pen: CanvasRenderingContext2D, drawing: Drawing, given: Record<string, string> = {}) {
  const now = { ...given };
  for (const name of ['fill', 'stroke', 'stroke-width', 'stroke-dasharray']) {
    if (drawing.at[name] !== undefined) now[name] = String(drawing.at[name]);
  }
  pen.save();
  if (drawing.at.transform) move(pen, String(drawing.at.transform));
  if (drawing.at.opacity !== undefined) pen.globalAlpha *= Number(drawing.at.opacity);
  const cut = drawing.inside[0]?.tag === 'clipPath' ? drawing.inside[0].inside[0] : null;
  if (cut) pen.clip(new Path2D(String(cut.at.d)));
  if (drawing.tag === 'path') {
    const path = new Path2D(String(drawing.at.d));
    pen.lineJoin = pen.lineCap = 'round';
    pen.lineWidth = Number(now['stroke-width'] ?? 1);
    pen.setLineDash(now['stroke-dasharray']?.split(' ').map(Number) ?? []);
    for (const name of ['fill', 'stroke'] as const) {
      if (!now[name] || now[name] === 'none') continue;
      pen[NAMES[name]] = now[name];
      pen[name](path);
    }
  }
  for (const part of drawing.inside) if (part.tag !== 'clipPath') paintOn(pen, part, now);
  pen.restore();
}

const BUILT = { wide: 400, high: 176 }; // what a seat has built, with its name above

/** What the picture tells of a table. */
interface Shown extends Pick<TableInfo, 'game' | 'game_name' | 'code'> {
  seats: Pick<SeatInfo, 'seat' | 'name' | 'avatar'>[];
}
type Result = Pick<Ended, 'text' | 'places'> & { lines: ScoreLineText[] };

/** Save the picture; with `send` a phone offers to send it to somebody instead. */
export async function savePicture(
  info: Shown,
  ended: Result,
  headline: string,
  table: unknown,
  send = false,
) {
  await loadAround(info.game);
  const t = text();
  const lines = ended.lines.filter((line) => line.key !== 'score-place');
  const built = info.seats.flatMap(({ seat, name }) => {
    const picture = table ? aroundOf(info.game).built?.(table, seat) : null;
    return picture ? [{ ...picture, name }] : [];
  });
  const tableEnd = 330 + (lines.length + (ended.places.length > 1 ? 1 : 0)) * 44;
  const [wide, high] = [900, tableEnd + Math.ceil(built.length / 2) * (BUILT.high + 44) + 20];
  const canvas = document.createElement('canvas');
  canvas.width = wide * 2;
  canvas.height = high * 2;
  const pen = canvas.getContext('2d')!;
  pen.scale(2, 2);
  pen.fillStyle = LINEN;
  pen.fillRect(0, 0, wide, high);
  pen.fillStyle = boxOf(info.game).colour;
  pen.fillRect(0, 0, wide, 190);
  const words = (
    text: string,
    x: number,
    y: number,
    font: string,
    colour = INK,
    align: CanvasTextAlign = 'left',
    room = wide - 40,
  ) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y, room);
  };
  words(info.game_name, 40, 70, "700 40px 'Baloo 2 Variable'", WHITE);
  words(headline, 40, 120, "600 28px 'Baloo 2 Variable'", WHITE, 'left', 660);
  words(ended.text, 40, 156, "400 18px 'Nunito Variable'", WHITE, 'left', 660);
  const winner = info.seats.find(({ seat }) => ended.places[seat] === 1);
  const at = (drawing: Drawing, x: number, y: number, scale: number) => {
    pen.save();
    pen.translate(x, y);
    pen.scale(scale, scale);
    paintOn(pen, drawing);
    pen.restore();
  };
  if (winner)
    at(
      figure(catFor(`avatar ${winner.avatar}`, { hat: 'crown', mood: 'happy', pose: 'wave', prop: 'star' })),
      730,
      40,
      1,
    );
  const column = (seat: number) => 330 + ((wide - 350) / info.seats.length) * (seat + 0.5);
  const width = (wide - 350) / info.seats.length - 6;
  info.seats.forEach((seat) => {
    at(portrait(catFor(`avatar ${seat.avatar}`)), column(seat.seat) - 28, 204, 0.47);
    words(seat.name, column(seat.seat), 286, "600 15px 'Nunito Variable'", INK, 'center', width);
  });
  const rows = [
    ...lines.map(({ text, amounts, total }) => ({ text, total, cells: amounts.map(written) })),
    ...(ended.places.length > 1
      ? [{ text: t.place, total: false, cells: ended.places.map((place) => t.placeIs(place)) }]
      : []),
  ];
  rows.forEach(({ text, total, cells }, i) => {
    const y = 330 + i * 44;
    if (total) {
      pen.fillStyle = PAPER;
      pen.fillRect(20, y - 29, wide - 40, 42);
    }
    words(text, 40, y, `${total ? 800 : 600} 18px 'Nunito Variable'`, INK, 'left', 280);
    cells.forEach((cell, seat) =>
      words(
        String(cell),
        column(seat),
        y,
        `700 ${total ? 26 : typeof cell === 'number' ? 22 : 17}px 'Baloo 2 Variable'`,
        ended.places[seat] === 1 ? GREEN : INK,
        'center',
        width,
      ),
    );
  });
  built.forEach(({ drawing, box, name }, i) => {
    const [left = 0, top = 0, across = 1, down = 1] = box.split(' ').map(Number);
    const [x, y] = [40 + (i % 2) * (BUILT.wide + 20), tableEnd + Math.floor(i / 2) * (BUILT.high + 44)];
    words(name, x, y + 12, "700 17px 'Nunito Variable'", INK, 'left', BUILT.wide);
    const scale = Math.min(BUILT.wide / across, BUILT.high / down);
    at(drawing, x - left * scale, y + 24 - top * scale, scale);
  });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) return;
  const file = new File([blob], `purrlor-${info.game}-${info.code}.png`, { type: 'image/png' });
  const shared = { files: [file] };
  if (send && matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared)) {
    // Whoever closes the list of receivers wants nothing else.
    await navigator.share(shared).catch(() => undefined);
    return;
  }
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(file);
  anchor.download = file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}
