import { petalPath } from '../petal.ts';
import { rect, stroke } from '../svg.ts';
import type { CoverObjectName } from './cover-objects.ts';
import { bar, ink, type ObjectColors, ring, shape } from './drawing.ts';

const board = { x: 170, y: 230, w: 900, h: 900, r: 60 };

/** Silhouettes on 1000 × 1000 for places up to 160 px, where words are unreadable. */
export const marks: Readonly<Record<CoverObjectName, (colors: ObjectColors) => string>> = {
  sheet: () =>
    rect(board, ink.paper) +
    rect({ ...board, h: 150 }, ink.mist) +
    rect({ ...board, y: 320, h: 60, r: 0 }, ink.mist) +
    stroke('M170 580H1100M170 780H1100M500 380V1000', ink.mist, 26) +
    rect({ x: 513, y: 593, w: 490, h: 174 }, ink.marigold),
  lessons: () =>
    rect(board, ink.paper) +
    rect({ ...board, h: 330 }, ink.night) +
    rect({ ...board, y: 420, h: 140, r: 0 }, ink.night) +
    shape('M400 300v190l165-95z', ink.marigold) +
    ring({ x: 310, y: 680, r: 48 }, ink.pale, 22) +
    bar({ x: 430, y: 655, w: 460, h: 50 }, ink.mist) +
    ring({ x: 310, y: 870, r: 48 }, ink.pale, 22) +
    bar({ x: 430, y: 845, w: 460, h: 50 }, ink.mist),
  chat: ({ bubble }) =>
    rect({ x: 120, y: 190, w: 620, h: 270, r: 110 }, ink.paper) +
    shape('M120 380v90h110c-40 60-110 90-190 80c50-40 80-90 80-170z', ink.paper) +
    rect({ x: 300, y: 570, w: 620, h: 270, r: 110 }, bubble) +
    shape('M810 830h110v-90c0 80 30 130 80 170c-80 10-150-20-190-80z', bubble),
  pages: ({ accent }) =>
    `<g transform="rotate(9 500 900)">${rect({ x: 300, y: 200, w: 560, h: 900, r: 30 }, ink.line)}</g>` +
    rect({ x: 200, y: 180, w: 580, h: 900, r: 30 }, ink.paper) +
    rect({ x: 200, y: 180, w: 580, h: 56 }, accent) +
    rect({ x: 280, y: 330, w: 360, h: 66, r: 20 }, ink.dark) +
    [0, 1, 2].map((row) => bar({ x: 280, y: 500 + row * 150, w: 420, h: 44 }, ink.mist)).join(''),
  slots: () =>
    rect(board, ink.paper) + [0, 1, 2].flatMap((row) => [0, 1, 2].map((at) => slot(at, row))).join(''),
  slip: () =>
    shape('M220 160H780V850l-70 60l-70-60l-70 60l-70-60l-70 60l-70-60l-70 60l-70-60z', ink.paper) +
    rect({ x: 300, y: 260, w: 280, h: 70, r: 20 }, ink.dark) +
    [0, 1]
      .map(
        (row) =>
          bar({ x: 300, y: 420 + row * 110, w: 180, h: 44 }, ink.mist) +
          bar({ x: 560, y: 420 + row * 110, w: 140, h: 44 }, ink.grey),
      )
      .join('') +
    rect({ x: 300, y: 640, w: 400, h: 120, r: 30 }, ink.marigold),
  reply: () =>
    rect(board, ink.night) +
    rect({ x: 250, y: 310, w: 240, h: 100, r: 30 }, ink.teal) +
    bar({ x: 250, y: 520, w: 500, h: 50 }, ink.mist) +
    bar({ x: 250, y: 670, w: 620, h: 50 }, ink.marigold) +
    bar({ x: 250, y: 820, w: 380, h: 50 }, ink.mist),
};

function slot(column: number, row: number): string {
  const x = 320 + column * 250;
  const y = 360 + row * 240;
  const petal = petalPath({ x, y, length: 190, width: 84, degrees: 90 });
  if (column !== 1 || row !== 1) return shape(petal, (column + row) % 2 === 0 ? ink.indigo : ink.mist);
  return rect({ x: x - 120, y: y - 120, w: 240, h: 240, r: 50 }, ink.marigold) + shape(petal, ink.night);
}
