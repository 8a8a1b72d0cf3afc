import { FOUR_WAYS, waxedPetal } from '../petal.ts';
import { diamond, dot, fill, rect, stroke } from '../svg.ts';
import type { Canvas } from './composition.ts';

/** Kelopak is one node with four petals, far larger than the frame. */
export function kelopak({ width, height, palette, random }: Canvas): string {
  const scale = Math.max(width, height * 1.25);
  const isRight = random() > 0.45;
  const cx = width * (isRight ? 0.64 + random() * 0.12 : 0.26 + random() * 0.1);
  const cy = height * (0.5 + (random() - 0.5) * 0.5);
  const length = scale * (0.62 + random() * 0.1);
  const offset = (length / 2 / Math.SQRT2) * 1.035;
  const lit = Math.floor(random() * 4);
  const rings = [0.5, 0.58, 0.66].map((part) => dot(cx, cy, length * part * 1.04)).join('');
  const petals = FOUR_WAYS.map(({ dx, dy, degrees }, way) => {
    const petal = { x: cx + dx * offset, y: cy + dy * offset, length, width: length * 0.46, degrees };
    const body = way === lit ? palette.accent : way === (lit + 2) % 4 ? palette.petal : palette.quiet;
    return waxedPetal(petal, { body, line: palette.ground });
  });
  return (
    rect({ x: 0, y: 0, w: width, h: height }, palette.ground) +
    stroke(rings, palette.quiet, length * 0.006) +
    petals.join('') +
    fill(diamond({ x: cx, y: cy, r: length * 0.034 }), palette.petal)
  );
}
