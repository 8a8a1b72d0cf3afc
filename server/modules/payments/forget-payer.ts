import type { Tx } from '#server/platform/db.ts';
import { blankPaymentsOf } from './payments.queries.ts';

/** Takes out of the payments of somebody who left what gateways said of the person; the money stays on the books. */
export async function forgetPayer(tx: Tx, userId: string): Promise<void> {
  await blankPaymentsOf(tx, userId);
}
