import type { Reader } from '#server/platform/db.ts';
import { type Sen, sen } from '#shared/money.ts';
import { selectReservations, selectWalletMovements } from './credit-sources.queries.ts';
import { creditSources } from './credit-sources.rules.ts';

/**
 * What of an order may still go back to each of its buyer's payments, in sen: what that payment brought and was spent on
 * this order, never promotional credit (DECISIONS 57). Whoever promises some of it holds the order's row.
 */
export async function readRefundablePayments(
  reader: Reader,
  order: { readonly id: string; readonly user_id: string },
): Promise<ReadonlyMap<string, Sen>> {
  const movements = await selectWalletMovements(reader, order.user_id);
  const reservations = await selectReservations(reader, order.user_id);
  const found = creditSources(movements, reservations).refundableTo(order.id);
  return new Map([...found].map(([id, amount]) => [id, sen(amount)]));
}

/** Orders of a user that were paid with what a payment brought, in sorted order, as whoever locks several does. */
export async function readOrdersPaidBy(
  reader: Reader,
  payment: { readonly id: string; readonly user_id: string },
): Promise<readonly string[]> {
  return creditSources(await selectWalletMovements(reader, payment.user_id))
    .ordersPaidBy(payment.id)
    .toSorted();
}
