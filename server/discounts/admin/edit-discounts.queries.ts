import { type SQL, sql } from 'drizzle-orm';
import type { Discount } from '#contract/discounts/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { countUpTo, type ListWindow, readWindow, selectRows } from '#server/platform/lists/list-window.ts';
import { contains } from '#server/platform/lists/word-match.ts';
import { discountCodes, discounts } from '../discounts.schema.ts';

export interface DiscountFilter {
  readonly id?: string | undefined;
  readonly kind?: keyof typeof kindConditions | undefined;
  readonly state?: Discount['state'] | undefined;
  readonly search?: string | undefined;
}
export type DiscountWindow = ListWindow<'created_at' | '-created_at'>;

const orderings = {
  created_at: sql`d.created_at, d.id`,
  '-created_at': sql`d.created_at desc, d.id desc`,
} as const;

const kindConditions = {
  code: sql`not d.is_automatic and not d.is_retention`,
  automatic: sql`d.is_automatic`,
  retention: sql`d.is_retention`,
} as const;

const state = sql`case
  when not d.is_active or d.ends_at <= now() then 'ended' when d.starts_at > now() then 'scheduled' else 'live' end`;

function conditionOf({ id, kind, state: wanted, search = '' }: DiscountFilter): SQL {
  // The terms of the referral program are edited by `server/referrals`.
  const conditions = [sql`d.referral_reward is null`];
  if (id !== undefined) conditions.push(sql`d.id = ${id}`);
  if (kind !== undefined) conditions.push(kindConditions[kind]);
  if (wanted !== undefined) conditions.push(sql`${state} = ${wanted}`);
  if (search !== '') {
    conditions.push(sql`(${contains(sql`lower(d.title)`, search)} or exists (
      select from discount_codes c where c.discount_id = d.id and ${contains(sql`lower(c.code)`, search)}))`);
  }
  return sql.join(conditions, sql` and `);
}

export async function selectIds(reader: Reader, filter: DiscountFilter, limit: number): Promise<string[]> {
  const { rows } = await reader.execute<{ id: string }>(sql`
    select d.id from discounts d where ${conditionOf(filter)} order by d.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Includes the figures of docs/metrics.md; the total stops at MAX_COUNTED. */
export async function listDiscounts(reader: Reader, filter: DiscountFilter, window: DiscountWindow) {
  const from = sql`from discounts d where ${conditionOf(filter)}`;
  const rows = await readWindow(window, orderings, (ordering) =>
    selectRows<Discount>(
      reader,
      sql`
      select d.id, d.title, d.is_automatic, d.is_retention, d.periods, d.percent, d.amount, d.targets, d.first_purchase_only, d.emails, d.minimum,
             ${isoText('d.starts_at')} as starts_at, ${isoText('d.ends_at')} as ends_at, d.max_uses,
             d.max_uses_per_buyer, ${isoText('d.created_at')} as created_at, ${state} as state,
             codes.code, codes.code_count, uses.use_count, uses.is_locked,
             sold.order_count, sold.revenue_bigint, sold.given_bigint
      from (select d.id ${from} order by ${ordering} limit ${window.limit} offset ${window.offset}) page
      join discounts d using (id),
      lateral (select min(code) as code, count(*)::integer as code_count
               from discount_codes c where c.discount_id = d.id) codes,
      lateral (select count(*) filter (where status <> 'freed')::integer as use_count, count(*) > 0 as is_locked
               from discount_uses u where u.discount_id = d.id) uses,
      lateral (select count(distinct i.order_id)::integer as order_count,
                      coalesce(sum(i.price_bigint * i.quantity - i.discount_bigint), 0)::bigint as revenue_bigint,
                      coalesce(sum(i.discount_bigint), 0)::bigint as given_bigint
               from order_items i join orders o on o.id = i.order_id and o.status <> 'refunded'
               where i.discount_id = d.id) sold
      order by ${ordering}`,
    ),
  );
  return { discounts: rows, total: await countUpTo(reader, from) };
}

export type DiscountInsert = typeof discounts.$inferInsert;

export async function insertDiscount(tx: Tx, discount: DiscountInsert): Promise<string> {
  const [row] = await tx.insert(discounts).values(discount).returning({ id: discounts.id });
  if (row === undefined) throw new Error('a discount that was just written is missing');
  return row.id;
}

export async function insertCodes(
  tx: Tx,
  codes: readonly (typeof discountCodes.$inferInsert)[],
): Promise<number> {
  const inserted = await tx
    .insert(discountCodes)
    .values([...codes])
    .onConflictDoNothing();
  return inserted.rowCount ?? 0;
}

export async function lockDiscount(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.execute(sql`select from discounts where id = ${id} for update`);
  return found.rows.length > 0;
}

export async function updateDiscount(
  tx: Tx,
  id: string,
  changed: Omit<DiscountInsert, 'is_automatic' | 'is_retention'>,
): Promise<void> {
  await tx.update(discounts).set(changed).where(sql`id = ${id}`);
}

/** Returns the ids that had not ended. */
export async function markEnded(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update discounts set is_active = false
    where id in (select id from discounts where id = any(${sql.param(ids)}::uuid[]) and is_active order by id for update)
    returning id`);
  return rows.map(({ id }) => id);
}

export async function markRestarted(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update discounts set is_active = true, ends_at = case when ends_at > now() then ends_at end
    where id in (
      select id from discounts
      where id = any(${sql.param(ids)}::uuid[]) and (not is_active or ends_at <= now()) order by id for update)
    returning id`);
  return rows.map(({ id }) => id);
}

export async function hasOtherRetention(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from discounts where is_retention and is_active and id <> all(${sql.param(ids)}::uuid[])`);
  return rows.length > 0;
}

export async function countRetention(tx: Tx, ids: readonly string[]): Promise<number> {
  return tx.$count(discounts, sql`is_retention and id = any(${sql.param(ids)}::uuid[])`);
}

export type CodeUse = { readonly code: string; readonly uses: number; readonly max_uses: number | null };

export async function selectCodes(
  reader: Reader,
  id: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly CodeUse[]> {
  const { rows } = await reader.execute<CodeUse>(sql`
    select code, max_uses,
           (select count(*)::integer from discount_uses u where u.code = c.code and u.status <> 'freed') as uses
    from discount_codes c where discount_id = ${id} and code > ${after} order by code limit ${limit}`);
  return rows;
}

interface TargetSearch {
  readonly search: string;
  /** Only these ids, on sale or not. */
  readonly among?: readonly string[];
  readonly limit: number;
}
type TargetRow = { readonly target: string; readonly label: string; readonly total: number };

export async function listDiscountTargets(reader: Reader, { search, among, limit }: TargetSearch) {
  const isOffered = among === undefined ? sql`p.archived_at is null and p.is_active` : sql`true`;
  const isMeant =
    among === undefined
      ? contains(sql`lower(label)`, search)
      : sql`target in (select unnest(${sql.param([...among])}::text[]))`;
  const { rows } = await reader.execute<TargetRow>(sql`
    select target, label, count(*) over ()::integer as total from (
      select 'product:' || p.id as target, p.title as label
      from products p where ${isOffered} and p.price > 0
      union all
      select 'plan:' || p.id || ':' || v.id, p.title || ' · ' || v.name
      from products p join product_variants v on v.product_id = p.id
      where ${isOffered} and p.is_subscription and v.is_active and v.is_subscription
        and v.billing_cycle <> 'one_time'
    ) as named where ${isMeant} order by label, target limit ${limit}`);
  return { targets: rows.map(({ target, label }) => ({ target, label })), total: rows[0]?.total ?? 0 };
}

/** Every web process drops the pages that show prices. */
export async function invalidatePrices(reader: Reader): Promise<void> {
  await reader.execute(sql`select pg_notify('content_changed', 'discounts')`);
}
