import { petalPath } from '../petal.ts';
import { rect } from '../svg.ts';
import { bar, type CoverLine, type CoverObject, circle, ink, rule, shape, slab, write } from './drawing.ts';

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

const ROW = 88;
const SHEET_ROWS = 7;
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
  let picture = slab({ x: 0, y: 0, w: 1000, h: 76 + SHEET_ROWS * ROW + 62, r: 22 }, shade);
  picture +=
    rect({ x: 0, y: 0, w: 1000, h: 76, r: 22 }, ink.soft) + rect({ x: 0, y: 40, w: 1000, h: 36 }, ink.soft);
  picture += rect({ x: 24, y: 18, w: 72, h: 42, r: 8 }, ink.white);
  picture += write('B2', { x: 60, y: 47, size: 24, width: 60, color: ink.grey, anchor: 'middle' });
  picture += write(title, { x: 120, y: 48, size: 27, width: 840, color: ink.grey, weight: 600 });
  for (let row = 0; row < SHEET_ROWS; row += 1) {
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
  const foot = 76 + SHEET_ROWS * ROW;
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

const SLIP_WIDTH = 760;
const HEIGHT = 800;
const SLIP_ROWS = 3;

function tornEdge(): string {
  let edge = `M0 0H${SLIP_WIDTH}V${HEIGHT}`;
  for (let x = SLIP_WIDTH; x > 0; x -= 38) edge += `L${x - 19} ${HEIGHT + 26}L${x - 38} ${HEIGHT}`;
  return `${edge}Z`;
}

/** The slip that lies there in the morning: what a service reports. */
export const slip: CoverObject = ({ title, lines }, { shade }) => {
  const edge = tornEdge();
  let picture = `<path transform="translate(16 18)" d="${edge}" fill="${shade}"/>${shape(edge, ink.paper)}`;
  picture += write(title, { x: 56, y: 100, size: 42, width: 520, weight: 680 });
  picture += write('05.42', {
    x: SLIP_WIDTH - 56,
    y: 100,
    size: 34,
    width: 120,
    color: ink.pale,
    anchor: 'end',
  });
  picture += rect({ x: 56, y: 140, w: SLIP_WIDTH - 112, h: 5 }, ink.dark);
  for (let row = 0; row < SLIP_ROWS; row += 1) {
    const y = 142 + row * 110;
    const line = lines[row];
    picture +=
      line === undefined
        ? bar({ x: 56, y: y + 50, w: 300 - row * 40 }, ink.line)
        : write(line.text, { x: 56, y: y + 68, size: 33, width: 470, color: ink.grey });
    picture += bar({ x: SLIP_WIDTH - 56 - 130 + row * 24, y: y + 48, w: 130 - row * 24 }, ink.indigo);
    picture += `<path d="M56 ${y + 110}H${SLIP_WIDTH - 56}" stroke="${ink.line}" stroke-width="3" stroke-dasharray="9 9"/>`;
  }
  const y = 142 + SLIP_ROWS * 110 + 34;
  picture += rect({ x: 40, y, w: SLIP_WIDTH - 80, h: 118, r: 16 }, ink.dawn);
  picture += shape(petalPath({ x: 98, y: y + 59, length: 74, width: 33, degrees: 90 }), ink.amber);
  const last = lines[SLIP_ROWS];
  picture +=
    last === undefined
      ? bar({ x: 142, y: y + 50, w: 380 }, ink.mist)
      : write(last.text, { x: 142, y: y + 71, size: 32, width: 540, weight: 650 });
  return `<g transform="translate(120 0)">${picture}</g>`;
};
