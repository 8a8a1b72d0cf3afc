import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { hasEveryGlyph, toFontGlyphs } from '#shared/content/font-glyphs.ts';

const weights = { light: '300', text: '400', strong: '600', bold: '700' } as const;
export type PdfFont = keyof typeof weights;

/** The screen font is split by characters; each part adds those missing before it. */
const parts = ['latin', 'vietnamese', 'latin-ext'] as const;

export interface FontPart {
  readonly name: string;
  readonly bytes: Buffer;
  readonly letters: ReadonlySet<number>;
}
export type PdfFonts = Readonly<Record<PdfFont, readonly FontPart[]>>;

let fonts: Promise<PdfFonts> | null = null;

export function readPdfFonts(): Promise<PdfFonts> {
  fonts ??= readAll();
  return fonts;
}

async function readAll(): Promise<PdfFonts> {
  const [light, text, strong, bold] = await Promise.all([
    readParts('light'),
    readParts('text'),
    readParts('strong'),
    readParts('bold'),
  ]);
  return { light, text, strong, bold };
}

function readParts(font: PdfFont): Promise<readonly FontPart[]> {
  return Promise.all(
    parts.map(async (part): Promise<FontPart> => {
      const { create } = await import('fontkit');
      const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${part}-${weights[font]}-normal.woff`;
      const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
      const name = part === 'latin' ? font : `${font}-${part}`;
      return { name, bytes, letters: new Set(create(bytes).characterSet) };
    }),
  );
}

export interface Run {
  readonly font: string;
  readonly text: string;
}

/** Splits a text into runs by font part; characters of no part follow `drawable`. */
export function runsOf(text: string, available: readonly FontPart[]): readonly Run[] {
  const runs: { font: string; text: string }[] = [];
  const has = (letter: string) => letter === '\n' || partWith(letter, available) !== undefined;
  for (const letter of toFontGlyphs(text, has)) {
    const font = partWith(letter, available)?.name ?? available[0]?.name ?? '';
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** True if the font has every letter; all weights have the same. */
export async function isPrintable(text: string): Promise<boolean> {
  const { text: available } = await readPdfFonts();
  return hasEveryGlyph(text, (letter) => partWith(letter, available) !== undefined);
}

function partWith(letter: string, available: readonly FontPart[]): FontPart | undefined {
  return available.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
}
