import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { listVouchers as listVouchersEndpoint, Voucher } from '#contract/vouchers/admin.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { type ListQuery, selectRows } from '../platform/lists/list-window.ts';
import { readList } from '../platform/lists/read-list.ts';
import { wordMatch } from '../platform/lists/word-match.ts';
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

const orderings = {
  created_at: sql`v.created_at, v.id`,
  '-created_at': sql`v.created_at desc, v.id desc`,
} as const;

const state = sql`case
  when not v.is_active or v.expires_at <= now() then 'ended' when v.starts_at > now() then 'scheduled' else 'live' end`;

export async function listVouchers(
  reader: Reader,
  { state: wanted, ...query }: ListQuery<typeof listVouchersEndpoint>,
) {
  const { rows, total } = await readList(reader, query, {
    from: sql`vouchers v`,
    id: sql`v.id`,
    filter: wanted === undefined ? sql`true` : sql`${state} = ${wanted}`,
    orderings,
    match: (typed) => wordMatch(sql`v.search_text`, typed),
    read: ({ where, ordering, limit, offset }) =>
      selectRows<Voucher>(
        reader,
        sql`
      select v.id, v.code, v.amount_bigint, v.note, ${state} as state, v.max_uses, v.used_count,
             v.used_count * v.amount_bigint as credited_bigint, ${isoText('v.starts_at')} as starts_at,
             ${isoText('v.expires_at')} as expires_at, ${isoText('v.created_at')} as created_at
        from vouchers v where ${where} order by ${ordering} limit ${limit} offset ${offset}`,
      ),
  });
  return { vouchers: rows, total };
}

export async function markVouchersEnded(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update vouchers set is_active = false
    where id in (select id from vouchers where id = any(${sql.param(ids)}::uuid[]) and is_active order by id for update)
    returning id`);
  return rows.map(({ id }) => id);
}
