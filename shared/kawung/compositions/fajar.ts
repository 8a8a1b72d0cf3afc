import { eachPlace, petalPath } from '../petal.ts';
import { dot, fill, rect, short, stroke } from '../svg.ts';
import type { Canvas } from './composition.ts';

/** Fajar shows the sun on the horizon, its light on the water in petals. */
export function fajar({ width, height, palette, random, id }: Canvas): string {
  const side = Math.min(width, height);
  const horizon = height * (0.58 + random() * 0.1);
  const radius = side * (0.34 + random() * 0.12);
  const isRight = random() > 0.5;
  const cx = width * (isRight ? 0.68 : 0.3) + (random() - 0.5) * width * 0.06;
  const cell = radius / 5;
  let woven = '';
  const disc = {
    from: { x: cx - radius, y: horizon - radius },
    to: { x: cx + radius, y: horizon },
    cell,
    node: { x: cx, y: horizon },
  };
  eachPlace(disc, ({ x, y, degrees }) => {
    const depth = Math.max(0.1, (y - (horizon - radius)) / radius);
    woven += petalPath({ x, y, length: cell * 1.33, width: cell * 0.5 * depth, degrees });
  });
  let light = '';
  for (let k = 1; k < 8; k += 1) {
    light += petalPath({
      x: cx + (random() - 0.5) * radius * 0.1,
      y: horizon + (height - horizon) * (0.05 + 0.95 * (k / 7) ** 1.3),
      length: radius * (1.5 - k * 0.13),
      width: side * (0.006 + k * 0.0042),
      degrees: 0,
    });
  }
  const sky = [1.34, 1.76, 2.3, 2.98, 3.84].map((ring) => dot(cx, horizon, radius * ring)).join('');
  const sun = `<circle cx="${short(cx)}" cy="${short(horizon)}" r="${short(radius)}"/>`;
  return (
    rect({ x: 0, y: 0, w: width, h: height }, palette.ground) +
    `<clipPath id="${id}-sky"><rect width="${width}" height="${short(horizon)}"/></clipPath>` +
    `<clipPath id="${id}-sun">${sun}</clipPath>` +
    `<g clip-path="url(#${id}-sky)">${stroke(sky, palette.quiet, side * 0.009)}${fill(dot(cx, horizon, radius), palette.accent)}` +
    `<g clip-path="url(#${id}-sun)">${fill(woven, palette.ground, ' opacity=".32"')}</g></g>` +
    rect({ x: 0, y: horizon, w: width, h: height - horizon }, palette.plane) +
    fill(light, palette.accent) +
    stroke(`M0 ${short(horizon)}H${width}`, palette.petal, side * 0.004)
  );
}
