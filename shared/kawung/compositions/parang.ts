import { BLADE_PITCH, blades } from '../blades.ts';
import { diamond, fill, rect, short, stroke } from '../svg.ts';
import type { Canvas } from './composition.ts';

/** Parang is one heavy and one light band with cloth in between. */
export function parang({ width, height, palette, random }: Canvas): string {
  const reach = Math.hypot(width, height);
  const side = Math.min(width, height);
  const tilt = random() > 0.5 ? -45 : 45;
  const band = side * (0.46 + random() * 0.16);
  const unit = band * 0.5;
  const shift = (random() - 0.5) * side * 0.34;
  const gem = band * 0.052;
  let gems = '';
  for (let x = -reach; x < reach; x += unit * BLADE_PITCH) {
    gems += diamond({ x, y: shift - band / 2 - gem * 1.7, r: gem, tall: 0.6 });
    gems += diamond({ x, y: shift + band / 2 + gem * 1.7, r: gem, tall: 0.6 });
  }
  const fineLines = [0, 0.07, 0.14]
    .map((step) => `M${short(-reach)} ${short(shift - band / 2 - side * (0.2 + step))}H${short(reach)}`)
    .join('');
  const row = blades({ from: -reach, to: reach, height: band * 0.94, unit });
  const cloth =
    rect({ x: -reach, y: shift - band / 2 - gem * 3.4, w: 2 * reach, h: band + gem * 6.8 }, palette.plane) +
    fill(row, palette.petal, ` transform="translate(0 ${short(shift)})"`) +
    fill(gems, palette.accent) +
    rect({ x: -reach, y: shift + band / 2 + side * 0.2, w: 2 * reach, h: band * 0.2 }, palette.accent) +
    stroke(fineLines, palette.quiet, side * 0.012);
  const turn = `translate(${short(width / 2)} ${short(height / 2)}) rotate(${tilt})`;
  return `${rect({ x: 0, y: 0, w: width, h: height }, palette.ground)}<g transform="${turn}">${cloth}</g>`;
}
