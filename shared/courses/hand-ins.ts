import type { UploadLimits } from '../files/uploads.ts';

export const MAX_TASK_LENGTH = 5000;
export const MAX_HAND_IN_LENGTH = 10_000;
export const MAX_FEEDBACK_LENGTH = 5000;

/** Posted whole, so that it works without scripts. */
const MAX_HAND_IN_MB = 20;
export const MAX_HAND_IN_BYTES = MAX_HAND_IN_MB * 1024 * 1024;
export const handInLimits: UploadLimits = {
  picture_mb: MAX_HAND_IN_MB,
  document_mb: MAX_HAND_IN_MB,
  film_gb: 0,
};

/** `returned`: the owner asked for another one. */
export const handInStates = ['waiting', 'accepted', 'returned'] as const;
export type HandInState = (typeof handInStates)[number];

export const reviewStates = ['waiting', 'reviewed'] as const;
export type ReviewState = (typeof reviewStates)[number];

export interface Assignment {
  readonly task: string;
  readonly is_required: boolean;
}
