import { BLADE_PITCH, blades } from '../blades.ts';
import { petalPath, waxedPetal } from '../petal.ts';
import { fill, rect, short } from '../svg.ts';
import type { Canvas } from './composition.ts';

/** A two-row tile of fine parang; blades overlap the edge, so the neighbours' are drawn too. */
function cloth({ width, height, palette, id }: Canvas): string {
  const side = Math.min(width, height);
  const band = side * 0.19;
  const unit = band * 0.52;
  const pitch = unit * BLADE_PITCH;
  const row = band * 1.22;
  const blade = blades({ from: -pitch, to: pitch, height: band * 0.82, unit });
  const at = (x: number, y: number) =>
    `<path transform="translate(${short(x)} ${short(y)})" d="${blade}" fill="${palette.quiet}"/>`;
  const turn = `translate(${short(width * 0.25)} ${short(height / 2)}) rotate(-45)`;
  return (
    `<pattern id="${id}-cloth" width="${pitch}" height="${row * 2}" patternUnits="userSpaceOnUse" patternTransform="${turn}">` +
    at(0, row * 0.5) +
    at(pitch / 2, row * 1.5) +
    `<path d="M0 0H${short(pitch)}M0 ${short(row)}H${short(pitch)}" stroke="${palette.line}" stroke-width="${short(side * 0.004)}"/></pattern>`
  );
}

/** Lereng is a diagonal cut with fine cloth on one side and a single petal on the other. */
export function lereng(canvas: Canvas): string {
  const { width, height, palette, random, id } = canvas;
  const isFlipped = random() > 0.5;
  const cut = width * (0.44 + random() * 0.12);
  const slant = height * 0.55;
  const degrees = (Math.atan2(height, -slant) * 180) / Math.PI;
  const length = height * 0.98;
  const petal = {
    x: cut + Math.min(width, height) * 0.1 + length * 0.2,
    y: height / 2,
    length,
    width: length * 0.34,
    degrees,
  };
  const whole = { x: 0, y: 0, w: width, h: height };
  const picture =
    `<clipPath id="${id}-cut"><path d="M0 0H${short(cut + slant / 2)}L${short(cut - slant / 2)} ${height}H0Z"/></clipPath>` +
    rect(whole, palette.ground) +
    cloth(canvas) +
    `<g clip-path="url(#${id}-cut)">${rect(whole, palette.plane)}<rect width="${width}" height="${height}" fill="url(#${id}-cloth)"/></g>` +
    waxedPetal(petal, { body: palette.accent, line: palette.ground }) +
    fill(petalPath({ ...petal, x: petal.x + length * 0.36 }), palette.quiet) +
    fill(petalPath({ ...petal, x: petal.x + length * 0.72 }), palette.plane);
  return isFlipped ? `<g transform="translate(${width} 0) scale(-1 1)">${picture}</g>` : picture;
}
