/** Saves the review of a game as an image to share: the sentences and the lines. */
import { INK, LINEN, PAPER, WHITE } from '../art/palette';
import { boxOf } from '../games/box';
import type { TableInfo, Told } from '../protocol';

const [WIDE, LEFT, PLOT] = [900, 40, 300];

/** Break a text into lines that fit. */
function wrapped(pen: CanvasRenderingContext2D, words: string, room: number): string[] {
  const lines: string[] = [''];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export function savePicture(info: TableInfo, told: Told, nameOf: (seat: number) => string, title: string) {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d')!;
  const said = "600 20px 'Nunito Variable'";
  pen.font = said;
  const lines = told.summary.flatMap((line) => wrapped(pen, line, WIDE - 2 * LEFT));
  const plotTop = 150 + lines.length * 28 + 20;
  const high = plotTop + PLOT + 60;
  canvas.width = WIDE * 2;
  canvas.height = high * 2;
  pen.scale(2, 2);
  pen.fillStyle = LINEN;
  pen.fillRect(0, 0, WIDE, high);
  pen.fillStyle = boxOf(info.game).colour;
  pen.fillRect(0, 0, WIDE, 120);
  pen.fillStyle = WHITE;
  pen.font = "700 38px 'Baloo 2 Variable'";
  pen.fillText(info.game_name, LEFT, 56, WIDE - 2 * LEFT);
  pen.font = "600 26px 'Baloo 2 Variable'";
  pen.fillText(title, LEFT, 96, WIDE - 2 * LEFT);
  pen.fillStyle = INK;
  pen.font = said;
  lines.forEach((line, i) => pen.fillText(line, LEFT, 160 + i * 28));
  pen.fillStyle = PAPER;
  pen.fillRect(LEFT, plotTop, WIDE - 2 * LEFT, PLOT);
  const style = getComputedStyle(document.documentElement);
  told.seats.forEach(({ seat }) => {
    pen.strokeStyle = style.getPropertyValue(`--seat-${seat % 7}`) || INK;
    pen.lineWidth = 3;
    pen.beginPath();
    told.moments.forEach(({ chances }, i) => {
      const x = LEFT + (i / Math.max(1, told.moments.length - 1)) * (WIDE - 2 * LEFT);
      pen.lineTo(x, plotTop + (1 - chances[seat]!) * PLOT);
    });
    pen.stroke();
    const x = LEFT + (seat * (WIDE - 2 * LEFT)) / told.seats.length;
    pen.fillStyle = pen.strokeStyle;
    pen.fillRect(x, plotTop + PLOT + 22, 16, 16);
    pen.fillStyle = INK;
    pen.fillText(nameOf(seat), x + 24, plotTop + PLOT + 37, (WIDE - 2 * LEFT) / told.seats.length - 30);
  });
  canvas.toBlob((blob) => {
    if (!blob) return;
    const anchor = document.createElement('a');
    anchor.href = URL.createObjectURL(blob);
    anchor.download = `purrlor-${info.game}-${info.code}-review.png`;
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
  });
}
