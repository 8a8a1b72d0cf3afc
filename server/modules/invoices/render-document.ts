import type { FileAnswer } from '#contract/fields.ts';
import { documentCopy as copy } from '#messages/documents.ts';
import { type PdfPage as Page, pdfInk, renderBrand, renderPdf } from '#server/platform/pdf/pdf.ts';
import { isPrintable } from '#server/platform/pdf/pdf-fonts.ts';
import type { Company } from '#shared/money/company.ts';
import type { Seller } from './invoices.schema.ts';

/** The content of an invoice or receipt. Amounts are formatted text. */
export interface PrintableDocument {
  /** `Invoice`, `Receipt`. */
  readonly kind: string;
  readonly number: string;
  readonly seller: Seller;
  /** Lines in letters that the font lacks are left out; the e-mail address is always there. */
  readonly buyer: readonly string[];
  readonly facts: readonly Line[];
  readonly lines: readonly Line[];
  readonly total: Line;
  /** How the total was paid. */
  readonly paid?: readonly Line[];
  readonly notes: readonly string[];
}
export interface Line {
  readonly label: string;
  readonly value: string;
  /** A higher amount of before, struck through. */
  readonly before?: string;
}

const MARGIN = 56;
const RIGHT = 595.28 - MARGIN;
const WIDTH = RIGHT - MARGIN;
const VALUE_WIDTH = 130;
const BOTTOM = 841.89 - MARGIN - 40;
const { ink: INK, ink2: MUTED, line: RULE } = pdfInk;

export interface PdfFile extends FileAnswer {
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Renders A4 pages with the brand's fonts. */
export async function renderDocument(document: PrintableDocument): Promise<PdfFile> {
  const title = `${document.kind} ${document.number}`;
  const facts = { title, author: document.seller.name, layout: 'portrait', margin: MARGIN } as const;
  const buyer = await printableLines(document.buyer);
  const isShortened = buyer.length < document.buyer.filter((line) => line !== '').length;
  const content = await renderPdf(facts, (page) => {
    renderHeader(page, document);
    renderParties(page, { ...document, buyer });
    renderLines(page, document);
    renderNotes(page, isShortened ? [copy.otherLetters, ...document.notes] : document.notes);
  });
  const file_name = `${document.number.replaceAll('/', '-')}.pdf`;
  return { file_name, content_type: 'application/pdf', content };
}

async function printableLines(lines: readonly string[]): Promise<readonly string[]> {
  const checked = await Promise.all(lines.map(async (line) => ((await isPrintable(line)) ? [line] : [])));
  return checked.flat();
}

function renderHeader(page: Page, { seller, kind, number }: PrintableDocument): void {
  renderBrand(page, { brand_name: seller.name, x: MARGIN, y: MARGIN });
  const right = { width: WIDTH, align: 'right' } as const;
  page.write(kind, { ...right, font: 'bold', size: 20, color: INK, at: [MARGIN, MARGIN] });
  page.write(number, { ...right, font: 'text', size: 10.5, color: MUTED, at: [MARGIN, MARGIN + 27] });
}

function renderParties(page: Page, { seller, buyer, facts }: PrintableDocument): void {
  const top = MARGIN + 78;
  const column = WIDTH / 3;
  const block = (position: number, title: string, lines: readonly string[]) => {
    page.write(title, { font: 'text', size: 9, color: MUTED, at: [MARGIN + column * position, top] });
    for (const line of lines) {
      page.write(line, { font: 'text', size: 10.5, color: INK, width: column - 14 });
    }
    return page.doc.y;
  };
  const ends = [
    block(0, copy.from, sellerLines(seller)),
    block(1, copy.to, buyer),
    block(
      2,
      copy.facts,
      facts.map(({ label, value }) => `${label}: ${value}`),
    ),
  ];
  page.doc.y = Math.max(...ends) + 26;
}

function sellerLines({ name, npwp, address, email, country }: Seller): readonly string[] {
  return [name, npwp === '' ? '' : copy.npwp(npwp), address, email, country].filter((line) => line !== '');
}

/** A company as its registration names it, else the person. */
export function buyerLines(
  company: Company | null,
  person: { readonly name: string; readonly email: string },
): readonly string[] {
  if (company === null) return [person.name, person.email];
  return [company.name, copy.npwp(company.npwp), company.address, person.email];
}

function renderLines(page: Page, { lines, total, paid = [] }: PrintableDocument): void {
  const { doc } = page;
  doc.moveTo(MARGIN, doc.y).lineTo(RIGHT, doc.y).lineWidth(1.4).stroke(INK);
  doc.y += 10;
  for (const line of lines) {
    renderRow(page, line);
    doc.moveTo(MARGIN, doc.y).lineTo(RIGHT, doc.y).dash(2, { space: 2 }).lineWidth(0.7).stroke(RULE).undash();
    doc.y += 9;
  }
  doc.y += 2;
  // An Indonesian nota sets its total under a double rule.
  for (const offset of [0, 3]) {
    doc
      .moveTo(MARGIN, doc.y + offset)
      .lineTo(RIGHT, doc.y + offset)
      .lineWidth(1)
      .stroke(INK);
  }
  doc.y += 13;
  renderRow(page, total, 15);
  for (const line of paid) renderRow(page, line);
}

function renderRow({ doc, write }: Page, { label, value, before }: Line, size = 11): void {
  if (doc.y > BOTTOM) doc.addPage();
  const { y } = doc;
  const set = { size, color: INK } as const;
  const labelWidth = WIDTH - VALUE_WIDTH - 16;
  write(label, { ...set, font: size > 11 ? 'strong' : 'text', at: [MARGIN, y], width: labelWidth });
  const end = doc.y;
  const right = { width: VALUE_WIDTH, align: 'right' } as const;
  write(value, { ...set, ...right, font: 'strong', at: [RIGHT - VALUE_WIDTH, y] });
  if (before !== undefined) {
    const old = { ...right, size: 10, color: MUTED, font: 'text', strike: true } as const;
    write(before, { ...old, at: [RIGHT - VALUE_WIDTH, doc.y] });
  }
  doc.y = Math.max(end, doc.y) + 8;
}

function renderNotes({ doc, write }: Page, notes: readonly string[]): void {
  doc.y += 22;
  const set = { font: 'text', size: 9.5, color: MUTED, width: WIDTH, paragraphGap: 5 } as const;
  for (const note of notes) write(note, { ...set, at: [MARGIN, doc.y] });
}
