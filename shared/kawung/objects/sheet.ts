import { rect } from '../svg.ts';
import { bar, type CoverLine, type CoverObject, ink, rule, slab, write } from './drawing.ts';

const ROW = 88;
const ROWS = 7;
const columns = [0, 96, 730];
/** Filled as far as a sheet would be: figures would be invented. */
const figures = [150, 96, 178, 124, 60, 142, 88];

/** The two cells of a row: empty below the last line, bars where nothing is said at all. */
function cells(row: number, lines: readonly CoverLine[]): string {
  const y = 76 + row * ROW;
  const line = lines[row];
  if (line === undefined && lines.length > 0) return '';
  const figure = figures[row] ?? 100;
  return (
    (line === undefined
      ? bar({ x: 124, y: y + 36, w: 380 - row * 40 }, ink.line)
      : write(line.text, { x: 124, y: y + 55, size: 30, width: 590, weight: row === 0 ? 650 : 500 })) +
    bar({ x: 960 - figure, y: y + 35, w: figure }, row === 0 ? ink.amber : ink.mist)
  );
}

/** A spreadsheet: its rows are what the product says it has, and one cell is chosen. */
export const sheet: CoverObject = ({ title, lines }, { shade }) => {
  let picture = slab({ x: 0, y: 0, w: 1000, h: 76 + ROWS * ROW + 62, r: 22 }, shade);
  picture +=
    rect({ x: 0, y: 0, w: 1000, h: 76, r: 22 }, ink.soft) + rect({ x: 0, y: 40, w: 1000, h: 36 }, ink.soft);
  picture += rect({ x: 24, y: 18, w: 72, h: 42, r: 8 }, ink.white);
  picture += write('B2', { x: 60, y: 47, size: 24, width: 60, color: ink.grey, anchor: 'middle' });
  picture += write(title, { x: 120, y: 48, size: 27, width: 840, color: ink.grey, weight: 600 });
  for (let row = 0; row < ROWS; row += 1) {
    const y = 76 + row * ROW;
    if (row === 0) picture += rect({ x: 96, y, w: 634, h: ROW }, ink.dawn);
    picture += write(String(row + 1), {
      x: 48,
      y: y + 55,
      size: 27,
      width: 60,
      color: ink.pale,
      anchor: 'middle',
    });
    picture += cells(row, lines) + rule(`M0 ${y + ROW}H1000`);
  }
  const foot = 76 + ROWS * ROW;
  picture += columns.map((x) => rule(`M${x} 76V${foot}`)).join('');
  picture += `<rect x="96" y="76" width="634" height="${ROW}" fill="none" stroke="${ink.amber}" stroke-width="7"/>`;
  picture += rect({ x: 719, y: 76 + ROW - 11, w: 20, h: 20, r: 2 }, ink.amber);
  picture +=
    rect({ x: 24, y: foot, w: 190, h: 58 }, ink.foam) + bar({ x: 56, y: foot + 20, w: 126 }, ink.teal);
  return (
    picture +
    bar({ x: 262, y: foot + 20, w: 110 }, ink.line) +
    bar({ x: 420, y: foot + 20, w: 140 }, ink.line)
  );
};
