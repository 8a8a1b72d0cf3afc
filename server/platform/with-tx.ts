import type { Result } from '#shared/result.ts';
import type { Database, Tx } from './db.ts';

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
      return await db.orm.transaction(async (tx) => {
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
