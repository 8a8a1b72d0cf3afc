import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { DUE_AT } from './due-subscriptions.ts';

const NEXT_END = new Date('2026-03-31T03:00:00.000Z');

interface Due {
  readonly id: string;
  readonly user_id: string;
  readonly product_id: string;
  readonly price_bigint: number;
}

/** The bare writes of renewals with this concurrency; returns their number. */
export async function renewRaw(pool: pg.Pool, concurrency: number): Promise<number> {
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
