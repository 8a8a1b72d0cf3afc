/** Words of card disputes, shared by database, API and screens (DECISIONS 59). */
export const disputeKinds = ['dispute', 'reversal'] as const;
export type DisputeKind = (typeof disputeKinds)[number];

/** How the gateway sees it, and how it was settled here. */
export const disputeStates = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** What an admin says of one: lost (again: more of a claim is collected), won, or the claim is given up. */
export const disputeVerdicts = ['lost', 'won', 'waived'] as const;
export type DisputeVerdict = (typeof disputeVerdicts)[number];
