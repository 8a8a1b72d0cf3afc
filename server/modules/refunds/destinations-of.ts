import type { SoldItem } from '#server/modules/orders/index.ts';
import { hasRefundablePayment } from '#server/modules/payments/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { RefundDestination } from '#shared/refunds.ts';

/**
 * Where the money of an item can go back to: always the wallet that paid, and the original payment where one of the
 * buyer's still has as much to give back (DECISIONS 51).
 */
export async function destinationsOf(
  reader: Reader,
  { user_id, price_bigint }: Pick<SoldItem, 'user_id' | 'price_bigint'>,
  gateways: readonly string[],
): Promise<RefundDestination[]> {
  const hasPayment = await hasRefundablePayment(reader, { user_id, amount: price_bigint, gateways });
  return hasPayment ? ['wallet', 'original_payment'] : ['wallet'];
}
