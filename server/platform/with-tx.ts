import { drizzle } from 'drizzle-orm/node-postgres';
import type { Result } from '#shared/result.ts';
import type { Database, Tx } from './db.ts';
import { isUnavailable } from './unavailable.ts';

/** Carries a refusal out of the transaction, so that everything before it is rolled back. */
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
 * Runs `work` in one transaction: commits when it succeeds, rolls back when it refuses or throws.
 * A deadlock or serialisation failure changed nothing, so it is tried again, a few times.
 * No network call belongs in `work`.
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
      if (attempt >= MAX_ATTEMPTS || !RETRYABLE.has(sqlState(error))) throw error;
    }
  }
}

/**
 * On a connection of its own, which goes back to the pool in every case: the query builder keeps one for ever whose
 * `begin` fails, until the pool has none left. One that broke is closed, as its transaction may still be open.
 */
async function inTransaction<Value>(db: Database, work: (tx: Tx) => Promise<Value>): Promise<Value> {
  const client = await db.pool.connect();
  let isBroken = false;
  try {
    return await drizzle(client).transaction(work);
  } catch (error) {
    isBroken = isUnavailable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** SQLSTATE of a database error, also when the query builder wrapped it; empty for anything else. */
export function sqlState(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

/** Where in the database an error arose, e.g. in which trigger; empty for anything else. */
export function sqlContext(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('where' in error && typeof error.where === 'string') return error.where;
  return sqlContext(error.cause);
}
