import type { Tx } from '#server/platform/db.ts';
import { anonymizeRequests, withdrawOpenRequests } from './refunds.queries.ts';

/** Withdraws what is still open, and takes the words out of all requests of somebody who left; the decisions stay. */
export async function eraseRefundRequests(tx: Tx, userId: string): Promise<void> {
  await withdrawOpenRequests(tx, userId);
  await anonymizeRequests(tx, userId);
}
