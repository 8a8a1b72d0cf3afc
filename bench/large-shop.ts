import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { signSessionToken } from '#server/account/index.ts';
import { BENCH_SECRET } from './population.ts';

const FOLDER = fileURLToPath(new URL('large-shop/', import.meta.url));

/** Row counts of the lists that the staff reads. */
export interface LargeShopSize {
  /** Accounts, each with a wallet, a submission, a payment and a notice. */
  readonly people: number;
  /** One-time products; there are as many subscriptions. */
  readonly products: number;
  /** Posts; there are as many case studies. */
  readonly posts: number;
  readonly leads: number;
  /** Orders of one product; there are as many audit log entries. */
  readonly orders: number;
}

export function seedScripts(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(`${FOLDER}${name}`, 'utf8'));
}

/**
 * Fills an empty, migrated database. Triggers are off, because the rows already hold their results, and indexes are
 * built once at the end, which is much faster.
 */
export async function seedLargeShop(pool: pg.Pool, size: LargeShopSize): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("set local session_replication_role = 'replica'");
    await client.query("set local maintenance_work_mem = '512MB'");
    await client.query("set local work_mem = '256MB'");
    for (const [name, rows] of Object.entries(size))
      await client.query('select set_config($1, $2, true)', [`shop.${name}`, String(rows)]);
    const indexes = await dropIndexes(client);
    for (const script of seedScripts()) await client.query(script);
    for (const definition of indexes) await client.query(definition);
    await client.query('commit');
    await client.query('select close_ledger_days(), close_sales_days()');
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
  } finally {
    client.release();
  }
}

/** Drops all indexes that enforce nothing; returns the statements that recreate them. */
async function dropIndexes(client: pg.PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and not i.indisunique and not i.indisexclusion`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Signs the shop's admin in and returns the bearer token. */
export async function signInAdmin(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ token: string }>(
    `insert into auth_sessions (user_id, token, expires_at)
     select id, 'large-shop-' || gen_random_uuid(), now() + interval '1 day' from users where role = 'admin'
     order by created_at desc limit 1 returning token`,
  );
  const [session] = rows;
  if (session === undefined) throw new Error('the shop has no admin');
  return signSessionToken(session.token, BENCH_SECRET);
}
