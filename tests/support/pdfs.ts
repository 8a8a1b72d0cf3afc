import { degrees, PDFDocument, PDFStream } from '@cantoo/pdf-lib';

interface PdfOverrides {
  readonly pages?: number;
  readonly rotation?: number;
  /** To open it; empty: only restricted. */
  readonly password?: string;
}

/** A PDF with a sentence on each page. */
export async function makePdf({ pages = 2, rotation = 0, password }: PdfOverrides = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([420, 595]);
    page.drawText(`Halaman ${number}`, { x: 40, y: 500 });
    page.setRotation(degrees(rotation));
  }
  if (password !== undefined) document.encrypt({ ownerPassword: 'pemilik', userPassword: password });
  return Buffer.from(await document.save());
}

/**
 * The objects of a PDF as text, those in compressed streams, too. The bytes of its pictures and fonts are left out: in them
 * any short word stands by chance.
 */
export async function objectsOfPdf(bytes: ArrayBuffer): Promise<string> {
  const { context } = await PDFDocument.load(bytes);
  const texts = context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFStream ? object.dict : object).toString());
  return texts.join('\n');
}
