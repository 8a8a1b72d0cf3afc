import { sql } from 'drizzle-orm';
import type {
  listOrderBumps as listOrderBumpsEndpoint,
  NewOrderBump,
  OrderBump,
} from '#contract/order-bumps/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '#server/platform/lists/list-window.ts';
import { contains } from '#server/platform/lists/word-match.ts';
import type { Rupiah } from '#shared/money/money.ts';

interface BumpQuery extends ListQuery<typeof listOrderBumpsEndpoint> {
  readonly id?: string;
}

const orderings = {
  created_at: sql`b.created_at, b.id`,
  '-created_at': sql`b.created_at desc, b.id desc`,
} as const;
const state = sql`case when b.ended_at is null then 'live' else 'ended' end`;

function conditionOf({ id, state: wanted, search = '' }: BumpQuery) {
  const conditions = [sql`true`];
  if (id !== undefined) conditions.push(sql`b.id = ${id}`);
  if (wanted !== undefined) conditions.push(sql`${state} = ${wanted}`);
  if (search !== '') {
    conditions.push(
      sql`(${contains(sql`lower(p.title)`, search)} or ${contains(sql`lower(coalesce(beside.title, ''))`, search)})`,
    );
  }
  return sql.join(conditions, sql` and `);
}

/** Includes the figures of docs/metrics.md; the total stops at MAX_COUNTED. */
export async function listOrderBumps(reader: Reader, query: BumpQuery) {
  const from = sql`
    from order_bumps b join products p on p.id = b.product_id left join products beside on beside.id = b.beside_id
    where ${conditionOf(query)}`;
  const bumps = await readWindow(query, orderings, (ordering) =>
    selectRows<OrderBump>(
      reader,
      sql`
      select b.id, b.beside_id, b.beside_title, b.product_id, b.product_title, b.product_price, b.price, b.pitch_id,
             b.pitch_en, b.state, b.shown_count, b.created_at, taken.taken_count, taken.revenue_bigint
      from (select b.id, b.beside_id, beside.title as beside_title, b.product_id, p.title as product_title,
                   p.price as product_price, b.price, b.pitch_id, b.pitch_en, ${state} as state, b.shown_count,
                   ${isoText('b.created_at')} as created_at
            ${from} order by ${ordering} limit ${query.limit} offset ${query.offset}) b,
      lateral (select count(*)::integer as taken_count,
                      coalesce(sum(i.price_bigint - i.discount_bigint), 0)::bigint as revenue_bigint
               from order_items i join orders o on o.id = i.order_id
               where i.bump_id = b.id and o.status <> 'refunded') taken
      order by ${ordering}`,
    ),
  );
  return { bumps, total: await countUpTo(reader, from) };
}

export async function readOrderBump(reader: Reader, id: string): Promise<OrderBump | null> {
  const { bumps } = await listOrderBumps(reader, { id, sort: '-created_at', limit: 1, offset: 0 });
  return bumps[0] ?? null;
}

export async function listBumpProducts(reader: Reader) {
  const { rows } = await reader.execute<{ id: string; title: string; can_be_offered: boolean }>(sql`
    select id, title, price > 0 and (can_be_part(type) or type = 'bundle') as can_be_offered
    from products where archived_at is null and is_active and not is_subscription order by title, id limit 500`);
  return rows;
}

/** `price` null: the product's own. */
export interface Bump {
  readonly id: string;
  readonly product_id: string;
  readonly price: Rupiah | null;
}

interface OfferedBump extends Bump {
  readonly beside_id: string | null;
  readonly pitch_id: string;
  readonly pitch_en: string;
}

/** Offers for one of these products come first; never one of the products itself. */
export async function readOfferedBumps(reader: Reader, productIds: readonly string[]) {
  const { rows } = await reader.execute<OfferedBump & Record<string, unknown>>(sql`
    select id, product_id, price, beside_id, pitch_id, pitch_en from order_bumps
    where ended_at is null and (beside_id is null or beside_id = any(${sql.param(productIds)}::uuid[]))
      and product_id <> all(${sql.param(productIds)}::uuid[])
    order by array_position(${sql.param(productIds)}::uuid[], beside_id), slot`);
  return rows;
}

export interface TakenBumps {
  readonly bumps: readonly string[];
  readonly product_ids: readonly string[];
  /** The waiting purchase being completed: its offers stand while a payment is open or has come. */
  readonly intent_id?: string | undefined;
}

/** Includes bumps ended since the purchase began to wait, while it has a payment. */
export async function selectTakenBumps(reader: Reader, { bumps, product_ids, intent_id }: TakenBumps) {
  const { rows } = await reader.execute<Bump & Record<string, unknown>>(sql`
    select b.id, b.product_id, b.price from order_bumps b
    where b.id = any(${sql.param(bumps)}::uuid[])
      and (b.beside_id is null or b.beside_id = any(${sql.param(product_ids)}::uuid[]))
      and b.product_id <> all(${sql.param(product_ids)}::uuid[])
      and (b.ended_at is null or exists (
        select from purchase_intents i join payments p on p.intent_id = i.id
        where i.id = ${intent_id ?? null}::uuid and i.created_at < b.ended_at and p.status in ('pending', 'completed')))`);
  return rows;
}

/** Serializes changes, so that two admins do not both fill the last place. */
export async function lockOrderBumps(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('order bumps', 0))`);
}

type OrderBumpInsert = NewOrderBump & { readonly slot: number; readonly created_by: string | null };

export async function insertOrderBump(tx: Tx, bump: OrderBumpInsert): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into order_bumps (beside_id, product_id, slot, price, pitch_id, pitch_en, created_by)
    values (${bump.beside_id}, ${bump.product_id}, ${bump.slot}, ${bump.price}, ${bump.pitch_id}, ${bump.pitch_en},
            ${bump.created_by})
    returning id`);
  return rows[0]?.id ?? '';
}

export async function selectPlaces(tx: Tx, besideId: string | null) {
  const { rows } = await tx.execute<{ slot: number; product_id: string }>(sql`
    select slot, product_id from order_bumps where beside_id is not distinct from ${besideId}::uuid and ended_at is null`);
  return rows;
}

export async function markBumpsEnded(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update order_bumps set ended_at = now()
    where id in (select id from order_bumps where id = any(${sql.param(ids)}::uuid[]) and ended_at is null
                 order by id for update)
    returning id`);
  return rows.map(({ id }) => id);
}

export async function countShown(reader: Reader, ids: readonly string[]): Promise<void> {
  await reader.execute(sql`
    update order_bumps set shown_count = shown_count + 1
    where id in (select id from order_bumps where id = any(${sql.param(ids)}::uuid[]) and ended_at is null
                 order by id for no key update)`);
}
