import { readAccount } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import {
  lockHolding,
  lockOrder,
  type PaymentRefund,
  readSoldItem,
  refundOrder,
  refundOrderToPayment,
  revokeHolding,
  type SoldItem,
} from '#server/orders/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withIdempotency } from '#server/platform/database/idempotency.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Rupiah, toRupiah } from '#shared/money/money.ts';
import type { RefundDestination, RefundStatus } from '#shared/refunds/refunds.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Consumption, policyOfOrder, type RefundContext, readItemConsumption } from './refund-policy.ts';
import { lockRequest, type RequestRow, selectRequest, writeDecision } from './refund-requests.queries.ts';
import type { RefundDecisionRefusal } from './refunds.errors.ts';
import { isBeyond } from './refunds.rules.ts';

export interface Decision extends RefundContext {
  readonly request_id: string;
  readonly verdict: 'approve' | 'reject';
  /** Shown to the buyer; required for a rejection. */
  readonly note: string;
  readonly actor: Actor & { readonly id: string };
  readonly accepts_use?: boolean;
  readonly idempotency_key: string;
}
type Outcome = Result<{ readonly id: string }, RefundDecisionRefusal>;

/**
 * Decides once. An approval refunds the item and ends its access in the same transaction; a rejection needs a reason.
 * Refuses a decided request, an amount over what is left of the order (DECISIONS 50), and, unless accepted, an item
 * used beyond the policy (DECISIONS 56). The same key replays the first result.
 */
export function decideRefundRequest(db: Database, decision: Decision): Promise<Outcome> {
  const { actor, idempotency_key, gateways: _, readConsumption: __, ...request } = decision;
  const claim = { user_id: actor.id, scope: 'refund-decision', key: idempotency_key, request };
  return withTx(db, (tx) =>
    withIdempotency(tx, claim, {
      run: () => decide(tx, decision),
      replay: () => ({ id: request.request_id }),
    }),
  );
}

async function decide(tx: Tx, decision: Decision): Promise<Outcome> {
  const { request_id, verdict, note, actor } = decision;
  const request = await lockRequest(tx, request_id);
  if (request === null) return refuse({ code: 'REQUEST_NOT_FOUND' });
  if (request.status !== 'requested') return refuse({ code: 'ALREADY_DECIDED' });
  if (verdict === 'reject' && note.trim() === '') return refuse({ code: 'REASON_REQUIRED' });
  const item = await readSoldItem(tx, request.order_item_id);
  if (item === null) throw new Error('the item of a refund request is missing');
  const used = await readUse(tx, item, decision);
  const refusal = verdict === 'approve' ? await approve(tx, { request, item, used }, decision) : null;
  if (refusal !== null) return refuse(refusal);
  const status = verdict === 'approve' ? 'approved' : 'rejected';
  await writeDecision(tx, request_id, {
    status,
    decision_note: note.trim(),
    decided_by: actor.id,
    decided_consumed_percent: used.consumed_percent,
    decided_download_count: used.download_count,
  });
  await recordAudit(tx, actor, {
    action: `refund_request.${status}`,
    subject: { type: 'refund_request', id: request_id },
    before: { status: request.status },
    after: {
      status,
      order_id: request.order_id,
      amount_bigint: request.amount_bigint,
      note: note.trim(),
      used: { ...used },
    },
  });
  await addJob(tx, { name: 'send-refund-decision', payload: { refund_request_id: request_id } });
  return succeed({ id: request_id });
}

/** Locks order and holding in the usual order, so that nothing more is used until commit. */
async function readUse(tx: Tx, item: SoldItem, { readConsumption }: Decision): Promise<Consumption> {
  await lockOrder(tx, item.order_id);
  for (const product_id of item.given_ids) await lockHolding(tx, { user_id: item.user_id, product_id });
  return readItemConsumption(tx, item, readConsumption);
}

interface RefundCase {
  readonly request: RequestRow;
  readonly item: SoldItem;
  readonly used: Consumption;
}

async function approve(
  tx: Tx,
  { request, item, used }: RefundCase,
  decision: Decision,
): Promise<RefundDecisionRefusal | null> {
  const policy = await policyOfOrder(tx, item.metadata);
  if (decision.accepts_use !== true && isBeyond(used, policy)) return { code: 'USED_SINCE', details: used };
  return issueRefund(tx, { request, item }, decision);
}

async function issueRefund(
  tx: Tx,
  { request, item }: Omit<RefundCase, 'used'>,
  decision: Decision,
): Promise<RefundDecisionRefusal | null> {
  const { order_id, product_id, item_id } = item;
  const refunded = await refundTo(tx, request.destination, {
    order_id,
    amount: request.amount_bigint,
    reason: `Pengembalian dana: ${item.title}`,
    idempotency_key: `request:${request.id}`,
    // Only the refunded item ends; the rest of the order stays.
    ends_access: false,
    created_by: decision.actor.id,
    gateways: decision.gateways,
  });
  if (refunded.ok) {
    await revokeHolding(tx, { order_id, product_id, item_id });
    return null;
  }
  if (refunded.refusal.code !== 'REFUND_EXCEEDS_PAID') {
    throw new Error(`an open refund request could not be refunded: ${refunded.refusal.code}`);
  }
  const { refundable_bigint } = refunded.refusal;
  return { code: 'REFUND_EXCEEDS_PAID', details: { refundable_bigint } };
}

/** Falls back to the wallet if the gateway refuses or no payment can take the refund any more. */
async function refundTo(
  tx: Tx,
  destination: RefundDestination,
  refund: Omit<PaymentRefund, 'payment_id' | 'falls_back'>,
) {
  if (destination === 'wallet') return refundOrder(tx, refund);
  const sent = await refundOrderToPayment(tx, { ...refund, payment_id: null, falls_back: true });
  const isGone = !sent.ok && sent.refusal.code === 'PAYMENT_NOT_REFUNDABLE';
  return isGone ? refundOrder(tx, refund) : sent;
}

interface RefundDecisionFacts {
  readonly to: string;
  readonly full_name: string;
  readonly order_id: string;
  readonly title: string;
  readonly amount: Rupiah;
  readonly status: RefundStatus;
  readonly destination: RefundDestination;
  readonly reason: string;
  readonly note: string;
}

/** Throws if missing: the job commits with the request. */
export async function readRefundDecision(reader: Reader, id: string): Promise<RefundDecisionFacts> {
  const request = await selectRequest(reader, id);
  const item = request === null ? null : await readSoldItem(reader, request.order_item_id);
  if (request === null || item === null) throw new Error(`refund request ${id} does not exist`);
  const { email, full_name } = await readAccount(reader, request.user_id);
  return {
    to: email,
    full_name,
    order_id: request.order_id,
    title: item.title,
    amount: toRupiah(request.amount_bigint),
    status: request.status,
    destination: request.destination,
    reason: request.reason,
    note: request.decision_note,
  };
}
