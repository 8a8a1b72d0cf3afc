import {
  readWallet,
  readWalletEntries,
  transactionType,
  type WalletEntry,
} from '#server/modules/ledger/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { LedgerType } from '#shared/ledger.ts';
import type { Sen } from '#shared/money.ts';

export interface WalletTransaction {
  readonly id: string;
  readonly wallet_id: string;
  readonly user_id: string;
  readonly type: LedgerType;
  readonly transaction_type: 'credit' | 'debit' | 'refund';
  readonly amount_bigint: Sen;
  readonly balance_before: Sen;
  readonly balance_after: Sen;
  readonly reference_type: string | null;
  readonly reference_id: string | null;
  readonly description: string;
  readonly metadata: Record<string, unknown>;
  readonly created_at: string;
}

/** Lines of the user's wallet, newest first, with how many there are in all; amounts in sen. */
export async function listWalletTransactions(
  reader: Reader,
  userId: string,
  window: { readonly limit: number; readonly offset: number },
): Promise<{ readonly transactions: WalletTransaction[]; readonly total: number }> {
  const wallet = await readWallet(reader, userId);
  if (wallet === null) return { transactions: [], total: 0 };
  const entries = await readWalletEntries(reader, wallet.id, window);
  return {
    transactions: entries.map((entry) => toTransaction(entry, userId)),
    total: wallet.entry_count,
  };
}

function toTransaction(entry: WalletEntry, userId: string): WalletTransaction {
  return {
    id: String(entry.id),
    wallet_id: entry.wallet_id,
    user_id: userId,
    type: entry.type,
    transaction_type: transactionType(entry.type, entry.amount_bigint),
    amount_bigint: entry.amount_bigint,
    balance_before: entry.balance_before,
    balance_after: entry.balance_after,
    reference_type: entry.reference_type,
    reference_id: entry.reference_id,
    description: entry.description,
    metadata: { ...entry.metadata },
    created_at: entry.created_at.toISOString(),
  };
}
