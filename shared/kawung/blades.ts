import { short } from './svg.ts';

/** Distance between two blades, in units of their width. */
export const BLADE_PITCH = 0.87;

/** Head above, tail below; each blade is the half-turn of its gap, so the row interlocks. */
export function blades({
  from,
  to,
  height,
  unit,
}: {
  from: number;
  to: number;
  height: number;
  unit: number;
}) {
  const half = height / 2;
  const pitch = unit * BLADE_PITCH;
  let path = '';
  for (let x = Math.floor(from / pitch) * pitch; x <= to + unit; x += pitch) {
    const at = (a: number, b: number) => `${short(x + a * unit)} ${short(b * half)}`;
    path +=
      `M${at(-0.42, 1)}C${at(-0.2, 0.5)} ${at(-0.62, 0.1)} ${at(-0.46, -0.48)}` +
      `C${at(-0.36, -0.86)} ${at(0.06, -1.06)} ${at(0.3, -0.8)}` +
      `C${at(0.47, -0.62)} ${at(0.36, -0.34)} ${at(0.14, -0.38)}` +
      `C${at(0.02, -0.4)} ${at(0.02, -0.56)} ${at(0.12, -0.58)}` +
      `C${at(-0.04, -0.64)} ${at(-0.16, -0.44)} ${at(-0.1, -0.2)}` +
      `C${at(0, 0.16)} ${at(0.08, 0.62)} ${at(-0.42, 1)}Z`;
  }
  return path;
}
