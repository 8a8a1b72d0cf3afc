import { z } from 'zod';
import { type LockedWallet, lockWallet, postEntries } from '#server/modules/ledger/index.ts';
import type { Database, Reader, Tx } from '#server/platform/db.ts';
import { claimKey, saveResult } from '#server/platform/idempotency.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { addSen, negateSen, type Sen, sen } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { VoucherRefusal } from './vouchers.errors.ts';
import { hasRedeemed, insertRedemption, lockVoucher, selectRedemptionsOf } from './vouchers.queries.ts';
import { normalizeCode, voucherRefusal } from './vouchers.rules.ts';

export interface Redemption {
  readonly user_id: string;
  /** As typed. */
  readonly code: string;
  readonly idempotency_key: string;
}

export interface Redeemed {
  readonly amount_bigint: Sen;
  /** Balance right after it, in sen. */
  readonly balance_bigint: Sen;
}
type Outcome = Result<Redeemed, VoucherRefusal>;

const stored = z.object({ amount_bigint: z.int(), balance_bigint: z.int() });

/**
 * Credits the amount of a code, once per user: redemption, credit and idempotency key in one transaction. Everybody
 * locks their wallet first and then the voucher, so the last use goes to exactly one of several concurrent calls.
 */
export function redeemVoucher(db: Database, redemption: Redemption): Promise<Outcome> {
  const { user_id, idempotency_key } = redemption;
  const code = normalizeCode(redemption.code);
  const claim = { user_id, scope: 'voucher', key: idempotency_key, request: { code } };
  return withTx(db, async (tx): Promise<Outcome> => {
    const claimed = await claimKey(tx, claim);
    if (claimed.state === 'reused') return refuse({ code: 'IDEMPOTENCY_KEY_REUSED' });
    if (claimed.state === 'repeated') {
      const { amount_bigint, balance_bigint } = stored.parse(claimed.result);
      return succeed({ amount_bigint: sen(amount_bigint), balance_bigint: sen(balance_bigint) });
    }
    const wallet = await lockWallet(tx, user_id);
    const redeemed = await redeem(tx, wallet, code);
    if (redeemed.ok) await saveResult(tx, claim, redeemed.value);
    return redeemed;
  });
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

/** Lists the codes a user has redeemed and their amounts; few, since a code works once per user. */
export async function listOwnRedemptions(reader: Reader, userId: string) {
  const rows = await selectRedemptionsOf(reader, userId);
  return rows.map(({ redeemed_at, ...row }) => ({ ...row, redeemed_at: redeemed_at.toISOString() }));
}
