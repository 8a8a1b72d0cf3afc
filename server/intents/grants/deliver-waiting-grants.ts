import { findActiveAccount } from '#server/account/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { completeOrCancel, type IntentServices } from '../complete-intent.ts';
import { markClaimed } from '../guests/guests.queries.ts';
import { lockIntent, setBuyer } from '../intents.queries.ts';
import { selectWaitingGrants } from './grants.queries.ts';

/** Runs once an address is proved in any way (ADR 0025). */
export async function deliverWaitingGrants({ db, clock }: IntentServices, userId: string): Promise<void> {
  const account = await findActiveAccount(db.orm, userId);
  if (account?.email_verified !== true) return;
  const { id: user_id, email } = account;
  for (const id of await selectWaitingGrants(db.orm, email)) {
    await withTx(db, async (tx) => {
      const intent = await lockIntent(tx, id);
      if (intent?.status !== 'waiting' || intent.guest_email !== email) return succeed(null);
      const now = clock.now();
      await setBuyer(tx, id, user_id);
      await markClaimed(tx, id);
      await completeOrCancel(tx, { ...intent, user_id, claimed_at: now.toISOString() }, now);
      return succeed(null);
    });
  }
}
