import type { Tx } from '#server/platform/db.ts';
import { anonymizeCustomer } from './orders.queries.ts';

/** Takes name and address out of the orders of somebody who left; what was bought, and for how much, stays. */
export async function eraseCustomer(tx: Tx, userId: string): Promise<void> {
  await anonymizeCustomer(tx, userId);
}
