/** What can be odd about payments and notices; the words of API and screens. */
export const findingKinds = ['dispute', 'stuck', 'late', 'amount_differs', 'unmatched', 'duplicate'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** What resolves a finding: asking the gateway, handling the notice again, a person's word that it is in order, or settling a dispute. */
export const resolutions = ['check', 'replay', 'review', 'settle'] as const;
export type Resolution = (typeof resolutions)[number];
