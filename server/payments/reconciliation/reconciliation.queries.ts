import { sql } from 'drizzle-orm';
import type { Finding } from '#contract/payments/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';

type FindingRow = Omit<Finding, 'resolution' | 'foreseen'>;

/** Two payments of one user with the same amount and gateway within this time are a finding. */
const DUPLICATE_WINDOW_MINUTES = 15;
/** A webhook may arrive before our own record of its payment. */
const UNMATCHED_GRACE_MINUTES = 2;

export async function selectFindings(reader: Reader, limit: number): Promise<readonly FindingRow[]> {
  const { rows } = await reader.execute<FindingRow & Record<string, unknown>>(sql`
    select kind, subject_id, gateway, user_email, amount_bigint, received_bigint, detail,
           ${isoText('since')} as since, ${isoText('due_at')} as due_at
    from (
      select case when p.status = 'pending' and p.flags = '{}' then 'stuck'
                  when p.flags && array['amount_differs', 'currency_differs'] then 'amount_differs'
                  else 'late' end as kind,
             p.id::text as subject_id, p.gateway, coalesce(u.email, i.guest_email) as user_email, p.amount_bigint, p.received_bigint,
             array_to_string(p.flags, ', ') as detail, p.created_at as since,
             null::timestamptz as due_at
      from payments p left join users u on u.id = p.user_id left join purchase_intents i on i.id = p.intent_id
      where (p.flags <> '{}' and p.reviewed_at is null) or (p.status = 'pending' and p.expires_at < now())
      union all
      select 'duplicate', p.id::text, p.gateway, u.email, p.amount_bigint, p.received_bigint, '', p.created_at, null
      from payments p join users u on u.id = p.user_id
      where p.completed_at is not null and p.reviewed_at is null and exists (
        select from payments o
        where o.user_id = p.user_id and o.amount_bigint = p.amount_bigint and o.gateway = p.gateway and o.id <> p.id
          and o.completed_at between p.completed_at - make_interval(mins => ${DUPLICATE_WINDOW_MINUTES}) and p.completed_at
          and (o.completed_at, o.id) < (p.completed_at, p.id)
      )
      union all
      select 'unmatched', e.id::text, e.gateway, null, null, null, e.error_message, e.received_at, null
      from webhook_events e
      where e.error_message is not null and e.received_at < now() - make_interval(mins => ${UNMATCHED_GRACE_MINUTES})
      union all
      select case when d.takes_money then 'dispute' else 'warning' end, d.id::text, d.gateway, u.email,
             case when d.status = 'open' then d.amount_bigint else d.claim_bigint end, null,
             concat_ws(', ', d.kind, d.reason, 'gateway_' || d.gateway_state, case when d.claim_bigint > 0 then 'claim' end),
             d.created_at, d.due_at
      from payment_disputes d join payments p on p.id = d.payment_id join users u on u.id = p.user_id
      where d.status = 'open' or d.claim_bigint > 0 or (d.status = 'lost' and d.gateway_state = 'won')
        or (d.takes_money and d.status = 'won' and d.gateway_state <> 'won')
    ) findings
    order by since, subject_id limit ${limit}`);
  return rows;
}

export async function markReviewed(tx: Tx, paymentId: string): Promise<void> {
  await tx.execute(sql`update payments set reviewed_at = now() where id = ${paymentId}`);
}

export async function lockFailedEvent(
  tx: Tx,
  id: number,
): Promise<{ readonly error_message: string | null } | null> {
  const { rows } = await tx.execute<{ error_message: string | null }>(
    sql`select error_message from webhook_events where id = ${id} for update`,
  );
  return rows[0] ?? null;
}

export async function markResolvedManually(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`
    update webhook_events set error_message = null, processed_at = coalesce(processed_at, now()) where id = ${id}`);
}
