import { readSpent, readWallet } from '#server/modules/ledger/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Rupiah, rupiah, type Sen, sen, toRupiah } from '#shared/money.ts';
import { selectDispute, type WalletDispute } from './wallet.queries.ts';

export interface WalletSummary {
  /** null: never used; reading does not create a wallet. */
  readonly id: string | null;
  readonly user_id: string;
  readonly balance_bigint: Sen;
  readonly currency: 'IDR';
  readonly is_active: boolean;
  /** The card disputes that freeze it; null if none. */
  readonly dispute: WalletDispute | null;
  /** Purchases and subscription charges minus refunds, in whole rupiah. */
  readonly total_spent: Rupiah;
  readonly transaction_count: number;
  readonly created_at: string | null;
  readonly updated_at: string | null;
}

/** The user's wallet; a zero balance in IDR if there is none yet (WAL-036). */
export async function readWalletSummary(reader: Reader, userId: string): Promise<WalletSummary> {
  const wallet = await readWallet(reader, userId);
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
    total_spent: toRupiah(await readSpent(reader, wallet.id)),
    transaction_count: wallet.entry_count,
    created_at: wallet.created_at.toISOString(),
    updated_at: wallet.updated_at.toISOString(),
  };
}
