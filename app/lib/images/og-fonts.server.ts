import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';

const weights = [500, 700] as const;
/** The page font comes in subsets; each has the letters that the ones before it lack. */
const parts = ['latin', 'vietnamese', 'latin-ext'] as const;

interface OgFont {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: (typeof weights)[number];
  readonly style: 'normal';
}

export interface OgFonts {
  /** In lookup order. */
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
  const fonts = await Promise.all(parts.flatMap((part) => weights.map((weight) => readFont(part, weight))));
  const letters = new Set(fonts.flatMap(({ data }) => [...create(data).characterSet]));
  return { fonts, has: (letter) => letters.has(letter.codePointAt(0) ?? 0) };
}

async function readFont(part: (typeof parts)[number], weight: OgFont['weight']): Promise<OgFont> {
  const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${part}-${weight}-normal.woff`;
  const data = await readFile(fileURLToPath(import.meta.resolve(file)));
  return { name: `Jakarta ${part}`, data, weight, style: 'normal' };
}
