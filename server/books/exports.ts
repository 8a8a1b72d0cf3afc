import type { BookMonth } from '#contract/books/admin.ts';
import type { FileAnswer } from '#contract/fields.ts';
import { booksCopy } from '#messages/books/books.ts';
import { ledgerTitle } from '#messages/wallet/ledger-labels.ts';
import { CORETAX_FILE_INVOICES, journalAccounts, monthsOf } from '#shared/money/books.ts';
import { negateSen, type Sen, subtractSen, toFixedRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { withoutControls } from '#shared/text/control-characters.ts';
import type { Reader } from '../platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '../platform/text/csv.ts';
import { listDocuments } from './books.queries.ts';
import { readInvoicesOf, readPersonSales, readPostings, selectLateDocuments } from './exports.queries.ts';
import {
  type JournalLine,
  journalLines,
  mapInvoices,
  taxInvoiceBulk,
  type XmlElement,
} from './exports.rules.ts';

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

const HEAD = [
  ...['kind', 'number', 'date', 'invoice', 'order', 'buyer', 'buyer_npwp'],
  ...['before_tax', 'tax', 'total'],
];

export function exportDocuments(reader: Reader, period: string): CsvFile {
  return {
    file_name: `documents_${period}.csv`,
    content_type: CSV_TYPE,
    content: csvTable(HEAD, rowsOf(reader, period)),
  };
}

async function* rowsOf(reader: Reader, period: string): AsyncGenerator<CsvRow, void> {
  for (const month of monthsOf(period).toReversed()) {
    for (const document of await listDocuments(reader, month, null)) yield rowOf(document);
  }
}

function rowOf(document: BookMonth['newest'][number]): CsvRow {
  const { kind, number, issued_on, invoice_number, order_id, buyer_name, buyer_npwp } = document;
  const { total_bigint, tax_bigint } = document;
  return [
    ...[kind, number, issued_on, invoice_number ?? '', order_id, buyer_name, buyer_npwp ?? ''],
    ...[subtractSen(total_bigint, tax_bigint), tax_bigint, total_bigint].map(toFixedRupiah),
  ];
}

export function exportJournal(reader: Reader, period: string): CsvFile {
  return {
    file_name: `journal_${period}.csv`,
    content_type: CSV_TYPE,
    content: csvTable(Object.values(booksCopy.journalHead), exportJournalRowsOf(reader, period)),
  };
}

async function* exportJournalRowsOf(reader: Reader, period: string): AsyncGenerator<CsvRow, void> {
  for (const month of monthsOf(period)) {
    for await (const line of readJournal(reader, month)) yield exportJournalRowOf(line);
  }
}

export async function* readJournal(reader: Reader, month: string): AsyncGenerator<JournalLine, void> {
  for await (const posting of readPostings(reader, month)) yield* journalLines(posting);
  for (const document of await selectLateDocuments(reader, month)) yield* journalLines(document);
}

function exportJournalRowOf({
  day,
  posting_id,
  account,
  amount,
  document,
  type,
  description,
}: JournalLine): CsvRow {
  const side = (value: Sen) => (value > 0 ? toFixedRupiah(value) : '');
  const names = [journalAccounts[account], booksCopy.accounts[account]];
  return [
    day,
    posting_id,
    ...names,
    side(negateSen(amount)),
    side(amount),
    document,
    ledgerTitle({ type, description }),
  ];
}
