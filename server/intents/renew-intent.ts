import { readAccount } from '#server/account/index.ts';
import { reserveDiscounts } from '#server/discounts/index.ts';
import { lockWallet } from '#server/ledger/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { type Buyer, intentHandlers } from './intent-handlers.ts';
import { type GuestIntentRow, lockIntent } from './intents.queries.ts';

export interface IntentOutdated {
  readonly code: 'INTENT_OUTDATED';
}

/** Asked before another payment opens. Refuses what is no longer sold at the promised price. */
export async function renewIntent(
  db: Database,
  { id, held_by }: { readonly id: string; readonly held_by: string | null },
): Promise<boolean> {
  const renewed = await withTx<boolean, never>(db, async (tx) => {
    const intent = await lockIntent(tx, id);
    return succeed(intent?.status === 'waiting' && (await isStillReserved(tx, intent, held_by)));
  });
  return renewed.ok && renewed.value;
}

async function isStillReserved(tx: Tx, intent: GuestIntentRow, held_by: string | null): Promise<boolean> {
  const { id, kind, request, total_bigint, user_id, guest_email } = intent;
  // Grants are never paid.
  if (kind === 'grant') return false;
  const buyer = user_id === null ? { id: null, email: guest_email ?? '' } : await readBuyer(tx, user_id);
  // As when it was opened: two tabs do not both reserve a buyer's last use.
  if (user_id !== null) await lockWallet(tx, user_id);
  const quoted = await intentHandlers[kind].quote(tx, { buyer, request }, id);
  if (!quoted.ok || quoted.value.total !== total_bigint) return false;
  return (await reserveDiscounts(tx, quoted.value.discounts, { user_id, intent_id: id, held_by })).ok;
}

async function readBuyer(tx: Tx, id: string): Promise<Buyer> {
  const { email, full_name } = await readAccount(tx, id);
  return { id, email, full_name };
}
