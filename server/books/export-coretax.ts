import type { BookMonth } from '#contract/books/admin.ts';
import type { FileAnswer } from '#contract/fields.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { CORETAX_FILE_INVOICES } from '#shared/money/books.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { withoutControls } from '#shared/text/control-characters.ts';
import { readInvoicesOf, readPersonSales } from './coretax.queries.ts';
import { mapInvoices, taxInvoiceBulk, type XmlElement } from './coretax.rules.ts';

/** Further problems are only counted; the list of documents names them. */
const MAX_PROBLEMS = 100;

export async function checkCoretax(reader: Reader, month: string): Promise<BookMonth['coretax']> {
  const { invoices, problems } = mapInvoices(await readInvoicesOf(reader, month));
  return {
    invoices: invoices.length,
    files: Math.ceil(invoices.length / CORETAX_FILE_INVOICES),
    left_out: problems.length,
    problems: problems.slice(0, MAX_PROBLEMS),
    persons: await readPersonSales(reader, month),
  };
}

interface CoretaxFile {
  readonly month: string;
  /** Counted from one; a file takes a thousand invoices. */
  readonly part: number;
}

/** The month's invoices in the tax office's import format (ADR 0019). Refuses an empty file. */
export async function exportCoretax(
  reader: Reader,
  { month, part }: CoretaxFile,
): Promise<Result<FileAnswer, { readonly code: 'NOTHING_TO_EXPORT' }>> {
  const { invoices } = mapInvoices(await readInvoicesOf(reader, month));
  const some = invoices.slice((part - 1) * CORETAX_FILE_INVOICES, part * CORETAX_FILE_INVOICES);
  if (some.length === 0) return refuse({ code: 'NOTHING_TO_EXPORT' });
  return succeed({
    file_name: `coretax_${month}${part === 1 ? '' : `_${part}`}.xml`,
    content_type: 'application/xml; charset=utf-8',
    content: Uint8Array.from(Buffer.from(await toXml(taxInvoiceBulk(some)))),
  });
}

const SCHEMA = {
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:noNamespaceSchemaLocation': 'TaxInvoice.xsd',
} as const;

async function toXml(root: XmlElement): Promise<string> {
  const { create } = await import('xmlbuilder2');
  const document = create({ version: '1.0', encoding: 'utf-8' });
  const write = (parent: ReturnType<typeof document.ele>, { name, content }: XmlElement) => {
    const element = parent.ele(name);
    if (typeof content === 'string') element.txt(withoutControls(content));
    else for (const child of content) write(element, child);
  };
  const element = document.ele(root.name, SCHEMA);
  if (typeof root.content !== 'string') for (const child of root.content) write(element, child);
  return `${document.end({ prettyPrint: true })}\n`;
}
