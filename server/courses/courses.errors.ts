import type { issueCertificate } from '#contract/courses/certificates.ts';
import type { openLesson, recordLessonProgress } from '#contract/courses/learning.ts';
import type { getCertificate } from '#contract/courses/public-certificates.ts';
import type { RefusalOf } from '#contract/endpoint.ts';

export type LessonRefusal = RefusalOf<typeof openLesson>;
/** Also for a product that is not held, so that ids reveal nothing (PORT-032). */
export type AccessDenied = Extract<LessonRefusal, { code: 'ACCESS_DENIED' }>;
export type LessonNotFound = Extract<LessonRefusal, { code: 'LESSON_NOT_FOUND' }>;
/** Opens on a later day or after another lesson (ADR 0041). */
export type LessonLocked = Extract<LessonRefusal, { code: 'LESSON_LOCKED' }>;
/** Its quiz is not passed, or its hand-in not accepted. */
export type LessonUnfinished = Extract<RefusalOf<typeof recordLessonProgress>, { code: 'LESSON_UNFINISHED' }>;
/** Opening this lesson forfeits the refund and needs a POST (DECISIONS 56). */
export type RefundForfeited = Extract<LessonRefusal, { code: 'REFUND_ENDS' }>;
export interface FileNotFound {
  readonly code: 'FILE_NOT_FOUND';
}
export type CertificateNotFound = RefusalOf<typeof getCertificate>;
export type CertificateRefusal = RefusalOf<typeof issueCertificate>;
