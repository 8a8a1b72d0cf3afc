import { petalPath } from '../petal.ts';
import { rect } from '../svg.ts';
import { bar, type CoverObject, ink, shape, slab, write } from './drawing.ts';

const hours = ['09.00', '10.00', '13.00', '15.00'];
const COLUMN = 168;
const ROW = 124;
/** Taken places by column and row, and the chosen one. */
const taken = ['0:0', '0:2', '1:1', '2:0', '2:3', '4:0', '4:2'];
const CHOSEN = '3:1';

function place(column: number, row: number): string {
  const x = 206 + column * COLUMN;
  const y = 214 + row * ROW;
  const key = `${column}:${row}`;
  if (key === CHOSEN) {
    const chosen = petalPath({ x, y, length: 122, width: 54, degrees: 90 });
    return rect({ x: x - 82, y: y - 60, w: 164, h: 120, r: 18 }, ink.marigold) + shape(chosen, ink.night);
  }
  const petal = petalPath({ x, y, length: 100, width: 44, degrees: 90 });
  return shape(petal, taken.includes(key) ? ink.line : ink.indigo);
}

/** A board of hours: full petals are free, one is chosen. */
export const slots: CoverObject = ({ title, lines }, { shade }) => {
  let picture = slab({ x: 0, y: 0, w: 1000, h: 860, r: 24 }, shade);
  picture += write(title, { x: 48, y: 88, size: 40, width: 910, weight: 680 });
  for (let column = 0; column < 5; column += 1)
    picture += bar({ x: 180 + column * COLUMN, y: 122, w: 52, h: 14 }, ink.mist);
  hours.forEach((hour, row) => {
    picture += write(hour, {
      x: 106,
      y: 224 + row * ROW,
      size: 27,
      width: 90,
      color: ink.grey,
      anchor: 'end',
    });
    for (let column = 0; column < 5; column += 1) picture += place(column, row);
  });
  picture += rect({ x: 0, y: 652, w: 1000, h: 230 }, ink.night);
  return (
    picture +
    write(lines[0]?.text ?? '', { x: 48, y: 708, size: 34, width: 900, color: ink.marigold, weight: 650 })
  );
};
