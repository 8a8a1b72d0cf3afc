import type { FileAnswer } from '#contract/fields.ts';
import { documentCopy as copy } from '#messages/documents/documents.ts';
import { type PdfPage as Page, pdfInk, renderBrand, renderPdf } from '#server/platform/pdf/pdf.ts';
import { isPrintable } from '#server/platform/pdf/pdf-fonts.ts';
import type { Company } from '#shared/money/company.ts';
import type { Seller } from './invoices.schema.ts';

export interface PrintableDocument {
  readonly kind: string;
  readonly number: string;
  readonly seller: Seller;
  /** Lines the font cannot print are left out; the e-mail address is always there. */
  readonly buyer: readonly string[];
  readonly facts: readonly Line[];
  readonly lines: readonly Line[];
  readonly total: Line;
  readonly paid?: readonly Line[];
  readonly notes: readonly string[];
}
export interface Line {
  readonly label: string;
  readonly value: string;
  /** A higher earlier amount, struck through. */
  readonly before?: string;
}

const MARGIN = 56;
const HEM = 15;
const TOOTH = 5;
/** Points between the slip's edge and its content. */
const PAD = 20;
const NOTE_HEIGHT = 24;
/** Letters that surely fit half a line. */
const ADDRESS_LENGTH = 40;
const RIGHT = 595.28 - MARGIN;
const WIDTH = RIGHT - MARGIN;
const VALUE_WIDTH = 130;
const [SLIP_LEFT, SLIP_RIGHT] = [MARGIN + PAD, RIGHT - PAD] as const;
const BOTTOM = 841.89 - MARGIN - 40;
const { ink: INK, ink2: MUTED, line: RULE } = pdfInk;

export interface PdfFile extends FileAnswer {
  readonly content: Uint8Array<ArrayBuffer>;
}

export async function renderDocument(document: PrintableDocument): Promise<PdfFile> {
  const title = `${document.kind} ${document.number}`;
  const facts = { title, author: document.seller.name, layout: 'portrait', margin: MARGIN } as const;
  const buyer = await printableLines(document.buyer);
  const isShortened = buyer.length < document.buyer.filter((line) => line !== '').length;
  const content = await renderPdf(facts, (page) => {
    renderBorder(page);
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

const TILE =
  'M0.4 3.4C11.4 3 22 13.6 21.6 24.6C10.6 25 0 14.4 0.4 3.4ZM22.4 24.6C22 13.6 32.6 3 43.6 3.4C44 14.4 33.4 25 22.4 24.6Z';
const TILE_WIDTH = 44;
const TILE_SCALE = 0.5;

function renderBorder({ doc }: Page): void {
  doc.save().rect(0, 0, doc.page.width, HEM).fill(INK);
  for (let x = 0; x < doc.page.width; x += TILE_WIDTH * TILE_SCALE) {
    doc.save().translate(x, 1).scale(TILE_SCALE).path(TILE).fill(pdfInk.action).restore();
  }
  doc.restore();
}

function renderHeader(page: Page, { seller, kind, number }: PrintableDocument): void {
  renderBrand(page, { brand_name: seller.name, x: MARGIN, y: MARGIN });
  const right = { width: WIDTH, align: 'right' } as const;
  page.write(kind, { ...right, font: 'bold', size: 20, color: INK, at: [MARGIN, MARGIN] });
  page.write(number, { ...right, font: 'text', size: 10.5, color: MUTED, at: [MARGIN, MARGIN + 27] });
}

function renderParties(page: Page, { seller, buyer, facts }: PrintableDocument): void {
  const top = MARGIN + 78;
  const column = WIDTH / 2;
  const block = (position: number, title: string, lines: readonly string[]) => {
    page.write(title, { font: 'text', size: 9, color: MUTED, at: [MARGIN + column * position, top] });
    for (const line of lines.flatMap(addressLines)) {
      page.write(line, { font: 'text', size: 10.5, color: INK, width: column - 14 });
    }
    return page.doc.y;
  };
  page.doc.y = Math.max(block(0, copy.from, sellerLines(seller)), block(1, copy.to, buyer)) + 20;
  for (const pair of inPairs(facts)) renderFacts(page, pair);
  page.doc.y += 26;
}

/** Breaks an address that is too long before its domain. */
function addressLines(line: string): readonly string[] {
  const at = line.indexOf('@');
  return at > 0 && line.length > ADDRESS_LENGTH ? [line.slice(0, at), line.slice(at)] : [line];
}

const inPairs = (facts: readonly Line[]) =>
  facts.flatMap((_, place) => (place % 2 === 0 ? [facts.slice(place, place + 2)] : []));

function renderFacts({ doc, write }: Page, facts: readonly Line[]): void {
  const top = doc.y;
  const ends = facts.map(({ label, value }, place) => {
    const x = MARGIN + (WIDTH / 2) * place;
    write(label, { font: 'text', size: 9, color: MUTED, at: [x, top] });
    write(value, { font: 'text', size: 10.5, color: INK, width: WIDTH / facts.length - 14 });
    return doc.y;
  });
  doc.y = Math.max(...ends) + 6;
}

function sellerLines({ name, npwp, address, email, country }: Seller): readonly string[] {
  return [name, npwp === '' ? '' : copy.npwp(npwp), address, email, country].filter((line) => line !== '');
}

export function buyerLines(
  company: Company | null,
  person: { readonly name: string; readonly email: string },
): readonly string[] {
  if (company === null) return [person.name, person.email];
  return [company.name, copy.npwp(company.npwp), company.address, person.email];
}

function renderLines(page: Page, { lines, total, paid = [] }: PrintableDocument): void {
  const { doc } = page;
  let top = doc.y;
  const row = (line: Line, size?: number) => {
    if (doc.y > BOTTOM) {
      renderSides(page, top, doc.y);
      doc.addPage();
      top = doc.y;
    }
    renderRow(page, line, size);
  };
  doc.moveTo(MARGIN, doc.y).lineTo(RIGHT, doc.y).lineWidth(1.4).stroke(INK);
  doc.y += 14;
  for (const line of lines) {
    row(line);
    renderRule(page, 0.7, RULE);
    doc.y += 9;
  }
  doc.y += 2;
  // An Indonesian nota sets its total under a double rule.
  renderRule(page, 1, INK);
  doc.y += 3;
  renderRule(page, 1, INK);
  doc.y += 13;
  row(total, 17);
  for (const line of paid) row(line);
  doc.y += 8;
  renderSides(page, top, doc.y);
  renderTornEdge(page);
}

function renderRule({ doc }: Page, width: number, color: string): void {
  doc.moveTo(SLIP_LEFT, doc.y).lineTo(SLIP_RIGHT, doc.y).lineWidth(width);
  if (color === RULE) doc.dash(2, { space: 2 }).stroke(color).undash();
  else doc.stroke(color);
}

function renderSides({ doc }: Page, top: number, bottom: number): void {
  for (const x of [MARGIN, RIGHT]) doc.moveTo(x, top).lineTo(x, bottom);
  doc.lineWidth(0.8).stroke(RULE);
}

function renderTornEdge({ doc }: Page): void {
  const { y } = doc;
  const step = WIDTH / Math.round(WIDTH / (TOOTH * 2));
  doc.moveTo(MARGIN, y);
  for (let x = MARGIN; x < RIGHT - 1; x += step) {
    doc.lineTo(x + step / 2, y + TOOTH).lineTo(x + step, y);
  }
  doc.lineWidth(0.8).stroke(RULE);
  doc.y = y + TOOTH;
}

function renderRow({ doc, write }: Page, { label, value, before }: Line, size = 11): void {
  const { y } = doc;
  const set = { size, color: INK } as const;
  const labelWidth = SLIP_RIGHT - SLIP_LEFT - VALUE_WIDTH - 16;
  write(label, { ...set, font: size > 11 ? 'strong' : 'text', at: [SLIP_LEFT, y], width: labelWidth });
  const end = doc.y;
  const right = { width: VALUE_WIDTH, align: 'right' } as const;
  write(value, { ...set, ...right, font: 'strong', at: [SLIP_RIGHT - VALUE_WIDTH, y] });
  if (before !== undefined) {
    const old = { ...right, size: 10, color: MUTED, font: 'text', strike: true } as const;
    write(before, { ...old, at: [SLIP_RIGHT - VALUE_WIDTH, doc.y] });
  }
  doc.y = Math.max(end, doc.y) + 8;
}

function renderNotes({ doc, write }: Page, notes: readonly string[]): void {
  doc.y = Math.max(doc.y + 22, doc.page.height - MARGIN - notes.length * NOTE_HEIGHT);
  const set = { font: 'text', size: 9.5, color: MUTED, width: WIDTH, paragraphGap: 5 } as const;
  for (const note of notes) write(note, { ...set, at: [MARGIN, doc.y] });
}
