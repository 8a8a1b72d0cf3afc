import type { Reader } from '#server/platform/db.ts';
import { type PaymentFilter, readAllPayments } from './staff.queries.ts';

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
