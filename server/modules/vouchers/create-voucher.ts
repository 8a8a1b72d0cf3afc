import type { Tx } from '#server/platform/db.ts';
import { type Rupiah, toSen } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { insertVoucher } from './vouchers.queries.ts';
import { isCode, normalizeCode } from './vouchers.rules.ts';

export interface NewVoucher {
  /** As handed out; case, spaces and dashes do not matter. */
  readonly code: string;
  /** Whole rupiah, more than zero. */
  readonly amount: Rupiah;
  /** Uses in total; null: unlimited, still once per user. */
  readonly max_uses?: number | null;
  readonly is_active?: boolean;
  readonly starts_at?: Date;
  readonly expires_at?: Date;
  /** For staff. */
  readonly note?: string;
  readonly created_by?: string;
}

export interface Voucher {
  readonly id: string;
  readonly code: string;
}

/** Creates a code that credits wallets. Refuses a code outside 4 to 40 letters and digits, and one that exists. */
export async function createVoucher(
  tx: Tx,
  voucher: NewVoucher,
): Promise<Result<Voucher, { readonly code: 'INVALID_CODE' | 'CODE_TAKEN' }>> {
  const code = normalizeCode(voucher.code);
  if (!isCode(code)) return refuse({ code: 'INVALID_CODE' });
  const id = await insertVoucher(tx, {
    code,
    amount_bigint: toSen(voucher.amount),
    max_uses: voucher.max_uses ?? null,
    is_active: voucher.is_active ?? true,
    starts_at: voucher.starts_at ?? null,
    expires_at: voucher.expires_at ?? null,
    note: voucher.note ?? '',
    created_by: voucher.created_by ?? null,
  });
  return id === null ? refuse({ code: 'CODE_TAKEN' }) : succeed({ id, code });
}
