import { eachPlace, petalPath } from '../petal.ts';
import { fill, rect } from '../svg.ts';
import type { Canvas } from './composition.ts';

/** A hem is one row of whole kawung flowers as high as the strip, some of them dyed. */
export function hem({ width, height, palette, random }: Canvas): string {
  const cell = height / 2;
  const length = cell * Math.SQRT2 * 0.9;
  const light = width * (0.4 + random() * 0.2);
  const lattice = {
    from: { x: 0, y: 0 },
    to: { x: width, y: height },
    cell,
    node: { x: Math.round(light / height) * height, y: cell },
  };
  let dyed = '';
  let quiet = '';
  let slits = '';
  eachPlace(lattice, ({ x, y, degrees }) => {
    if (y < 0 || y > height) return;
    const petal = petalPath({ x, y, length, width: length * 0.4, degrees });
    if (Math.abs(x - lattice.node.x) > height * 2) {
      quiet += petal;
      return;
    }
    dyed += petal;
    slits += petalPath({ x, y, length: length * 0.4, width: length * 0.05, degrees });
  });
  return (
    rect({ x: 0, y: 0, w: width, h: height }, palette.ground) +
    fill(quiet, palette.quiet) +
    fill(dyed, palette.accent) +
    fill(slits, palette.ground)
  );
}
