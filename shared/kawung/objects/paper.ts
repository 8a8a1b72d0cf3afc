import { petalPath } from '../petal.ts';
import { rect } from '../svg.ts';
import { bar, type CoverObject, circle, ink, rule, shape, slab, write, writeWrapped } from './drawing.ts';

const WIDTH = 660;
const ROWS = 4;

type SheetPlacement = { x: number; y: number; degrees: number; color: string };

function sheetBehind({ x, y, degrees, color }: SheetPlacement, shade: string): string {
  const box = { x: 0, y: 0, w: WIDTH, h: 960, r: 12 };
  return `<g transform="translate(${x} ${y}) rotate(${degrees} 0 1000)">${rect({ ...box, x: 14, y: 16 }, shade)}${rect(box, color)}</g>`;
}

export const pages: CoverObject = ({ title, lines }, { shade, accent }) => {
  const knot = [45, -45].map((degrees) =>
    petalPath({ x: WIDTH - 70, y: 100, length: 92, width: 42, degrees }),
  );
  let top = slab({ x: 0, y: 0, w: WIDTH, h: 960, r: 12 }, shade);
  top += rect({ x: 0, y: 0, w: WIDTH, h: 20 }, accent);
  top += writeWrapped(title, { x: 52, y: 112, size: 42, width: WIDTH - 190, weight: 680 });
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
        : writeWrapped(line.text, { x: 136, y: y + 19, size: 32, width: WIDTH - 180 });
    top += rule(`M136 ${y + 62}H${WIDTH - 52}`);
  }
  return (
    sheetBehind({ x: 206, y: 10, degrees: 3.6, color: ink.sand }, shade) +
    sheetBehind({ x: 188, y: 4, degrees: 1.8, color: ink.page }, shade) +
    `<g transform="translate(170 0)">${top}</g>`
  );
};

const HEAD = 84;
const ROW = 112;
const SHEET_ROWS = 6;
const edges = [96, 440, 720, 1000];
/** Stands in for an unread sheet, whose figures would be invented. */
const figures = [150, 96, 178, 124, 60];

function sheetCell(text: string | undefined, { row, column }: { row: number; column: number }): string {
  const [from = 0, to = 0] = edges.slice(column);
  const middle = HEAD + row * ROW + ROW / 2;
  const isFigure = column > 0 && text !== undefined && /^[\d.,]+$/.test(text);
  return write(text ?? '', {
    x: isFigure ? to - 28 : from + 28,
    y: middle + 12,
    size: 36,
    width: to - from - 46,
    weight: row === 0 ? 650 : 500,
    anchor: isFigure ? ('end' as const) : ('start' as const),
  });
}

const unreadCells = (row: number) =>
  edges.slice(0, -1).map((from, column) => {
    const w = column === 0 ? 220 - (row % 3) * 30 : (figures[(row + column) % figures.length] ?? 100);
    const x = column === 0 ? from + 28 : (edges[column + 1] ?? 0) - 28 - w;
    return bar({ x, y: HEAD + row * ROW + 47, w }, row === 0 ? ink.pale : ink.mist);
  });

export const sheet: CoverObject = ({ title, table }, { shade }) => {
  const foot = HEAD + SHEET_ROWS * ROW;
  let picture = slab({ x: 0, y: 0, w: 1000, h: foot + 62, r: 22 }, shade);
  picture +=
    rect({ x: 0, y: 0, w: 1000, h: HEAD, r: 22 }, ink.soft) + rect({ x: 0, y: 44, w: 1000, h: 40 }, ink.soft);
  picture += write(title, { x: 32, y: 54, size: 33, width: 936, color: ink.grey, weight: 600 });
  picture += rect({ x: 0, y: HEAD, w: 1000, h: ROW }, ink.sand);
  picture += rect({ x: edges[1] ?? 0, y: HEAD + ROW, w: 280, h: ROW }, ink.dawn);
  for (let row = 0; row < SHEET_ROWS; row += 1) {
    const y = HEAD + row * ROW;
    picture += write(String(row + 1), {
      x: 48,
      y: y + 67,
      size: 28,
      width: 60,
      color: ink.pale,
      anchor: 'middle',
    });
    const cells = row === 0 ? table?.columns : table?.rows[row - 1];
    picture += (
      table === null
        ? unreadCells(row)
        : (cells ?? []).map((text, column) => sheetCell(text, { row, column }))
    ).join('');
    picture += rule(`M0 ${y + ROW}H1000`);
  }
  picture += edges
    .slice(0, -1)
    .map((x) => rule(`M${x} ${HEAD}V${foot}`))
    .join('');
  picture += `<rect x="${edges[1]}" y="${HEAD + ROW}" width="280" height="${ROW}" fill="none" stroke="${ink.amber}" stroke-width="7"/>`;
  return picture + rect({ x: 709, y: HEAD + 2 * ROW - 11, w: 20, h: 20, r: 2 }, ink.amber);
};

const SLIP_WIDTH = 760;
const HEIGHT = 800;
const SLIP_ROWS = 3;

function tornEdge(): string {
  let edge = `M0 0H${SLIP_WIDTH}V${HEIGHT}`;
  for (let x = SLIP_WIDTH; x > 0; x -= 38) edge += `L${x - 19} ${HEIGHT + 26}L${x - 38} ${HEIGHT}`;
  return `${edge}Z`;
}

export const slip: CoverObject = ({ title, lines }, { shade }) => {
  const edge = tornEdge();
  let picture = `<path transform="translate(16 18)" d="${edge}" fill="${shade}"/>${shape(edge, ink.paper)}`;
  picture += writeWrapped(title, { x: 56, y: 96, size: 42, width: 640, weight: 680 });
  picture += rect({ x: 56, y: 140, w: SLIP_WIDTH - 112, h: 5 }, ink.dark);
  for (let row = 0; row < SLIP_ROWS; row += 1) {
    const y = 142 + row * 110;
    const line = lines[row];
    picture +=
      line === undefined
        ? bar({ x: 56, y: y + 50, w: 300 - row * 40 }, ink.line)
        : writeWrapped(line.text, { x: 56, y: y + 68, size: 34, width: 480, color: ink.grey });
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
      : writeWrapped(last.text, { x: 142, y: y + 71, size: 33, width: 560, weight: 650 });
  return `<g transform="translate(120 0)">${picture}</g>`;
};
