import pg from 'pg';

/** For the tool itself. Ignores errors of idle connections, because the tool ends the server on purpose. */
export function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', () => {});
  return pool;
}
