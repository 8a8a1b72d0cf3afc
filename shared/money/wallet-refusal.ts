import { type Rupiah, type Sen, subtractSen, suggestedTopUp } from './money.ts';

export interface SpendableWallet {
  readonly balance_bigint: Sen;
  readonly is_active: boolean;
  /** Frozen by a card dispute, which its owner can resolve (DECISIONS 59). */
  readonly is_disputed: boolean;
}

/** Carries what the buyer needs to fix it (DECISIONS 10). */
export type WalletRefusal =
  | {
      readonly code: 'INSUFFICIENT_BALANCE';
      readonly details: {
        readonly balance_bigint: Sen;
        readonly price_bigint: Sen;
        readonly shortfall_bigint: Sen;
        readonly suggested_topup: Rupiah;
      };
    }
  | { readonly code: 'WALLET_INACTIVE' | 'WALLET_DISPUTED' };

/** A free order passes with any wallet. `total` in sen. */
export function walletRefusal(wallet: SpendableWallet, total: Sen): WalletRefusal | null {
  if (total === 0) return null;
  if (wallet.is_disputed) return { code: 'WALLET_DISPUTED' };
  if (!wallet.is_active) return { code: 'WALLET_INACTIVE' };
  if (wallet.balance_bigint >= total) return null;
  const shortfall = subtractSen(total, wallet.balance_bigint);
  return {
    code: 'INSUFFICIENT_BALANCE',
    details: {
      balance_bigint: wallet.balance_bigint,
      price_bigint: total,
      shortfall_bigint: shortfall,
      suggested_topup: suggestedTopUp(shortfall),
    },
  };
}
