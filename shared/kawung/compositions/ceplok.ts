import type { Palette } from '../palettes.ts';
import { FOUR_WAYS, petalPath } from '../petal.ts';
import type { Random } from '../random.ts';
import { diamond, fill, rect, short } from '../svg.ts';

function flower(cx: number, cy: number, side: number): string {
  const length = (side / 2) * Math.SQRT2 * 0.95;
  return FOUR_WAYS.map(({ dx, dy, degrees }) =>
    petalPath({
      x: cx + (dx * side) / 4,
      y: cy + (dy * side) / 4,
      length,
      width: length * 0.46,
      degrees,
    }),
  ).join('');
}

const QUARTERS = [
  [-0.25, -0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
  [0.25, 0.25],
] as const;

/** Ceplok is a tile floor in two sizes with one lit tile. */
export function ceplok({ width, height, palette, random }: Canvas): string {
  const rows = height >= width ? 3 : 2;
  const side = height / rows;
  const columns = Math.ceil(width / side);
  const lit = {
    column: Math.floor(random() * Math.min(columns, Math.floor(width / side))),
    row: Math.floor(random() * rows),
  };
  let resting = '';
  let standing = '';
  for (let tile = 0; tile < rows * columns; tile += 1) {
    const column = tile % columns;
    const row = Math.floor(tile / columns);
    const cx = (column + 0.5) * side;
    const cy = (row + 0.5) * side;
    const kind = random();
    if (column === lit.column && row === lit.row) continue;
    const lean = (column + row) % 2 === 0 ? -45 : 45;
    const whole = { x: cx, y: cy, length: side * 1.36, width: side * 0.6 };
    if (kind < 0.36) standing += petalPath({ ...whole, degrees: lean });
    else if (kind < 0.66)
      resting += QUARTERS.map(([x, y]) => flower(cx + x * side, cy + y * side, side / 2)).join('');
    else resting += petalPath({ ...whole, degrees: -lean });
  }
  const x = lit.column * side;
  const y = lit.row * side;
  const plane = `M${short(x)} ${short(y)}h${short(side)}v${short(side)}h${short(-side)}Z`;
  const center = { x: x + side / 2, y: y + side / 2 };
  return (
    rect({ x: 0, y: 0, w: width, h: height }, palette.ground) +
    fill(plane, palette.plane) +
    fill(resting, palette.quiet) +
    fill(standing, palette.petal) +
    fill(flower(center.x, center.y, side) + diamond({ ...center, r: side * 0.05 }), palette.accent)
  );
}

export type Canvas = {
  width: number;
  height: number;
  palette: Palette;
  random: Random;
  id: string;
  /** Something stands on the cloth, so the light rises beside it. */
  isBackdrop?: boolean;
};

export type Composition = (canvas: Canvas) => string;
