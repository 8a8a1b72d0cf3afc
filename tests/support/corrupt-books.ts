import type { Database } from '#server/platform/db.ts';

/**
 * Writes behind the back of all triggers and foreign keys, and without the constraints and indexes that are named as
 * `table.constraint`: what a restored backup, a bug in the database or a superuser could do. Only a superuser
 * can, and only the test's own database is touched.
 */
export async function corruptBooks(
  db: Database,
  statement: string,
  without: readonly `${string}.${string}`[] = [],
): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query("set local session_replication_role = 'replica'");
    for (const name of without) {
      const [table, constraint] = name.split('.');
      await client.query(`alter table ${table} drop constraint if exists ${constraint}`);
      await client.query(`drop index if exists ${constraint}`);
    }
    await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
}
