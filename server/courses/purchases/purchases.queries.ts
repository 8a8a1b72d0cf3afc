import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listPurchases, PurchaseCard } from '#contract/courses/learning.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type ProductType, productTypes } from '#shared/shop/catalog.ts';

type PurchaseQuery = z.output<typeof listPurchases.query>;
export interface PurchaseFilter extends Partial<Pick<PurchaseQuery, 'search' | 'type'>> {
  readonly user_id: string;
}
export type PurchasePage = Pick<PurchaseQuery, 'sort' | 'limit' | 'offset'>;

export type PurchaseRow = Omit<PurchaseCard, 'product' | 'progress'> & {
  readonly lessons_total: number;
  readonly lessons_done: number;
};

/** Subscriptions have their own page (DECISIONS 17). */
function held({ user_id, search, type }: PurchaseFilter): SQL {
  const pattern = search?.replace(/[\\%_]/g, '\\$&') ?? '';
  return sql`
    from user_products h join products p on p.id = h.product_id
    where h.user_id = ${user_id} and h.status = 'active' and not p.is_subscription
      ${pattern === '' ? sql`` : sql`and p.title ilike ${`%${pattern}%`}`}
      ${type === undefined ? sql`` : sql`and p.type = ${type}`}`;
}

const orders: Readonly<Record<PurchaseQuery['sort'], SQL>> = {
  recent: sql`h.purchased_at desc, h.id desc`,
  activity: sql`learned.last desc nulls last, h.purchased_at desc, h.id desc`,
  title: sql`lower(p.title), h.id`,
};

export async function selectPurchases(
  reader: Reader,
  filter: PurchaseFilter,
  page: PurchasePage,
): Promise<readonly PurchaseRow[]> {
  const found = await reader.execute<PurchaseRow>(sql`
    with owned as (select h.id, h.product_id,
      case when h.gift_code_id is null then h.order_id end as order_id, h.purchased_at, h.download_count, h.user_id ${held(filter)})
    select h.id as holding_id, h.product_id, h.order_id, ${isoText('h.purchased_at')} as purchased_at, h.download_count,
      cardinality(course.ids) as lessons_total, learned.done::int as lessons_done,
      (select count(*)::int from product_files f where f.product_id = p.id) as file_count
    from owned h join products p on p.id = h.product_id
    cross join lateral (select course_lesson_ids(p.modules) as ids) course
    cross join lateral (
      select count(*) filter (where l.completed_at is not null and l.lesson_id = any(course.ids)) as done,
             max(l.watched_at) as last
      from lesson_progress l where l.user_id = h.user_id and l.product_id = h.product_id
    ) learned
    order by ${orders[page.sort]} limit ${page.limit} offset ${page.offset}`);
  return found.rows;
}

export async function countPurchases(reader: Reader, filter: PurchaseFilter): Promise<number> {
  const found = await reader.execute<{ total: number }>(sql`select count(*)::int as total ${held(filter)}`);
  return found.rows[0]?.total ?? 0;
}

export async function selectHeldTypes(reader: Reader, userId: string): Promise<readonly ProductType[]> {
  const found = await reader.execute<{ type: string }>(sql`
    select distinct p.type ${held({ user_id: userId })}`);
  const types = new Set(found.rows.map((row) => row.type));
  return productTypes.filter((type) => types.has(type));
}

/** Slug of the last visited unfinished course; null if none. */
export async function selectCurrentCourse(reader: Reader, userId: string): Promise<string | null> {
  const found = await reader.execute<{ slug: string }>(sql`
    select p.slug
    from user_products h join products p on p.id = h.product_id
    cross join lateral (select course_lesson_ids(p.modules) as ids) course
    cross join lateral (
      select count(*) filter (where l.completed_at is not null and l.lesson_id = any(course.ids)) as done,
             max(l.watched_at) as last
      from lesson_progress l where l.user_id = h.user_id and l.product_id = h.product_id
    ) learned
    where h.user_id = ${userId} and h.status = 'active'
      and learned.last is not null and learned.done < cardinality(course.ids)
    order by learned.last desc limit 1`);
  return found.rows[0]?.slug ?? null;
}
