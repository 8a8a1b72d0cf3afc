import { and, eq, isNull, sql } from 'drizzle-orm';
import type {
  listWaits as listWaitsEndpoint,
  ProductWait,
  WaitingProduct,
} from '#contract/product-waits/admin.ts';
import type { Language } from '#shared/language/language.ts';
import { WAVE_PER_STOCK, type WaitEvent } from '#shared/shop/product-waits.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '../platform/lists/list-window.ts';
import { contains } from '../platform/lists/word-match.ts';
import { productWaits as waits } from './product-waits.schema.ts';

export type WaitRow = typeof waits.$inferSelect;

const isOpen = and(isNull(waits.mailed_at), isNull(waits.left_at));

interface WaitInsert {
  readonly product_id: string;
  readonly email: string;
  readonly language: Language;
  readonly event: WaitEvent;
  readonly news_words: string | null;
}

/** Inserts, or finds the address's open place; locked until commit. */
export async function upsertWait(tx: Tx, wait: WaitInsert): Promise<WaitRow> {
  await tx.insert(waits).values(wait).onConflictDoNothing();
  const { product_id, email, news_words } = wait;
  // A tick of a second form counts as well; a missing one takes none back.
  if (news_words !== null) {
    const isUnticked = and(isOpen, isNull(waits.confirmed_at), isNull(waits.news_words));
    await tx
      .update(waits)
      .set({ news_words })
      .where(and(eq(waits.product_id, product_id), eq(waits.email, email), isUnticked));
  }
  const [row] = await tx
    .select()
    .from(waits)
    .where(and(eq(waits.product_id, product_id), eq(waits.email, email), isOpen))
    .for('update');
  if (row === undefined) throw new Error('a place on a waiting list that was just written is missing');
  return row;
}

/** Within the last hour. */
export function countAsked(reader: Reader, email: string): Promise<number> {
  return reader.$count(
    waits,
    and(eq(waits.email, email), sql`${waits.asked_at} > now() - interval '1 hour'`),
  );
}

export async function markAsked(tx: Tx, id: string): Promise<void> {
  await tx.update(waits).set({ asked_at: sql`now()` }).where(eq(waits.id, id));
}

export async function markConfirmed(tx: Tx, id: string): Promise<boolean> {
  const written = await tx
    .update(waits)
    .set({ confirmed_at: sql`now()` })
    .where(and(eq(waits.id, id), isNull(waits.confirmed_at), isOpen));
  return written.rowCount === 1;
}

export async function markLeft(tx: Tx, id: string): Promise<boolean> {
  const written = await tx
    .update(waits)
    .set({ left_at: sql`now()` })
    .where(and(eq(waits.id, id), isNull(waits.left_at)));
  return written.rowCount === 1;
}

export async function leaveAllLists(tx: Tx, email: string): Promise<void> {
  await tx
    .update(waits)
    .set({ left_at: sql`now()` })
    .where(and(eq(waits.email, email), isOpen));
}

const stock = sql`sellable_stock(p.id, p.type, p.stock)`;
const forSale = sql`p.is_active and p.archived_at is null and not p.coming_soon and (${stock} is null or ${stock} > 0)`;

export interface WaveTime {
  readonly now: Date;
  /** Hours between two waves of one opening. */
  readonly hours: number;
}

const momentOf = ({ now }: Pick<WaveTime, 'now'>) => sql`${now.toISOString()}::timestamptz`;

/** An opening ends when the product is sold out; the next one begins with a wave of its own at once. */
const isWaveDue = ({ now, hours }: WaveTime) => sql`
  (${stock} is null or not exists (
    select from product_waits m left join waiting_waves g on g.id = m.wave_id
    where m.product_id = p.id and m.mailed_at > ${momentOf({ now })} - make_interval(hours => ${hours})
      and g.ended_at is null))`;

export async function endWaves(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    update waiting_waves g set ended_at = greatest(g.started_at, ${momentOf({ now })})
    from products p where p.id = g.product_id and g.ended_at is null
      and g.started_at > ${momentOf({ now })} - interval '7 days' and not (${forSale})`);
}

/** Can be bought and whose next wave is due. */
export async function selectDueProducts(reader: Reader, time: WaveTime): Promise<readonly string[]> {
  const { rows } = await reader.execute<{ id: string }>(sql`
    select p.id from products p
    where ${forSale} and ${isWaveDue(time)} and exists (
      select from product_waits w
      where w.product_id = p.id and w.confirmed_at is not null and w.mailed_at is null and w.left_at is null)
    order by p.id`);
  return rows.map(({ id }) => id);
}

export async function lockWaitingList(tx: Tx, productId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`product waits ${productId}`}, 0))`);
}

const BATCH = 500;

/** A statement of its own after the lock, so that it sees the previous wave. */
export async function claimWave(tx: Tx, productId: string, time: WaveTime): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with product as (
      select p.id, ${stock} as stock from products p
      where p.id = ${productId} and ${forSale} and ${isWaveDue(time)}
    ), due as (
      select w.id from product_waits w join product on product.id = w.product_id
      where w.confirmed_at is not null and w.mailed_at is null and w.left_at is null
      order by w.created_at, w.id
      limit (select coalesce(stock * ${WAVE_PER_STOCK}::int, ${BATCH}::int) from product)
    ), wave as (
      insert into waiting_waves (product_id, stock, notified, started_at, next_at)
      select product.id, product.stock, count(*), ${momentOf(time)},
             case when product.stock is not null then ${momentOf(time)} + make_interval(hours => ${time.hours}) end
      from product, due
      group by product.id, product.stock returning id
    ), taken as (
      update product_waits set mailed_at = ${momentOf(time)}, wave_id = wave.id
      from wave where product_waits.id in (select id from due) returning product_waits.id, created_at
    )
    select id from taken order by created_at, id`);
  return rows.map(({ id }) => id);
}

export async function selectWait(reader: Reader, id: string) {
  const { rows } = await reader.execute<{
    product_id: string;
    email: string;
    language: Language;
    news_words: string | null;
    event: WaitEvent;
    is_confirmed: boolean;
    is_over: boolean;
    title: string;
    slug: string;
    is_subscription: boolean;
    is_for_sale: boolean;
    is_owned: boolean;
  }>(sql`
    select w.product_id, w.email, w.language, w.news_words, w.event, w.confirmed_at is not null as is_confirmed,
           w.left_at is not null as is_over, p.title, p.slug, p.is_subscription, ${forSale} as is_for_sale,
           exists (select from user_products h join users u on u.id = h.user_id
                   where u.email = w.email and h.product_id = p.id and h.status = 'active') as is_owned
    from product_waits w join products p on p.id = w.product_id where w.id = ${id}`);
  return rows[0] ?? null;
}

export async function requeueWait(tx: Tx, id: string): Promise<void> {
  await tx.update(waits).set({ mailed_at: null, wave_id: null }).where(eq(waits.id, id));
}

/** An order within these days after the mail counts for its wave. */
const BOUGHT_DAYS = 7;
/** So many of each product are shown. */
const SHOWN_WAVES = 3;

const UNCONFIRMED_DAYS = 7;
const OVER_DAYS = 90;

/** Deletes places never confirmed, and those mailed or left long ago. */
export async function forgetWaits(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from product_waits
    where (confirmed_at is null and created_at < now() - make_interval(days => ${UNCONFIRMED_DAYS}))
       or coalesce(left_at, mailed_at) < now() - make_interval(days => ${OVER_DAYS})`);
}

export async function eraseWaits(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from product_waits where email = (select email from users where id = ${userId})`);
}

export async function listOwnWaits(reader: Reader, userId: string) {
  const { rows } = await reader.execute<Record<string, unknown>>(sql`
    select p.title, w.event, w.news_words, w.created_at, w.confirmed_at, w.mailed_at, w.left_at
    from product_waits w join products p on p.id = w.product_id
    where w.email = (select email from users where id = ${userId}) order by w.created_at, w.id`);
  return rows;
}

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

const momentText = (column: string) => isoText(`w.${column}`);

/** The newest waves of a product. The last one has a next while the product is sold and somebody waits. */
const wavesOfProduct = sql`
  select json_agg(json_build_object(
      'id', w.id, 'stock', w.stock, 'notified', w.notified, 'bought', w.bought,
      'started_at', ${momentText('started_at')}, 'ended_at', ${momentText('ended_at')},
      'next_at', case when w.n = 1 and w.ended_at is null and product.waiting > 0 then ${momentText('next_at')} end)
    order by w.n)
  from (
    select g.id, g.stock, g.notified, g.started_at, g.ended_at, g.next_at,
      row_number() over (order by g.started_at desc, g.id) as n, (
        select count(distinct wait.id)::int from product_waits wait join users u on u.email = wait.email
        join orders o on o.user_id = u.id join order_items i on i.order_id = o.id
        where wait.wave_id = g.id and i.product_id = g.product_id and o.status = 'completed'
          and o.created_at > wait.mailed_at
          and o.created_at < wait.mailed_at + make_interval(days => ${BOUGHT_DAYS})) as bought
    from waiting_waves g where g.product_id = product.product_id
    order by g.started_at desc, g.id limit ${SHOWN_WAVES}) as w`;

export async function listWaitingProducts(reader: Reader): Promise<readonly WaitingProduct[]> {
  const { rows } = await reader.execute<WaitingProduct & Record<string, unknown>>(sql`
    select product_id, title, waiting, unconfirmed, mailed, coalesce((${wavesOfProduct}), '[]') as waves
    from (
      select product_id, title, count(*) filter (where state = 'waiting')::int as waiting,
             count(*) filter (where state = 'unconfirmed')::int as unconfirmed,
             count(*) filter (where state = 'mailed')::int as mailed
      from (${waitRows}) as listed group by product_id, title order by waiting desc, title limit 100
    ) as product order by waiting desc, title`);
  return rows;
}
