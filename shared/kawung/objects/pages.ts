import { petalPath } from '../petal.ts';
import { rect } from '../svg.ts';
import { bar, type CoverObject, circle, ink, rule, shape, slab, write } from './drawing.ts';

const WIDTH = 660;
const ROWS = 4;

type Behind = { x: number; y: number; degrees: number; color: string };

function sheetBehind({ x, y, degrees, color }: Behind, shade: string): string {
  const box = { x: 0, y: 0, w: WIDTH, h: 960, r: 12 };
  return `<g transform="translate(${x} ${y}) rotate(${degrees} 0 1000)">${rect({ ...box, x: 14, y: 16 }, shade)}${rect(box, color)}</g>`;
}

/** A stack of pages, the top one legible: what is in the book, the kit, the list. */
export const pages: CoverObject = ({ title, lines }, { shade, accent }) => {
  const knot = [45, -45].map((degrees) =>
    petalPath({ x: WIDTH - 70, y: 100, length: 92, width: 42, degrees }),
  );
  let top = slab({ x: 0, y: 0, w: WIDTH, h: 960, r: 12 }, shade);
  top += rect({ x: 0, y: 0, w: WIDTH, h: 20 }, accent);
  top += write(title, { x: 52, y: 118, size: 42, width: WIDTH - 200, weight: 680 });
  top += rule(`M52 168H${WIDTH - 52}`, ink.dark, 5) + shape(knot.join(''), accent);
  for (let row = 0; row < ROWS; row += 1) {
    const y = 226 + row * 108;
    const line = lines[row];
    top += circle({ x: 82, y: y + 8, r: 30 }, ink.indigo);
    top += write(String(row + 1), {
      x: 82,
      y: y + 19,
      size: 30,
      width: 60,
      color: ink.paper,
      weight: 700,
      anchor: 'middle',
    });
    top +=
      line === undefined
        ? bar({ x: 136, y, w: 420 - row * 60 }, ink.line)
        : write(line.text, { x: 136, y: y + 19, size: 30, width: WIDTH - 180 });
    top += rule(`M136 ${y + 62}H${WIDTH - 52}`);
  }
  return (
    sheetBehind({ x: 206, y: 10, degrees: 3.6, color: ink.sand }, shade) +
    sheetBehind({ x: 188, y: 4, degrees: 1.8, color: ink.page }, shade) +
    `<g transform="translate(170 0)">${top}</g>`
  );
};
