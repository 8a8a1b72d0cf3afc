import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sumSen } from '#shared/money/money.ts';
import { type Result, succeed } from '#shared/result.ts';
import {
  type CreditNote,
  insertCreditNote,
  listCreditNotes,
  selectAllUncredited,
  selectUncreditedRefunds,
} from './credit-notes.queries.ts';
import { selectUninvoicedOrders } from './invoices.queries.ts';
import { type InvoiceRefusal, issueInvoice, issueInvoiceWithin } from './issue-invoice.ts';
import { taxOfParts, termsOf } from './tax.rules.ts';

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
