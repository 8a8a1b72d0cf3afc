import { z } from 'zod';
import type { Tx } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import type { RefundState } from '../gateways/gateway.ts';
import { isTransition } from './refund.rules.ts';
import { lockRefund, markRefund } from './refunds.queries.ts';

export interface RefundUpdate {
  /** Our refund id; null if the gateway did not carry it along. */
  readonly refund_id: string | null;
  readonly gateway_refund_id: string | null;
  readonly state: RefundState;
}

/**
 * Records a gateway's report of a refund; a job that commits with it posts the entries. Repeated or outdated reports
 * change nothing. Throws for a refund that was not requested here: money left outside the ledger, so the webhook event
 * stays listed as failed.
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
