import { encode } from 'uqr';
import type { Certificate } from '#contract/courses/public-certificates.ts';
import { certificateCopy as copy, documentCopy } from '#messages/documents/documents.ts';
import { type PdfPage, pdfInk, renderBrand, renderPdf } from '#server/platform/pdf/pdf.ts';
import { bloom } from '#shared/kawung/compositions/mekar.ts';
import { formatArticleDate } from '#shared/time/dates.ts';

export interface CertificateSheet extends Certificate {
  readonly brand_name: string;
  readonly consultant_name: string;
  /** The public verification URL, as text and QR code. */
  readonly check_url: string;
}

const WIDTH = 842;
const HEIGHT = 595;
const LEFT = 64;
const TEXT_WIDTH = 500;

export function renderCertificate(sheet: CertificateSheet): Promise<Uint8Array<ArrayBuffer>> {
  const title = copy.fileTitle(sheet.number, sheet.course_title);
  return renderPdf({ title, author: sheet.brand_name, layout: 'landscape', margin: 0 }, (page) => {
    page.doc.rect(0, 0, WIDTH, HEIGHT).fill(pdfInk.paper);
    renderBackground(page);
    renderBrand(page, { brand_name: sheet.brand_name, x: LEFT, y: 56 });
    renderText(page, sheet);
    renderFooter(page, sheet);
  });
}

function renderBackground({ doc }: PdfPage): void {
  const tones = bloom(
    { width: WIDTH, height: HEIGHT },
    { sun: { x: 1, y: 0 }, cell: 44, radius: 190, reach: 215 },
  );
  doc.save();
  doc.rect(0, 0, WIDTH, HEIGHT).clip();
  doc.path(tones.cool).fill(pdfInk.quiet);
  doc.path(tones.rim).fill(pdfInk.terra);
  doc.path(tones.warm).fill(pdfInk.amber);
  doc.path(tones.hot).fill(pdfInk.marigold);
  doc.path(tones.slits).fill(pdfInk.paper);
  doc.restore();
}

function renderText({ doc, write }: PdfPage, sheet: CertificateSheet): void {
  const { full_name, course_title, brand_name } = sheet;
  const quiet = { font: 'text', size: 12, color: pdfInk.ink2 } as const;
  write(copy.title, { font: 'strong', size: 13, color: pdfInk.terra, at: [LEFT, 152] });
  write(copy.givenTo, { ...quiet, at: [LEFT, 178] });
  const size = fittingSize(doc, full_name, { font: 'bold', most: 44, least: 22, lines: 2 });
  const tight = { width: TEXT_WIDTH, characterSpacing: -0.02 * size, lineGap: -2 };
  write(full_name, { ...tight, font: 'bold', size, color: pdfInk.ink, at: [LEFT, 200] });
  const all = copy.completed(brand_name);
  write(all, { ...quiet, at: [LEFT, doc.y + 14], width: TEXT_WIDTH });
  const courseSize = fittingSize(doc, course_title, { font: 'strong', most: 22, least: 13, lines: 3 });
  const course = { font: 'strong', size: courseSize, color: pdfInk.action } as const;
  write(course_title, { ...course, at: [LEFT, doc.y + 8], width: TEXT_WIDTH });
}

interface Fit {
  readonly font: string;
  readonly most: number;
  readonly least: number;
  readonly lines: number;
}

/** The largest font size that fits; very long text gets small, never cut. */
function fittingSize(doc: PdfPage['doc'], text: string, { font, most, least, lines }: Fit): number {
  for (let size = most; size > least; size -= 1) {
    doc.font(font).fontSize(size);
    const height = doc.heightOfString(text, {
      width: TEXT_WIDTH,
      characterSpacing: -0.02 * size,
      lineGap: -2,
    });
    if (height <= size * 1.35 * lines) return size;
  }
  return least;
}

function renderFooter({ doc, write }: PdfPage, sheet: CertificateSheet): void {
  const top = 468;
  doc
    .moveTo(LEFT, top)
    .lineTo(WIDTH - LEFT, top)
    .lineWidth(0.75)
    .strokeColor(pdfInk.line)
    .stroke();
  const facts = [
    [documentCopy.date, formatArticleDate(sheet.issued_at)],
    [copy.number, sheet.number],
    ...(sheet.consultant_name === '' ? [] : [[copy.consultant, sheet.consultant_name] as const]),
  ] as const;
  const small = { font: 'text', size: 9, color: pdfInk.ink2, lineBreak: false } as const;
  for (const [index, [label, value]] of facts.entries()) {
    const x = LEFT + index * 160;
    write(label, { ...small, at: [x, top + 16] });
    const fact = { font: 'strong', size: 11, color: pdfInk.ink, width: 150 } as const;
    write(value, { ...fact, at: [x, top + 30], features: ['tnum'] });
  }
  const { check_url } = sheet;
  write(copy.verify, { ...small, at: [LEFT, top + 62] });
  const link = { ...small, font: 'strong', color: pdfInk.action, link: check_url } as const;
  write(check_url, { ...link, at: [LEFT, top + 75] });
  renderQrCode(doc, { text: check_url, x: WIDTH - LEFT - 84, y: top + 14, size: 84 });
}

interface QrCode {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function renderQrCode(doc: PdfPage['doc'], { text, x, y, size }: QrCode): void {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const cell = size / data.length;
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) doc.rect(x + column * cell, y + row * cell, cell, cell);
    }
  }
  doc.fill(pdfInk.ink);
}
