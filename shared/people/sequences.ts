export const sequenceTriggers = ['subscribed', 'source', 'bought', 'segment', 'tag', 'hand'] as const;
export type SequenceTrigger = (typeof sequenceTriggers)[number];

/** `draft`: it never ran. */
export const sequenceStates = ['draft', 'running', 'paused'] as const;
export type SequenceState = (typeof sequenceStates)[number];

export const delayUnits = ['hours', 'days'] as const;
export type DelayUnit = (typeof delayUnits)[number];

export const endReasons = [
  'finished',
  'bought',
  'refunded',
  'unsubscribed',
  'bounced',
  'outside_segment',
  'removed',
  'deleted',
] as const;
export type EndReason = (typeof endReasons)[number];

export const MAX_SEQUENCES = 100;
export const MAX_STEPS = 50;
export const MAX_DELAY = 365;
