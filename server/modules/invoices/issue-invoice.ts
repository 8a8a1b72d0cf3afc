import { z } from 'zod';
import { readSettings } from '#server/modules/content/index.ts';
import { lockOrder } from '#server/modules/orders/index.ts';
import type { Database, Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type InvoiceRow, insertInvoice, selectInvoice } from './invoices.queries.ts';

const seller = z.object({ name: z.string(), email: z.string(), country: z.string() });

export interface Invoice {
  readonly order_id: string;
  /** `INV/2026/000123`: no number of a year is missing or given twice. */
  readonly number: string;
  readonly seller: z.output<typeof seller>;
  /** ISO. */
  readonly created_at: string;
}
export type InvoiceRefusal = { readonly code: 'ORDER_NOT_FOUND' | 'NOTHING_INVOICED' };

/**
 * Gives a paid order its invoice, once: whoever comes first, its job or its reader, makes it. The order's row is held,
 * so two at once make one; the counter of the year is taken last and held only until the commit. It is no part of the
 * purchase, which would otherwise wait for every other purchase. Refuses what nobody paid.
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

export function toInvoice(row: InvoiceRow): Invoice {
  const { order_id, number } = row;
  return { order_id, number, seller: seller.parse(row.seller), created_at: row.created_at.toISOString() };
}
