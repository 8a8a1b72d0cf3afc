import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { deleteExpiredExports } from './privacy.queries.ts';

/** A copy of everything is not kept longer than it takes to fetch it. */
export async function pruneExpiredExports(db: Database): Promise<void> {
  await withTx(db, async (tx) => {
    await deleteExpiredExports(tx);
    return succeed(null);
  });
}
