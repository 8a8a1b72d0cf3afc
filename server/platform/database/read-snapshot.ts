import type { Database } from './db.ts';

/**
 * Names what a statement sees now: every transaction that wrote something changes it when it ends, so as long as it is
 * equal, every row is. Locks on rows change it, too. https://www.postgresql.org/docs/current/functions-info.html
 */
export async function readSnapshot({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a row');
  return row.snapshot;
}
