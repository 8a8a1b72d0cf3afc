import type { Tx } from '#server/platform/db.ts';
import { blankRequestsOf, withdrawRequestsOf } from './refunds.queries.ts';

/** Withdraws what is still open, and takes the words out of all requests of somebody who left; the decisions stay. */
export async function forgetRequests(tx: Tx, userId: string): Promise<void> {
  await withdrawRequestsOf(tx, userId);
  await blankRequestsOf(tx, userId);
}
