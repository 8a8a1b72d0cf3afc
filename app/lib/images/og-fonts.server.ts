import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

type FontWeight = 500 | 600 | 700;
const weights = [500, 700] as const;
export const fontParts = ['latin', 'vietnamese', 'latin-ext'] as const;

interface OgFont {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: (typeof weights)[number];
  readonly style: 'normal';
}

export interface OgFonts {
  readonly fonts: readonly OgFont[];
  readonly has: (letter: string) => boolean;
}

let read: Promise<OgFonts> | null = null;

/** Read once per process. */
export function readOgFonts(): Promise<OgFonts> {
  read ??= readAll();
  return read;
}

async function readAll(): Promise<OgFonts> {
  const { create } = await import('fontkit');
  const fonts = await Promise.all(
    fontParts.flatMap((part) => weights.map((weight) => readFont(part, weight))),
  );
  const letters = new Set(fonts.flatMap(({ data }) => [...create(data).characterSet]));
  return { fonts, has: (letter) => letters.has(letter.codePointAt(0) ?? 0) };
}

async function readFont(part: FontPart, weight: OgFont['weight']): Promise<OgFont> {
  return { name: `Jakarta ${part}`, data: await readFontFile(part, weight), weight, style: 'normal' };
}

type FontPart = (typeof fontParts)[number];

export function readFontFile(part: FontPart, weight: FontWeight): Promise<Buffer> {
  const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${part}-${weight}-normal.woff`;
  return readFile(fileURLToPath(import.meta.resolve(file)));
}
