import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { PaymentNotFound } from './payments.errors.ts';
import { readOwnPayment } from './payments.queries.ts';
import { type Payment, paymentOf } from './payments.rules.ts';

/** Another user's payment reads as not found. */
export async function getOwnPayment(
  reader: Reader,
  userId: string,
  id: string,
): Promise<Result<Payment, PaymentNotFound>> {
  const row = await readOwnPayment(reader, userId, id);
  return row === null ? refuse({ code: 'PAYMENT_NOT_FOUND' }) : succeed(paymentOf(row));
}
