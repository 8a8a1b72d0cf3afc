import type { Tx } from '#server/platform/database/db.ts';
import { withStepName } from '#server/platform/failures/step-error.ts';
import { insertWallet, type LockedWallet, selectWalletForUpdate } from './ledger.queries.ts';

/** Creates a missing IDR wallet (WAL-019). Lock several in the order of user ids, to avoid deadlocks. */
export async function lockWallet(tx: Tx, userId: string): Promise<LockedWallet> {
  const existing = await withStepName('WALLET_NOT_READ', () => selectWalletForUpdate(tx, userId));
  if (existing !== null) return existing;
  const made = await withStepName('WALLET_NOT_CREATED', async () => {
    await insertWallet(tx, userId);
    return selectWalletForUpdate(tx, userId);
  });
  if (made === null) throw new Error('a wallet that was just made is missing');
  return made;
}
