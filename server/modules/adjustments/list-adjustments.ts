import type { Reader } from '#server/platform/db.ts';
import { sen } from '#shared/money.ts';
import { selectPending } from './adjustments.queries.ts';

/** The oldest first; more are never pending at once. */
const MAX_LISTED = 100;

/** Lists adjustments that wait for a second admin, oldest first; amounts in sen. */
export async function listAdjustments(reader: Reader) {
  const rows = await selectPending(reader, MAX_LISTED);
  return rows.map((row) => ({
    ...row,
    amount_bigint: sen(row.amount_bigint),
    balance_bigint: sen(row.balance_bigint),
    created_at: row.created_at.toISOString(),
  }));
}
export type PendingAdjustment = Awaited<ReturnType<typeof listAdjustments>>[number];
