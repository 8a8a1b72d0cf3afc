import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { emptyHandledEvents } from './webhook-events.queries.ts';

/** A month: the privacy page says so. */
const KEEP_BODIES_DAYS = 30;
/** A shop with more than these in an hour catches up at night. */
const EMPTIED_AT_ONCE = 5_000;

/** Drops what gateways told of payers, once it was handled a month ago; that a notice came, when and of which kind stays. */
export async function emptyOldNotices(db: Database): Promise<void> {
  await withTx(db, async (tx) => {
    await emptyHandledEvents(tx, KEEP_BODIES_DAYS, EMPTIED_AT_ONCE);
    return succeed(null);
  });
}
