import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** The ink of printed pages, as hex: a PDF knows neither OKLCH nor themes. */
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

/** Points: A4 is 595 by 842. */
const weights = { light: '300', text: '400', strong: '600', bold: '700' } as const;
export type PdfFont = keyof typeof weights;
export type PdfPage = PDFKit.PDFDocument;

let fonts: Promise<readonly (readonly [PdfFont, Buffer])[]> | null = null;

/** Read once a process: printed pages have the type of the screens. */
function readFonts(): Promise<readonly (readonly [PdfFont, Buffer])[]> {
  fonts ??= Promise.all([readFont('light'), readFont('text'), readFont('strong'), readFont('bold')]);
  return fonts;
}

async function readFont(name: PdfFont): Promise<readonly [PdfFont, Buffer]> {
  const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weights[name]}-normal.woff`;
  return [name, await readFile(fileURLToPath(import.meta.resolve(file)))];
}

export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  readonly layout: 'portrait' | 'landscape';
  /** Points on every side; text that reaches the lower one goes on on another page. */
  readonly margin: number;
}

/** An A4 document with our fonts under their names (`doc.font('strong')`); `draw` begins on its first page. */
export async function drawPdf(
  facts: PdfFacts,
  draw: (doc: PdfPage) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: facts.layout,
    margin: facts.margin,
    lang: 'id-ID',
    displayTitle: true,
    info: { Title: facts.title, Author: facts.author, Creator: facts.author },
  });
  for (const [name, bytes] of await readFonts()) doc.registerFont(name, bytes);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  draw(doc);
  doc.end();
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

const MARK_PETALS =
  'M2.6 9.6C17.3 8.3 30.7 21.7 29.4 36.4C14.7 37.7 1.3 24.3 2.6 9.6ZM30.6 36.4C29.3 21.7 42.7 8.3 57.4 9.6C58.7 24.3 45.3 37.7 30.6 36.4Z';
const MARK_LIT = 'M30 0C40.7 9 40.7 27 30 36C19.3 27 19.3 9 30 0Z';

/** The mark and the name of the business, its upper left corner at `x`, `y`. */
export function drawBrand(
  doc: PdfPage,
  { brand_name, x, y }: { readonly brand_name: string; readonly x: number; readonly y: number },
): void {
  doc.save().translate(x, y).scale(0.5);
  doc.path(MARK_PETALS).fill(pdfInk.ink);
  doc.path(MARK_LIT).fill(pdfInk.amber);
  doc.rect(0, 39.8, 60, 3.4).fill(pdfInk.ink);
  doc.restore();
  doc.font('bold').fontSize(16).fillColor(pdfInk.ink);
  doc.text(brand_name, x + 40, y + 1, { lineBreak: false, characterSpacing: -0.4 });
}
