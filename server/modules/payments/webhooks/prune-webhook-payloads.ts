import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { clearHandledPayloads } from './webhook-events.queries.ts';

/** A month: the privacy page says so. */
const PAYLOAD_RETENTION_DAYS = 30;
/** A shop with more than these in an hour catches up at night. */
const BATCH_SIZE = 5_000;

/** Drops what gateways told of payers, once it was handled a month ago; that a notice came, when and of which kind stays. */
export async function pruneWebhookPayloads(db: Database): Promise<void> {
  await withTx(db, async (tx) => {
    await clearHandledPayloads(tx, PAYLOAD_RETENTION_DAYS, BATCH_SIZE);
    return succeed(null);
  });
}
