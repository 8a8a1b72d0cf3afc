/** `refunded` and `ended`: the learner no longer holds the course. */
export const learnerStates = ['not_started', 'learning', 'finished', 'refunded', 'ended'] as const;
export type LearnerState = (typeof learnerStates)[number];
