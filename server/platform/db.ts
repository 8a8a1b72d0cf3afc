import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** bigint columns hold sen and counters below 2^53; anything larger is a bug and must not be rounded silently. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
});

export interface Database {
  readonly pool: pg.Pool;
  /** For reads outside a transaction. */
  readonly orm: NodePgDatabase;
  close(): Promise<void>;
}
export type Orm = Database['orm'];
/** An open transaction; only `withTx` makes one, so a function that asks for it can not write outside. */
export type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0];
/** What a read needs: any connection, in a transaction or not. */
export type Reader = Orm | Tx;

export interface DatabaseOptions {
  readonly pool_size?: number;
  /** Called for errors of idle connections (the server went away); the pool reconnects by itself. */
  readonly on_error?: (error: Error) => void;
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.pool_size ?? 12,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'arunika',
  });
  pool.on('error', (error) => options.on_error?.(error));
  // A connection that breaks while it is in use fails its query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', (error) => options.on_error?.(error)));
  return { pool, orm: drizzle(pool), close: () => pool.end() };
}
