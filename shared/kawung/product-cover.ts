import type { ProductType } from '../shop/catalog.ts';
import { type CoverForm, coverSizes, type ProductComposition, ratioOfForm } from './cover-shapes.ts';
import { patternOf } from './kawung.ts';
import { chat, reply, slots } from './objects/conversation.ts';
import {
  bar,
  type CoverObject,
  type CoverWords,
  circle,
  ink,
  type ObjectColors,
  ring,
  rule,
  shape,
  slab,
  write,
  writeWrapped,
} from './objects/drawing.ts';
import { pages, sheet, slip } from './objects/paper.ts';
import { type PaletteName, palettes } from './palettes.ts';
import { petalPath } from './petal.ts';
import { rect, stroke } from './svg.ts';

const SCREEN = 240;
const ROW = 124;
const ROWS = 5;

function petalsOfTheScreen(): string {
  let petals = '';
  for (let column = 0; column < 4; column += 1) {
    for (let row = 0; row < 2; row += 1) {
      const place = { x: 650 + column * 84, y: 66 + row * 84, length: 108, width: 46 };
      petals += petalPath({ ...place, degrees: (column + row) % 2 === 0 ? -45 : 45 });
    }
  }
  return shape(petals, '#1d2255');
}

const lessons: CoverObject = ({ title, lines }, { shade }) => {
  const rows = lines.length === 0 ? ROWS : Math.min(ROWS, lines.length);
  let picture = slab({ x: 0, y: 0, w: 1000, h: SCREEN + rows * ROW + 36, r: 24 }, shade);
  picture += rect({ x: 0, y: 0, w: 1000, h: SCREEN, r: 24 }, ink.night);
  picture += rect({ x: 0, y: 60, w: 1000, h: SCREEN - 60 }, ink.night) + petalsOfTheScreen();
  picture += circle({ x: 122, y: SCREEN / 2, r: 62 }, ink.marigold);
  picture += shape(`M104 ${SCREEN / 2 - 32}v64l52-32z`, ink.night);
  picture += writeWrapped(title, {
    x: 220,
    y: SCREEN / 2 + 15,
    size: 44,
    width: 740,
    color: ink.paper,
    weight: 650,
  });
  for (let row = 0; row < rows; row += 1) {
    const y = SCREEN + row * ROW;
    const middle = y + ROW / 2;
    const line = lines[row];
    picture += ring({ x: 80, y: middle, r: 30 }, ink.pale, 3);
    picture += write(String(row + 1), {
      x: 80,
      y: middle + 11,
      size: 31,
      width: 60,
      anchor: 'middle' as const,
      color: ink.grey,
    });
    picture +=
      line === undefined
        ? bar({ x: 144, y: middle - 9, w: 480 - row * 60 }, ink.line)
        : writeWrapped(line.text, {
            x: 144,
            y: middle + 12,
            size: 36,
            width: line.note === null ? 800 : 640,
          });
    const note = { x: 956, y: middle + 11, size: 30, width: 170, color: ink.pale, anchor: 'end' } as const;
    picture += write(line?.note ?? '', note) + rule(`M40 ${y + ROW}H1000`);
  }
  return picture;
};

const coverObjects = { sheet, lessons, chat, pages, slots, slip, reply } as const satisfies Record<
  string,
  CoverObject
>;
type CoverObjectName = keyof typeof coverObjects;

const objectOfType = {
  e_course: 'lessons',
  mini_class: 'lessons',
  webinar: 'lessons',
  template: 'pages',
  digital_product: 'pages',
  bundle: 'pages',
  freebie: 'pages',
  service: 'pages',
  consultation: 'slots',
  ai_agent: 'chat',
  ai_agent_subscription: 'chat',
  subscription_service: 'slip',
  ai_tool: 'slip',
  cloud_service: 'sheet',
  api_access: 'reply',
} as const satisfies Readonly<Record<ProductType, CoverObjectName>>;

function coverObjectOf(type: ProductType, { table }: CoverWords): CoverObjectName {
  const name = objectOfType[type];
  return name === 'pages' && table !== null ? 'sheet' : name;
}

export interface ProductCoverArt {
  readonly slug: string;
  readonly type: ProductType;
  readonly palette: PaletteName;
  readonly composition: ProductComposition;
  readonly words: CoverWords;
}

const shades: Readonly<Record<PaletteName, string>> = {
  malam: '#070919',
  nila: '#131843',
  fajar: '#c3b69c',
  siang: '#cf7a1d',
  soga: '#24120a',
  laut: '#06363a',
  tanah: '#83341a',
  kabut: '#a9b5de',
};

const darkCloths: readonly PaletteName[] = ['malam', 'nila', 'soga', 'laut'];

function colorsOn(palette: PaletteName): ObjectColors {
  const isDark = darkCloths.includes(palette);
  return {
    shade: shades[palette],
    bubble: isDark ? ink.marigold : ink.indigo,
    onBubble: isDark ? ink.night : ink.paper,
    accent: palette === 'siang' ? ink.night : palettes[palette].accent,
  };
}

/** Places of an object of 1000 × 760, cropped by the lower or right edge. */
const places: Readonly<Record<Exclude<CoverForm, 'mark'>, readonly [x: number, y: number, scale: number]>> = {
  wide: [440, 190, 1.1],
  square: [110, 250, 0.84],
  tall: [110, 330, 0.86],
};

/** Narrow objects would leave a hole where wide ones stand. */
const narrow = { wide: [350, 215, 1.06], square: [10, 235, 1], tall: [10, 230, 1.04] } as const;
const standsNarrow: readonly string[] = ['pages', 'slip'];

/**
 * SVG below 20 KB: a cloth and one object of the product's kind, in its own words as text, which the sender converts to
 * shapes. The same art gives the same picture; `mark` is for places up to 160 px.
 */
export function productCover(art: ProductCoverArt, form: CoverForm): string {
  const ratio = ratioOfForm[form];
  const { width, height } = coverSizes[ratio];
  const { palette, composition } = art;
  const cloth = patternOf(art.slug, { ratio, palette, composition, isBackdrop: true });
  const name = coverObjectOf(art.type, art.words);
  const colors = colorsOn(palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${cloth}${form === 'mark' ? marks[name](colors) : standing(form)}</svg>`;

  function standing(shape: keyof typeof places): string {
    const [x, y, scale] = standsNarrow.includes(name) ? narrow[shape] : places[shape];
    const drawn = coverObjects[name](art.words, colors);
    return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;
  }
}

const board = { x: 170, y: 230, w: 900, h: 900, r: 60 };

/** Silhouettes on 1000 × 1000 for places up to 160 px, where words are unreadable. */
const marks: Readonly<Record<CoverObjectName, (colors: ObjectColors) => string>> = {
  sheet: () =>
    rect(board, ink.paper) +
    rect({ ...board, h: 150 }, ink.mist) +
    rect({ ...board, y: 320, h: 60, r: 0 }, ink.mist) +
    stroke('M170 580H1100M170 780H1100M500 380V1000', ink.mist, 26) +
    rect({ x: 513, y: 593, w: 490, h: 174 }, ink.marigold),
  lessons: () =>
    rect(board, ink.paper) +
    rect({ ...board, h: 330 }, ink.night) +
    rect({ ...board, y: 420, h: 140, r: 0 }, ink.night) +
    shape('M400 300v190l165-95z', ink.marigold) +
    ring({ x: 310, y: 680, r: 48 }, ink.pale, 22) +
    bar({ x: 430, y: 655, w: 460, h: 50 }, ink.mist) +
    ring({ x: 310, y: 870, r: 48 }, ink.pale, 22) +
    bar({ x: 430, y: 845, w: 460, h: 50 }, ink.mist),
  chat: ({ bubble }) =>
    rect({ x: 120, y: 190, w: 620, h: 270, r: 110 }, ink.paper) +
    shape('M120 380v90h110c-40 60-110 90-190 80c50-40 80-90 80-170z', ink.paper) +
    rect({ x: 300, y: 570, w: 620, h: 270, r: 110 }, bubble) +
    shape('M810 830h110v-90c0 80 30 130 80 170c-80 10-150-20-190-80z', bubble),
  pages: ({ accent }) =>
    `<g transform="rotate(9 500 900)">${rect({ x: 300, y: 200, w: 560, h: 900, r: 30 }, ink.line)}</g>` +
    rect({ x: 200, y: 180, w: 580, h: 900, r: 30 }, ink.paper) +
    rect({ x: 200, y: 180, w: 580, h: 56 }, accent) +
    rect({ x: 280, y: 330, w: 360, h: 66, r: 20 }, ink.dark) +
    [0, 1, 2].map((row) => bar({ x: 280, y: 500 + row * 150, w: 420, h: 44 }, ink.mist)).join(''),
  slots: () =>
    rect(board, ink.paper) + [0, 1, 2].flatMap((row) => [0, 1, 2].map((at) => slot(at, row))).join(''),
  slip: () =>
    shape('M220 160H780V850l-70 60l-70-60l-70 60l-70-60l-70 60l-70-60l-70 60l-70-60z', ink.paper) +
    rect({ x: 300, y: 260, w: 280, h: 70, r: 20 }, ink.dark) +
    [0, 1]
      .map(
        (row) =>
          bar({ x: 300, y: 420 + row * 110, w: 180, h: 44 }, ink.mist) +
          bar({ x: 560, y: 420 + row * 110, w: 140, h: 44 }, ink.grey),
      )
      .join('') +
    rect({ x: 300, y: 640, w: 400, h: 120, r: 30 }, ink.marigold),
  reply: () =>
    rect(board, ink.night) +
    rect({ x: 250, y: 310, w: 240, h: 100, r: 30 }, ink.teal) +
    bar({ x: 250, y: 520, w: 500, h: 50 }, ink.mist) +
    bar({ x: 250, y: 670, w: 620, h: 50 }, ink.marigold) +
    bar({ x: 250, y: 820, w: 380, h: 50 }, ink.mist),
};

function slot(column: number, row: number): string {
  const x = 320 + column * 250;
  const y = 360 + row * 240;
  const petal = petalPath({ x, y, length: 190, width: 84, degrees: 90 });
  if (column !== 1 || row !== 1) return shape(petal, (column + row) % 2 === 0 ? ink.indigo : ink.mist);
  return rect({ x: x - 120, y: y - 120, w: 240, h: 240, r: 50 }, ink.marigold) + shape(petal, ink.night);
}
