import type { Endpoint, RateLimit } from '#contract/endpoint.ts';
import { commonError, type ErrorAnswer } from '../http/responses.ts';
import type { Caller, Scope } from '../http/scope.ts';
import type { RateLimiter } from '../platform/rate-limiter.ts';

/** Per API key, over all routes. */
const KEY_LIMIT: RateLimit = { name: 'api-key', points: 300, seconds: 60 };

interface RateLimitKey {
  readonly limit: RateLimit;
  readonly key: string;
}

/** Counts by user, or by address for visitors, and by both on some routes. An API key counts alone. */
export function limitsOf({ rate_limit }: Endpoint, caller: Caller | null, scope: Scope): RateLimitKey[] {
  if (caller?.api_key !== undefined) {
    const key = `api-key:${caller.api_key.id}`;
    return [KEY_LIMIT, ...(rate_limit === undefined ? [] : [rate_limit])].map((limit) => ({ limit, key }));
  }
  if (rate_limit === undefined) return [];
  const address = `address:${scope.network}`;
  const own = { limit: rate_limit, key: caller === null ? address : `user:${caller.id}` };
  const { name, address_points, seconds } = rate_limit;
  if (address_points === undefined) return [own];
  return [own, { limit: { name: `${name}-address`, points: address_points, seconds }, key: address }];
}

interface RateLimitContext {
  readonly limiter: RateLimiter;
  readonly scope: Scope;
}

/** Returns the refusal when a limit is exceeded. */
export async function countCall(
  { limiter, scope }: RateLimitContext,
  limits: readonly RateLimitKey[],
): Promise<ErrorAnswer | null> {
  for (const { limit, key } of limits) {
    const outcome = await limiter.consume(limit, key);
    if (outcome.usage !== undefined) scope.limits.push(outcome.usage);
    if (outcome.ok) continue;
    const headers = { 'retry-after': String(outcome.retry_after_seconds) };
    return commonError('TOO_MANY_REQUESTS', { headers });
  }
  return null;
}
