import { petalPath } from '../petal.ts';
import { rect } from '../svg.ts';
import {
  bar,
  type CoverObject,
  circle,
  ink,
  ring,
  rule,
  shape,
  slab,
  write,
  writeWrapped,
} from './drawing.ts';

const SCREEN = 240;
const ROW = 124;
const ROWS = 5;

function petalsOfTheScreen(): string {
  let petals = '';
  for (let column = 0; column < 4; column += 1) {
    for (let row = 0; row < 2; row += 1) {
      const place = { x: 650 + column * 84, y: 66 + row * 84, length: 108, width: 46 };
      petals += petalPath({ ...place, degrees: (column + row) % 2 === 0 ? -45 : 45 });
    }
  }
  return shape(petals, '#1d2255');
}

export const lessons: CoverObject = ({ title, lines }, { shade }) => {
  const rows = lines.length === 0 ? ROWS : Math.min(ROWS, lines.length);
  let picture = slab({ x: 0, y: 0, w: 1000, h: SCREEN + rows * ROW + 36, r: 24 }, shade);
  picture += rect({ x: 0, y: 0, w: 1000, h: SCREEN, r: 24 }, ink.night);
  picture += rect({ x: 0, y: 60, w: 1000, h: SCREEN - 60 }, ink.night) + petalsOfTheScreen();
  picture += circle({ x: 122, y: SCREEN / 2, r: 62 }, ink.marigold);
  picture += shape(`M104 ${SCREEN / 2 - 32}v64l52-32z`, ink.night);
  picture += writeWrapped(title, {
    ...{ x: 220, y: SCREEN / 2 + 15, size: 44, width: 740 },
    ...{ color: ink.paper, weight: 650 },
  });
  for (let row = 0; row < rows; row += 1) {
    const y = SCREEN + row * ROW;
    const middle = y + ROW / 2;
    const line = lines[row];
    picture += ring({ x: 80, y: middle, r: 30 }, ink.pale, 3);
    picture += write(String(row + 1), {
      ...{ x: 80, y: middle + 11, size: 31, width: 60, anchor: 'middle' as const },
      color: ink.grey,
    });
    picture +=
      line === undefined
        ? bar({ x: 144, y: middle - 9, w: 480 - row * 60 }, ink.line)
        : writeWrapped(line.text, {
            ...{ x: 144, y: middle + 12, size: 36, width: line.note === null ? 800 : 640 },
          });
    const note = { x: 956, y: middle + 11, size: 30, width: 170, color: ink.pale, anchor: 'end' } as const;
    picture += write(line?.note ?? '', note) + rule(`M40 ${y + ROW}H1000`);
  }
  return picture;
};
