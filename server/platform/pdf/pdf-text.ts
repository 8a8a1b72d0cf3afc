import { type FontPart, type PdfFont, type Run, runsOf } from './pdf-fonts.ts';

/** Font, size, colour, position (default: after the last text) and pdfkit's own options. */
export interface Writing extends PDFKit.Mixins.TextOptions {
  readonly font: PdfFont;
  readonly size: number;
  readonly color: string;
  /** Top left, in points. */
  readonly at?: readonly [number, number];
}

type Doc = PDFKit.PDFDocument;

/** Writes a text in the font parts it needs. */
export function writeText(
  doc: Doc,
  parts: readonly FontPart[],
  { text, font: _, size, color, at, ...options }: Writing & { readonly text: string },
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

/** In points, with trailing letter spacing. */
function widthOf(doc: Doc, { font, text }: Run, characterSpacing: number): number {
  return doc.font(font).widthOfString(text) + characterSpacing * text.length;
}
