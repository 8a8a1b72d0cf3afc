/** An `inquiry` and a fraud `warning` take no money and freeze no wallet (DECISIONS 59). */
export const disputeKinds = ['dispute', 'reversal', 'inquiry', 'warning'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

export const takesMoney = (kind: DisputeKind): boolean => kind === 'dispute' || kind === 'reversal';

export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** An admin's settlement: lost (again: collect more of the claim), won, or claim waived. */
export const disputeVerdicts = ['lost', 'won', 'waived'] as const;
export type DisputeVerdict = (typeof disputeVerdicts)[number];
