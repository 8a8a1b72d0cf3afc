/** Said of what one does not hold and of what does not exist: neither is anybody else's business (PORT-032). */
export interface AccessDenied {
  readonly code: 'ACCESS_DENIED';
}
export interface LessonNotFound {
  readonly code: 'LESSON_NOT_FOUND';
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
