import type { Tx } from '#server/platform/db.ts';
import { inStep } from '#server/platform/step-error.ts';
import { insertWallet, type LockedWallet, selectWalletForUpdate } from './ledger.queries.ts';

/**
 * Locks the user's IDR wallet until the transaction ends, making an empty one first if there is none (WAL-019).
 * Whoever locks more than one wallet does so in the order of the user ids, so that no two transactions wait for
 * each other.
 */
export async function lockWallet(tx: Tx, userId: string): Promise<LockedWallet> {
  const existing = await inStep('WALLET_NOT_READ', () => selectWalletForUpdate(tx, userId));
  if (existing !== null) return existing;
  const made = await inStep('WALLET_NOT_CREATED', async () => {
    await insertWallet(tx, userId);
    return selectWalletForUpdate(tx, userId);
  });
  if (made === null) throw new Error('a wallet that was just made is missing');
  return made;
}
