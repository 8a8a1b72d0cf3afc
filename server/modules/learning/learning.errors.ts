/** Said of what one does not hold and of what does not exist: neither is anybody else's business (PORT-032). */
export interface AccessDenied {
  readonly code: 'ACCESS_DENIED';
}
export interface LessonNotFound {
  readonly code: 'LESSON_NOT_FOUND';
}
/** Opening this lesson is the step after which money can not be asked back: it is taken by a POST (DECISIONS 56). */
export interface RefundForfeited {
  readonly code: 'REFUND_ENDS';
  readonly details: { readonly until: string; readonly max_percent: number };
}
export interface FileNotFound {
  readonly code: 'FILE_NOT_FOUND';
}
export interface CertificateNotFound {
  readonly code: 'CERTIFICATE_NOT_FOUND';
}
export type CertificateRefusal =
  | AccessDenied
  | { readonly code: 'COURSE_UNFINISHED'; readonly details: { readonly lessons_left: number } }
  | { readonly code: 'NAME_REQUIRED' };
