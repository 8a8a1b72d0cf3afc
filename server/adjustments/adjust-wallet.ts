import { z } from 'zod';
import type { AdjustmentResult, AdjustmentTerms } from '#contract/wallet/admin.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { type LockedWallet, lockWallet } from '#server/ledger/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withIdempotency } from '#server/platform/database/idempotency.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AdjustmentRefusal } from './adjustments.errors.ts';
import {
  insertPending,
  insertSoloAdjustment,
  lockAdmin,
  sumRecentAdjustments,
  userExists,
} from './adjustments.queries.ts';
import { needsSecondAdmin } from './adjustments.rules.ts';
import { postAdjustment } from './post-adjustment.ts';

export interface Adjustment {
  readonly actor: Actor & { readonly id: string };
  readonly terms: AdjustmentTerms;
  /** Sen within 24 hours above which a second admin must approve. */
  readonly limit: Sen;
  readonly idempotency_key: string;
}

type Outcome = Result<AdjustmentResult, AdjustmentRefusal>;

const stored: z.ZodType<AdjustmentResult> = z.object({
  status: z.enum(['posted', 'pending']),
  adjustment_id: z.uuid().nullable(),
  balance_before: z.int().transform(sen),
  balance_after: z.int().transform(sen),
});

/**
 * Adjusts a wallet, creating it if missing (AAPI-019), in one transaction with audit entry and idempotency key. Over
 * the limit within 24 hours, or on the admin's own wallet, it waits for a second admin. Refuses a balance below zero,
 * also for a pending adjustment.
 */
export function adjustWallet(db: Database, adjustment: Adjustment): Promise<Outcome> {
  const { actor, terms, idempotency_key } = adjustment;
  const claim = { user_id: actor.id, scope: 'wallet-adjustment', key: idempotency_key, request: terms };
  return withTx(db, (tx) =>
    withIdempotency(tx, claim, { run: () => adjust(tx, adjustment), replay: (kept) => stored.parse(kept) }),
  );
}

async function adjust(tx: Tx, adjustment: Adjustment): Promise<Outcome> {
  const { actor, terms, limit } = adjustment;
  if (!(await userExists(tx, terms.user_id))) return refuse({ code: 'USER_NOT_FOUND' });
  // Concurrent adjustments by one admin or of one wallet must see each other's sums.
  await lockAdmin(tx, actor.id);
  const wallet = await lockWallet(tx, terms.user_id);
  const lately = await sumRecentAdjustments(tx, { admin_id: actor.id, wallet_id: wallet.id });
  return needsSecondAdmin(terms, actor.id, { limit, ...lately })
    ? requestApproval(tx, wallet, adjustment)
    : post(tx, wallet, adjustment);
}

async function post(
  tx: Tx,
  wallet: LockedWallet,
  { actor, terms, limit, idempotency_key }: Adjustment,
): Promise<Outcome> {
  const behind = {
    idempotency_key: `adjustment:${actor.id}:${idempotency_key}`,
    created_by: actor.id,
    approved_by: null,
  };
  const posted = await postAdjustment(tx, wallet, { terms, behind });
  if (!posted.ok) return posted;
  const { posting_id, balance_before, balance_after } = posted.value;
  const amount = sen(Math.abs(terms.amount_bigint));
  await insertSoloAdjustment(tx, { posting_id, admin_id: actor.id, wallet_id: wallet.id, amount, limit });
  await recordAudit(tx, actor, {
    action: 'wallet.adjusted',
    subject: { type: 'wallet', id: wallet.id },
    before: { balance_bigint: balance_before },
    after: { balance_bigint: balance_after, ...auditDetails(terms), posting_id },
  });
  return succeed({ status: 'posted', adjustment_id: null, balance_before, balance_after });
}

async function requestApproval(tx: Tx, wallet: LockedWallet, { actor, terms }: Adjustment): Promise<Outcome> {
  const { balance_bigint } = wallet;
  if (balance_bigint + terms.amount_bigint < 0) {
    return refuse({ code: 'INSUFFICIENT_BALANCE', details: { balance_bigint } });
  }
  const adjustment_id = await insertPending(tx, terms, actor.id);
  await recordAudit(tx, actor, {
    action: 'wallet.adjustment_requested',
    subject: { type: 'wallet', id: wallet.id },
    after: { adjustment_id, ...auditDetails(terms) },
  });
  return succeed({
    status: 'pending',
    adjustment_id,
    balance_before: balance_bigint,
    balance_after: balance_bigint,
  });
}

function auditDetails({
  user_id,
  amount_bigint,
  description,
  reference_type,
  reference_id,
}: AdjustmentTerms) {
  return { user_id, amount_bigint, description, reference_type, reference_id };
}
