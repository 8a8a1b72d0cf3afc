import type { PurchaseIntent } from '#contract/account/purchase-intents.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse } from '#shared/result.ts';
import { lockIntent, markDismissed } from './intents.queries.ts';
import { getOwnIntent, type IntentNotFound } from './read-intents.ts';

/** Withdraws a waiting intent, or hides a cancelled one; a completed one stays. */
export function dismissIntent(
  db: Database,
  userId: string,
  id: string,
): Promise<Result<PurchaseIntent, IntentNotFound>> {
  return withTx(db, async (tx): Promise<Result<PurchaseIntent, IntentNotFound>> => {
    const intent = await lockIntent(tx, id);
    if (intent?.user_id !== userId) return refuse({ code: 'INTENT_NOT_FOUND' });
    await markDismissed(tx, id);
    return getOwnIntent(tx, userId, id);
  });
}
