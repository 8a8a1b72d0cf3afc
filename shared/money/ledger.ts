export const ledgerTypes = ['topup', 'purchase', 'refund', 'adjustment', 'subscription'] as const;
export type LedgerType = (typeof ledgerTypes)[number];

/** Description of old top-ups without one, kept by the ledger. */
export const OLDER_TOP_UP = 'Wallet Top-up';
