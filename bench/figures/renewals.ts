import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openDatabase } from '#server/platform/database/db.ts';
import { settleDueSubscriptions } from '#server/subscriptions/index.ts';
import { atLeast, atMost, type Figure } from '../figure.ts';
import { openNamedPool } from '../named-pool.ts';

const CONCURRENCY = 4;

interface Stage {
  readonly ours: { readonly database_url: string };
  readonly raw: { readonly database_url: string };
  readonly due: number;
}

/** One worker's renewals when all are due at once, beside the same writes by raw `pg`; each is charged once. */
export async function measureRenewals({ ours, raw, due }: Stage): Promise<Figure> {
  const mine = await settleAll(ours.database_url);
  const limit = await renewAll(raw.database_url);
  const ratio = mine.per_second / limit;
  return {
    name: 'renewals',
    unit: 'renewals/s',
    ours: mine.per_second,
    limit,
    ratio,
    targets: [
      atLeast('ratio', ratio, 0.3),
      atLeast('charged', mine.charged, due),
      atMost('charges of one', mine.most, 1),
    ],
    notes: { due, failed: mine.failed },
  };
}

async function settleAll(url: string) {
  const db = openDatabase(url);
  try {
    await populateDue(db.pool);
    let failed = 0;
    const begin = performance.now();
    await settleDueSubscriptions({
      db,
      clock: { now: () => DUE_AT },
      onError: () => {
        failed += 1;
      },
    });
    const seconds = (performance.now() - begin) / 1000;
    const counted = await countCharged(db.pool);
    return { ...counted, failed, per_second: counted.charged / seconds };
  } finally {
    await db.close();
  }
}

async function renewAll(url: string): Promise<number> {
  const pool = openNamedPool(url, CONCURRENCY);
  try {
    await populateDue(pool);
    const begin = performance.now();
    const renewed = await renewRaw(pool, CONCURRENCY);
    return renewed / ((performance.now() - begin) / 1000);
  } finally {
    await pool.end();
  }
}

const NEXT_END = new Date('2026-03-31T03:00:00.000Z');

interface Due {
  readonly id: string;
  readonly user_id: string;
  readonly product_id: string;
  readonly price_bigint: number;
}

/** The bare writes of renewals with this concurrency; returns their number. */
async function renewRaw(pool: pg.Pool, concurrency: number): Promise<number> {
  const { rows } = await pool.query<Due>(
    'select id, user_id, product_id, price_bigint from subscriptions where next_action_at <= $1',
    [DUE_AT],
  );
  const waiting = [...rows];
  await Promise.all(Array.from({ length: concurrency }, () => drain(pool, waiting)));
  return rows.length;
}

async function drain(pool: pg.Pool, waiting: Due[]): Promise<void> {
  for (let due = waiting.pop(); due !== undefined; due = waiting.pop()) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await renew(client, due);
      await client.query('commit');
    } finally {
      client.release();
    }
  }
}

async function renew(client: pg.PoolClient, due: Due): Promise<void> {
  const order = randomUUID();
  const amount = Number(due.price_bigint);
  const wallet = await client.query<{ id: string; balance_bigint: string }>(
    "select id, balance_bigint from wallets where user_id = $1 and currency = 'IDR' for update",
    [due.user_id],
  );
  await client.query('select id, status, next_action_at from subscriptions where id = $1 for update', [
    due.id,
  ]);
  const balance = Number(wallet.rows[0]?.balance_bigint);
  const posting = await client.query<{ id: number }>(POST, [
    `subscription:${due.id}`,
    order,
    wallet.rows[0]?.id,
    amount,
    balance,
  ]);
  const postingId = posting.rows[0]?.id;
  await client.query(ORDER, [order, due.user_id, amount, postingId, due.product_id]);
  await client.query(
    `insert into subscription_charges (subscription_id, period_start, period_end, plan_name, amount_bigint, order_id, posting_id)
     values ($1, $2, $3, 'Bulanan', $4, $5, $6)`,
    [due.id, DUE_AT, NEXT_END, amount, order, postingId],
  );
  await client.query('select from graphile_worker.add_job($1, $2::json)', [
    'send-subscription-mail',
    JSON.stringify({ subscription_id: due.id }),
  ]);
  await client.query(
    'update subscriptions set current_period_start = $2, current_period_end = $3, next_action_at = $3 where id = $1',
    [due.id, DUE_AT, NEXT_END],
  );
}

const POST = `
  with posting as (
    insert into ledger_postings (type, idempotency_key, description, reference_type, reference_id)
    values ('subscription', $1, 'Layanan', 'order', $2) returning id
  ), entries as (
    insert into ledger_entries (posting_id, wallet_id, account, amount_bigint, balance_before, balance_after)
    select id, $3::uuid, null, -$4::bigint, $5::bigint, $5::bigint - $4::bigint from posting
    union all select id, null, 'subscription_revenue', $4::bigint, null, null from posting
  )
  select id from posting`;

const ORDER = `
  with sold as (
    insert into orders (id, user_id, customer_email, customer_name, amount_bigint, status, payment_method, posting_id)
    values ($1, $2, '', '', $3, 'completed', 'wallet', $4) returning id, user_id
  ), item as (
    insert into order_items (order_id, product_id, title, slug, type, price_bigint)
    select id, $5::uuid, 'Layanan', 'layanan-bench', 'subscription_service', $3 from sold
  )
  update user_products set order_id = sold.id from sold
  where user_products.user_id = sold.user_id and user_products.product_id = $5 and status = 'active'`;

const DUE_AT = new Date('2026-02-28T03:00:00.000Z');
const STARTED_AT = new Date('2026-01-31T03:00:00.000Z');
const PRICE_SEN = 1_000_000;

/** One subscription per buyer, paid once and due now, written directly with triggers off (the rows satisfy them). */
async function populateDue(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("set local session_replication_role = 'replica'");
    await client.query(`
      insert into products
        (title, slug, type, price, is_subscription, billing_cycle, cover_palette, cover_composition)
      values ('Layanan', 'layanan-bench', 'subscription_service', ${PRICE_SEN / 100}, true, 'monthly',
        'nila', 'mekar')`);
    await client.query(`
      insert into orders (user_id, customer_email, customer_name, amount_bigint, status, payment_method)
      select id, email, full_name, 0, 'completed', 'wallet' from users`);
    await client.query(`
      insert into user_products (user_id, product_id, order_id)
      select o.user_id, p.id, o.id from orders o, products p where p.slug = 'layanan-bench' and o.amount_bigint = 0`);
    await client.query(
      `insert into subscriptions (user_id, product_id, order_id, status, plan_name, billing_cycle, price_bigint,
         auto_renewal, current_period_start, current_period_end, anchor_day, next_action_at, started_at)
       select user_id, product_id, order_id, 'active', 'Bulanan', 'monthly', $1, true, $2, $3, 31, $3, $2
       from user_products`,
      [PRICE_SEN, STARTED_AT, DUE_AT],
    );
    await client.query('commit');
    await client.query('vacuum (analyze)');
  } finally {
    client.release();
  }
}

async function countCharged(pool: pg.Pool): Promise<{ readonly charged: number; readonly most: number }> {
  const { rows } = await pool.query<{ charged: number; most: number }>(`
    select coalesce(sum(n), 0)::integer as charged, coalesce(max(n), 0)::integer as most
    from (select count(*) as n from subscription_charges group by subscription_id) counts`);
  return rows[0] ?? { charged: 0, most: 0 };
}
