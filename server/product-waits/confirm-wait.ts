import { findRecipient } from '#server/account/index.ts';
import { recordConsent } from '#server/consents/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { recordConfirmedWait } from './ask-for-notice.ts';
import { markConfirmed, markLeft, selectWait } from './product-waits.queries.ts';
import { readConfirmToken } from './wait-links.ts';

export async function confirmWait(
  tx: Tx,
  token: string,
  secret: string,
): Promise<Result<{ readonly title: string; readonly slug: string }, { readonly code: 'INVALID_TOKEN' }>> {
  const id = readConfirmToken(token, secret);
  const wait = id === null ? null : await selectWait(tx, id);
  if (id === null || wait === null || wait.is_over) return refuse({ code: 'INVALID_TOKEN' });
  const { title, slug, email } = wait;
  if (await markConfirmed(tx, id)) {
    const account = await findRecipient(tx, email);
    await recordConfirmedWait(tx, { user_id: account?.id ?? null, email, slug });
  }
  return succeed({ title, slug });
}

export async function leaveWaitingList(tx: Tx, id: string): Promise<boolean> {
  const wait = await selectWait(tx, id);
  if (wait === null) return false;
  if (await markLeft(tx, id)) {
    const { email } = wait;
    const account = await findRecipient(tx, email);
    const decision = { purpose: 'waiting_list', is_granted: false, source: 'mail' } as const;
    await recordConsent(tx, { ...decision, user_id: account?.id ?? null, email });
  }
  return true;
}
