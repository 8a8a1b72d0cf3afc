import type { SiteSettings } from '#shared/content/site-settings.ts';
import { sumSen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { readSettings } from '../content/index.ts';
import { lockOrders } from '../orders/index.ts';
import type { Database, Reader, Tx } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  type CreditNote,
  type InvoiceRow,
  insertCreditNote,
  insertInvoice,
  listCreditNotes,
  selectAllUncredited,
  selectInvoice,
  selectSaleToInvoice,
  selectUncreditedRefunds,
  selectUninvoicedOrders,
} from './invoices.queries.ts';
import type { Seller } from './invoices.schema.ts';
import { taxIn, taxOfParts, termsOf, termsOfSale } from './tax.rules.ts';

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

/**
 * Issues a missing invoice first. Locks the order, so each refund gets exactly one note. Runs outside the refund,
 * because the year's counter would serialize all refunds.
 */
export function issueCreditNotes(
  db: Database,
  orderId: string,
): Promise<Result<readonly CreditNote[], InvoiceRefusal>> {
  return withTx(db, (tx) => issueWithin(tx, orderId, null));
}

/** `until`: the last refund's posting to get its note; null: all. */
async function issueWithin(
  tx: Tx,
  orderId: string,
  until: number | null,
): Promise<Result<readonly CreditNote[], InvoiceRefusal>> {
  const issued = await issueInvoiceWithin(tx, orderId);
  if (!issued.ok) return issued;
  const invoice = issued.value;
  const known = await listCreditNotes(tx, orderId);
  const refunds = await selectUncreditedRefunds(tx, orderId, until);
  const taxes = taxOfParts(
    refunds.map(({ amount }) => amount),
    termsOf(invoice),
    sumSen(known.map(({ total_bigint }) => total_bigint)),
  );
  for (const [n, { posting_id }] of refunds.entries()) {
    const [tax_bigint = sumSen([])] = taxes.slice(n);
    await insertCreditNote(tx, { invoice_id: invoice.id, posting_id, tax_bigint });
  }
  return succeed(refunds.length === 0 ? known : await listCreditNotes(tx, orderId));
}

const BATCH = 200;

/** Goes refund by refund over all orders, so that numbers run with the days. */
export async function issueMissingDocuments(db: Database): Promise<void> {
  await issueUntilNoneLeft(
    () => selectUninvoicedOrders(db.orm, BATCH),
    (id) => id,
    (id) => issueInvoice(db, id),
  );
  await issueUntilNoneLeft(
    () => selectAllUncredited(db.orm, BATCH),
    ({ posting_id }) => posting_id,
    ({ order_id, posting_id }) => withTx(db, (tx) => issueWithin(tx, order_id, posting_id)),
  );
}

/** Also ends when something cannot be issued and is found again. */
async function issueUntilNoneLeft<Row>(
  read: () => Promise<readonly Row[]>,
  keyOf: (row: Row) => unknown,
  issue: (row: Row) => Promise<unknown>,
): Promise<void> {
  const seen = new Set<unknown>();
  for (;;) {
    const rows = await read();
    for (const row of rows) await issue(row);
    if (rows.length < BATCH || rows.every((row) => seen.has(keyOf(row)))) return;
    for (const row of rows) seen.add(keyOf(row));
  }
}
