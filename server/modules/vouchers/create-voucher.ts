import type { Tx } from '#server/platform/db.ts';
import { type Rupiah, toSen } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { insertVoucher, type VoucherToWrite } from './vouchers.queries.ts';
import { isCode, normalizeCode } from './vouchers.rules.ts';

/** `code`: as handed out. `max_uses` null: unlimited, still once per user. `note`: for staff. */
export interface NewVoucher extends Omit<VoucherToWrite, 'amount_bigint'> {
  /** More than zero. */
  readonly amount: Rupiah;
}

/** Creates a code that credits wallets. Refuses a code outside 4 to 40 letters and digits, and one that exists. */
export async function createVoucher(
  tx: Tx,
  { amount, ...voucher }: NewVoucher,
): Promise<
  Result<{ readonly id: string; readonly code: string }, { readonly code: 'INVALID_CODE' | 'CODE_TAKEN' }>
> {
  const code = normalizeCode(voucher.code);
  if (!isCode(code)) return refuse({ code: 'INVALID_CODE' });
  const id = await insertVoucher(tx, { ...voucher, code, amount_bigint: toSen(amount) });
  return id === null ? refuse({ code: 'CODE_TAKEN' }) : succeed({ id, code });
}
