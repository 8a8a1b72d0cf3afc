import { toRupiah } from '#shared/money/money.ts';
import { notaOfOrder, readReceipt } from '../orders/index.ts';
import type { Database } from '../platform/database/db.ts';
import { issueInvoice } from './issue-documents.ts';

export type IssuedReceipt = Awaited<ReturnType<typeof issueReceipt>>;

/** Returns what a receipt says. The invoice is due with the payment, so it is issued now (ADR 0017). */
export async function issueReceipt(db: Database, orderId: string) {
  const receipt = await readReceipt(db.orm, orderId);
  if (receipt === null) throw new Error(`receipt of an order that does not exist: ${orderId}`);
  const invoice = await issueInvoice(db, orderId);
  const {
    order_id,
    items,
    amount_bigint,
    created_at,
    payment_provider: provider,
    payment_reference,
  } = receipt;
  const reference = payment_reference ?? '';
  return {
    ...{ order_id, items, created_at },
    nota: notaOfOrder(receipt),
    payment: provider === null ? null : { provider, reference },
    amount: toRupiah(amount_bigint),
    invoice_number: invoice.ok ? invoice.value.number : null,
    account: receipt,
  };
}
