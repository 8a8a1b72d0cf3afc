/** How far a holder of a course is. `refunded` and `ended`: it is theirs no more. */
export const learnerStates = ['not_started', 'learning', 'finished', 'refunded', 'ended'] as const;
export type LearnerState = (typeof learnerStates)[number];
