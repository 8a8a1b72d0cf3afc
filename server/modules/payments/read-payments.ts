import type { Reader } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { PaymentNotFound } from './payments.errors.ts';
import { readOwnPayment, readOwnPayments } from './payments.queries.ts';
import { type Payment, paymentOf } from './payments.rules.ts';
import { type PaymentFilter, readAllPayments } from './staff.queries.ts';

/** Another user's payment reads as not found. */
export async function getOwnPayment(
  reader: Reader,
  userId: string,
  id: string,
): Promise<Result<Payment, PaymentNotFound>> {
  const row = await readOwnPayment(reader, userId, id);
  return row === null ? refuse({ code: 'PAYMENT_NOT_FOUND' }) : succeed(paymentOf(row));
}

/** Lists the user's payments, newest first, and their total. */
export async function listOwnPayments(
  reader: Reader,
  userId: string,
  window: PageWindow,
): Promise<{ readonly payments: Payment[]; readonly total: number }> {
  const { rows, total } = await readOwnPayments(reader, userId, window);
  return { payments: rows.map(paymentOf), total };
}

/** Lists everybody's payments for staff, newest first, with what the gateway answered (AENT-023). */
export async function listAllPayments(reader: Reader, filter: PaymentFilter) {
  const { rows, total } = await readAllPayments(reader, filter);
  const payments = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
  }));
  return { payments, total };
}
