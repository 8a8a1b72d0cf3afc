import { rect } from '../svg.ts';
import {
  bar,
  type CoverLine,
  type CoverObject,
  ink,
  type ObjectColors,
  shape,
  tick,
  write,
} from './drawing.ts';

const HEIGHT = 122;
const GAP = 40;
const SIZE = 36;

/** What customers ask is not ours to invent: their bubbles carry no words. */
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

/** A conversation: each answer is something the product does. */
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
