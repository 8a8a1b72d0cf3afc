import type { Sen } from './money.ts';

export const ledgerTypes = ['topup', 'purchase', 'refund', 'adjustment', 'subscription'] as const;
export type LedgerType = (typeof ledgerTypes)[number];

/** Label of a ledger entry, by its sign (DECISIONS 5). */
export function ledgerLabel(amount: Sen): 'Purchase' | 'Usage' {
  return amount > 0 ? 'Purchase' : 'Usage';
}
