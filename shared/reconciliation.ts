/** What can be odd about payments and notices; the words of API and screens. */
export const findingKinds = ['stuck', 'late', 'amount_differs', 'unmatched', 'duplicate'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** What resolves a finding: asking the gateway, handling the notice again, or a person's word that it is in order. */
export const resolutions = ['check', 'replay', 'review'] as const;
export type Resolution = (typeof resolutions)[number];
