import { z } from 'zod';
import { readSettings } from '#server/modules/content/index.ts';
import { lockOrder } from '#server/modules/orders/index.ts';
import type { Database, Reader, Tx } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type InvoiceRow, insertInvoice, selectInvoice, selectInvoicesOf } from './invoices.queries.ts';

const seller = z.object({ name: z.string(), email: z.string(), country: z.string() });

export interface Invoice {
  readonly order_id: string;
  /** `INV/2026/000123`; no number of a year is missing or used twice. */
  readonly number: string;
  readonly seller: z.output<typeof seller>;
  /** ISO. */
  readonly created_at: string;
}
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

/** Lists the invoices of the user's orders, newest first. */
export async function listOwnInvoices(reader: Reader, userId: string, window: PageWindow) {
  const rows = await selectInvoicesOf(reader, userId, window);
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}

function toInvoice(row: InvoiceRow): Invoice {
  const { order_id, number } = row;
  return { order_id, number, seller: seller.parse(row.seller), created_at: row.created_at.toISOString() };
}
