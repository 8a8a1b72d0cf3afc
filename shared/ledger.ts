export const ledgerTypes = ['topup', 'purchase', 'refund', 'adjustment', 'subscription'] as const;
export type LedgerType = (typeof ledgerTypes)[number];
