import { rect } from '../svg.ts';
import { bar, type CoverObject, circle, ink, write } from './drawing.ts';

const ROWS = 5;

/** What an interface answers: one key for each thing that it gives. */
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
