import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { voucherRedemptions, vouchers } from './vouchers.schema.ts';

export type VoucherInsert = Omit<typeof vouchers.$inferInsert, 'id' | 'used_count'>;

/** Null if the code exists. */
export async function insertVoucher(tx: Tx, voucher: VoucherInsert): Promise<string | null> {
  const [row] = await tx
    .insert(vouchers)
    .values(voucher)
    .onConflictDoNothing()
    .returning({ id: vouchers.id });
  return row?.id ?? null;
}

/** Uses cannot change until commit; `now` is the database's clock. */
export async function lockVoucher(tx: Tx, code: string) {
  const [row] = await tx
    .select({
      ...getTableColumns(vouchers),
      now: sql<Date>`now()`.mapWith((value) => new Date(value)),
    })
    .from(vouchers)
    .where(eq(vouchers.code, code))
    .for('update');
  return row ?? null;
}

export async function hasRedeemed(tx: Tx, voucherId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: voucherRedemptions.id })
    .from(voucherRedemptions)
    .where(and(eq(voucherRedemptions.voucher_id, voucherId), eq(voucherRedemptions.user_id, userId)));
  return rows.length > 0;
}

export async function insertRedemption(
  tx: Tx,
  redemption: typeof voucherRedemptions.$inferInsert,
): Promise<void> {
  await tx.insert(voucherRedemptions).values(redemption);
}

export function listOwnRedemptions(reader: Reader, userId: string) {
  return reader
    .select({
      code: vouchers.code,
      amount_bigint: voucherRedemptions.amount_bigint,
      redeemed_at: voucherRedemptions.created_at,
    })
    .from(voucherRedemptions)
    .innerJoin(vouchers, eq(vouchers.id, voucherRedemptions.voucher_id))
    .where(eq(voucherRedemptions.user_id, userId))
    .orderBy(desc(voucherRedemptions.created_at))
    .limit(1000);
}
