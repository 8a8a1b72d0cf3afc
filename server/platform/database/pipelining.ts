import type pg from 'pg';

/** Statements per connection: more would wait for a slow one, fewer cost the server a wake-up each. */
const MOST_TOGETHER = 6;

interface PendingQuery {
  readonly args: readonly unknown[];
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Queries of one event-loop turn, such as a page's parts, share connections instead of one each (ADR 0065). Each stays
 * a transaction of its own.
 */
export function enablePipelining(pool: pg.Pool): void {
  const { query } = pool;
  // Bound before later wrappers, which have already seen the statement.
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool);
  let waiting: PendingQuery[] = [];
  const send = () => {
    const asked = waiting;
    waiting = [];
    for (let at = 0; at < asked.length; at += MOST_TOGETHER)
      void sendPipelined(connect, asked.slice(at, at + MOST_TOGETHER));
  };
  const ask = (...args: readonly unknown[]): unknown => {
    if (typeof args.at(-1) === 'function') return Reflect.apply(query, pool, args);
    if (waiting.length === 0) process.nextTick(send);
    return new Promise((resolve, reject) => waiting.push({ args, resolve, reject }));
  };
  Object.assign(pool, { query: ask });
}

async function sendPipelined(
  connect: () => Promise<pg.PoolClient>,
  asked: readonly PendingQuery[],
): Promise<void> {
  let client: pg.PoolClient;
  try {
    client = await connect();
  } catch (error) {
    for (const { reject } of asked) reject(error);
    return;
  }
  // Never in a transaction: statements behind a failed one fail too and may hide why.
  Object.assign(client, { pipeline: true });
  let open = asked.length;
  let hasFailed = false;
  /** The connection is returned before the last answer, so that the next query finds it. */
  const settled = () => {
    open--;
    if (open > 0) return;
    Object.assign(client, { pipeline: false });
    // Like a pool: after a failure the connection may be broken.
    client.release(hasFailed);
  };
  for (const { args, resolve, reject } of asked) {
    const answer: Promise<unknown> = Reflect.apply(client.query, client, args);
    const succeeded = (value: unknown) => {
      settled();
      resolve(value);
    };
    const failed = (error: unknown) => {
      hasFailed = true;
      settled();
      reject(error);
    };
    answer.then(succeeded, failed);
  }
}
