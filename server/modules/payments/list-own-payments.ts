import type { Reader } from '#server/platform/db.ts';
import { readOwnPayments } from './payments.queries.ts';
import { type Payment, paymentOf } from './payments.rules.ts';

/** Lists the user's payments, newest first, and their total. */
export async function listOwnPayments(
  reader: Reader,
  userId: string,
  window: { readonly limit: number; readonly offset: number },
): Promise<{ readonly payments: Payment[]; readonly total: number }> {
  const { rows, total } = await readOwnPayments(reader, userId, window);
  return { payments: rows.map(paymentOf), total };
}
