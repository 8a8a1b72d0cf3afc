import type { AdminSubscription, AdminSubscriptionDetails } from '#contract/subscriptions/admin.ts';
import { exportHeadings as headings } from '#messages/documents/exports.ts';
import { readSubscriptionOffer } from '#server/catalog/index.ts';
import { readRefundable as readRefundableOrder } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { dayOf } from '#shared/time/dates.ts';
import { toSummaries } from '../subscription.ts';
import type { SubscriptionNotFound } from '../subscriptions.errors.ts';
import { selectById, selectPaid } from '../subscriptions.queries.ts';
import { unusedShare } from '../subscriptions.rules.ts';
import type { SubscriptionRow } from '../subscriptions.schema.ts';
import {
  findSubscriptions,
  type SubscriptionFilter,
  type SubscriptionWindow,
  selectHistory,
  selectOrderOfPeriod,
  selectPage,
  selectSubscribers,
} from './admin-subscriptions.queries.ts';

export async function listAllSubscriptions(
  reader: Reader,
  filter: SubscriptionFilter,
  window: SubscriptionWindow,
): Promise<{ readonly subscriptions: AdminSubscription[]; readonly total: number }> {
  const { total, ids, offset } = await findSubscriptions(reader, filter, window);
  const { search: _, ...others } = filter;
  const rows = await selectPage(reader, ids === null ? others : { ids }, { ...window, offset });
  return { subscriptions: await toAdminSubscriptions(reader, rows), total };
}

export async function toAdminSubscriptions(
  reader: Reader,
  rows: readonly SubscriptionRow[],
): Promise<AdminSubscription[]> {
  const [summaries, subscribers] = await Promise.all([
    toSummaries(reader, rows),
    selectSubscribers(
      reader,
      rows.map(({ id }) => id),
    ),
  ]);
  return summaries.map(({ past_due, ...summary }, n) => {
    const subscriber = subscribers.get(summary.id);
    const since = rows[n]?.failed_at ?? null;
    if (subscriber === undefined) throw new Error('a subscription has nobody');
    const { user_id: id, full_name, email, is_granted } = subscriber;
    return {
      ...summary,
      user: { id, full_name, email },
      is_granted,
      past_due: past_due === null || since === null ? null : { ...past_due, since: since.toISOString() },
    };
  });
}

const header = () => [
  ...[headings.id, headings.customer, headings.email, headings.product, headings.plan, headings.cycle],
  ...[headings.status, headings.price, headings.started, headings.periodEnd, headings.nextCharge],
  ...[headings.nextAmount, headings.pastDueSince, headings.ended, headings.endedReason],
];

export function exportSubscriptions(reader: Reader, filter: SubscriptionFilter): CsvFile {
  return {
    file_name: `subscriptions-${dayOf(new Date())}${filter.status === undefined ? '' : `-${filter.status}`}.csv`,
    content_type: CSV_TYPE,
    content: csvTable(header(), rowsOf(reader, filter)),
  };
}

const BATCH = 1000;

/** Cursor paging, so that late batches cost no more than the first; a search lists what it counts. */
async function* rowsOf(reader: Reader, filter: SubscriptionFilter): AsyncGenerator<CsvRow, void> {
  const { search, ...others } = filter;
  const window = { limit: BATCH, offset: 0, sort: '-started_at' } as const;
  const hits = search === undefined || search === '' ? null : await findSubscriptions(reader, filter, window);
  const narrowed = hits === null || hits.ids === null ? others : { ids: hits.ids };
  let after: string | undefined;
  for (;;) {
    const rows = await selectPage(reader, after === undefined ? narrowed : { ...narrowed, after }, window);
    for (const subscription of await toAdminSubscriptions(reader, rows)) yield cellsOf(subscription);
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
}

const day = (moment: string | null | undefined) => (moment == null ? '' : dayOf(moment));

function cellsOf(subscription: AdminSubscription): CsvRow {
  const { user, product, next_charge, past_due } = subscription;
  return [
    subscription.id,
    user.full_name,
    user.email,
    product.title,
    subscription.plan_name,
    subscription.billing_cycle,
    subscription.status,
    subscription.price,
    day(subscription.started_at),
    day(subscription.current_period_end),
    day(next_charge?.at),
    next_charge?.amount ?? '',
    day(past_due?.since),
    day(subscription.ended_at),
    subscription.ended_reason ?? '',
  ];
}

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
