import { sql } from 'drizzle-orm';
import type {
  listWaits as listWaitsEndpoint,
  ProductWait,
  WaitingProduct,
} from '#contract/product-waits/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { contains } from '#server/platform/lists/list-search.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '#server/platform/lists/list-window.ts';

const orderings = {
  created_at: sql`listed.created_at, id`,
  '-created_at': sql`listed.created_at desc, id desc`,
} as const;

const waitRows = sql`
  select w.id, w.product_id, p.title, w.email, w.event, w.created_at, w.mailed_at,
         case when w.left_at is not null then 'left' when w.mailed_at is not null then 'mailed'
              when w.confirmed_at is null then 'unconfirmed' else 'waiting' end as state
  from product_waits w join products p on p.id = w.product_id`;

export async function listWaits(
  reader: Reader,
  { state, product, search = '', ...window }: ListQuery<typeof listWaitsEndpoint>,
): Promise<{ readonly waits: ProductWait[]; readonly total: number }> {
  const conditions = [sql`true`];
  if (state !== undefined) conditions.push(sql`state = ${state}`);
  if (product !== undefined) conditions.push(sql`product_id = ${product}`);
  if (search !== '')
    conditions.push(sql`(${contains(sql`email`, search)} or ${contains(sql`lower(title)`, search)})`);
  const from = sql`
    from (select id, product_id, title, email, event, state, created_at, mailed_at, case when state = 'waiting' then
            row_number() over (partition by product_id, state order by created_at, id) end as position
          from (${waitRows}) as every_wait) as listed
    where ${sql.join(conditions, sql` and `)}`;
  const waits = await readWindow(window, orderings, (ordering) =>
    selectRows<ProductWait>(
      reader,
      sql`
      select id, title, email, event, state, position::int, ${isoText('created_at')} as created_at,
             ${isoText('mailed_at')} as mailed_at
      ${from} order by ${ordering} limit ${window.limit} offset ${window.offset}`,
    ),
  );
  return { waits, total: await countUpTo(reader, from) };
}

export async function listWaitingProducts(reader: Reader): Promise<readonly WaitingProduct[]> {
  const { rows } = await reader.execute<WaitingProduct & Record<string, unknown>>(sql`
    select product_id, title, count(*) filter (where state = 'waiting')::int as waiting,
           count(*) filter (where state = 'unconfirmed')::int as unconfirmed,
           count(*) filter (where state = 'mailed')::int as mailed
    from (${waitRows}) as listed group by product_id, title order by waiting desc, title limit 100`);
  return rows;
}
