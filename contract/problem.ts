/** Content type of an error (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** The `type` of a problem (RFC 9457), a page that explains it. */
export const PROBLEMS_PATH = '/api/docs/errors';

export function problemType(code: string): string {
  return `${PROBLEMS_PATH}#${code}`;
}
