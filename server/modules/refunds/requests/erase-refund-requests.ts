import type { Tx } from '#server/platform/db.ts';
import { anonymizeRequests, withdrawOpenRequests } from './refunds.queries.ts';

/** Withdraws the open requests of an erased account and removes the texts of all; the decisions stay. */
export async function eraseRefundRequests(tx: Tx, userId: string): Promise<void> {
  await withdrawOpenRequests(tx, userId);
  await anonymizeRequests(tx, userId);
}
