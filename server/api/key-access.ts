import type { Endpoint, RateLimit } from '#contract/endpoint.ts';
import type { CommonErrorCode } from '#contract/errors.ts';
import { keyIn } from '#server/modules/api-keys/index.ts';
import type { Caller } from './implement.ts';

/** Of each API key, over all routes. */
export const KEY_LIMIT: RateLimit = { name: 'api-key', points: 300, seconds: 60 };

/** What an API key may call is data: the route's scope. One that is not in force never counts as a visitor. */
export function keyRefusal(
  { scope }: Endpoint,
  caller: Caller | null,
  { headers }: Request,
): CommonErrorCode | null {
  if (keyIn(headers) === null) return null;
  if (caller?.api_key === undefined) return 'UNAUTHENTICATED';
  if (scope === undefined) return 'CLOSED_TO_API_KEYS';
  return caller.api_key.scopes.includes(scope) ? null : 'SCOPE_REQUIRED';
}
