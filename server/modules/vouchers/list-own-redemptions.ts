import type { Reader } from '#server/platform/db.ts';
import { selectRedemptionsOf } from './vouchers.queries.ts';

/** The codes that the user has redeemed, and what each was worth. A code works once per user, so there are few. */
export async function listOwnRedemptions(reader: Reader, userId: string) {
  const rows = await selectRedemptionsOf(reader, userId);
  return rows.map(({ redeemed_at, ...row }) => ({ ...row, redeemed_at: redeemed_at.toISOString() }));
}
