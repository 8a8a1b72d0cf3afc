import { sql } from 'drizzle-orm';
import type { ProductWait, WaitingProduct } from '#contract/admin/catalog/product-waits.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { contains } from '#server/platform/lists/list-search.ts';
import { type ListWindow, readWindow } from '#server/platform/lists/list-window.ts';
import { MAX_COUNTED } from '#shared/lists.ts';

interface WaitFilter {
  readonly state?: ProductWait['state'] | undefined;
  readonly product_id?: string | undefined;
  /** Part of the address or of the product's title. */
  readonly search?: string | undefined;
}

const orderings = {
  created_at: sql`listed.created_at, id`,
  '-created_at': sql`listed.created_at desc, id desc`,
} as const;

const everyWait = sql`
  select w.id, w.product_id, p.title, w.email, w.event, w.created_at, w.mailed_at,
         case when w.left_at is not null then 'left' when w.mailed_at is not null then 'mailed'
              when w.confirmed_at is null then 'unconfirmed' else 'waiting' end as state
  from product_waits w join products p on p.id = w.product_id`;

/** The lists of all products, with everybody's place in line. */
export async function listWaits(
  reader: Reader,
  { state, product_id, search = '' }: WaitFilter,
  window: ListWindow<'created_at' | '-created_at'>,
): Promise<{ readonly waits: ProductWait[]; readonly total: number }> {
  const conditions = [sql`true`];
  if (state !== undefined) conditions.push(sql`state = ${state}`);
  if (product_id !== undefined) conditions.push(sql`product_id = ${product_id}`);
  if (search !== '')
    conditions.push(sql`(${contains(sql`email`, search)} or ${contains(sql`lower(title)`, search)})`);
  const from = sql`
    from (select id, product_id, title, email, event, state, created_at, mailed_at, case when state = 'waiting' then
            row_number() over (partition by product_id, state order by created_at, id) end as position
          from (${everyWait}) as every_wait) as listed
    where ${sql.join(conditions, sql` and `)}`;
  const waits = await readWindow(window, orderings, async (ordering) => {
    const found = await reader.execute<ProductWait & Record<string, unknown>>(sql`
      select id, title, email, event, state, position::int, ${isoText('created_at')} as created_at,
             ${isoText('mailed_at')} as mailed_at
      ${from} order by ${ordering} limit ${window.limit} offset ${window.offset}`);
    return found.rows;
  });
  const counted = await reader.execute<{ total: number }>(
    sql`select count(*) as total from (select 1 ${from} limit ${MAX_COUNTED}) as counted`,
  );
  return { waits, total: counted.rows[0]?.total ?? 0 };
}

/** Products that somebody waits for, the most wanted first. */
export async function listWaitingProducts(reader: Reader): Promise<readonly WaitingProduct[]> {
  const { rows } = await reader.execute<WaitingProduct & Record<string, unknown>>(sql`
    select product_id, title, count(*) filter (where state = 'waiting')::int as waiting,
           count(*) filter (where state = 'unconfirmed')::int as unconfirmed,
           count(*) filter (where state = 'mailed')::int as mailed
    from (${everyWait}) as listed group by product_id, title order by waiting desc, title limit 100`);
  return rows;
}
