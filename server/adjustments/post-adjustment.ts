import type { AdjustmentTerms } from '#contract/wallet/admin.ts';
import { type LockedWallet, postEntries } from '#server/ledger/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { addSen, negateSen, type Sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { OverdrawRefusal } from './adjustments.errors.ts';

export interface AdjustmentPosting {
  readonly posting_id: number;
  readonly balance_before: Sen;
  readonly balance_after: Sen;
}

interface PostingContext {
  readonly idempotency_key: string;
  readonly created_by: string;
  readonly approved_by: string | null;
}

/** Posts against the adjustments account. Frozen wallets are accepted: staff correct them that way. */
export async function postAdjustment(
  tx: Tx,
  wallet: LockedWallet,
  { terms, behind }: { readonly terms: AdjustmentTerms; readonly behind: PostingContext },
): Promise<Result<AdjustmentPosting, OverdrawRefusal>> {
  const { amount_bigint, description, reference_type, reference_id, metadata } = terms;
  const approval = behind.approved_by === null ? {} : { approved_by: behind.approved_by };
  const posted = await postEntries(tx, {
    type: 'adjustment',
    idempotency_key: behind.idempotency_key,
    description,
    reference_type,
    ...(reference_id === null ? {} : { reference_id }),
    metadata: { ...metadata, ...approval },
    created_by: behind.created_by,
    entries: [
      { wallet, amount: amount_bigint },
      { account: 'adjustments', amount: negateSen(amount_bigint) },
    ],
  });
  const { balance_bigint } = wallet;
  if (posted.ok) {
    return succeed({
      posting_id: posted.value.posting_id,
      balance_before: balance_bigint,
      balance_after: addSen(balance_bigint, amount_bigint),
    });
  }
  if (posted.refusal.code === 'INSUFFICIENT_BALANCE') {
    return refuse({ code: 'INSUFFICIENT_BALANCE', details: { balance_bigint } });
  }
  throw new Error(`${behind.idempotency_key} was posted before`);
}
