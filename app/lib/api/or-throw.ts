import { data } from 'react-router';
import { type CommonRefusal, isOutage } from '#contract/client.ts';
import type { Result } from '#shared/result.ts';

type Refusal = Pick<CommonRefusal, 'message' | 'request_id' | 'status'> & { readonly code: string };

/** Throws a refusal to the route's error screen (401, 403 and 503 have their own). */
export function orThrow<Value>(result: Result<Value, Refusal>): Value {
  return result.ok ? result.value : throwRefusal(result.refusal);
}

/**
 * Returns null (for a 404 page) only if the API says not found or invalid id. Everything else is thrown, because search
 * engines must not take an outage for a missing page.
 */
export function foundOrNull<Value>(result: Result<Value, Refusal>): Value | null {
  if (result.ok) return result.value;
  const { code, status } = result.refusal;
  return status === 404 || code === 'INVALID_INPUT' ? null : throwRefusal(result.refusal);
}

export function isServerError(result: Result<unknown, Refusal>): boolean {
  return !result.ok && result.refusal.status === 500;
}

export function throwRefusal({ code, message, request_id, status }: Refusal): never {
  throw data({ code, message, request_id }, { status: pageStatus(code, status) });
}

/** A malformed id counts as not found. */
function pageStatus(code: string, status: number | null): number {
  if (isOutage(status)) return 503;
  if (code === 'INVALID_INPUT') return 404;
  return status !== null && PASSTHROUGH_STATUSES.includes(status) ? status : 500;
}

const PASSTHROUGH_STATUSES: readonly number[] = [401, 403, 404, 429];
