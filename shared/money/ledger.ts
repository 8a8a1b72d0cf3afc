export const ledgerTypes = ['topup', 'purchase', 'refund', 'adjustment', 'subscription'] as const;
export type LedgerType = (typeof ledgerTypes)[number];

/** Top-ups of before said this where they said nothing; the ledger keeps it. */
export const OLDER_TOP_UP = 'Wallet Top-up';
