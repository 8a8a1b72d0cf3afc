import { sql } from 'drizzle-orm';
import type { RefundableOrder } from '#contract/refunds/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { Sen } from '#shared/money/money.ts';

/** Sen of an order (alias `o`) that can still be refunded: paid, minus refunded and reserved. */
export const refundableAmount = sql`(
  case when o.posting_id is null then 0 else o.amount_bigint end
  - (select coalesce(sum(e.amount_bigint), 0) from ledger_postings p
       join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
       where p.type = 'refund' and p.reference_type = 'order' and p.reference_id = o.id::text)
  - (select coalesce(sum(g.amount_bigint), 0) from gateway_refunds g
       where g.order_id = o.id and g.status <> 'failed' and g.refund_posting_id is null))`;

const MAX_SCANNED = 200;
const MAX_LISTED = 6;

export async function listRefundableOrders(
  reader: Reader,
  userId: string,
  amount: Sen,
): Promise<RefundableOrder[]> {
  const { rows } = await reader.execute<RefundableOrder>(sql`
    select id, refundable_bigint, ${isoText('created_at')} as created_at,
      (select string_agg(i.title, ', ' order by i.title) from order_items i where i.order_id = counted.id) as title
    from (
      select o.id, o.created_at, ${refundableAmount}::bigint as refundable_bigint
      from (select id, created_at, posting_id, amount_bigint from orders where user_id = ${userId} and posting_id is not null
            order by created_at desc, id desc limit ${MAX_SCANNED}) o
    ) counted
    where refundable_bigint >= ${amount} order by counted.created_at desc, id desc limit ${MAX_LISTED}`);
  return rows;
}
