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

/** The lower third stays free: there stand the controls and the captions of a player. */
const FLOOR = 480;

/** In the largest size in which it ends above the lower third. */
function setLarge(
  text: string,
  { sizes, ...words }: Omit<Words, 'size'> & { readonly sizes: readonly number[] },
) {
  const blocks = sizes.map((size) => block(text, { ...words, size, letters: Math.floor(1840 / size) }));
  const svg = blocks.find(({ end }) => end <= FLOOR) ?? blocks.at(-1);
  if (svg === undefined) throw new Error('a slide needs a size');
  return svg;
}

const SENTENCE = { y: 210, sizes: [56, 48, 42, 36], weight: 700, fill: ink.strong } as const;

function bodyOf({ kind, heading, lines, current }: Slide): string {
  const top = write(heading, { y: 92, size: 28, weight: 500, fill: ink.soft });
  if (kind === 'title') {
    const title = setLarge(heading, { ...SENTENCE, y: 176, sizes: [76, 66] });
    return (
      title.svg +
      setLarge(lines.join(' '), {
        ...SENTENCE,
        y: title.end + 8,
        sizes: [38, 34],
        weight: 500,
        fill: ink.soft,
      }).svg
    );
  }
  if (kind === 'sentence') return top + setLarge(lines.join(' '), SENTENCE).svg;
  if (kind === 'list') {
    const place = `${current + 1}`;
    const number = write(place, { y: SENTENCE.y, size: 56, weight: 700, fill: ink.accent });
    return top + number + setLarge(lines[current] ?? '', { ...SENTENCE, x: LEFT + 72 }).svg;
  }
  return top + promptOf(lines);
}

/** As many lines as there is room for: the whole of it is read and copied below the film. */
function promptOf(lines: readonly string[]): string {
  const style = { size: 34, weight: 700, fill: ink.strong } as const;
  const wrapped = lines.flatMap((line) => wrap(line, 50));
  const shown = wrapped.slice(0, 6);
  if (shown.length < wrapped.length) shown.splice(-1, 1, '…');
  const words = shown.map((line, n) => write(line, { ...style, x: LEFT + 40, y: 202 + n * 46 })).join('');
  return `<rect x="${LEFT}" y="146" width="1088" height="${shown.length * 46 + 40}" rx="18" fill="#ffffff"/>${words}`;
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
