import type { callsCopy as id } from '../id/calls.ts';

/** Calls that got no message from the server. */
export const callsCopy: typeof id = {
  failed: 'Something went wrong on our side. Please try again.',
  lost: (reason) => `Network error: ${reason}`,
  noConnection: 'no connection',
};
