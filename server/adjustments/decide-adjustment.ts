import { z } from 'zod';
import type { DecidedAdjustment } from '#contract/wallet/admin.ts';
import { mayApprove } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { lockWallet } from '#server/ledger/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withIdempotency } from '#server/platform/database/idempotency.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { DecisionRefusal } from './adjustments.errors.ts';
import { lockAdjustment, recordDecision } from './adjustments.queries.ts';
import { postAdjustment } from './post-adjustment.ts';

export interface Decision {
  readonly adjustment_id: string;
  readonly verdict: 'approve' | 'reject';
  readonly note: string;
  readonly actor: Actor & { readonly id: string };
  readonly idempotency_key: string;
}

type Outcome = Result<DecidedAdjustment, DecisionRefusal>;
type LockedAdjustment = NonNullable<Awaited<ReturnType<typeof lockAdjustment>>>;

const stored: z.ZodType<DecidedAdjustment> = z.object({
  status: z.enum(['approved', 'rejected']),
  balance_before: z.int().transform(sen),
  balance_after: z.int().transform(sen),
});

/**
 * Decides once, even under concurrent calls: the row is locked, and its id is the key of the posting. The requester can
 * only withdraw it. An approval moves the money in the same transaction.
 */
export function decideAdjustment(db: Database, decision: Decision): Promise<Outcome> {
  const { adjustment_id, verdict, note, actor } = decision;
  const request = { adjustment_id, verdict, note };
  const claim = { user_id: actor.id, scope: 'adjustment-decision', key: decision.idempotency_key, request };
  return withTx(db, (tx) =>
    withIdempotency(tx, claim, { run: () => decide(tx, decision), replay: (kept) => stored.parse(kept) }),
  );
}

async function decide(tx: Tx, decision: Decision): Promise<Outcome> {
  const adjustment = await lockAdjustment(tx, decision.adjustment_id);
  if (adjustment === null) return refuse({ code: 'ADJUSTMENT_NOT_FOUND' });
  if (adjustment.status !== 'pending') return refuse({ code: 'ALREADY_DECIDED' });
  return decision.verdict === 'approve'
    ? approve(tx, adjustment, decision)
    : reject(tx, adjustment, decision);
}

async function approve(tx: Tx, adjustment: LockedAdjustment, { note, actor }: Decision): Promise<Outcome> {
  if (actor.id === adjustment.user_id || !(await mayApprove(tx, actor.id, adjustment))) {
    return refuse({ code: 'SECOND_ADMIN_NEEDED' });
  }
  const wallet = await lockWallet(tx, adjustment.user_id);
  const posted = await postAdjustment(tx, wallet, {
    terms: adjustment,
    behind: {
      idempotency_key: `approved-adjustment:${adjustment.id}`,
      created_by: adjustment.requested_by,
      approved_by: actor.id,
    },
  });
  if (!posted.ok) return posted;
  const { posting_id, balance_before, balance_after } = posted.value;
  const verdict = { status: 'approved', decided_by: actor.id, decision_note: note, posting_id } as const;
  await recordDecision(tx, adjustment.id, verdict);
  await recordAudit(tx, actor, {
    action: 'wallet.adjustment_approved',
    subject: { type: 'wallet', id: wallet.id },
    before: { balance_bigint: balance_before },
    after: { balance_bigint: balance_after, adjustment_id: adjustment.id, note, posting_id },
  });
  return succeed({ status: 'approved', balance_before, balance_after });
}

async function reject(tx: Tx, adjustment: LockedAdjustment, { note, actor }: Decision): Promise<Outcome> {
  const wallet = await lockWallet(tx, adjustment.user_id);
  await recordDecision(tx, adjustment.id, {
    status: 'rejected',
    decided_by: actor.id,
    decision_note: note,
    posting_id: null,
  });
  await recordAudit(tx, actor, {
    action: 'wallet.adjustment_rejected',
    subject: { type: 'wallet', id: wallet.id },
    after: { adjustment_id: adjustment.id, note },
  });
  const { balance_bigint } = wallet;
  return succeed({ status: 'rejected', balance_before: balance_bigint, balance_after: balance_bigint });
}
