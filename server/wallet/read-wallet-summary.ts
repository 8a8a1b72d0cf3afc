import type { AdminWallet } from '#contract/wallet/admin.ts';
import type { Wallet } from '#contract/wallet/wallet.ts';
import { readWallet, type WalletRow } from '#server/ledger/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { rupiah, sen, toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { countPaidTopUps, selectDispute, selectOwner } from './wallet.queries.ts';

/** Staff see each entry of the ledger (AAPI-017). */
export async function readAnyWallet(
  reader: Reader,
  userId: string,
): Promise<Result<AdminWallet, { readonly code: 'USER_NOT_FOUND' }>> {
  const owner = await selectOwner(reader, userId);
  if (owner === null) return refuse({ code: 'USER_NOT_FOUND' });
  const wallet = await readWallet(reader, userId);
  const transaction_count = wallet?.entry_count ?? 0;
  return succeed({ ...(await summaryOf(reader, userId, wallet)), transaction_count, ...owner });
}

/** Zero for an unused wallet, which reading does not create (WAL-036). */
export async function readWalletSummary(reader: Reader, userId: string): Promise<Wallet> {
  return summaryOf(reader, userId, await readWallet(reader, userId));
}

export const unusedWallet = (user_id: string): Wallet => ({
  id: null,
  user_id,
  balance_bigint: sen(0),
  currency: 'IDR',
  is_active: true,
  dispute: null,
  total_spent: rupiah(0),
  transaction_count: 0,
  created_at: null,
  updated_at: null,
});

export async function summaryOf(reader: Reader, userId: string, wallet: WalletRow | null): Promise<Wallet> {
  if (wallet === null) return unusedWallet(userId);
  return {
    user_id: userId,
    currency: 'IDR',
    id: wallet.id,
    balance_bigint: wallet.balance_bigint,
    is_active: wallet.is_active,
    dispute: wallet.is_disputed ? await selectDispute(reader, userId) : null,
    total_spent: toRupiah(wallet.spent_bigint),
    transaction_count: wallet.entry_count - (await countPaidTopUps(reader, wallet)),
    created_at: wallet.created_at,
    updated_at: wallet.updated_at,
  };
}
