import { z } from 'zod';
import type { RefusalOf } from '#contract/endpoint.ts';
import type { createVouchers as creating, NewVouchers } from '#contract/vouchers/admin.ts';
import type { RedeemedVoucher } from '#contract/vouchers/vouchers.ts';
import { addSen, negateSen, type Rupiah, sen, toSen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { normalizeCode } from '#shared/shop/codes.ts';
import { type Actor, recordAudits } from '../audit/index.ts';
import { type LockedWallet, lockWallet, postEntries } from '../ledger/index.ts';
import type { Database, Tx } from '../platform/database/db.ts';
import { withIdempotency } from '../platform/database/idempotency.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { randomCode } from '../platform/text/random-code.ts';
import type { VoucherRefusal } from './vouchers.errors.ts';
import {
  hasRedeemed,
  insertRedemption,
  insertVoucher,
  lockVoucher,
  markVouchersEnded,
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

type EditVouchersOutcome = Result<{ codes: string[] }, RefusalOf<typeof creating>>;

export function createVouchers(db: Database, asked: NewVouchers, actor: Actor): Promise<EditVouchersOutcome> {
  const { code, prefix, count, amount, max_uses, expires_at, note } = asked;
  const codes = code === null ? Array.from({ length: count }, () => `${prefix}${randomCode()}`) : [code];
  return withTx(db, async (tx): Promise<EditVouchersOutcome> => {
    const made: { readonly id: string; readonly code: string }[] = [];
    for (const one of codes) {
      const created = await createVoucher(tx, {
        code: one,
        amount,
        max_uses: code === null ? 1 : max_uses,
        expires_at: expires_at === null ? null : new Date(expires_at),
        note,
        created_by: actor.id,
      });
      if (!created.ok) return refuse({ code: 'VOUCHER_CODE_TAKEN' });
      made.push(created.value);
    }
    const events = made.map((voucher) => ({
      action: 'voucher.created' as const,
      subject: { type: 'voucher' as const, id: voucher.id },
      after: { code: voucher.code, amount, max_uses: code === null ? 1 : max_uses, expires_at, note },
    }));
    await recordAudits(tx, actor, events);
    return succeed({ codes: made.map((voucher) => voucher.code) });
  });
}

export function endVouchers(
  db: Database,
  ids: readonly string[],
  actor: Actor,
): Promise<Result<{ readonly ended: number }, never>> {
  return withTx(db, async (tx) => {
    const ended = await markVouchersEnded(tx, ids);
    const events = ended.map((id) => ({
      action: 'voucher.ended' as const,
      subject: { type: 'voucher' as const, id },
    }));
    await recordAudits(tx, actor, events);
    return succeed({ ended: ended.length });
  });
}
