import type { Reader } from '#server/platform/db.ts';
import { selectInvoice } from './invoices.queries.ts';
import { type Invoice, toInvoice } from './issue-invoice.ts';

/** The invoice of an order; null while it has none. */
export async function readInvoice(reader: Reader, orderId: string): Promise<Invoice | null> {
  const row = await selectInvoice(reader, orderId);
  return row === null ? null : toInvoice(row);
}
