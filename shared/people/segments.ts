/** In the order of the choice. */
export const segmentFacts = [
  'bought',
  'bought_within',
  'spent',
  'consent',
  'tag',
  'added',
  'source',
  'language',
  'account',
] as const;
export type SegmentFact = (typeof segmentFacts)[number];

export const segmentOperators = ['is', 'is_not'] as const;
export const segmentMatches = ['all', 'any'] as const;

export const MAX_RULES = 12;
