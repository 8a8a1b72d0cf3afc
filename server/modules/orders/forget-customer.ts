import type { Tx } from '#server/platform/db.ts';
import { blankCustomer } from './orders.queries.ts';

/** Takes name and address out of the orders of somebody who left; what was bought, and for how much, stays. */
export async function forgetCustomer(tx: Tx, userId: string): Promise<void> {
  await blankCustomer(tx, userId);
}
