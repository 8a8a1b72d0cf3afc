import { readRefundOfKey, readReservedRefunds } from '#server/payments/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { addSen, type Sen, sen } from '#shared/money/money.ts';
import { refundable } from '../orders.rules.ts';
import { creditSources, PROMOTION } from './credit-sources.rules.ts';
import {
  readRefunded,
  selectPaid,
  selectReservations,
  selectWalletMovements,
} from './refund-order.queries.ts';

/**
 * Sen that can still go back to each payment: what it brought and the order spent, never promotional credit (DECISIONS
 * 57). Lock the order before reserving any of it.
 */
export async function readRefundablePayments(
  reader: Reader,
  order: { readonly id: string; readonly user_id: string },
): Promise<ReadonlyMap<string, Sen>> {
  const [movements, reservations] = await Promise.all([
    selectWalletMovements(reader, order.user_id),
    selectReservations(reader, order.user_id),
  ]);
  const found = creditSources(movements, reservations).refundableTo(order.id);
  return new Map([...found].map(([id, amount]) => [id, sen(amount)]));
}

/** Sorted as callers must lock them. */
export async function readOrdersPaidBy(
  reader: Reader,
  payment: { readonly id: string; readonly user_id: string },
): Promise<readonly string[]> {
  return creditSources(await selectWalletMovements(reader, payment.user_id))
    .ordersPaidBy(payment.id)
    .toSorted();
}

/** Sen of a wallet that came as promotional credit and is there still (DECISIONS 57). Lock the wallet before taking it. */
export async function readPromotionalCredit(reader: Reader, userId: string): Promise<Sen> {
  const { left } = creditSources(await selectWalletMovements(reader, userId));
  return sen(left.find(({ source }) => source === PROMOTION)?.amount ?? 0);
}

/** Sen paid and still refundable; null without such an order. Locks nothing. */
export async function readRefundable(
  reader: Reader,
  orderId: string,
): Promise<{ readonly paid_bigint: Sen; readonly refundable_bigint: Sen } | null> {
  const [paid, { total }, reserved] = await Promise.all([
    selectPaid(reader, orderId),
    readRefunded(reader, orderId, ''),
    readReservedRefunds(reader, orderId),
  ]);
  if (paid === null) return null;
  const { paid_bigint } = paid;
  return { paid_bigint, refundable_bigint: refundable(paid_bigint, addSen(total, reserved)) };
}

interface RefundedTotals {
  /** Sen refunded, or reserved for a payment. */
  readonly total: Sen;
  readonly reserved: Sen;
  readonly hasKey: boolean;
}

/** Sen. Lock the order first, so that nothing is reserved meanwhile. */
export async function readRefundedTotals(tx: Tx, orderId: string, key: string): Promise<RefundedTotals> {
  const refunded = await readRefunded(tx, orderId, key);
  const reserved = await readReservedRefunds(tx, orderId);
  const hasKey = refunded.hasKey || (await readRefundOfKey(tx, key)) !== null;
  return { total: addSen(refunded.total, reserved), reserved, hasKey };
}
