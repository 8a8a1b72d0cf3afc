import { dot, fill, short, stroke } from './svg.ts';

export type Petal = { x: number; y: number; length: number; width: number; degrees: number };

export function petalPath({ x, y, length, width, degrees }: Petal): string {
  const half = length / 2;
  const belly = width / 1.5;
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (u: number, v: number) => `${short(x + u * cos - v * sin)} ${short(y + u * sin + v * cos)}`;
  return `M${at(-half, 0)}C${at(-half / 2, -belly)} ${at(half / 2, -belly)} ${at(half, 0)}C${at(half / 2, belly)} ${at(-half / 2, belly)} ${at(-half, 0)}Z`;
}

function waxDots({ x, y, length, width, degrees }: Petal): string {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const inset = 0.68;
  const half = (length * inset) / 2;
  const belly = ((width * inset) / 1.5) * 0.92;
  let dots = '';
  for (let t = 0.04; t < 0.97; t += 0.0575) {
    const rest = 1 - t;
    const u = -half * rest ** 3 - 1.5 * half * rest * rest * t + 1.5 * half * rest * t * t + half * t ** 3;
    const v = 3 * belly * rest * t;
    for (const side of [-1, 1]) {
      dots += dot(x + u * cos - side * v * sin, y + u * sin + side * v * cos, length * 0.0068);
    }
  }
  return dots;
}

/** Body, one contour, a row of wax dots, a seam, as on hand-waxed cloth. */
export function waxedPetal(petal: Petal, colors: { body: string; line: string }): string {
  const contour = { ...petal, length: petal.length * 0.84, width: petal.width * 0.8 };
  const seam = { ...petal, length: petal.length * 0.36, width: petal.width * 0.11 };
  return (
    fill(petalPath(petal), colors.body) +
    stroke(petalPath(contour), colors.line, petal.length * 0.0055) +
    fill(waxDots(petal), colors.line) +
    fill(petalPath(seam), colors.line)
  );
}

/** The four directions of a kawung node, clockwise from the lower right. */
export const FOUR_WAYS = [
  { dx: 1, dy: 1, degrees: 45 },
  { dx: -1, dy: 1, degrees: -45 },
  { dx: -1, dy: -1, degrees: 45 },
  { dx: 1, dy: -1, degrees: -45 },
] as const;

type Lattice = {
  from: { x: number; y: number };
  to: { x: number; y: number };
  cell: number;
  node: { x: number; y: number };
};

export function eachPlace(
  { from, to, cell, node }: Lattice,
  visit: (place: { x: number; y: number; degrees: number }) => void,
): void {
  /** A petal reaches half a cell from its centre; others are out of view. */
  const over = cell * 0.55;
  const firstRow = Math.floor((from.y - node.y) / cell) - 1;
  const firstColumn = Math.floor((from.x - node.x) / cell) - 1;
  for (let row = firstRow; row <= (to.y - node.y) / cell + 1; row += 1) {
    for (let column = firstColumn; column <= (to.x - node.x) / cell + 1; column += 1) {
      const x = node.x + (column + 0.5) * cell;
      const y = node.y + (row + 0.5) * cell;
      const isInside = x > from.x - over && x < to.x + over && y > from.y - over && y < to.y + over;
      if (isInside) visit({ x, y, degrees: (column + row) % 2 === 0 ? 45 : -45 });
    }
  }
}
