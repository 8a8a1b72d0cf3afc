import { z } from 'zod';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type GatewayRefund, type Gateways, gatewayNamed, type RefundState } from '../gateways/gateway.ts';
import { GatewayError } from '../gateways/gateway-calls.ts';
import type { PaymentNotRefundable } from '../payments.errors.ts';
import { isTransition, nextPosting, refundCharge } from '../payments.rules.ts';
import {
  insertRefund,
  lockRefund,
  lockRefundablePayment,
  markRefund,
  type RefundFacts,
  readIdleRefunds,
  readRefund,
  touchRefund,
} from './gateway-refunds.queries.ts';

interface GatewayRefundRequest {
  readonly order_id: string;
  readonly user_id: string;
  /** Candidates; the newest one with enough left is chosen. */
  readonly payment_ids: readonly string[];
  readonly amount: Sen;
  readonly reason: string;
  readonly ends_access: boolean;
  /** If the gateway refuses, the money goes into the wallet; otherwise staff decide again. */
  readonly falls_back: boolean;
  readonly idempotency_key: string;
  readonly created_by: string | null;
  readonly gateways: readonly string[];
}

/** A job calls the gateway after the commit; nothing posts until the money has left (DECISIONS 50). */
export async function requestGatewayRefund(
  tx: Tx,
  request: GatewayRefundRequest,
): Promise<Result<{ readonly refund_id: string }, PaymentNotRefundable>> {
  const payment = await lockRefundablePayment(tx, request);
  if (payment === null) return refuse({ code: 'PAYMENT_NOT_REFUNDABLE' });
  const charge_bigint = refundCharge(payment, request.amount);
  // Less than the smallest unit of the other currency.
  if (charge_bigint === 0) return refuse({ code: 'PAYMENT_NOT_REFUNDABLE' });
  const { amount: amount_bigint, user_id: _, payment_ids: __, gateways: ___, ...refund } = request;
  const payment_id = payment.id;
  const refund_id = await insertRefund(tx, { ...refund, payment_id, amount_bigint, charge_bigint });
  await addJob(tx, { name: 'send-gateway-refund', payload: { refund_id } });
  return succeed({ refund_id });
}

/** Outside any transaction. A retry finds the refund made before; a refusal fails it. */
export async function sendGatewayRefund(db: Database, gateways: Gateways, id: string): Promise<void> {
  const refund = await readRefund(db.orm, id);
  if (refund === null) throw new Error(`refund ${id} does not exist`);
  if (refund.status !== 'pending' || refund.gateway_refund_id !== null) return;
  const answer = await ask(gateways, refund);
  await withTx(db, async (tx) =>
    succeed(await recordRefundState(tx, refund.gateway, { ...answer, refund_id: refund.id })),
  );
}

interface Answer extends Pick<GatewayRefund, 'state'> {
  readonly gateway_refund_id: string | null;
}

async function ask(gateways: Gateways, refund: RefundFacts): Promise<Answer> {
  const gateway = gatewayNamed(gateways, refund.gateway);
  if (gateway === null || refund.session_id === null) {
    throw new Error(`refund ${refund.id} is of a gateway that is not configured`);
  }
  const { session_id, transaction_id, charge, reason } = refund;
  try {
    return await gateway.refund({ refund_id: refund.id, session_id, transaction_id, charge, reason });
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind === 'outage') throw error;
    return { gateway_refund_id: null, state: { status: 'failed', failure: error.message } };
  }
}

interface RefundUpdate {
  /** Our refund id; null if the gateway did not carry it along. */
  readonly refund_id: string | null;
  readonly gateway_refund_id: string | null;
  readonly state: RefundState;
}

/**
 * A job that commits with the record posts the entries. Repeated or outdated reports change nothing. Throws for a
 * refund not requested here: money left outside the ledger, so the event stays listed as failed.
 */
export async function recordRefundState(tx: Tx, gateway: string, update: RefundUpdate): Promise<void> {
  const id = z.uuid().safeParse(update.refund_id);
  const refund = id.success ? await lockRefund(tx, id.data) : null;
  if (refund === null || refund.gateway !== gateway) {
    throw new Error(`${gateway} reported an unknown refund: ${update.gateway_refund_id}`);
  }
  const { state } = update;
  const moved = isTransition(refund.status, state);
  const failure = moved && state.status === 'failed' ? state.failure : refund.failure;
  await markRefund(tx, refund.id, {
    status: moved ? state.status : refund.status,
    gateway_refund_id: refund.gateway_refund_id ?? update.gateway_refund_id,
    failure,
  });
  if (moved) await addJob(tx, { name: 'settle-gateway-refund', payload: { refund_id: refund.id } });
}

const IDLE_SECONDS = 30 * 60;
const BATCH_SIZE = 20;

/**
 * Sends refunds that never left, queries those at the gateway, posts those decided. A failing one does not hold up the
 * others.
 */
export async function settleStaleRefunds(
  db: Database,
  gateways: Gateways,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const { id } of await readIdleRefunds(db.orm, IDLE_SECONDS, BATCH_SIZE)) {
    await settleStaleRefund(db, gateways, id).catch(onError);
  }
}

async function settleStaleRefund(db: Database, gateways: Gateways, id: string): Promise<void> {
  await withTx(db, async (tx) => succeed(await touchRefund(tx, id)));
  const refund = await readRefund(db.orm, id);
  if (refund === null) return;
  if (nextPosting(refund) !== null) {
    const job = {
      name: 'settle-gateway-refund',
      payload: { refund_id: id },
      key: `settle-gateway-refund:${id}`,
    };
    await withTx(db, async (tx) => succeed(await addJob(tx, job)));
    return;
  }
  const { gateway_refund_id } = refund;
  if (gateway_refund_id === null) return sendGatewayRefund(db, gateways, id);
  const gateway = gatewayNamed(gateways, refund.gateway);
  if (gateway === null) throw new Error(`refund ${id} is of a gateway that is not configured`);
  const state = await gateway.queryRefund(gateway_refund_id);
  await withTx(db, async (tx) =>
    succeed(await recordRefundState(tx, refund.gateway, { refund_id: id, gateway_refund_id, state })),
  );
}
