import { data, type MiddlewareFunction } from 'react-router';
import { withTimeout } from '#shared/with-timeout.ts';

const TIMEOUT_MS = 15_000;

export const navigationTimeout: MiddlewareFunction<unknown> = async ({ request }, next) => {
  if (request.method !== 'GET') return next();
  const results = await withTimeout(next(), TIMEOUT_MS);
  if (results === null) throw data({ code: 'NETWORK_ERROR', request_id: null }, { status: 504 });
  return results;
};
