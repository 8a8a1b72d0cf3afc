import { isRouteErrorResponse } from 'react-router';
import { isOutage } from '#contract/client.ts';

/** Browsers' messages of a failed fetch or import; a bug of ours may be a TypeError, too. */
const NETWORK_ERROR_MESSAGE = /fetch|network|load failed|dynamically imported|importing a module/i;

/** Whether an error is temporary: an outage of the server or of the network. */
export function isOutageError(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return isOutage(error.status);
  return error instanceof TypeError && NETWORK_ERROR_MESSAGE.test(error.message);
}
