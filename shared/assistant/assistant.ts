/** Vocabulary of the assistant (ADR 0085). */
export const MAX_QUESTION_LENGTH = 500;
/** Passages that are sent with a question; recall is measured among the first five. */
export const MAX_SENT_PASSAGES = 6;

/** Why nothing was answered. The first three are refusals; after the others the question may be asked again. */
export const refusalReasons = ['no_passages', 'no_evidence', 'unsupported'] as const;
export const failureReasons = ['person_budget', 'month_budget', 'busy', 'slow', 'down'] as const;
export const turnReasons = [...refusalReasons, ...failureReasons] as const;
export type TurnReason = (typeof turnReasons)[number];

export const turnStatuses = ['asking', 'answered', 'refused', 'stopped', 'failed'] as const;
export type TurnStatus = (typeof turnStatuses)[number];

export const questionKinds = ['answerable', 'unanswerable', 'foreign', 'hostile'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const isRefusal = (reason: TurnReason | null): boolean =>
  refusalReasons.some((refusal) => refusal === reason);

/** From public passages only. A draft for a question under a lesson has that lesson's, too. */
export const publicDraftKinds = ['post', 'product', 'lead_reply'] as const;
export type PublicDraftKind = (typeof publicDraftKinds)[number];

export const draftKinds = [...publicDraftKinds, 'lesson_answer'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** In the owner's test, so that one run costs little. */
export const MAX_TEST_QUESTIONS = 200;
