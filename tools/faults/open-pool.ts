import pg from 'pg';

/** Of the tool itself. An idle connection hears of the server's end, which is what the tool brings about. */
export function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', () => {});
  return pool;
}
