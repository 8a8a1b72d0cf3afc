import { sql } from 'drizzle-orm';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';

/** An arbitrary constant; it keeps two processes from seeding one database at once. */
const LOCK = 4_071_927;
const SEED_LIMIT_MS = 180_000;

/**
 * Runs `work` while no other process seeds this database. The lock belongs to its own connection, because the work
 * takes several transactions; a process that dies loses the connection, and with it the lock.
 */
export async function withSeedLock<Value>(db: Database, work: () => Promise<Value>): Promise<Value> {
  const connection = await db.pool.connect();
  try {
    // Waiting for another process may exceed the usual statement timeout.
    await connection.query('set statement_timeout = 0');
    const lock = {
      text: 'select pg_advisory_lock($1)',
      values: [LOCK],
      query_timeout: SEED_LIMIT_MS,
    };
    await connection.query(lock);
    return await work();
  } finally {
    // Closed instead of returned to the pool, because closing always frees the lock, also when the work failed.
    connection.release(true);
  }
}

export async function hasFact(reader: Reader, key: string): Promise<boolean> {
  const { rowCount } = await reader.execute(sql`select from app_state where key = ${key}`);
  return rowCount === 1;
}

/** Null if the fact was not recorded. */
export async function readFactTime(reader: Reader, key: string): Promise<Date | null> {
  const { rows } = await reader.execute<{ at: string }>(
    sql`select to_json(updated_at) #>> '{}' as at from app_state where key = ${key}`,
  );
  return rows[0] === undefined ? null : new Date(rows[0].at);
}

export async function findUserId(reader: Reader, email: string): Promise<string | null> {
  const { rows } = await reader.execute<{ id: string }>(sql`select id from users where email = ${email}`);
  return rows[0]?.id ?? null;
}

export async function recordFact(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`insert into app_state (key, value) values (${key}, 'true')`);
}
