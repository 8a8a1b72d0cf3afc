import { readSettings } from '#server/content/index.ts';
import { lockOrders } from '#server/orders/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  type InvoiceRow,
  type InvoiceToWrite,
  insertInvoices,
  type SaleToInvoice,
  selectInvoice,
  selectInvoices,
  selectSalesToInvoice,
} from './invoices.queries.ts';
import type { Seller } from './invoices.schema.ts';
import { taxIn, termsOfSale } from './tax.rules.ts';

/** `number`: `INV/2026/000123`; no number of a year is missing or used twice. */
export type Invoice = InvoiceRow;
export type InvoiceRefusal = { readonly code: 'ORDER_NOT_FOUND' | 'NOTHING_INVOICED' };

type Outcome = Result<Invoice, InvoiceRefusal>;

/**
 * Issues the invoice of a paid order, once: by its job or on first access, whichever comes first. The lock on the order
 * serializes the two. Not part of the purchase, because the counter of the year would serialize all purchases. Seller,
 * company and tax are kept as they are then. Refuses an order that paid nothing.
 */
export function issueInvoice(db: Database, orderId: string): Promise<Outcome> {
  return withTx(db, (tx) => issueInvoiceWithin(tx, orderId));
}

/** Like `issueInvoice`; those asked for while one is issued are issued together, for one turn at the counter. */
export function createInvoiceIssuer(db: Database): (orderId: string) => Promise<Outcome> {
  return inBatches(async (orderIds: readonly string[]) => {
    const issued = await withTx(db, async (tx) => succeed(await issueInvoices(tx, orderIds)));
    return issued.ok ? issued.value : new Map<string, Outcome>();
  });
}

/** Like `issueInvoice`, in the caller's transaction; the order stays locked. */
export async function issueInvoiceWithin(tx: Tx, orderId: string): Promise<Outcome> {
  return (await issueInvoices(tx, [orderId])).get(orderId) ?? refuse({ code: 'ORDER_NOT_FOUND' });
}

async function issueInvoices(tx: Tx, orderIds: readonly string[]): Promise<ReadonlyMap<string, Outcome>> {
  const locked = new Map((await lockOrders(tx, orderIds)).map((order) => [order.id, order]));
  const existing = await selectInvoices(tx, orderIds);
  const settings = await readSettings(tx);
  const sales = await selectSalesToInvoice(tx, orderIds);
  const made = new Set(existing.map(({ order_id }) => order_id));
  const written = sales.flatMap((sale) => {
    const paid = locked.get(sale.order_id)?.paid_bigint ?? 0;
    return paid === 0 || made.has(sale.order_id) ? [] : [invoiceOf(sale, sen(paid), settings)];
  });
  if (written.length > 0) await insertInvoices(tx, written);
  const issued = written.length > 0 ? await selectInvoices(tx, orderIds) : existing;
  const byOrder = new Map(issued.map((invoice) => [invoice.order_id, invoice]));
  return new Map(
    orderIds.map((id): [string, Outcome] => {
      const invoice = byOrder.get(id);
      if (invoice !== undefined) return [id, succeed(invoice)];
      return [id, refuse({ code: locked.has(id) ? 'NOTHING_INVOICED' : 'ORDER_NOT_FOUND' })];
    }),
  );
}

function invoiceOf(
  { order_id, sold_on, company: buyer, rate }: SaleToInvoice,
  paid: Sen,
  settings: SiteSettings,
): InvoiceToWrite {
  const terms = termsOfSale(sold_on, { ppn_from: settings.tax_ppn_from, rate });
  const tax = terms === null ? null : { ...terms, tax_bigint: taxIn(paid, terms) };
  return { order_id, seller: sellerOf(settings), buyer, tax };
}

/** Who sells, as documents name them. */
export function sellerOf(settings: SiteSettings): Seller {
  return {
    name: settings.tax_seller_name || settings.brand_name,
    email: settings.contact_email,
    country: settings.country,
    npwp: settings.tax_seller_npwp,
    address: settings.tax_seller_address,
  };
}

/** The invoice of an order; null if it has none yet. */
export function readInvoice(reader: Reader, orderId: string): Promise<Invoice | null> {
  return selectInvoice(reader, orderId);
}
