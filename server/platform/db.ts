import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { settleWithin } from './settle-within.ts';

/** bigint columns hold sen and counters below 2^53; anything larger is a bug and must not be rounded silently. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
});

export interface Database {
  readonly url: string;
  readonly pool: pg.Pool;
  /** For reads outside a transaction. */
  readonly orm: NodePgDatabase;
  /** Lets what is under way finish for a moment, then breaks it off. */
  close(): Promise<void>;
  /** Breaks off whatever is under way and closes all connections at once. */
  abort(): void;
}
export type Orm = Database['orm'];
/** An open transaction; only `withTx` makes one, so a function that asks for it can not write outside. */
export type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0];
/** What a read needs: any connection, in a transaction or not. */
export type Reader = Orm | Tx;

export interface DatabaseOptions {
  readonly pool_size?: number;
  readonly application_name?: string;
  readonly queryTimeoutMs?: number;
  /** Called for errors of idle connections (the server went away); the pool reconnects by itself. */
  readonly on_error?: (error: Error) => void;
  /** Called for each query that fails, whoever asked. */
  readonly on_query_error?: (error: Error) => void;
}

/** How long anybody waits for an answer: a server that was frozen or cut off does not say so. */
const QUERY_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
const CLOSE_LIMIT_MS = 1_000;

/**
 * A pool of connections on which nothing waits for ever. The server is asked to end a statement a little before the
 * client stops waiting for it, so that a slow one is ended there and only a mute server costs the connection. These
 * limits are set once the connection stands: poolers such as PgBouncer refuse them as start parameters.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const queryTimeoutMs = options.queryTimeoutMs ?? QUERY_TIMEOUT_MS;
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: url,
    max: options.pool_size ?? 12,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    application_name: options.application_name ?? 'arunika',
    stream: () => trackSocket(sockets),
    onConnect: (client) => client.query(limitsOf(queryTimeoutMs)),
  });
  pool.on('error', (error) => options.on_error?.(error));
  pool.on('connect', (client) => {
    // A connection that breaks while it is in use fails its query; without a listener it would end the process.
    client.on('error', (error) => options.on_error?.(error));
    discardOnTimeout(client, (error) => options.on_query_error?.(error));
  });
  const abort = () => {
    if (!pool.ending) pool.end().catch(() => undefined);
    for (const socket of sockets) socket.destroy();
  };
  return {
    url,
    pool,
    orm: drizzle(pool),
    abort,
    async close() {
      if (!pool.ending) await settleWithin(CLOSE_LIMIT_MS, pool.end());
      abort();
    },
  };
}

/** A process that hangs in a transaction would keep its locks for ever. */
function limitsOf(queryTimeoutMs: number): string {
  const statementMs = queryTimeoutMs - Math.min(1_000, queryTimeoutMs / 5);
  return `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = '30s'`;
}

function trackSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket();
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  return socket;
}

const TIMED_OUT = 'Query read timeout';

/**
 * After a time-out the connection still owes the answer of that query, and maybe an open transaction: the next user of
 * the pool would write into it. So it is closed, and what follows on it fails at once.
 */
function discardOnTimeout(client: pg.PoolClient, onError: (error: Error) => void): void {
  const { query } = client;
  const watched = (...args: readonly unknown[]) => {
    const answer: unknown = Reflect.apply(query, client, args);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === TIMED_OUT) client.end().catch(() => undefined);
        onError(error);
      });
    }
    return answer;
  };
  Object.assign(client, { query: watched });
}
