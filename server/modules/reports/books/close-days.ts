import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { closeLedgerDays } from '../sales/sales.queries.ts';

/** Adds up the days that are over, once: figures are read from the sums, and only the running day from the entries. */
export async function closeDays(db: Database): Promise<void> {
  await withTx(db, async (tx) => {
    await closeLedgerDays(tx);
    return succeed(null);
  });
}
