import type { Payment } from '#contract/wallet/wallet.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { PaymentNotFound } from './payments.errors.ts';
import { readOwnPayment, readOwnPayments } from './payments.queries.ts';
import { paymentOf } from './payments.rules.ts';

export async function getOwnPayment(
  reader: Reader,
  userId: string,
  id: string,
): Promise<Result<Payment, PaymentNotFound>> {
  const row = await readOwnPayment(reader, userId, id);
  return row === null ? refuse({ code: 'PAYMENT_NOT_FOUND' }) : succeed(paymentOf(row));
}

export async function listOwnPayments(
  reader: Reader,
  userId: string,
  window: PageWindow,
): Promise<{ readonly payments: Payment[]; readonly total: number }> {
  const { rows, total } = await readOwnPayments(reader, userId, window);
  return { payments: rows.map(paymentOf), total };
}
