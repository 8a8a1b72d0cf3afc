import { data, type MiddlewareFunction } from 'react-router';
import { withinTime } from '#shared/within-time.ts';

/** Longer than any list of ours may take; who waits for more is looking at a page that will not come. */
const PATIENCE_MS = 15_000;

/** In the browser: a page whose data never comes is given up, and its error screen tries again. What acts is waited for. */
export const giveUp: MiddlewareFunction<unknown> = async ({ request }, next) => {
  if (request.method !== 'GET') return next();
  const results = await withinTime(next(), PATIENCE_MS);
  if (results === null) throw data({ code: 'NETWORK_ERROR', request_id: null }, { status: 504 });
  return results;
};
