import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { settleWithin } from '../failures/within.ts';
import { joinWrites, sendBeginAlong } from './joined-writes.ts';
import { createStatementNames, nameStatements } from './named-statements.ts';
import { enablePipelining } from './pipelining.ts';
import { traceQueries } from './traced-queries.ts';

/** bigint columns hold sen and counters below 2^53; anything larger must not be rounded silently. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
});

export interface Database {
  /** Direct URL, for whoever needs a session: listening, locks that outlast a transaction, a backup. */
  readonly url: string;
  readonly pool: pg.Pool;
  /** Reads outside a transaction. */
  readonly orm: NodePgDatabase;
  close(): Promise<void>;
  abort(): void;
}
export type Orm = Database['orm'];
/** An open transaction, created by `withTx` only, so that its holders cannot write outside it. */
export type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0];
export type Reader = Orm | Tx;

export interface DatabaseOptions {
  readonly pool_size?: number;
  readonly application_name?: string;
  readonly queryTimeoutMs?: number;
  /**
   * A pooler in front of the server that gives out connections by transaction: what a session would keep, as settings
   * and named statements, is lost there or somebody else's, so nothing may be named by hand.
   */
  readonly pooler_url?: string | null;
  /** Commits skip the disk: only for what is written again after a crash. */
  readonly may_lose_commits?: boolean;
  readonly on_error?: (error: Error) => void;
  readonly on_query_error?: (error: Error) => void;
}

/** A frozen or disconnected server does not report itself. */
const QUERY_TIMEOUT_MS = 10_000;
/** Generous, because a busy process takes many turns to connect. */
const CONNECT_TIMEOUT_MS = 10_000;
const CLOSE_LIMIT_MS = 1_000;

/**
 * A pool with timeouts everywhere. The server's statement timeout is a little shorter than the client's, so that only
 * an unresponsive server costs the connection. A pooler sets its own (ADR 0063).
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const queryTimeoutMs = options.queryTimeoutMs ?? QUERY_TIMEOUT_MS;
  const pooler = options.pooler_url ?? null;
  const sockets = new Set<Socket>();
  const nameOf = createStatementNames();
  const pool = new pg.Pool({
    connectionString: pooler ?? url,
    max: options.pool_size ?? 12,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    application_name: options.application_name ?? 'arunika',
    stream: () => trackSocket(sockets),
    ...(pooler === null && {
      onConnect: (client: pg.ClientBase) =>
        client.query(limitsOf(queryTimeoutMs) + (options.may_lose_commits ? LAZY_COMMITS : '')),
    }),
  });
  pool.on('error', (error) => options.on_error?.(error));
  pool.on('connect', (client) => {
    // A broken connection fails its query; without a listener it would end the process.
    client.on('error', (error) => options.on_error?.(error));
    discardOnTimeout(client, (error) => options.on_query_error?.(error));
    // Behind a pooler a named statement is on one connection, and the next transaction gets another one.
    if (pooler !== null) return;
    nameStatements(client, nameOf);
    sendBeginAlong(client);
  });
  // Some poolers give a connection away between two statements that were sent together.
  if (pooler === null) enablePipelining(pool);
  traceQueries(pool);
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

/** A process that hangs in a transaction would keep its locks. */
function limitsOf(queryTimeoutMs: number): string {
  const statementMs = queryTimeoutMs - Math.min(1_000, queryTimeoutMs / 5);
  return `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = '30s'`;
}

const LAZY_COMMITS = '; set synchronous_commit = off';

function trackSocket(sockets: Set<Socket>): Socket {
  const socket = joinWrites(new Socket());
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  return socket;
}

const TIMED_OUT = 'Query read timeout';

/** After a timeout a connection may hold an unread result or a transaction, so it is closed. */
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
