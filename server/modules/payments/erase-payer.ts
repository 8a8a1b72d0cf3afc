import type { Tx } from '#server/platform/db.ts';
import { anonymizePayments } from './payments.queries.ts';

/** Takes out of the payments of somebody who left what gateways said of the person; the money stays on the books. */
export async function erasePayer(tx: Tx, userId: string): Promise<void> {
  await anonymizePayments(tx, userId);
}
