import { sql } from 'drizzle-orm';
import type { QueuedRefund } from '#contract/refunds/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import type { RefundStatus } from '#shared/shop/refunds.ts';
import { refundableAmount } from './staff-refunds.queries.ts';

export interface QueueFilter {
  readonly status?: RefundStatus | undefined;
}

export interface QueueRow extends Omit<QueuedRefund, 'policy' | 'used_now' | 'days_since_purchase'> {
  readonly given_ids: string[];
  readonly decided_consumed_percent: number | null;
  readonly decided_download_count: number | null;
  readonly metadata: unknown;
}

const statusCondition = ({ status }: QueueFilter) =>
  status === undefined ? sql`true` : sql`r.status = ${status}`;

/** One statement per page. Pending requests oldest first, decided ones newest first. */
export async function selectQueue(
  reader: Reader,
  filter: QueueFilter,
  { limit, offset }: PageWindow,
): Promise<QueueRow[]> {
  const order = filter.status === 'requested' ? sql`r.created_at, r.id` : sql`r.created_at desc, r.id desc`;
  const { rows } = await reader.execute<QueueRow & Record<string, unknown>>(sql`
    select r.id, r.user_id, u.full_name as user_name, u.email as user_email, r.order_id, i.title, r.amount_bigint,
           ${refundableAmount}::bigint as refundable_bigint, r.destination, r.reason, r.consumed_percent, r.download_count,
           products_given_by(i) as given_ids, r.decided_consumed_percent, r.decided_download_count, o.payment_method, o.metadata, r.status,
           r.decision_note, d.full_name as decided_by_name, ${isoText('r.decided_at')} as decided_at,
           ${isoText('o.created_at')} as bought_at, ${isoText('r.created_at')} as created_at
    from refund_requests r
    join orders o on o.id = r.order_id
    join order_items i on i.id = r.order_item_id
    join users u on u.id = r.user_id
    left join users d on d.id = r.decided_by
    where ${statusCondition(filter)} order by ${order} limit ${limit} offset ${offset}`);
  return rows;
}

export async function countQueue(
  reader: Reader,
  filter: QueueFilter,
): Promise<{ readonly total: number; readonly waiting: number }> {
  const { rows } = await reader.execute<{ total: number; waiting: number }>(sql`
    select (select count(*) from refund_requests r where ${statusCondition(filter)}) as total,
           (select count(*) from refund_requests where status = 'requested') as waiting`);
  return rows[0] ?? { total: 0, waiting: 0 };
}
