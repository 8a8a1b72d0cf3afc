import type { Database } from './db.ts';

/**
 * Counts the transactions that have ended, of all that wrote something: as long as it is equal, every row is. Locks on
 * rows count, too. Visits are written each second and seen by no page, so the transactions that wrote nothing else
 * (`visit_flushes`) are taken off. https://www.postgresql.org/docs/current/functions-info.html
 */
export async function readSnapshot({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ ended: string }>(`
    select (pg_snapshot_xmax(s)::text::bigint - (select count(*) from pg_snapshot_xip(s)) - f.flushes)::text as ended
    from pg_current_snapshot() as s, visit_flushes f`);
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a row');
  return row.ended;
}
