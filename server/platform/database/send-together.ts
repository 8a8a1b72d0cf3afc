import type pg from 'pg';

/**
 * Together on one connection. Fewer connections would let a slow statement hold up more of the others; more of them
 * cost the server a wake-up each.
 */
const MOST_TOGETHER = 6;

interface Asked {
  readonly args: readonly unknown[];
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * What is asked of a pool in one turn of the event loop, as by the parts of a page, goes out together: some statements to
 * a connection, instead of a connection for each (ADR 0183). Each remains a transaction of its own.
 */
export function sendTogether(pool: pg.Pool): void {
  const { query } = pool;
  // Of the pool as it is now: what watches it later has seen the statement when it was asked.
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool);
  let waiting: Asked[] = [];
  const send = () => {
    const asked = waiting;
    waiting = [];
    for (let at = 0; at < asked.length; at += MOST_TOGETHER)
      void sendOn(connect, asked.slice(at, at + MOST_TOGETHER));
  };
  const ask = (...args: readonly unknown[]): unknown => {
    if (typeof args.at(-1) === 'function') return Reflect.apply(query, pool, args);
    if (waiting.length === 0) process.nextTick(send);
    return new Promise((resolve, reject) => waiting.push({ args, resolve, reject }));
  };
  Object.assign(pool, { query: ask });
}

async function sendOn(connect: () => Promise<pg.PoolClient>, asked: readonly Asked[]): Promise<void> {
  let client: pg.PoolClient;
  try {
    client = await connect();
  } catch (error) {
    for (const { reject } of asked) reject(error);
    return;
  }
  // Not in a transaction: what is sent behind a statement that fails fails too, and may hide why.
  Object.assign(client, { pipeline: true });
  let open = asked.length;
  let hasFailed = false;
  /** The connection is back before the last answer is there: who asks again finds it. */
  const settled = () => {
    open--;
    if (open > 0) return;
    Object.assign(client, { pipeline: false });
    // As a pool does: where something failed, the connection may be broken.
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
