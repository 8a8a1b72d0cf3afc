import { type SQL, sql } from 'drizzle-orm';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { Candidate } from './discounts.rules.ts';

export interface CandidateQuery {
  /** An array of texts. */
  readonly targets: SQL;
  readonly code: string | null;
  readonly user_id: string | null;
  /** A waiting purchase keeps what it was promised. */
  readonly intent_id: string | null;
  readonly is_retention: boolean;
}

type CandidateRow = Candidate & { readonly has_bought: boolean };

export const textArray = (texts: readonly string[]): SQL => sql`${sql.param(texts)}::text[]`;

/** The targets of products that are bought once, see `targetsOf`. */
export const targetsOfProducts = (ids: readonly string[]): SQL => sql`(
  select array_agg(target) from products p, unnest(array['all', 'type:' || p.type, 'product:' || p.id]) target
  where p.id = any(${sql.param(ids)}::uuid[]))`;

const isBought = sql`o.amount_bigint > 0 and o.status in ('completed', 'refunded')`;

/** One query; automatic discounts are found by an index over their targets. */
export async function selectCandidates(
  reader: Reader,
  query: CandidateQuery,
): Promise<readonly CandidateRow[]> {
  const { code, user_id, intent_id, is_retention, targets } = query;
  const { rows } = await reader.execute<CandidateRow & Record<string, unknown>>(sql`
    with promised as (
      select discount_id, code, status, user_id is null as is_guest_reservation
      from discount_uses where intent_id = ${intent_id}::uuid
    ), found as (
      select id, null as code, false as is_guaranteed, false as is_guest_reservation from discounts
      where ${is_retention ? sql`is_retention` : sql`is_automatic`} and is_active and targets && ${targets}
        and starts_at <= now() and (ends_at is null or ends_at > now())
        and (${intent_id}::uuid is null
             or exists (select from promised) and not exists (select from promised where status = 'reserved'))
      union all
      select discount_id, c.code, false, false from discount_codes c
      where c.code = ${code}::text and not exists (select from promised p where p.status = 'reserved' and p.code = c.code)
      union all
      select discount_id, code, true, is_guest_reservation from promised where status = 'reserved'
    )
    select d.id, d.title, found.code, d.percent, d.amount, d.targets, found.is_guaranteed, found.is_guest_reservation,
           d.first_purchase_only, d.emails, d.minimum, d.max_uses_per_buyer, d.periods,
           ${isoText('d.ends_at')} as ends_at,
           case when d.starts_at > now() then 'DISCOUNT_UNKNOWN'
                when not d.is_active or d.ends_at <= now() then 'DISCOUNT_ENDED'
                when d.referral_reward is not null and r.code is null then 'DISCOUNT_ENDED'
                when d.uses >= d.max_uses or c.uses >= c.max_uses then
                  case when (d.max_uses is null or d.uses < d.max_uses + (
                              select count(*) from discount_uses u where u.discount_id = d.id and u.status = 'reserved'))
                         and (c.max_uses is null or c.uses < c.max_uses + (
                              select count(*) from discount_uses u
                              where u.discount_id = d.id and u.code = c.code and u.status = 'reserved'))
                       then 'DISCOUNT_IN_USE' else 'DISCOUNT_USED_UP' end
           end as refusal_code,
           case when r.code is not null then
             coalesce(r.user_id = ${user_id}::uuid or shares_device(r.user_id, ${user_id}::uuid), false) end as is_own,
           (select o.email from users o where o.id = r.user_id) as referrer_email,
           (select count(*)::integer from discount_uses u
            where u.discount_id = d.id and u.user_id = ${user_id}::uuid and u.status <> 'freed') as uses_of_buyer,
           d.first_purchase_only and (exists (
             select from orders o where o.user_id = ${user_id}::uuid and ${isBought})
             or r.code is not null and exists (
             select from users u join users other on mailbox_of(other.email) = mailbox_of(u.email)
             join orders o on o.user_id = other.id and ${isBought}
             where u.id = ${user_id}::uuid)) as has_bought
    from found join discounts d using (id) left join discount_codes c on c.code = found.code
    left join referral_codes r on r.code = found.code and d.referral_reward is not null`);
  return rows;
}

/** Discounts promised to subscriptions, whether they still run or not. */
export async function readKeptDiscounts(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Candidate>> {
  if (ids.length === 0) return new Map();
  const { rows } = await reader.execute<Candidate & Record<string, unknown>>(sql`
    select id, title, null as code, percent, amount, targets, null as refusal_code, true as is_guaranteed,
           false as is_guest_reservation, first_purchase_only, emails, minimum, max_uses_per_buyer, 0 as uses_of_buyer,
           null as ends_at, periods, false as is_own, null as referrer_email
    from discounts where id = any(${sql.param([...new Set(ids)])}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks the limits until commit; discounts without a limit are locked in share mode. */
export async function lockDiscounts(
  tx: Tx,
  { ids, codes }: { readonly ids: readonly string[]; readonly codes: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    select from discounts where id = any(${sql.param(ids)}::uuid[]) and max_uses is not null order by id for update`);
  await tx.execute(sql`
    select from discounts where id = any(${sql.param(ids)}::uuid[]) order by id for share`);
  if (codes.length === 0) return;
  await tx.execute(sql`
    select from discount_codes where code = any(${sql.param(codes)}::text[]) order by code for update`);
}

export interface DiscountUseInsert {
  readonly discount_id: string;
  readonly code: string | null;
}

export interface UseOwner {
  readonly user_id: string | null;
  /** Digest of a guest's network for a reservation; null is not counted. */
  readonly held_by?: string | null;
  readonly order_id: string | null;
  readonly intent_id: string | null;
}

/** Takes the buyer's first free use number; the database refuses one above the limit. */
export async function insertUses(
  tx: Tx,
  uses: readonly DiscountUseInsert[],
  { user_id, order_id, intent_id, held_by = null }: UseOwner,
): Promise<void> {
  await tx.execute(sql`
    insert into discount_uses (discount_id, code, user_id, nth, order_id, intent_id, status, held_by)
    select w.discount_id, w.code, ${user_id}::uuid, ${nextFreeNumber(sql`w.discount_id`, user_id)}, ${order_id}::uuid, ${intent_id}::uuid, ${order_id === null ? 'reserved' : 'used'}, ${held_by}::text
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as w(discount_id uuid, code text)
    order by w.discount_id`);
}

const nextFreeNumber = (discountId: SQL, userId: string | null) => sql`(
  select min(n) from generate_series(1, 1 + (
    select coalesce(max(nth), 0) from discount_uses u
    where u.discount_id = ${discountId} and u.user_id = ${userId}::uuid and u.status <> 'freed')) as n
  where not exists (
    select from discount_uses u
    where u.discount_id = ${discountId} and u.user_id = ${userId}::uuid and u.nth = n and u.status <> 'freed'))`;

interface Redeemer {
  readonly user_id: string;
  readonly order_id: string;
}

/** Turns reservations into uses of the order and frees those that did not apply. */
export async function redeemReservations(
  tx: Tx,
  intentId: string,
  { user_id, order_id, applied }: Redeemer & { readonly applied: readonly string[] },
): Promise<readonly string[]> {
  await tx.execute(sql`
    update discount_uses set status = 'freed'
    where intent_id = ${intentId} and status = 'reserved' and discount_id <> all(${sql.param(applied)}::uuid[])`);
  const { rows } = await tx.execute<{ discount_id: string }>(sql`
    update discount_uses r set status = 'used', order_id = ${order_id}, user_id = ${user_id},
      nth = case when r.user_id is null then ${nextFreeNumber(sql`r.discount_id`, user_id)} else r.nth end
    where intent_id = ${intentId} and status = 'reserved' returning discount_id`);
  return rows.map(({ discount_id }) => discount_id);
}

export async function hasReservation(tx: Tx, intentId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from discount_uses where intent_id = ${intentId} and status = 'reserved' limit 1`);
  return rows.length > 0;
}

/** True if a promised discount is for named addresses, so the guest's address must be proved. */
export async function usesNamedDiscount(tx: Tx, intentId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from discount_uses u join discounts d on d.id = u.discount_id
    where u.intent_id = ${intentId} and cardinality(d.emails) > 0 limit 1`);
  return rows.length > 0;
}

/** True if uses of a discount or its code are limited, so that a reservation takes one from others. */
const isScarce = sql`exists (
  select from discounts d left join discount_codes c on c.code = u.code
  where d.id = u.discount_id and (d.max_uses is not null or c.max_uses is not null))`;

interface DiscountReservation {
  readonly uses: readonly DiscountUseInsert[];
  readonly user_id: string | null;
  readonly held_by: string | null;
  readonly intent_id: string;
}

/**
 * Counted uses this buyer or guest network has reserved now, and how often this purchase did within the hour. Null when
 * none of `uses` is counted. Waits for others of the same holder.
 */
export async function lockAndCountReservations(
  tx: Tx,
  { uses, user_id, held_by, intent_id }: DiscountReservation,
) {
  const counted = await tx.execute(sql`
    select from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u(discount_id uuid, code text)
    where ${isScarce} limit 1`);
  if (counted.rows.length === 0) return null;
  const holder = `reservations of ${user_id ?? held_by ?? intent_id}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${holder}, 0))`);
  const { rows } = await tx.execute<{ live: number; earlier: number }>(sql`
    select (select count(*)::integer from discount_uses u
            where u.status = 'reserved' and (u.user_id = ${user_id}::uuid or u.held_by = ${held_by}::text)
              and u.intent_id <> ${intent_id}::uuid and ${isScarce}) as live,
           (select count(*)::integer from discount_uses u
            where u.intent_id = ${intent_id}::uuid and u.status = 'freed'
              and u.created_at > now() - interval '1 hour') as earlier`);
  return rows[0] ?? null;
}

/**
 * Frees unpaid reservations and returns their number. Counted uses are freed after `minutes`, or twice that while a
 * payment is open. Uncounted ones keep a promised price as long as its payment is open.
 */
export async function freeAbandonedReservations(
  tx: Tx,
  { minutes, uncounted_minutes }: { readonly minutes: number; readonly uncounted_minutes: number },
): Promise<number> {
  const isOlder = (age: number) => sql`u.created_at < now() - make_interval(mins => ${age})`;
  const hasPayment = (statuses: SQL) => sql`exists (
    select from payments p where p.intent_id = u.intent_id and p.status in (${statuses}))`;
  const freed = await tx.execute(sql`
    update discount_uses u set status = 'freed'
    where u.status = 'reserved' and ${isOlder(minutes)} and not ${hasPayment(sql`'completed'`)}
      and case when ${isScarce} then ${isOlder(2 * minutes)} or not ${hasPayment(sql`'pending'`)}
          else ${isOlder(uncounted_minutes)} and not ${hasPayment(sql`'pending'`)} end`);
  return freed.rowCount ?? 0;
}

export async function listOwnDiscounts(reader: Reader, userId: string) {
  const { rows } = await reader.execute<{ title: string; code: string | null; used_at: string | null }>(sql`
    select d.title, u.code, ${isoText('u.created_at')} as used_at
    from discount_uses u join discounts d on d.id = u.discount_id
    where u.user_id = ${userId} and u.status <> 'freed'
    union all
    select d.title, null, null from discounts d join users on lower(users.email) = any(d.emails)
    where users.id = ${userId}
    order by used_at desc nulls last limit 1000`);
  return rows;
}

/** A named list left empty stays restricted, so that it never opens to everybody. */
export async function eraseNamedAddress(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    update discounts
    set emails = array_replace(emails, lower(users.email), 'erased-' || users.id || '@account.invalid')
    from users where users.id = ${userId} and lower(users.email) = any(discounts.emails)`);
}
