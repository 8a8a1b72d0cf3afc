import { type SQL, sql } from 'drizzle-orm';
import type { RecoveryFigures } from '#contract/recovery/admin.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { selectRows } from '#server/platform/lists/list-window.ts';
import { FIGURE_DAYS, RESULT_DAYS } from '#shared/recovery/recovery.ts';

const resultDays = sql`make_interval(days => ${RESULT_DAYS})`;

/** Sen of an order that were given back. */
const refundedOf = (order: SQL) => sql`coalesce((
  select sum(e.amount_bigint) from ledger_postings p
  join ledger_entries e on e.posting_id = p.id and e.wallet_id is not null
  where p.type = 'refund' and p.reference_type = 'order' and p.reference_id = (${order})::text), 0)`;

/** An order counts for the link that was used last before it; its refunds are shared among its items. */
const carts = sql`
  select m.cause, m.returned_at is not null as is_returned, (
      select sum(round(sold.amount - sold.amount * ${refundedOf(sql`o.id`)} / o.amount_bigint))
      from orders o join lateral (
        select sum(i.price_bigint * i.quantity - i.discount_bigint) as amount from order_items i
        where i.order_id = o.id and m.items @> jsonb_build_array(jsonb_build_object('product_id', i.product_id))
      ) as sold on sold.amount > 0
      where o.user_id = m.user_id and o.posting_id is not null
        and o.created_at > m.returned_at and o.created_at < m.sent_at + ${resultDays}
        and not exists (
          select from recovery_messages n
          where n.cause = 'cart' and n.user_id = m.user_id and n.returned_at > m.returned_at
            and n.returned_at < o.created_at)) as amount
  from sent m where m.cause = 'cart'`;

const payments = sql`
  select m.cause, paid.received is not null as is_returned, paid.received as amount
  from sent m join payments p on p.id = m.subject_id
  left join lateral (
    select c.received_bigint - coalesce((
        select ${refundedOf(sql`i.order_id`)} from purchase_intents i where i.id = c.intent_id), 0) as received
    from payments c
    where (c.id = p.id or c.intent_id = p.intent_id) and c.posting_id is not null
      and c.completed_at > m.sent_at and c.completed_at < m.sent_at + ${resultDays}
    order by c.completed_at limit 1
  ) as paid on true
  where m.cause in ('payment', 'top_up')`;

const trials = sql`
  select m.cause, charge.amount is not null as is_returned, charge.amount
  from sent m left join lateral (
    select c.amount_bigint - ${refundedOf(sql`c.order_id`)} as amount from subscription_charges c
    where c.subscription_id = m.subject_id and c.created_at > m.sent_at
      and c.created_at < m.occurred_at + ${resultDays}
    order by c.period_start limit 1
  ) as charge on true
  where m.cause = 'trial'`;

const courses = sql`
  select m.cause, exists (
      select from user_products h join lesson_activity a on a.user_id = h.user_id and a.product_id = h.product_id
      where h.id = m.subject_id and a.at > m.sent_at and a.at < m.sent_at + ${resultDays}) as is_returned,
    null::numeric as amount
  from sent m where m.cause = 'course'`;

type SentFigures = Omit<RecoveryFigures, 'delay_hours'>;

/** Defined in docs/metrics.md. */
export function readRecoveryFigures(reader: Reader, now: Date): Promise<readonly SentFigures[]> {
  return selectRows<SentFigures>(
    reader,
    sql`
    with sent as (
      select cause, subject_id, occurred_at, user_id, sent_at, items, returned_at from recovery_messages
      where state = 'sent' and sent_at > ${now.toISOString()}::timestamptz - make_interval(days => ${FIGURE_DAYS}))
    select cause, count(*)::int as sent, count(*) filter (where is_returned)::int as returned,
           case when cause <> 'course' then count(*) filter (where amount > 0)::int end as bought,
           case when cause <> 'course' then coalesce(sum(greatest(amount, 0)), 0)::bigint end as amount_bigint
    from (${carts} union all ${payments} union all ${trials} union all ${courses}) as outcomes
    group by cause`,
  );
}
