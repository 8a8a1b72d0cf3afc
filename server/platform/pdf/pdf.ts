import { currentLanguage } from '#shared/language/language.ts';
import { type FontPart, type PdfFont, type Run, readPdfFonts, runsOf } from './pdf-fonts.ts';

/** Print colours as hex: PDF has neither OKLCH nor themes. */
export const pdfInk = {
  paper: '#faf8f4',
  ink: '#0f1230',
  ink2: '#4a4e6c',
  line: '#cfc8ba',
  quiet: '#dfe0ea',
  action: '#232a6b',
  amber: '#ea8a32',
  marigold: '#f5b440',
  terra: '#c2572f',
} as const;

/** In points: A4 is 595 by 842. */
export interface PdfPage {
  readonly doc: PDFKit.PDFDocument;
  write(text: string, writing: TextOptions): void;
}

interface PdfFacts {
  readonly title: string;
  readonly author: string;
  readonly layout: 'portrait' | 'landscape';
  /** In points; A4 by default. */
  readonly size?: readonly [number, number];
  /** In points; text beyond the lower one continues on a new page. */
  readonly margin: number;
}

export async function renderPdf(
  facts: PdfFacts,
  draw: (page: PdfPage) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: facts.size === undefined ? 'A4' : [...facts.size],
    layout: facts.layout,
    margin: facts.margin,
    // No standard font: pdfkit reads those from its package path, which a bundle lacks.
    font: '',
    lang: currentLanguage(),
    displayTitle: true,
    info: { Title: facts.title, Author: facts.author, Creator: facts.author },
  });
  const fonts = await readPdfFonts();
  for (const { name, bytes } of Object.values(fonts).flat()) doc.registerFont(name, bytes);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  draw({ doc, write: (text, writing) => writeText(doc, fonts[writing.font], { text, ...writing }) });
  doc.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

const MARK_PETALS =
  'M2.6 9.6C17.3 8.3 30.7 21.7 29.4 36.4C14.7 37.7 1.3 24.3 2.6 9.6ZM30.6 36.4C29.3 21.7 42.7 8.3 57.4 9.6C58.7 24.3 45.3 37.7 30.6 36.4Z';
const MARK_LIT = 'M30 0C40.7 9 40.7 27 30 36C19.3 27 19.3 9 30 0Z';

export function renderBrand(
  { doc, write }: PdfPage,
  { brand_name, x, y }: { readonly brand_name: string; readonly x: number; readonly y: number },
): void {
  doc.save().translate(x, y).scale(0.5);
  doc.path(MARK_PETALS).fill(pdfInk.ink);
  doc.path(MARK_LIT).fill(pdfInk.amber);
  doc.rect(0, 39.8, 60, 3.4).fill(pdfInk.ink);
  doc.restore();
  const letters = { font: 'bold', size: 16, color: pdfInk.ink, characterSpacing: -0.4 } as const;
  write(brand_name, { ...letters, at: [x + 40, y + 1], lineBreak: false });
}

interface TextOptions extends PDFKit.Mixins.TextOptions {
  readonly font: PdfFont;
  readonly size: number;
  readonly color: string;
  readonly at?: readonly [number, number];
}

type Doc = PDFKit.PDFDocument;

function writeText(
  doc: Doc,
  parts: readonly FontPart[],
  { text, font: _, size, color, at, ...options }: TextOptions & { readonly text: string },
): void {
  const [x, y] = at ?? [doc.x, doc.y];
  doc.fontSize(size).fillColor(color);
  const [only, ...others] = runsOf(text, parts);
  if (others.length === 0) {
    if (only !== undefined) doc.font(only.font).text(only.text, x, y, options);
    return;
  }
  // Lines of several runs are broken here: pdfkit would break words between runs.
  const { width = Number.POSITIVE_INFINITY, lineGap = 0, characterSpacing = 0 } = options;
  let top = y;
  for (const line of linesOf(doc, text, { parts, width, characterSpacing })) {
    let left = x;
    for (const run of runsOf(line, parts)) {
      doc.font(run.font).text(run.text, left, top, { ...options, lineBreak: false });
      left += widthOf(doc, run, characterSpacing);
    }
    top += doc.currentLineHeight(true) + lineGap;
  }
  doc.x = x;
  doc.y = top;
}

interface Measure {
  readonly parts: readonly FontPart[];
  readonly width: number;
  readonly characterSpacing: number;
}

function linesOf(doc: Doc, text: string, { parts, width, characterSpacing }: Measure): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    const taken = runsOf(longer, parts).reduce((sum, run) => sum + widthOf(doc, run, characterSpacing), 0);
    if (lines.length > 0 && taken <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

function widthOf(doc: Doc, { font, text }: Run, characterSpacing: number): number {
  return doc.font(font).widthOfString(text) + characterSpacing * text.length;
}
