import { pdfInk, renderPdf } from '../pdf.ts';

const WIDTH = 595;
const HEIGHT = 12;
const SIZE = 7;
const PADDING = 3;

/** A line on a strip as wide as A4, with a background so that it reads on dark pages. */
export function renderStamp(text: string): Promise<Uint8Array> {
  const facts = { title: text, author: '', layout: 'portrait', margin: 0, size: [WIDTH, HEIGHT] } as const;
  return renderPdf(facts, ({ doc, write }) => {
    const room = WIDTH - 2 * PADDING;
    const natural = doc.font('text').fontSize(SIZE).widthOfString(text);
    const size = Math.min(SIZE, (SIZE * room) / natural);
    const plate = Math.min(natural, room) + 2 * PADDING;
    doc.rect(0, 0, plate, HEIGHT).fillOpacity(0.8).fill('#ffffff').fillOpacity(1);
    write(text, { font: 'text', size, color: pdfInk.ink2, at: [PADDING, 2], lineBreak: false });
  });
}
