import { petalPath } from '../petal.ts';
import { rect } from '../svg.ts';
import {
  bar,
  type CoverLine,
  type CoverObject,
  circle,
  ink,
  type ObjectColors,
  shape,
  slab,
  tick,
  write,
} from './drawing.ts';

const HEIGHT = 122;
const GAP = 40;
const SIZE = 36;

/** Customers' questions would be invented, so their bubbles carry no words. */
function question(y: number, width: number, shade: string): string {
  return (
    rect({ x: 14, y: y + 16, w: width, h: HEIGHT, r: 34 }, shade) +
    rect({ x: 0, y, w: width, h: HEIGHT, r: 34 }, ink.paper) +
    shape(`M0 ${y + HEIGHT - 48}v40h60c-18 26-46 38-90 34c18-12 30-34 30-74z`, ink.paper) +
    bar({ x: 40, y: y + 34, w: width - 110 }, ink.mist) +
    bar({ x: 40, y: y + 70, w: (width - 110) * 0.6 }, ink.mist)
  );
}

function answer(y: number, line: CoverLine | undefined, { shade, bubble, onBubble }: ObjectColors): string {
  const letters = line === undefined ? 18 : Math.min(30, [...line.text].length);
  const width = letters * SIZE * 0.63 + 130;
  const x = 1000 - width;
  return (
    rect({ x: x + 14, y: y + 16, w: width, h: HEIGHT, r: 34 }, shade) +
    rect({ x, y, w: width, h: HEIGHT, r: 34 }, bubble) +
    shape(`M940 ${y + HEIGHT - 8}h60v-40c0 40 12 62 30 74c-44 4-72-8-90-34z`, bubble) +
    (line === undefined
      ? bar({ x: x + 40, y: y + 52, w: width - 110 }, onBubble)
      : write(line.text, {
          x: x + 40,
          y: y + 74,
          size: SIZE,
          width: width - 90,
          color: onBubble,
          weight: 600,
        })) +
    tick({ x: 940, y: y + HEIGHT - 42, size: 22 }, onBubble)
  );
}

export const chat: CoverObject = ({ lines }, colors) => {
  const step = HEIGHT + GAP;
  return (
    question(0, 520, colors.shade) +
    answer(step, lines[0], colors) +
    question(step * 2, 380, colors.shade) +
    answer(step * 3, lines[1], colors) +
    answer(step * 4, lines[2], colors)
  );
};

const ROWS = 5;

/** One key of an API answer for each thing the product gives. */
export const reply: CoverObject = ({ title, lines }, { shade }) => {
  let picture =
    rect({ x: 16, y: 18, w: 1000, h: 900, r: 24 }, shade) +
    rect({ x: 0, y: 0, w: 1000, h: 900, r: 24 }, ink.night);
  picture += rect({ x: 0, y: 88, w: 1000, h: 3 }, ink.nightLine);
  picture += rect({ x: 40, y: 24, w: 96, h: 42, r: 8 }, ink.teal);
  picture += write('200', {
    x: 88,
    y: 55,
    size: 26,
    width: 90,
    color: ink.foam,
    weight: 700,
    anchor: 'middle',
  });
  picture += write(title, { x: 164, y: 56, size: 29, width: 780, color: ink.paper, weight: 600 });
  picture += write('{', { x: 48, y: 156, size: 38, width: 60, color: ink.pale });
  for (let row = 0; row < ROWS; row += 1) {
    const y = 182 + row * 96;
    const line = lines[row];
    picture += circle({ x: 92, y: y + 28, r: 8 }, row === 1 ? ink.marigold : ink.nightLine);
    picture +=
      line === undefined
        ? bar({ x: 124, y: y + 20, w: 360 - row * 40 }, ink.nightLine)
        : write(line.text, {
            x: 124,
            y: y + 38,
            size: 31,
            width: 640,
            color: row === 1 ? ink.marigold : ink.mist,
          });
    picture += bar(
      { x: 952 - 90 - (row % 3) * 36, y: y + 20, w: 90 + (row % 3) * 36 },
      row === 1 ? ink.marigold : ink.nightLine,
    );
  }
  return picture + write('}', { x: 48, y: 182 + ROWS * 96 + 40, size: 38, width: 60, color: ink.pale });
};

const hours = ['09.00', '10.00', '13.00', '15.00'];
const COLUMN = 168;
const ROW = 124;
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
