import type { AdminSubscriptionDetails } from '#contract/subscriptions/admin.ts';
import { readSubscriptionOffer } from '#server/catalog/index.ts';
import { readRefundable as readRefundableOrder } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { SubscriptionNotFound } from '../subscriptions.errors.ts';
import { selectById, selectPaid } from '../subscriptions.queries.ts';
import { unusedShare } from '../subscriptions.rules.ts';
import type { SubscriptionRow } from '../subscriptions.schema.ts';
import { toAdminSubscriptions } from './list-all-subscriptions.ts';
import { selectHistory, selectOrderOfPeriod } from './staff.queries.ts';

const MAX_EVENTS = 100;

export async function getAnySubscription(
  reader: Reader,
  id: string,
  now: Date,
): Promise<Result<AdminSubscriptionDetails, SubscriptionNotFound>> {
  const row = await selectById(reader, id);
  if (row === null) return refuse({ code: 'SUBSCRIPTION_NOT_FOUND' });
  const [[subscription], paid, history, refundable, offer] = await Promise.all([
    toAdminSubscriptions(reader, [row]),
    selectPaid(reader, [id]),
    selectHistory(reader, id, MAX_EVENTS),
    readRefundable(reader, row, now),
    readSubscriptionOffer(reader, row.product_id),
  ]);
  if (subscription === undefined) throw new Error('a subscription that was just read is missing');
  const { total, count } = paid.get(id) ?? { total: 0, count: 0 };
  return succeed({
    subscription,
    total_paid_bigint: sen(total),
    charge_count: count,
    history,
    plans: (offer?.plans ?? []).map(({ variant_id, counts_stock, ...plan }) => plan),
    refundable,
  });
}

async function readRefundable(reader: Reader, row: SubscriptionRow, now: Date) {
  const order_id = row.status === 'expired' ? null : await selectOrderOfPeriod(reader, row.id);
  if (order_id === null) return null;
  const order = await readRefundableOrder(reader, order_id);
  if (order === null || order.refundable_bigint === 0) return null;
  const { paid_bigint, refundable_bigint } = order;
  const period = { start: row.current_period_start, end: row.current_period_end };
  const unused = unusedShare(paid_bigint, period, now);
  return { order_id, refundable_bigint, unused_bigint: sen(Math.min(unused, refundable_bigint)) };
}
