import { z } from 'zod';
import type { RedeemedVoucher } from '#contract/vouchers/vouchers.ts';
import { type LockedWallet, lockWallet, postEntries } from '#server/ledger/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withIdempotency } from '#server/platform/database/idempotency.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { addSen, negateSen, type Rupiah, sen, toSen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { normalizeCode } from '#shared/shop/codes.ts';
import type { VoucherRefusal } from './vouchers.errors.ts';
import {
  hasRedeemed,
  insertRedemption,
  insertVoucher,
  lockVoucher,
  type VoucherInsert,
} from './vouchers.queries.ts';
import { isCode, voucherRefusal } from './vouchers.rules.ts';

/** `code` as handed out. `max_uses` null: unlimited, still once per user. `note` is for staff. */
export interface NewVoucher extends Omit<VoucherInsert, 'amount_bigint'> {
  readonly amount: Rupiah;
}

/** Refuses a code outside 4 to 40 letters and digits, and one that exists. */
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

interface Redemption {
  readonly user_id: string;
  readonly code: string;
  readonly idempotency_key: string;
}

type Outcome = Result<RedeemedVoucher, VoucherRefusal>;

const stored: z.ZodType<RedeemedVoucher> = z.object({
  amount_bigint: z.int().transform(sen),
  balance_bigint: z.int().transform(sen),
});

/** Wallets are locked before the voucher, so concurrent calls give the last use to exactly one. */
export function redeemVoucher(db: Database, redemption: Redemption): Promise<Outcome> {
  const { user_id, idempotency_key } = redemption;
  const code = normalizeCode(redemption.code);
  const claim = { user_id, scope: 'voucher', key: idempotency_key, request: { code } };
  return withTx(db, (tx) =>
    withIdempotency(tx, claim, {
      run: async () => redeem(tx, await lockWallet(tx, user_id), code),
      replay: (kept) => stored.parse(kept),
    }),
  );
}

async function redeem(tx: Tx, wallet: LockedWallet, code: string): Promise<Outcome> {
  const voucher = await lockVoucher(tx, code);
  if (voucher === null) return refuse({ code: 'VOUCHER_UNKNOWN' });
  const refusal = voucherRefusal(voucher, await hasRedeemed(tx, voucher.id, wallet.user_id), voucher.now);
  if (refusal !== null) return refuse(refusal);
  if (wallet.is_disputed) return refuse({ code: 'WALLET_DISPUTED' });
  if (!wallet.is_active) return refuse({ code: 'WALLET_INACTIVE' });
  const { amount_bigint } = voucher;
  const posted = await postEntries(tx, {
    type: 'adjustment',
    idempotency_key: `voucher:${voucher.id}:${wallet.user_id}`,
    description: `Voucher ${voucher.code}`,
    reference_type: 'voucher',
    reference_id: voucher.id,
    metadata: { source: 'voucher', code: voucher.code },
    entries: [
      { wallet, amount: amount_bigint },
      { account: 'promotions', amount: negateSen(amount_bigint) },
    ],
  });
  // Not redeemed yet, and a credit cannot overdraw: a refusal is a bug.
  if (!posted.ok) throw new Error(`a voucher could not be posted: ${posted.refusal.code}`);
  await insertRedemption(tx, {
    voucher_id: voucher.id,
    user_id: wallet.user_id,
    posting_id: posted.value.posting_id,
    amount_bigint,
  });
  return succeed({ amount_bigint, balance_bigint: addSen(wallet.balance_bigint, amount_bigint) });
}
