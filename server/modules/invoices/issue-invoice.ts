import { z } from 'zod';
import { readSettings } from '#server/modules/content/index.ts';
import { lockOrder } from '#server/modules/orders/index.ts';
import type { Database, Reader, Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type InvoiceRow, insertInvoice, selectInvoice } from './invoices.queries.ts';

const seller = z.object({ name: z.string(), email: z.string(), country: z.string() });

/** `number`: `INV/2026/000123`; no number of a year is missing or used twice. */
export type Invoice = ReturnType<typeof toInvoice>;
export type InvoiceRefusal = { readonly code: 'ORDER_NOT_FOUND' | 'NOTHING_INVOICED' };

/**
 * Issues the invoice of a paid order, once: by its job or on first access, whichever comes first. The lock on the order
 * serializes the two. Not part of the purchase, because the counter of the year would serialize all purchases. Refuses
 * an order that paid nothing.
 */
export function issueInvoice(db: Database, orderId: string): Promise<Result<Invoice, InvoiceRefusal>> {
  return withTx(db, (tx) => issue(tx, orderId));
}

async function issue(tx: Tx, orderId: string): Promise<Result<Invoice, InvoiceRefusal>> {
  const order = await lockOrder(tx, orderId);
  if (order === null) return refuse({ code: 'ORDER_NOT_FOUND' });
  if (order.paid_bigint === 0) return refuse({ code: 'NOTHING_INVOICED' });
  const existing = await selectInvoice(tx, orderId);
  if (existing !== null) return succeed(toInvoice(existing));
  const { brand_name, contact_email, country } = await readSettings(tx);
  await insertInvoice(tx, orderId, { name: brand_name, email: contact_email, country });
  const made = await selectInvoice(tx, orderId);
  if (made === null) throw new Error('an invoice that was just written is missing');
  return succeed(toInvoice(made));
}

/** The invoice of an order; null if it has none yet. */
export async function readInvoice(reader: Reader, orderId: string): Promise<Invoice | null> {
  const row = await selectInvoice(reader, orderId);
  return row === null ? null : toInvoice(row);
}

function toInvoice(row: InvoiceRow) {
  return { ...row, seller: seller.parse(row.seller) };
}
