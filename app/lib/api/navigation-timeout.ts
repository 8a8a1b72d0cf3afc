import { data, type MiddlewareFunction } from 'react-router';
import { withTimeout } from '#shared/with-timeout.ts';

/** Longer than any list of ours may take; who waits for more is looking at a page that will not come. */
const TIMEOUT_MS = 15_000;

/** In the browser: a page whose data never comes is given up, and its error screen tries again. What acts is waited for. */
export const navigationTimeout: MiddlewareFunction<unknown> = async ({ request }, next) => {
  if (request.method !== 'GET') return next();
  const results = await withTimeout(next(), TIMEOUT_MS);
  if (results === null) throw data({ code: 'NETWORK_ERROR', request_id: null }, { status: 504 });
  return results;
};
