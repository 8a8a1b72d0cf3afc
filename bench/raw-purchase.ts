import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { PurchaseTask } from './population.ts';

/**
 * The bare statements of one purchase: the most that one Node process reaches on this database. Session lookup and rate
 * limits are left out, so the shop does more.
 */
export function rawPurchase(pool: pg.Pool): (errand: PurchaseTask) => Promise<void> {
  return async (errand) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await purchase(client, errand);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}

async function purchase(client: pg.PoolClient, { buyer, products }: PurchaseTask): Promise<void> {
  const ids = products.map(({ id }) => id);
  const sen = products.reduce((sum, { price }) => sum + price * 100, 0);
  const order = { id: randomUUID(), key: randomUUID(), sen };
  const request = JSON.stringify(products);
  await client.query(
    `insert into idempotency_keys (user_id, scope, key, request_hash) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [buyer.user_id, 'checkout', order.key, createHash('sha256').update(request).digest('hex')],
  );
  const wallet = await client.query<{ id: string; balance_bigint: string }>(
    `select id, balance_bigint, is_active from wallets where user_id = $1 and currency = 'IDR' for update`,
    [buyer.user_id],
  );
  const balance = Number(wallet.rows[0]?.balance_bigint);
  const offers = await client.query<{ id: string; slug: string; title: string; type: string; price: string }>(
    `select id, slug, title, type, price, is_active, coming_soon, is_subscription, stock, media_gallery
     from products where id = any($1) order by id`,
    [ids],
  );
  if (offers.rows.length < ids.length || balance < order.sen)
    throw new Error('the bench has nothing to buy, or no money');
  await client.query(
    `select product_id from user_products where user_id = $1 and status = 'active' and product_id = any($2)`,
    [buyer.user_id, ids],
  );
  const title = offers.rows.map((offer) => offer.title).join(', ');
  const posting = await post(client, { buyer, order, title, balance });
  await client.query(INSERT_ORDER, [
    order.id,
    buyer.user_id,
    'bench@arunika.example',
    'Pembeli',
    order.sen,
    posting,
    '{}',
    JSON.stringify(
      offers.rows.map(({ id, slug, title, type, price }) => ({
        ...{ id: randomUUID(), product_id: id, slug, title, type, price_bigint: Number(price) * 100 },
        ...{ quantity: 1, gift_quantity: 0, gift_codes: [] },
      })),
    ),
  ]);
  await client.query('delete from cart_items where user_id = $1 and product_id = any($2)', [
    buyer.user_id,
    ids,
  ]);
  await client.query(
    `select from graphile_worker.add_job($1, $2::json, run_at => $3::timestamptz, job_key => $4, max_attempts => $5)`,
    ['send-receipt', JSON.stringify({ order_id: order.id }), null, null, 12],
  );
  await client.query(
    'update idempotency_keys set result = $1::jsonb where user_id = $2 and scope = $3 and key = $4',
    [
      JSON.stringify({ order_id: order.id, balance_bigint: balance - order.sen }),
      buyer.user_id,
      'checkout',
      order.key,
    ],
  );
}

interface Posting {
  readonly buyer: PurchaseTask['buyer'];
  readonly order: { readonly id: string; readonly sen: number };
  readonly title: string;
  readonly balance: number;
}

async function post(client: pg.PoolClient, { buyer, order, title, balance }: Posting): Promise<number> {
  const entries = [
    {
      wallet_id: buyer.wallet_id,
      account: null,
      amount_bigint: -order.sen,
      balance_before: balance,
      balance_after: balance - order.sen,
    },
    {
      wallet_id: null,
      account: 'sales_revenue',
      amount_bigint: order.sen,
      balance_before: null,
      balance_after: null,
    },
  ];
  const written = await client.query<{ id: number }>(INSERT_POSTING, [
    'purchase',
    `order:${order.id}`,
    title,
    'order',
    order.id,
    '{}',
    null,
    JSON.stringify(entries),
  ]);
  const id = written.rows[0]?.id;
  if (id === undefined) throw new Error('the posting was not written');
  return id;
}

const INSERT_POSTING = `
  with posting as (
    insert into ledger_postings
      (type, idempotency_key, description, reference_type, reference_id, metadata, created_by)
    values ($1, $2, $3, $4, $5, $6::jsonb, $7)
    on conflict (idempotency_key) do nothing
    returning id
  ), entries as (
    insert into ledger_entries (posting_id, wallet_id, account, amount_bigint, balance_before, balance_after)
    select posting.id, e.wallet_id, e.account, e.amount_bigint, e.balance_before, e.balance_after
    from posting, jsonb_to_recordset($8::jsonb)
      as e(wallet_id uuid, account text, amount_bigint bigint, balance_before bigint, balance_after bigint)
  )
  select id from posting`;

const INSERT_ORDER = `
  with sold as (
    insert into orders
      (id, user_id, customer_email, customer_name, amount_bigint, status, payment_method, posting_id, metadata)
    values ($1, $2, $3, $4, $5, 'completed', 'wallet', $6, $7::jsonb)
    returning id, user_id, created_at
  ), item as (
    select id, product_id, title, slug, type, price_bigint, quantity, gift_quantity, gift_codes
    from jsonb_to_recordset($8::jsonb)
      as i(id uuid, product_id uuid, title text, slug text, type text, price_bigint bigint,
           quantity integer, gift_quantity integer, gift_codes text[])
  ), items as (
    insert into order_items (id, order_id, product_id, title, slug, type, price_bigint, quantity, gift_quantity)
    select item.id, sold.id, item.product_id, item.title, item.slug, item.type, item.price_bigint,
           item.quantity, item.gift_quantity from sold, item
  ), gifts as (
    insert into gift_codes (code, order_id, order_item_id, product_id, buyer_id)
    select code, sold.id, item.id, item.product_id, sold.user_id from sold, item, unnest(item.gift_codes) as code
  ), holdings as (
    insert into user_products (user_id, product_id, order_id)
    select sold.user_id, item.product_id, sold.id from sold, item where item.quantity > item.gift_quantity
  )
  select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at from sold`;
