import { drawBrand, drawPdf, type PdfPage as Page, pdfInk } from '#server/platform/pdf.ts';

/** A printed page of money: who gives it, to whom, lines with amounts, a total and notes. Amounts come as text. */
export interface Paper {
  /** `Invoice`, `Tanda terima`. */
  readonly kind: string;
  readonly number: string;
  readonly seller: { readonly name: string; readonly email: string; readonly country: string };
  readonly buyer: { readonly name: string; readonly email: string };
  readonly facts: readonly Line[];
  readonly lines: readonly Line[];
  readonly total: Line;
  readonly notes: readonly string[];
}
interface Line {
  readonly label: string;
  readonly value: string;
}

const MARGIN = 56;
const RIGHT = 595.28 - MARGIN;
const WIDTH = RIGHT - MARGIN;
const VALUE_WIDTH = 130;
const BOTTOM = 841.89 - MARGIN - 40;
const { ink: INK, ink2: QUIET, line: RULE } = pdfInk;

/** Draws the paper as a PDF of A4 pages, in the type of the shop. */
export function drawPaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${paper.kind} ${paper.number}`;
  const facts = { title, author: paper.seller.name, layout: 'portrait', margin: MARGIN } as const;
  return drawPdf(facts, (page) => {
    drawHead(page, paper);
    drawParties(page, paper);
    drawLines(page, paper);
    drawNotes(page, paper.notes);
  });
}

/** Three petals on a horizon, then what this paper is. */
function drawHead(page: Page, { seller, kind, number }: Paper): void {
  drawBrand(page, { brand_name: seller.name, x: MARGIN, y: MARGIN });
  page.font('bold').fontSize(20).text(kind, MARGIN, MARGIN, { width: WIDTH, align: 'right' });
  page
    .font('text')
    .fontSize(10.5)
    .fillColor(QUIET)
    .text(number, MARGIN, MARGIN + 27, { width: WIDTH, align: 'right' });
}

function drawParties(page: Page, { seller, buyer, facts }: Paper): void {
  const top = MARGIN + 78;
  const column = WIDTH / 3;
  const block = (position: number, title: string, lines: readonly string[]) => {
    const x = MARGIN + column * position;
    page.font('text').fontSize(9).fillColor(QUIET).text(title, x, top);
    page.fontSize(10.5).fillColor(INK);
    for (const line of lines) page.text(line, { width: column - 14 });
    return page.y;
  };
  const ends = [
    block(0, 'Dari', [seller.name, seller.email, seller.country]),
    block(1, 'Untuk', [buyer.name, buyer.email]),
    block(
      2,
      'Keterangan',
      facts.map(({ label, value }) => `${label}: ${value}`),
    ),
  ];
  page.y = Math.max(...ends) + 26;
}

function drawLines(page: Page, { lines, total }: Paper): void {
  page.moveTo(MARGIN, page.y).lineTo(RIGHT, page.y).lineWidth(1.4).stroke(INK);
  page.y += 10;
  for (const line of lines) {
    drawRow(page, line);
    page
      .moveTo(MARGIN, page.y)
      .lineTo(RIGHT, page.y)
      .dash(2, { space: 2 })
      .lineWidth(0.7)
      .stroke(RULE)
      .undash();
    page.y += 9;
  }
  page.y += 2;
  // The double rule of a nota stands above its total.
  for (const offset of [0, 3]) {
    page
      .moveTo(MARGIN, page.y + offset)
      .lineTo(RIGHT, page.y + offset)
      .lineWidth(1)
      .stroke(INK);
  }
  page.y += 13;
  drawRow(page, total, 15);
}

function drawRow(page: Page, { label, value }: Line, size = 11): void {
  if (page.y > BOTTOM) page.addPage();
  const { y } = page;
  page
    .font(size > 11 ? 'strong' : 'text')
    .fontSize(size)
    .fillColor(INK);
  page.text(label, MARGIN, y, { width: WIDTH - VALUE_WIDTH - 16 });
  const end = page.y;
  page.font('strong').text(value, RIGHT - VALUE_WIDTH, y, { width: VALUE_WIDTH, align: 'right' });
  page.y = Math.max(end, page.y) + 8;
}

function drawNotes(page: Page, notes: readonly string[]): void {
  page.y += 22;
  page.font('text').fontSize(9.5).fillColor(QUIET);
  for (const note of notes) page.text(note, MARGIN, page.y, { width: WIDTH, paragraphGap: 5 });
}
