/** Values of card disputes for database, API and screens (DECISIONS 59). */
export const disputeKinds = ['dispute', 'reversal'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

/** Status at the gateway, and our settlement. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** An admin's settlement: lost (again: collect more of the claim), won, or claim waived. */
export const disputeVerdicts = ['lost', 'won', 'waived'] as const;
export type DisputeVerdict = (typeof disputeVerdicts)[number];
