import type { Wallet } from '#contract/account/shop/wallet.ts';
import type { AdminWallet } from '#contract/admin/sales/wallets.ts';
import { readWallet, type WalletRow } from '#server/modules/ledger/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { rupiah, sen, toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { selectDispute, selectOwner } from './wallet.queries.ts';

/** Any wallet with its owner, for staff (AAPI-017). */
export async function readAnyWallet(
  reader: Reader,
  userId: string,
): Promise<Result<AdminWallet, { readonly code: 'USER_NOT_FOUND' }>> {
  const owner = await selectOwner(reader, userId);
  if (owner === null) return refuse({ code: 'USER_NOT_FOUND' });
  return succeed({ ...(await readWalletSummary(reader, userId)), ...owner });
}

/** The user's wallet; a zero balance if it was never used, and reading does not create it (WAL-036). */
export async function readWalletSummary(reader: Reader, userId: string): Promise<Wallet> {
  return summaryOf(reader, userId, await readWallet(reader, userId));
}

export async function summaryOf(reader: Reader, userId: string, wallet: WalletRow | null): Promise<Wallet> {
  const common = { user_id: userId, currency: 'IDR' } as const;
  if (wallet === null) {
    return {
      ...common,
      id: null,
      balance_bigint: sen(0),
      is_active: true,
      dispute: null,
      total_spent: rupiah(0),
      transaction_count: 0,
      created_at: null,
      updated_at: null,
    };
  }
  return {
    ...common,
    id: wallet.id,
    balance_bigint: wallet.balance_bigint,
    is_active: wallet.is_active,
    dispute: wallet.is_disputed ? await selectDispute(reader, userId) : null,
    total_spent: toRupiah(wallet.spent_bigint),
    transaction_count: wallet.entry_count,
    created_at: wallet.created_at,
    updated_at: wallet.updated_at,
  };
}
