import { petalPath } from '../petal.ts';
import { rect } from '../svg.ts';
import { bar, type CoverObject, circle, ink, ring, rule, shape, slab, tick, write } from './drawing.ts';

const SCREEN = 300;
const ROW = 104;
const ROWS = 5;
/** The lesson that plays: some are done, some are left. */
const PLAYING = 2;

function petalsOfTheScreen(): string {
  let petals = '';
  for (let column = 0; column < 4; column += 1) {
    for (let row = 0; row < 3; row += 1) {
      const place = { x: 650 + column * 84, y: 66 + row * 84, length: 108, width: 46 };
      petals += petalPath({ ...place, degrees: (column + row) % 2 === 0 ? -45 : 45 });
    }
  }
  return shape(petals, '#1d2255');
}

function mark(row: number, playing: number, y: number): string {
  if (row < playing)
    return circle({ x: 76, y: y + 52, r: 28 }, ink.foam) + tick({ x: 62, y: y + 40, size: 27 }, ink.teal);
  const isPlaying = row === playing;
  const number = write(String(row + 1), {
    ...{ x: 76, y: y + 62, size: 27, width: 60, anchor: 'middle' as const },
    color: isPlaying ? ink.dark : ink.grey,
  });
  return ring({ x: 76, y: y + 52, r: 27 }, isPlaying ? ink.amber : ink.pale, isPlaying ? 6 : 3) + number;
}

/** A course: a film above, its modules below, one of them playing. */
export const lessons: CoverObject = ({ title, lines }, { shade }) => {
  // No row for a module that does not exist; without any words all of them are bars.
  const rows = lines.length === 0 ? ROWS : Math.min(ROWS, lines.length);
  const playing = Math.min(PLAYING, rows - 1);
  let picture = slab({ x: 0, y: 0, w: 1000, h: SCREEN + rows * ROW + 36, r: 24 }, shade);
  picture += rect({ x: 0, y: 0, w: 1000, h: SCREEN, r: 24 }, ink.night);
  picture += rect({ x: 0, y: 60, w: 1000, h: SCREEN - 60 }, ink.night) + petalsOfTheScreen();
  picture += circle({ x: 112, y: 124, r: 62 }, ink.marigold) + shape('M94 92v64l52-32z', ink.night);
  picture += write(title, { x: 204, y: 138, size: 38, width: 760, color: ink.paper, weight: 650 });
  picture +=
    bar({ x: 50, y: 236, w: 900, h: 12 }, ink.nightLine) +
    bar({ x: 50, y: 236, w: 330, h: 12 }, ink.marigold) +
    circle({ x: 380, y: 242, r: 17 }, ink.paper);
  for (let row = 0; row < rows; row += 1) {
    const y = SCREEN + row * ROW;
    const isPlaying = row === playing;
    const line = lines[row];
    if (isPlaying) picture += rect({ x: 0, y, w: 1000, h: ROW }, ink.dawn);
    picture += mark(row, playing, y);
    picture +=
      line === undefined
        ? bar({ x: 134, y: y + 43, w: 480 - row * 60 }, ink.line)
        : write(line.text, {
            ...{ x: 134, y: y + 63, size: 31, width: line.note === null ? 800 : 640 },
            weight: isPlaying ? 700 : 500,
            color: row < playing ? ink.grey : ink.dark,
          });
    const note = { x: 956, y: y + 63, size: 27, width: 170, color: ink.pale, anchor: 'end' } as const;
    picture += write(line?.note ?? '', note) + rule(`M${isPlaying ? 0 : 40} ${y + ROW}H1000`);
  }
  return picture;
};
