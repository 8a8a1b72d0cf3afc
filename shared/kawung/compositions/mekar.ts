import { eachPlace, petalPath } from '../petal.ts';
import { fill, rect } from '../svg.ts';
import type { Canvas } from './ceplok.ts';

type Light = {
  sun: { x: number; y: number };
  cell: number;
  /** Radius of fully open petals, and how far the last one shows beyond it, in canvas units. */
  radius: number;
  reach: number;
  emptyLeft?: number;
};

export type Tones = { hot: string; warm: string; rim: string; cool: string; slits: string };

export function bloom(size: { width: number; height: number }, light: Light): Tones {
  const { cell, radius, reach, emptyLeft } = light;
  const node = { x: light.sun.x * size.width, y: light.sun.y * size.height };
  const full = cell * Math.SQRT2 * 0.93;
  const hasSlits = cell > Math.min(size.width, size.height) / 14;
  const tones: Tones = { hot: '', warm: '', rim: '', cool: '', slits: '' };
  const lattice = { from: { x: 0, y: 0 }, to: { x: size.width, y: size.height }, cell, node };
  eachPlace(lattice, ({ x, y, degrees }) => {
    const t = Math.hypot(x - node.x, y - node.y) / radius;
    if (t < 1) {
      const tone = t < 0.62 ? 'hot' : t < 0.82 ? 'warm' : 'rim';
      tones[tone] += petalPath({ x, y, length: full, width: full * (0.46 - 0.1 * t), degrees });
      if (hasSlits && t > 0.5) {
        tones.slits += petalPath({ x, y, length: full * 0.4, width: full * 0.045, degrees });
      }
      return;
    }
    const edge = emptyLeft === undefined ? 1 : Math.min(1, Math.max(0, (x / size.width - emptyLeft) / 0.16));
    const open = (1 - ((t - 1) * radius) / reach) * edge;
    if (open <= 0.04) return;
    const length = full * (0.3 + 0.7 * Math.sqrt(open));
    tones.cool += petalPath({ x, y, length, width: full * (0.36 * open ** 1.6 + 0.015), degrees });
  });
  return tones;
}

/** Mekar is one field of opened petals in a cloth of closed ones. */
export function mekar({ width, height, palette, random, isBackdrop = false }: Canvas): string {
  const short = Math.min(width, height);
  // A long band gets larger petals, to keep the file small.
  const cell = Math.max(short / (5 + Math.floor(random() * 4)), Math.sqrt(width * height) / 12.5);
  const sun = isBackdrop
    ? { x: 0.06 + random() * 0.1, y: 0.86 + random() * 0.1 }
    : { x: 0.6 + random() * 0.35, y: 0.55 + random() * 0.5 };
  const radius = short * ((isBackdrop ? 0.32 : 0.42) + random() * 0.14);
  const tones = bloom({ width, height }, { sun, cell, radius, reach: short * 1.15 });
  return (
    rect({ x: 0, y: 0, w: width, h: height }, palette.ground) +
    fill(tones.cool, palette.quiet) +
    fill(tones.rim + tones.warm + tones.hot, palette.accent) +
    fill(tones.slits, palette.ground)
  );
}
