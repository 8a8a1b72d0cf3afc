import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { deleteExpired } from '../identity.queries.ts';

/** Drops sessions and tokens that nobody can use any more. */
export async function pruneExpiredSessions(db: Database): Promise<void> {
  await withTx(db, async (tx) => {
    await deleteExpired(tx);
    return succeed(null);
  });
}
