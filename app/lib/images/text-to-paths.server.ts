import type { Font, Glyph } from 'fontkit';
import { toFontGlyphs } from '#shared/content/font-glyphs.ts';
import { fontParts, readFontFile } from './og-fonts.server.ts';

const weights = [500, 600, 700] as const;
type Weight = (typeof weights)[number];
type Fonts = Readonly<Record<Weight, readonly Face[]>>;

interface Face {
  readonly name: string;
  readonly font: Font;
  readonly letters: ReadonlySet<number>;
}

/** Between letters, in units of the picture. */
const TRACKING = -0.4;
/** Between words, in em, as on pages. */
const WORD_GAP = 0.08;
const SPACE = 32;
const WORDS =
  /<text x="([^"]+)" y="([^"]+)" font-size="([^"]+)" font-weight="(\d+)" fill="([^"]+)"(?: text-anchor="(\w+)")?>([^<]*)<\/text>/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

let read: Promise<Fonts> | null = null;

/** Read once per process. */
async function readFonts(): Promise<Fonts> {
  const [medium, semibold, bold] = await Promise.all(weights.map(readFaces));
  return { 500: medium ?? [], 600: semibold ?? [], 700: bold ?? [] };
}

const readFaces = (weight: Weight): Promise<readonly Face[]> =>
  Promise.all(
    fontParts.map(async (part, index) => {
      const { create } = await import('fontkit');
      const font = create(await readFontFile(part, weight));
      return { name: `${'abc'[index]}${weight / 100}`, font, letters: new Set(font.characterSet) };
    }),
  );

/** A picture in an `<img>` can use only fonts of the device. Each letter is drawn once and referenced. */
export async function convertTextToPaths(svg: string): Promise<string> {
  read ??= readFonts();
  const fonts = await read;
  const shapes = new Map<string, string>();
  const drawn = svg.replace(WORDS, (...found: readonly string[]) => {
    const [, x, y, size, weight, fill, anchor, words = ''] = found;
    const faces = fonts[Number(weight) < 600 ? 500 : Number(weight) < 675 ? 600 : 700];
    const line = layOut(decode(words), { faces, size: Number(size) }, shapes);
    const start = Number(x) - line.width * (anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0);
    const scale = line.scale.toFixed(3);
    return `<g transform="translate(${short(start)} ${y})scale(${scale} -${scale})" fill="${fill}">${line.uses}</g>`;
  });
  const defs = [...shapes].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join('');
  return defs === '' ? drawn : drawn.replace('>', `><defs>${defs}</defs>`);
}

interface Style {
  readonly faces: readonly Face[];
  readonly size: number;
}

function layOut(words: string, { faces, size }: Style, shapes: Map<string, string>) {
  const unitsPerEm = faces[0]?.font.unitsPerEm ?? 1000;
  const tracking = (TRACKING * unitsPerEm) / size;
  let at = 0;
  let uses = '';
  for (const { face, text } of runsOf(words, faces)) {
    const { glyphs, positions } = face.font.layout(text);
    for (const [place, glyph] of glyphs.entries()) {
      const id = `${face.name}${glyph.id.toString(36)}`;
      const path = shapes.get(id) ?? shapeOf(glyph);
      // A space has no shape.
      if (path !== '') {
        shapes.set(id, path);
        uses += `<use href="#${id}" x="${Math.round(at / GRID)}"/>`;
      }
      // The font's own space of 0.17 em would join the words.
      const gap = glyph.codePoints.includes(SPACE) ? WORD_GAP * unitsPerEm : 0;
      at += (positions[place]?.xAdvance ?? 0) + tracking + gap;
    }
  }
  return { uses, scale: (size * GRID) / unitsPerEm, width: (at * size) / unitsPerEm };
}

/** Rounds to four units of the font, which is invisible at this size. */
const GRID = 4;
const letterOf = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };

/** Relative whole steps, which compress to half of `toSVG`. */
function shapeOf({ path }: Glyph): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  return path.commands
    .map(({ command, args }) => {
      const points = args.map((value) => Math.round(value / GRID));
      const steps = points.map((value, index) => value - (index % 2 === 0 ? x : y));
      if (command === 'closePath') [x, y] = [startX, startY];
      else [x = 0, y = 0] = points.slice(-2);
      if (command === 'moveTo') [startX, startY] = [x, y];
      return letterOf[command] + steps.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

function runsOf(words: string, faces: readonly Face[]): readonly { face: Face; text: string }[] {
  const faceOf = (letter: string) => faces.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
  const runs: { face: Face; text: string }[] = [];
  for (const letter of toFontGlyphs(words, (one) => faceOf(one) !== undefined)) {
    const face = faceOf(letter);
    if (face === undefined) continue;
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

const decode = (words: string) => words.replace(/&(amp|lt|gt|quot);/g, (_all, name) => entities[name] ?? '');
const short = (value: number) => Number(value.toFixed(1));
