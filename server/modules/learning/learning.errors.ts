/** Also for a product that is not held, so that ids reveal nothing (PORT-032). */
export interface AccessDenied {
  readonly code: 'ACCESS_DENIED';
}
export interface LessonNotFound {
  readonly code: 'LESSON_NOT_FOUND';
}
/** Opening this lesson forfeits the refund and needs a POST (DECISIONS 56). */
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
