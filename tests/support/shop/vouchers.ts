import { randomBytes } from 'node:crypto';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { createVoucher, type NewVoucher } from '#server/vouchers/index.ts';
import { rupiah } from '#shared/money/money.ts';

/** A voucher of Rp 50.000 without limit, but for what the test says; its code. */
export async function makeVoucher(db: Database, overrides: Partial<NewVoucher> = {}): Promise<string> {
  const code = randomBytes(6).toString('hex');
  const made = await withTx(db, (tx) => createVoucher(tx, { code, amount: rupiah(50_000), ...overrides }));
  if (!made.ok) throw new Error(`a voucher could not be made: ${made.refusal.code}`);
  return made.value.code;
}
