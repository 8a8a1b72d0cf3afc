import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Result } from '#shared/result.ts';
import { isUnavailable } from '../failures/failures.ts';
import type { Database, Tx } from './db.ts';

/** Carries a refusal out of a transaction that is rolled back. */
class Refused extends Error {
  readonly refusal: unknown;
  constructor(refusal: unknown) {
    super('refused');
    this.refusal = refusal;
  }
}

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 4;

/**
 * Commits on success, rolls back on a refusal or error. Retries deadlocks and serialization failures a few times. No
 * network calls in `work`.
 */
export async function withTx<Value, Refusal>(
  db: Database,
  work: (tx: Tx) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  for (let attempt = 1; ; attempt++) {
    let refused: Result<Value, Refusal> | null = null;
    try {
      return await inTransaction(db, async (tx) => {
        const result = await work(tx);
        if (result.ok) return result;
        refused = result;
        throw new Refused(result.refusal);
      });
    } catch (error) {
      if (error instanceof Refused && refused !== null) return refused;
      if (attempt >= MAX_ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

/** A refusal or an error undoes only the writes of `work`; after a refusal the transaction goes on. */
export async function withSavepoint<Value, Refusal>(
  tx: Tx,
  work: (tx: Tx) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  let refused: Result<Value, Refusal> | null = null;
  try {
    return await tx.transaction(async (inner) => {
      deferWrites(inner);
      const result = await work(inner);
      if (result.ok) transferDeferredWrites(inner, tx);
      if (result.ok) return result;
      refused = result;
      throw new Refused(result.refusal);
    });
  } catch (error) {
    if (error instanceof Refused && refused !== null) return refused;
    throw error;
  }
}

/** True for deadlocks and serialization failures. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(sqlState(error));
}

/**
 * Always returns its connection, as the query builder leaks one whose `begin` fails; closes a broken one, as its
 * transaction may be open. Sends one turn's statements together.
 */
async function inTransaction<Value>(db: Database, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  const client = await db.pool.connect();
  let isBroken = false;
  let last: Promise<unknown> | null = null;
  try {
    Object.assign(client, { pipeline: true });
    const value = await drizzle(client).transaction(async (tx) => {
      deferWrites(tx);
      const done = await work(tx);
      last = flushDeferredWrites(tx);
      return done;
    });
    // If one of them failed, nothing was committed.
    await last;
    return value;
  } catch (error) {
    isBroken = isUnavailable(error);
    throw error;
  } finally {
    Object.assign(client, { pipeline: false });
    client.release(isBroken);
  }
}

/** Looks into errors wrapped by the query builder; empty without an SQLSTATE. */
export function sqlState(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

/** E.g. the trigger; empty without one. */
export function sqlContext(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('where' in error && typeof error.where === 'string') return error.where;
  return sqlContext(error.cause);
}

/**
 * One round trip for both: `second` is asked for when the statement of `first` is on its way. The server takes them in
 * that order, so the second sees whatever the first waited for. If the first fails, its error is thrown, as the
 * second's is only that the transaction has failed; neither goes on after that.
 */
export async function sendTogether<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [First, Second]> {
  const [sent, behind] = await Promise.allSettled([first(), afterSending().then(second)]);
  if (sent.status === 'rejected') throw sent.reason;
  if (behind.status === 'rejected') throw behind.reason;
  return [sent.value, behind.value];
}

/** Between asking for a statement and sending it there are only promises, which are done before the next tick. */
const afterSending = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** Statements each open transaction sends with its commit. */
const deferredWrites = new WeakMap<Tx, SQL[]>();

/** Use it for what this transaction does not read, such as its jobs. If it fails, `withTx` throws. */
export async function writeWithCommit(tx: Tx, statement: SQL): Promise<void> {
  const statements = deferredWrites.get(tx);
  if (statements === undefined) await tx.execute(statement);
  else statements.push(statement);
}

function deferWrites(tx: Tx): void {
  deferredWrites.set(tx, []);
}

/** A released savepoint passes its waiting statements to the transaction. */
function transferDeferredWrites(savepoint: Tx, tx: Tx): void {
  deferredWrites.get(tx)?.push(...(deferredWrites.get(savepoint) ?? []));
}

function flushDeferredWrites(tx: Tx): Promise<unknown> {
  const sent = Promise.all((deferredWrites.get(tx) ?? []).map((statement) => tx.execute(statement)));
  deferredWrites.delete(tx);
  // Awaited after the commit.
  sent.catch(() => undefined);
  return sent;
}
