import { z } from 'zod';
import type { RefusalOf } from '#contract/endpoint.ts';
import type {
  AdjustmentResult,
  AdjustmentTerms,
  adjustWallet as adjustWalletEndpoint,
  DecidedAdjustment,
  decideAdjustment as decideAdjustmentEndpoint,
} from '#contract/wallet/admin.ts';
import { mayApprove } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { type LockedWallet, lockWallet, postEntries } from '#server/ledger/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { type KeyReused, withIdempotency } from '#server/platform/database/idempotency.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { addSen, negateSen, type Sen, sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  insertPending,
  insertSoloAdjustment,
  lockAdjustment,
  lockAdmin,
  recordDecision,
  sumRecentAdjustments,
  userExists,
} from './adjustments.queries.ts';
import { needsSecondAdmin } from './adjustments.rules.ts';

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

export type AdjustmentRefusal = RefusalOf<typeof adjustWalletEndpoint> | KeyReused;
type OverdrawRefusal = Extract<AdjustmentRefusal, { code: 'INSUFFICIENT_BALANCE' }>;
export type AdjustmentDecisionRefusal = RefusalOf<typeof decideAdjustmentEndpoint> | KeyReused;

interface Adjustment {
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

interface Decision {
  readonly adjustment_id: string;
  readonly verdict: 'approve' | 'reject';
  readonly note: string;
  readonly actor: Actor & { readonly id: string };
  readonly idempotency_key: string;
}

type DecideAdjustmentOutcome = Result<DecidedAdjustment, AdjustmentDecisionRefusal>;
type LockedAdjustment = NonNullable<Awaited<ReturnType<typeof lockAdjustment>>>;

const decideAdjustmentStored: z.ZodType<DecidedAdjustment> = z.object({
  status: z.enum(['approved', 'rejected']),
  balance_before: z.int().transform(sen),
  balance_after: z.int().transform(sen),
});

/**
 * Decides once, even under concurrent calls: the row is locked, and its id is the key of the posting. The requester can
 * only withdraw it. An approval moves the money in the same transaction.
 */
export function decideAdjustment(db: Database, decision: Decision): Promise<DecideAdjustmentOutcome> {
  const { adjustment_id, verdict, note, actor } = decision;
  const request = { adjustment_id, verdict, note };
  const claim = { user_id: actor.id, scope: 'adjustment-decision', key: decision.idempotency_key, request };
  return withTx(db, (tx) =>
    withIdempotency(tx, claim, {
      run: () => decide(tx, decision),
      replay: (kept) => decideAdjustmentStored.parse(kept),
    }),
  );
}

async function decide(tx: Tx, decision: Decision): Promise<DecideAdjustmentOutcome> {
  const adjustment = await lockAdjustment(tx, decision.adjustment_id);
  if (adjustment === null) return refuse({ code: 'ADJUSTMENT_NOT_FOUND' });
  if (adjustment.status !== 'pending') return refuse({ code: 'ALREADY_DECIDED' });
  return decision.verdict === 'approve'
    ? approve(tx, adjustment, decision)
    : reject(tx, adjustment, decision);
}

async function approve(
  tx: Tx,
  adjustment: LockedAdjustment,
  { note, actor }: Decision,
): Promise<DecideAdjustmentOutcome> {
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

async function reject(
  tx: Tx,
  adjustment: LockedAdjustment,
  { note, actor }: Decision,
): Promise<DecideAdjustmentOutcome> {
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
