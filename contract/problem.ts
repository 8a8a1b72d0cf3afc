/** Content type of an error (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';

/** Base of a problem's `type` (RFC 9457): a page that explains the code. */
export const PROBLEMS_PATH = '/api/docs/errors';

export function problemType(code: string): string {
  return `${PROBLEMS_PATH}#${code}`;
}
