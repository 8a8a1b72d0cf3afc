import { PDFDocument } from '@cantoo/pdf-lib';
import { pdfInk, renderBrand, renderPdf } from '#server/platform/pdf/pdf.ts';
import type { Paragraph } from './write-office.ts';

const MARGIN = 72;
const looks = {
  title: { font: 'bold', size: 30, color: pdfInk.ink },
  heading: { font: 'bold', size: 21, color: pdfInk.ink },
  text: { font: 'text', size: 12, color: pdfInk.ink },
  prompt: { font: 'strong', size: 12, color: pdfInk.action },
} as const;

/** Where the first page of a book begins, in points; a sheet has no room to give away. */
const BOOK_TOP = 240;
export const SHEET_TOP = 112;

/** The same paragraphs as a Word document, as A4 pages. */
export async function writePdf(
  title: string,
  paragraphs: readonly Paragraph[],
  top = BOOK_TOP,
): Promise<Uint8Array> {
  const facts = { title, author: 'Arunika', layout: 'portrait', margin: MARGIN } as const;
  const bytes = await renderPdf(facts, (page) => {
    renderBrand(page, { brand_name: 'Arunika', x: MARGIN, y: MARGIN - 24 });
    page.doc.y = top;
    for (const { kind, text, breaks = false } of paragraphs) {
      if (breaks) page.doc.addPage();
      page.write(text, { ...looks[kind], at: [MARGIN, page.doc.y], width: 595 - 2 * MARGIN, lineGap: 5 });
      page.doc.y += kind === 'text' ? 8 : 16;
    }
  });
  // The day of making would change the file each time.
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  document.setCreationDate(new Date('2026-11-24T00:00:00Z'));
  return document.save();
}
