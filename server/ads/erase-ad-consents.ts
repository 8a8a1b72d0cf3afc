import { readAccount } from '#server/account/index.ts';
import { hasConsent, recordConsent } from '#server/consents/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { deleteWaitingConsents } from './ad-consents.queries.ts';

/** The proof of the consent stays under a digest, with its end, by which the database forgets the rest. */
export async function eraseAdConsents(tx: Tx, userId: string): Promise<void> {
  await deleteWaitingConsents(tx, userId);
  if (!(await hasConsent(tx, userId, 'ads'))) return;
  const { email } = await readAccount(tx, userId);
  await recordConsent(tx, { user_id: userId, email, purpose: 'ads', is_granted: false, source: 'deletion' });
}
