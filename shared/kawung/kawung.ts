import { type Canvas, type Composition, ceplok } from './compositions/ceplok.ts';
import { mekar } from './compositions/mekar.ts';
import { type CompositionName, type CoverRatio, compositionNames, coverSizes } from './cover-shapes.ts';
import { type PaletteName, paletteOf, palettes } from './palettes.ts';
import { eachPlace, FOUR_WAYS, petalPath, waxedPetal } from './petal.ts';
import { fingerprint, randomFrom } from './random.ts';
import { diamond, dot, fill, rect, short, stroke } from './svg.ts';

const compositions: Readonly<Record<CompositionName, Composition>> = {
  mekar,
  kelopak,
  parang,
  ceplok,
  fajar,
  lereng,
};

export type CoverOptions = {
  ratio?: CoverRatio | undefined;
  palette?: PaletteName | undefined;
  composition?: CompositionName | undefined;
  id?: string | undefined;
  isBackdrop?: boolean | undefined;
};

export function compositionOf(slug: string): CompositionName {
  const place = Math.floor(fingerprint(slug) / 97) % compositionNames.length;
  return compositionNames[place] ?? 'mekar';
}

/** Deterministic SVG below 20 KB: kawung petals on a lattice or interlocking parang blades. */
export function kawung(slug: string, options: CoverOptions = {}): string {
  const { width, height } = coverSizes[options.ratio ?? '16:9'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${patternOf(slug, options)}</svg>`;
}

export function patternOf(slug: string, options: CoverOptions): string {
  const seed = fingerprint(slug);
  const draw = options.ratio === '20:1' ? hem : compositions[options.composition ?? compositionOf(slug)];
  return draw({
    ...coverSizes[options.ratio ?? '16:9'],
    palette: palettes[options.palette ?? paletteOf(slug)],
    random: randomFrom(seed),
    id: options.id ?? `k${seed.toString(36)}`,
    isBackdrop: options.isBackdrop ?? false,
  });
}

/** Kelopak is one node with four petals, far larger than the frame. */
function kelopak({ width, height, palette, random }: Canvas): string {
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

/** Parang is one heavy and one light band with cloth in between. */
function parang({ width, height, palette, random }: Canvas): string {
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

/** A hem is one row of whole kawung flowers as high as the strip, some of them dyed. */
function hem({ width, height, palette, random }: Canvas): string {
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

/** Fajar shows the sun on the horizon, its light on the water in petals. */
function fajar({ width, height, palette, random, id }: Canvas): string {
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
function lereng(canvas: Canvas): string {
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

/** Distance between two blades, in units of their width. */
const BLADE_PITCH = 0.87;

/** Head above, tail below; each blade is the half-turn of its gap, so the row interlocks. */
function blades({ from, to, height, unit }: { from: number; to: number; height: number; unit: number }) {
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
