import { readSettings } from '#server/content/index.ts';
import { lockOrders } from '#server/orders/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { SiteSettings } from '#shared/content/site-settings.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type InvoiceRow, insertInvoice, selectInvoice, selectSaleToInvoice } from './invoices.queries.ts';
import type { Seller } from './invoices.schema.ts';
import { taxIn, termsOfSale } from './tax.rules.ts';

/** `number`: `INV/2026/000123`; no number of a year is missing or used twice. */
export type Invoice = InvoiceRow;
export type InvoiceRefusal = { readonly code: 'ORDER_NOT_FOUND' | 'NOTHING_INVOICED' };

type Outcome = Result<Invoice, InvoiceRefusal>;

/**
 * Issues a paid order's invoice once, by its job or on first access, serialized by the order's lock. Runs outside the
 * purchase, because the year's counter would serialize all purchases. Seller, company and tax are kept as they are
 * then. Refuses an order that paid nothing.
 */
export function issueInvoice(db: Database, orderId: string): Promise<Outcome> {
  return withTx(db, (tx) => issueInvoiceWithin(tx, orderId));
}

/** Like `issueInvoice`, in the caller's transaction; the order stays locked. */
export async function issueInvoiceWithin(tx: Tx, orderId: string): Promise<Outcome> {
  const [order] = await lockOrders(tx, [orderId]);
  if (order === undefined) return refuse({ code: 'ORDER_NOT_FOUND' });
  const existing = await selectInvoice(tx, orderId);
  if (existing !== null) return succeed(existing);
  const { paid_bigint: paid } = order;
  if (paid === 0) return refuse({ code: 'NOTHING_INVOICED' });
  const settings = await readSettings(tx);
  const { sold_on, company, rate } = await selectSaleToInvoice(tx, orderId);
  const terms = termsOfSale(sold_on, { ppn_from: settings.tax_ppn_from, rate });
  const tax = terms === null ? null : { ...terms, tax_bigint: taxIn(paid, terms) };
  await insertInvoice(tx, { order_id: orderId, seller: sellerOf(settings), buyer: company, tax });
  const issued = await selectInvoice(tx, orderId);
  if (issued === null) throw new Error(`the invoice of ${orderId} was not written`);
  return succeed(issued);
}

export function sellerOf(settings: SiteSettings): Seller {
  return {
    name: settings.tax_seller_name || settings.brand_name,
    email: settings.contact_email,
    country: settings.country,
    npwp: settings.tax_seller_npwp,
    address: settings.tax_seller_address,
  };
}

export function readInvoice(reader: Reader, orderId: string): Promise<Invoice | null> {
  return selectInvoice(reader, orderId);
}
