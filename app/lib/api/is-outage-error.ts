import { isRouteErrorResponse } from 'react-router';
import { isOutage } from '#contract/client.ts';

/** What a browser says of a request that found nobody; a bug of ours is a TypeError, too. */
const NETWORK_ERROR_MESSAGE = /fetch|network|load failed/i;

/** Whether a page is only away for a moment: an outage of the server, or of the way to it. */
export function isOutageError(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return isOutage(error.status);
  return error instanceof TypeError && NETWORK_ERROR_MESSAGE.test(error.message);
}
