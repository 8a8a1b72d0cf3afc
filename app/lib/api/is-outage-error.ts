import { isRouteErrorResponse } from 'react-router';
import { isOutage } from '#contract/client.ts';

/** The browsers' messages of a failed fetch or import; a TypeError alone may be a bug of ours. */
const NETWORK_ERROR_MESSAGE = /fetch|network|load failed|dynamically imported|importing a module/i;

export function isOutageError(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return isOutage(error.status);
  return error instanceof TypeError && NETWORK_ERROR_MESSAGE.test(error.message);
}
