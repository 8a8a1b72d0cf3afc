import { readRefundablePayments, type SoldItem } from '#server/modules/orders/index.ts';
import { hasRefundablePayment } from '#server/modules/payments/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { RefundDestination } from '#shared/refunds.ts';

/**
 * Where an item can be refunded to: always the wallet, and the original payment if one of them paid all of it and can
 * still be refunded (DECISIONS 51, 57).
 */
export async function listRefundDestinations(
  reader: Reader,
  { user_id, order_id, price_bigint }: Pick<SoldItem, 'user_id' | 'order_id' | 'price_bigint'>,
  gateways: readonly string[],
): Promise<RefundDestination[]> {
  const shares = await readRefundablePayments(reader, { id: order_id, user_id });
  const payment_ids = [...shares.keys()].filter((id) => (shares.get(id) ?? 0) >= price_bigint);
  const request = { user_id, payment_ids, amount: price_bigint, gateways };
  const hasPayment = await hasRefundablePayment(reader, request);
  return hasPayment ? ['wallet', 'original_payment'] : ['wallet'];
}
