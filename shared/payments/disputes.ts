/**
 * Values of card disputes for database, API and screens (DECISIONS 59). An inquiry of the payer's bank and its warning of
 * fraud take no money: they freeze no wallet, and a refund answers them.
 */
export const disputeKinds = ['dispute', 'reversal', 'inquiry', 'warning'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

export const takesMoney = (kind: DisputeKind): boolean => kind === 'dispute' || kind === 'reversal';

/** Status at the gateway, and our settlement. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** An admin's settlement: lost (again: collect more of the claim), won, or claim waived. */
export const disputeVerdicts = ['lost', 'won', 'waived'] as const;
export type DisputeVerdict = (typeof disputeVerdicts)[number];
