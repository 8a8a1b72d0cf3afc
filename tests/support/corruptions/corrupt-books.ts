import type pg from 'pg';
import type { Database } from '#server/platform/database/db.ts';

interface Breaking {
  readonly statement: string;
  /** Constraints and indexes that are taken away before, as `table.constraint`. */
  readonly without?: readonly `${string}.${string}`[];
}

/** A forbidden change to the books, and the check that finds it. */
export interface Corruption extends Breaking {
  readonly check: string;
  readonly by: string;
}

/**
 * Writes behind the back of all triggers and foreign keys: what a restored backup, a bug in the database or a superuser
 * could do. Only a superuser can, and only the test's own database is touched.
 */
export async function corruptBooks(db: Database, statement: string): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await writeDamage(client, { statement });
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Returns what `look` sees of the broken books, and mends them; `look` gets a pool of one connection. */
export async function whileBroken<Seen>(
  db: Database,
  breaking: Breaking,
  look: (pool: Database['pool']) => Promise<Seen>,
): Promise<Seen> {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await writeDamage(client, breaking);
    return await look(poolOf(db, client));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function writeDamage(client: pg.PoolClient, { statement, without = [] }: Breaking): Promise<void> {
  await client.query("set local session_replication_role = 'replica'");
  for (const name of without) {
    const [table, constraint] = name.split('.');
    await client.query(`alter table ${table} drop constraint if exists ${constraint}`);
    await client.query(`drop index if exists ${constraint}`);
  }
  await client.query(statement);
}

/** Hands out the connection as it is, in its transaction: whoever begins or ends one on it does neither. */
function poolOf(db: Database, client: pg.PoolClient): Database['pool'] {
  const query = async (question: string | pg.QueryConfig) =>
    typeof question === 'string' && /^(begin|rollback)/.test(question) ? undefined : client.query(question);
  const held = new Proxy(client, {
    get: (target, name) =>
      name === 'query' ? query : name === 'release' ? () => undefined : Reflect.get(target, name),
  });
  return new Proxy(db.pool, {
    get: (target, name) => (name === 'connect' ? async () => held : Reflect.get(target, name)),
  });
}
