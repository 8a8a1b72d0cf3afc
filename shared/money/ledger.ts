export const ledgerTypes = ['topup', 'purchase', 'refund', 'adjustment', 'subscription'] as const;
export type LedgerType = (typeof ledgerTypes)[number];

/** What is stored of a top-up that says nothing else. */
export const DEFAULT_TOP_UP = 'Wallet Top-up';
