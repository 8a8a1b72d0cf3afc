import { sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type TestKind, testNames } from '#shared/test-data.ts';

const LOCK = 4_071_928;

export async function lockTestData(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** Start of the first open month; the epoch while none is closed. */
export async function readOpenSince(reader: Reader): Promise<Date> {
  const { rows } = await reader.execute<{ since: Date }>(sql`
    select coalesce((max(month) + interval '1 month')::timestamp at time zone interval '7 hours', 'epoch') as since
    from closed_months`);
  return new Date(rows[0]?.since ?? 0);
}

export async function insertRecords(tx: Tx, kind: TestKind, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into test_records (kind, id) select ${kind}, unnest(${sql.param([...ids])}::uuid[])`);
}

export async function countTestData(reader: Reader): Promise<Readonly<Record<TestKind, number>>> {
  const { rows } = await reader.execute<Record<TestKind, number>>(sql`
    select count(*) filter (where kind = 'users') as users, count(*) filter (where kind = 'products') as products,
           count(*) filter (where kind = 'orders') as orders,
           count(*) filter (where kind = 'blog_posts') as blog_posts
    from test_records`);
  return rows[0] ?? { users: 0, products: 0, orders: 0, blog_posts: 0 };
}

export interface TestBuyer {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly last: Date;
}

const prefixPattern = (name: string) => `${name}%`;

export async function readTestBuyers(reader: Reader): Promise<readonly TestBuyer[]> {
  const { rows } = await reader.execute<{
    id: string;
    email: string;
    full_name: string;
    last: string | null;
  }>(sql`
    select u.id, u.email, u.full_name, to_json(line.created_at) #>> '{}' as last
    from test_records r join users u on u.id = r.id
    left join wallets w on w.user_id = u.id
    left join lateral (
      select e.created_at from ledger_entries e where e.wallet_id = w.id order by e.id desc limit 1
    ) as line on true
    where r.kind = 'users' and u.is_active and u.email like ${prefixPattern(testNames.users)}
      and (w.id is null or w.is_active)
    order by u.id`);
  return rows.map(({ last, ...buyer }) => ({ ...buyer, last: new Date(last ?? 0) }));
}

export async function readTestProducts(
  reader: Reader,
): Promise<readonly { readonly id: string; readonly stock: number | null }[]> {
  const { rows } = await reader.execute<{ id: string; stock: number | null }>(sql`
    select p.id, p.stock from test_records r join products p on p.id = r.id
    where r.kind = 'products' and p.is_active and not p.coming_soon and p.title like ${prefixPattern(testNames.products)}
      and p.stock is distinct from 0
    order by p.id`);
  return rows;
}

export async function readUsersToClear(tx: Tx): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select u.id from test_records r join users u on u.id = r.id
    where r.kind = 'users' and u.email like ${prefixPattern(testNames.users)} order by u.id for update of u`);
  return rows.map(({ id }) => id);
}

/** By buyer, the lock order of wallets. */
export async function readOrdersToClear(
  tx: Tx,
): Promise<readonly { readonly id: string; readonly amount_bigint: number }[]> {
  const { rows } = await tx.execute<{ id: string; amount_bigint: number }>(sql`
    select o.id, o.amount_bigint from test_records r join orders o on o.id = r.id
    where r.kind = 'orders' and o.posting_id is not null order by o.user_id, o.id`);
  return rows;
}

export async function deletePosts(tx: Tx): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from blog_posts p using test_records r
    where r.kind = 'blog_posts' and r.id = p.id and p.title like ${prefixPattern(testNames.blog_posts)}`);
  return rowCount ?? 0;
}

/** Archives and renames products with orders or holdings; `kept` is their number. */
export async function deleteProducts(tx: Tx): Promise<{ readonly cleared: number; readonly kept: number }> {
  const isDoomed = sql`r.kind = 'products' and r.id = p.id and p.title like ${prefixPattern(testNames.products)}`;
  const isNamed = sql`(exists (select from order_items i where i.product_id = p.id)
    or exists (select from user_products h where h.product_id = p.id)
    or exists (select from subscriptions s where s.product_id = p.id)
    or exists (select from consultation_bookings b where b.product_id = p.id)
    or exists (select from certificates c where c.product_id = p.id)
    or exists (select from product_parts b where b.product_id = p.id))`;
  const kept = await tx.execute(sql`
    update products p set is_active = false, is_featured = false, title = 'Produk uji yang dihapus',
           slug = 'test-deleted-' || replace(p.id::text, '-', '')
    from test_records r where ${isDoomed} and ${isNamed}`);
  await tx.execute(sql`
    delete from product_variants v using test_records r, products p
    where v.product_id = p.id and ${isDoomed} and not ${isNamed}`);
  const gone = await tx.execute(sql`
    delete from products p using test_records r where ${isDoomed} and not ${isNamed}`);
  const count = kept.rowCount ?? 0;
  return { cleared: count + (gone.rowCount ?? 0), kept: count };
}

export async function deleteRecords(
  tx: Tx,
  { users, orders }: { readonly users: readonly string[]; readonly orders: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    delete from test_records r
    where (kind = 'users' and id = any(${sql.param([...users])}::uuid[]))
       or (kind = 'orders' and id = any(${sql.param([...orders])}::uuid[]))
       or (kind = 'blog_posts' and not exists (select from blog_posts p where p.id = r.id))
       or (kind = 'products' and not exists (
             select from products p where p.id = r.id and p.slug not like 'test-deleted-%'))`);
}
