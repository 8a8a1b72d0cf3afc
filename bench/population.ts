import type pg from 'pg';
import { signSessionToken } from '#server/account/index.ts';

/** Signs the bench's sessions; the bench's processes start with it. */
export const BENCH_SECRET = 'a secret that only benches know, 32+';

export interface Population {
  readonly buyers: readonly Buyer[];
  readonly products: readonly { readonly id: string; readonly price: number }[];
}

export interface Buyer {
  readonly user_id: string;
  readonly wallet_id: string;
  readonly token: string;
}

const PRICE = 10_000;
/** Filled in equal steps, so that a balance does not depend on the number of ledger rows. */
const BALANCE_SEN = 20_000_000_000;

interface Size {
  readonly buyers: number;
  readonly products: number;
  /** Rows in ledger_entries; half of them belong to wallets. */
  readonly ledger_rows: number;
}

/**
 * Fills an empty, migrated database. Row triggers are off during the bulk insert (the rows satisfy them), and
 * statistics are fresh afterwards.
 */
export async function populate(pool: pg.Pool, size: Size): Promise<Population> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("set local session_replication_role = 'replica'");
    await insertBuyers(client, size.buyers);
    await insertProducts(client, size.products);
    await insertLedger(client, size);
    await client.query('commit');
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
    return await readPopulation(client);
  } finally {
    client.release();
  }
}

async function insertBuyers(client: pg.PoolClient, count: number): Promise<void> {
  await client.query(
    `insert into users (email, email_verified, full_name)
     select 'bench' || n || '@arunika.example', true, 'Pembeli ' || n from generate_series(1, $1) n`,
    [count],
  );
  await client.query(
    `insert into auth_sessions (user_id, token, expires_at)
     select id, 'bench-' || replace(id::text, '-', ''), now() + interval '7 days' from users`,
  );
  await client.query('insert into profiles (id) select id from users');
  await client.query('insert into wallets (user_id) select id from users');
}

async function insertProducts(client: pg.PoolClient, count: number): Promise<void> {
  await client.query(
    `insert into products (title, slug, type, price, sort_order, short_description, description,
       cover_palette, cover_composition)
     select 'Produk ' || n, 'produk-' || n, 'template', ${PRICE}, n, 'Lembar kerja ke-' || n,
            repeat('<p>Lembar kerja untuk mencatat penjualan harian toko.</p>', 4), 'nila', 'mekar'
     from generate_series(1, $1) n`,
    [count],
  );
  await recountProducts(client);
}

/** Replaces the counts that the triggers would have kept. */
async function recountProducts(client: pg.PoolClient): Promise<void> {
  await client.query('delete from product_counts');
  await client.query(
    `insert into product_counts
     select is_subscription, is_active, is_featured, billing_cycle, is_archived, total from product_states`,
  );
}

async function insertLedger(client: pg.PoolClient, size: Size): Promise<void> {
  const steps = Math.max(1, Math.round(size.ledger_rows / 2 / size.buyers));
  const step = Math.floor(BALANCE_SEN / steps);
  await client.query(
    `insert into ledger_postings (type, idempotency_key, description)
     select 'adjustment', 'bench:' || w.id || ':' || n, 'Saldo awal'
     from generate_series(1, $1) n cross join wallets w`,
    [steps],
  );
  // Both sides of a posting follow each other, as the ledger writes them.
  await client.query(
    `insert into ledger_entries
       (posting_id, wallet_id, account, amount_bigint, balance_before, balance_after, spent_after, created_at)
     select p.id, side.wallet_id, side.account, side.amount, side.balance_before, side.balance_after, side.spent_after,
            now() - interval '5 minutes' * ($2 - p.step)
     from (select id, split_part(idempotency_key, ':', 2)::uuid as wallet_id,
                  split_part(idempotency_key, ':', 3)::bigint as step from ledger_postings) p
     cross join lateral (values
       (1, p.wallet_id, null, $1::bigint, $1::bigint * (p.step - 1), $1::bigint * p.step, 0),
       (2, null, 'adjustments', -$1::bigint, null, null, null)
     ) side (place, wallet_id, account, amount, balance_before, balance_after, spent_after)
     order by p.id, side.place`,
    [step, steps],
  );
  await client.query('update wallets set balance_bigint = $1, entry_count = $2', [step * steps, steps]);
}

async function readPopulation(client: pg.PoolClient): Promise<Population> {
  const buyers = await client.query<Buyer>(
    `select w.user_id, w.id as wallet_id, s.token
     from wallets w join auth_sessions s on s.user_id = w.user_id order by w.user_id`,
  );
  const products = await client.query<{ id: string; price: number }>(
    'select id, price::integer from products order by sort_order',
  );
  const signed = buyers.rows.map((buyer) => ({
    ...buyer,
    token: signSessionToken(buyer.token, BENCH_SECRET),
  }));
  return { buyers: signed, products: products.rows };
}

/** One cart. Nobody can hold a product twice, so each cart has another buyer or other products. */
export interface PurchaseTask {
  readonly buyer: Buyer;
  readonly products: Population['products'];
}

/** Every buyer gets the first `lines` products, then every buyer the next ones, and so on. */
export function* purchaseTasks(population: Population, lines = 1): Generator<PurchaseTask, void> {
  for (let first = 0; first + lines <= population.products.length; first += lines) {
    const products = population.products.slice(first, first + lines);
    for (const buyer of population.buyers) yield { buyer, products };
  }
}
