import { data } from 'react-router';
import type { CommonRefusal } from '#contract/client.ts';
import type { Result } from '#shared/result.ts';

type Refusal = Pick<CommonRefusal, 'message' | 'request_id'> & { readonly code: string };

const statuses: Readonly<Record<string, number | undefined>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
};

/**
 * The value of a call that a page can not be shown without; a refusal becomes the route's error screen
 * (401 and 403 have screens of their own).
 */
export function orThrow<Value>(result: Result<Value, Refusal>): Value {
  if (result.ok) return result.value;
  const { code, message, request_id } = result.refusal;
  throw data({ code, message, request_id }, { status: statuses[code] ?? 500 });
}
