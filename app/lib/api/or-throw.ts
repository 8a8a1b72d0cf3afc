import { data } from 'react-router';
import { type CommonRefusal, isOutage } from '#contract/client.ts';
import type { Result } from '#shared/result.ts';

type Refusal = Pick<CommonRefusal, 'message' | 'request_id' | 'status'> & { readonly code: string };

/**
 * The value of a call that a page can not be shown without; a refusal becomes the route's error screen
 * (401, 403 and 503 have screens of their own).
 */
export function orThrow<Value>(result: Result<Value, Refusal>): Value {
  return result.ok ? result.value : throwRefusal(result.refusal);
}

/**
 * The value of a call for one thing; null, for a page with status 404, only where the API has said that there is no such
 * thing, or that the address can not be one. Everything else is thrown: a page that is away for a moment must not be
 * told to search engines as gone.
 */
export function foundOrNull<Value>(result: Result<Value, Refusal>): Value | null {
  if (result.ok) return result.value;
  const { code, status } = result.refusal;
  return status === 404 || code === 'INVALID_INPUT' ? null : throwRefusal(result.refusal);
}

/** A bug of ours behind the answer, for the pages that have words of their own for it. */
export function isServerError(result: Result<unknown, Refusal>): boolean {
  return !result.ok && result.refusal.status === 500;
}

export function throwRefusal({ code, message, request_id, status }: Refusal): never {
  throw data({ code, message, request_id }, { status: pageStatus(status) });
}

/** What a page answers when a call of it was answered so. */
function pageStatus(status: number | null): number {
  if (isOutage(status)) return 503;
  return status !== null && PASSTHROUGH_STATUSES.includes(status) ? status : 500;
}

const PASSTHROUGH_STATUSES: readonly number[] = [401, 403, 404, 429];
