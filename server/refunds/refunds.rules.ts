import type { ItemRefund } from '#contract/orders/orders.ts';
import { subscriptionTypes } from '#shared/shop/catalog.ts';
import { daysLater } from '#shared/time/dates.ts';
import type { Consumption } from './refund-policy.ts';
import type { RefundObstacle } from './refunds.errors.ts';

type Policy = ItemRefund['policy'];

export interface SoldFacts extends Consumption {
  /** Sen paid for the item. */
  readonly price_bigint: number;
  /** The order is completed and its buyer still holds the product. */
  readonly is_held: boolean;
  readonly bought_at: Date;
  readonly has_request: boolean;
  readonly type: string;
  readonly gift_quantity: number;
}

const isSubscription = (type: string) => subscriptionTypes.some((known) => known === type);

export function refundableUntil(boughtAt: Date, { days }: Policy): Date {
  return daysLater(boughtAt, days);
}

export function isBeyond(
  { consumed_percent, download_count }: Consumption,
  { max_percent }: Policy,
): boolean {
  return download_count > 0 || consumed_percent > max_percent;
}

/** The most relevant reason; null if refundable. */
export function refundObstacle(item: SoldFacts, policy: Policy, now: Date): RefundObstacle | null {
  if (item.price_bigint <= 0 || !item.is_held) return { code: 'REFUND_NOTHING_PAID' };
  if (isSubscription(item.type)) return { code: 'REFUND_SUBSCRIPTION' };
  if (item.gift_quantity > 0) return { code: 'REFUND_GIFTED' };
  if (item.has_request) return { code: 'REFUND_ALREADY_REQUESTED' };
  const until = refundableUntil(item.bought_at, policy);
  if (now > until) return { code: 'REFUND_TOO_LATE', details: { until: until.toISOString() } };
  if (item.download_count > 0) return { code: 'REFUND_DOWNLOADED' };
  const { consumed_percent } = item;
  const { max_percent } = policy;
  return consumed_percent > max_percent
    ? { code: 'REFUND_CONSUMED', details: { consumed_percent, max_percent } }
    : null;
}
