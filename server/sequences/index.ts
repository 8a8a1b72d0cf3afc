/**
 * Mails that leave one after the other, counted from a moment of each person on. People enter by triggers of the database,
 * in the transaction of the cause; a job passes the steps that are due and queues their mails (ADR 0078).
 */
export { advanceSequences } from './advance-sequences.ts';
export {
  createSequence,
  deleteSequence,
  pauseSequence,
  startSequence,
  updateSequence,
} from './edit-sequences.ts';
export { addStep, changeStep, moveStep, removeStep } from './edit-steps.ts';
export { listOwnEnrolments } from './enrolments.queries.ts';
export { addEnrolment, endEnrolment, listEnrolments } from './enrolments.ts';
export { followSegments } from './follow-segments.ts';
export { getSequence, listSequences } from './read-sequences.ts';
