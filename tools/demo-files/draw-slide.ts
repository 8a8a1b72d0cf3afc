import sharp from 'sharp';
import { outlineWords } from '#app/lib/images/outline-words.server.ts';
import { bloom } from '#shared/kawung/compositions/mekar.ts';

/** What one picture of a film shows, and for how long its sentence is read. */
export interface Slide {
  readonly kind: 'title' | 'sentence' | 'list' | 'prompt';
  readonly heading: string;
  readonly lines: readonly string[];
  /** Which line of a list is spoken of. */
  readonly current: number;
}

const [WIDTH, HEIGHT, LEFT] = [1280, 720, 96];
const ink = { paper: '#faf8f4', strong: '#0f1230', soft: '#4a4e6c', faint: '#a6a8b8', accent: '#c2572f' };

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);
const toXml = (text: string) => text.replace(/[&<>]/g, (found) => entities.get(found) ?? found);

interface Words {
  readonly y: number;
  readonly size: number;
  readonly weight: 500 | 700;
  readonly fill: string;
  readonly x?: number;
}

const write = (text: string, { x = LEFT, y, size, weight, fill }: Words) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${toXml(text)}</text>`;

/** Lines of at most so many letters. */
function wrap(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}

function block(text: string, words: Words & { readonly letters: number }): { svg: string; end: number } {
  const leading = words.size * 1.32;
  const lines = wrap(text, words.letters);
  const svg = lines.map((line, n) => write(line, { ...words, y: words.y + n * leading })).join('');
  return { svg, end: words.y + lines.length * leading };
}

function bodyOf({ kind, heading, lines, current }: Slide): string {
  const top = write(heading, { y: 92, size: 26, weight: 500, fill: ink.soft });
  if (kind === 'title') {
    const title = block(heading, { y: 270, size: 62, weight: 700, fill: ink.strong, letters: 28 });
    const under = { y: title.end + 14, size: 32, weight: 500, fill: ink.soft, letters: 52 } as const;
    return title.svg + block(lines.join(' '), under).svg;
  }
  if (kind === 'sentence') {
    const said = { y: 250, size: 46, weight: 700, fill: ink.strong, letters: 40 } as const;
    return top + block(lines.join(' '), said).svg;
  }
  let y = kind === 'prompt' ? 210 : 190;
  let drawn = '';
  for (const [n, line] of lines.entries()) {
    const isCurrent = kind === 'prompt' || n === current;
    const style = { weight: isCurrent ? 700 : 500, fill: isCurrent ? ink.strong : ink.faint } as const;
    const text = block(line, { ...style, x: LEFT + 40, y, size: 31, letters: 56 });
    const mark =
      kind === 'list' && isCurrent
        ? `<rect x="${LEFT}" y="${y - 26}" width="8" height="34" fill="${ink.accent}"/>`
        : '';
    drawn += mark + text.svg;
    y = text.end + 18;
  }
  const sheet = `<rect x="${LEFT}" y="150" width="1010" height="${Math.min(y - 130, 520)}" rx="18" fill="#ffffff"/>`;
  return top + (kind === 'prompt' ? sheet : '') + drawn;
}

/** A slide as PNG: paper, the light of the certificate in its corner, and words as shapes. */
export async function drawSlide(slide: Slide): Promise<Buffer> {
  const light = bloom(
    { width: WIDTH, height: HEIGHT },
    { sun: { x: 1, y: 1 }, cell: 44, radius: 150, reach: 180 },
  );
  const petals = [
    [light.cool, '#dfe0ea'],
    [light.rim, '#c2572f'],
    [light.warm, '#ea8a32'],
    [light.hot, '#f5b440'],
    [light.slits, ink.paper],
  ];
  const drawn = petals.map(([path, fill]) => `<path d="${path}" fill="${fill}"/>`).join('');
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ink.paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground}${drawn}${bodyOf(slide)}</svg>`;
  return sharp(Buffer.from(await outlineWords(svg)))
    .png()
    .toBuffer();
}
