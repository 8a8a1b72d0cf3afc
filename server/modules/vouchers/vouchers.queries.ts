import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import { type Sen, sen } from '#shared/money.ts';
import { voucherRedemptions, vouchers } from './vouchers.schema.ts';

export interface VoucherToWrite {
  readonly code: string;
  readonly amount_bigint: Sen;
  readonly max_uses: number | null;
  readonly is_active: boolean;
  /** null: from now on. */
  readonly starts_at: Date | null;
  readonly expires_at: Date | null;
  readonly note: string;
  readonly created_by: string | null;
}

/** The id; null if the code exists. */
export async function insertVoucher(
  tx: Tx,
  { starts_at, ...voucher }: VoucherToWrite,
): Promise<string | null> {
  const [row] = await tx
    .insert(vouchers)
    .values({ ...voucher, ...(starts_at === null ? {} : { starts_at }) })
    .onConflictDoNothing()
    .returning({ id: vouchers.id });
  return row?.id ?? null;
}

/** Locks the voucher, so that its uses cannot change; `now` is the database's clock. */
export async function lockVoucher(tx: Tx, code: string) {
  const [row] = await tx
    .select({
      id: vouchers.id,
      code: vouchers.code,
      amount_bigint: vouchers.amount_bigint,
      max_uses: vouchers.max_uses,
      used_count: vouchers.used_count,
      is_active: vouchers.is_active,
      starts_at: vouchers.starts_at,
      expires_at: vouchers.expires_at,
      now: sql<Date>`now()`.mapWith((value) => new Date(value)),
    })
    .from(vouchers)
    .where(eq(vouchers.code, code))
    .for('update');
  return row === undefined ? null : { ...row, amount_bigint: sen(row.amount_bigint) };
}

export async function hasRedeemed(tx: Tx, voucherId: string, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: voucherRedemptions.id })
    .from(voucherRedemptions)
    .where(and(eq(voucherRedemptions.voucher_id, voucherId), eq(voucherRedemptions.user_id, userId)));
  return rows.length > 0;
}

export interface RedemptionToWrite {
  readonly voucher_id: string;
  readonly user_id: string;
  readonly posting_id: number;
  readonly amount_bigint: Sen;
}

export async function insertRedemption(tx: Tx, redemption: RedemptionToWrite): Promise<void> {
  await tx.insert(voucherRedemptions).values(redemption);
}

export async function selectRedemptionsOf(reader: Reader, userId: string) {
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
