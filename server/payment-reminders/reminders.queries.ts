import { type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { Language } from '#shared/language/language.ts';
import type { Sen } from '#shared/money/money.ts';

/** A payment within these days after its reminder counts as recovered. */
const RECOVERY_DAYS = 7;

const wanted = sql`(
  select i.request ->> 'product_id' as id
  union select item ->> 'product_id' from jsonb_array_elements(
    case jsonb_typeof(i.request -> 'items') when 'array' then i.request -> 'items' else '[]'::jsonb end) as item)`;

const digest = (email: SQL) => sql`encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;

/** Only for a purchase that waits and can be bought, or a top-up of an account that paid nothing since. */
export const openPayments = sql`
  select p.id, p.intent_id, p.amount_bigint, p.expires_at, coalesce(i.title, '') as title, p.created_at,
         coalesce(i.guest_email, u.email) as email, coalesce(i.guest_name, u.full_name) as full_name,
         i.guest_language as language, u.id as user_id, i.guest_email is not null as is_guest
  from payments p
  left join purchase_intents i on i.id = p.intent_id
  left join users u on u.email = i.guest_email or (i.guest_email is null and u.id = p.user_id)
  where p.status = 'pending' and p.session_id is not null and p.expires_at > now()
    and u.is_active is not false
    and (i.id is null or i.status = 'waiting')
    and not exists (
      select from ${wanted} as product join products on products.id::text = product.id
      where not products.is_active or products.archived_at is not null or products.coming_soon
         or sellable_stock(products.id, products.type, products.stock) = 0
         or products.type = 'bundle' and not exists (
           select from product_parts b where b.bundle_id = products.id and not exists (
             select from user_products h
             where h.user_id = u.id and h.product_id = b.product_id and h.status = 'active'))
         or exists (select from user_products h
                    where h.user_id = u.id and h.product_id = products.id and h.status = 'active'))
    and not exists (
      select from payments paid
      where paid.status = 'completed' and paid.completed_at > p.created_at
        and (paid.intent_id = p.intent_id
             or (p.intent_id is null and paid.intent_id is null and paid.user_id = p.user_id)))`;

/** False when the payment was reminded of before. */
export async function recordReminder(
  tx: Tx,
  { payment_id, now }: { readonly payment_id: string; readonly now: Date },
): Promise<boolean> {
  const written = await tx.execute(sql`
    insert into payment_reminders (payment_id, email_digest, created_at)
    select id, ${digest(sql`email`)}, ${now.toISOString()}::timestamptz
    from (${openPayments} and p.id = ${payment_id}) as open_payment
    on conflict do nothing`);
  return written.rowCount === 1;
}

/** Null once it cannot or need not be paid. */
export async function selectReminder(reader: Reader, paymentId: string) {
  const { rows } = await reader.execute<{
    intent_id: string | null;
    amount_bigint: Sen;
    expires_at: Date;
    title: string;
    email: string;
    full_name: string;
    language: Language | null;
    user_id: string | null;
    is_guest: boolean;
    is_stopped: boolean;
  }>(sql`
    select intent_id, amount_bigint, expires_at, title, email, full_name, language, user_id, is_guest, exists (
        select from reminder_stops s where s.email_digest = ${digest(sql`email`)}) as is_stopped
    from (${openPayments} and p.id = ${paymentId}) as open_payment`);
  return rows[0] ?? null;
}

export async function stopReminders(tx: Tx, paymentId: string): Promise<boolean> {
  const found = await tx.execute(sql`
    insert into reminder_stops (email_digest)
    select email_digest from payment_reminders where payment_id = ${paymentId}
    on conflict (email_digest) do update set email_digest = excluded.email_digest`);
  return found.rowCount === 1;
}

export interface Recovery {
  readonly reminded: number;
  readonly paid: number;
  readonly recovered_bigint: Sen;
}

/** Defined in docs/metrics.md. */
export async function readRecovery(reader: Reader, days: number): Promise<Recovery> {
  const { rows } = await reader.execute<Recovery & Record<string, unknown>>(sql`
    select count(*)::int as reminded, count(paid.received)::int as paid,
           coalesce(sum(paid.received), 0)::bigint as recovered_bigint
    from payment_reminders r join payments p on p.id = r.payment_id
    left join lateral (
      select c.received_bigint as received from payments c
      where (c.id = p.id or c.intent_id = p.intent_id) and c.posting_id is not null
        and c.completed_at > r.created_at
        and c.completed_at < r.created_at + make_interval(days => ${RECOVERY_DAYS})
      order by c.completed_at limit 1
    ) as paid on true
    where r.created_at > now() - make_interval(days => ${days})`);
  const [row] = rows;
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}
