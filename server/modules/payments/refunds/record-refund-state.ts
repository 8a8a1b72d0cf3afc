import { z } from 'zod';
import type { Tx } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import type { RefundState } from '../gateways/gateway.ts';
import { isTransition } from './refund.rules.ts';
import { lockRefund, markRefund } from './refunds.queries.ts';

export interface RefundUpdate {
  /** Our name for it; null when the gateway did not carry it along. */
  readonly refund_id: string | null;
  readonly gateway_refund_id: string | null;
  readonly state: RefundState;
}

/**
 * Keeps what the gateway says of a refund, and leaves the posting to a job that commits with it. What was decided
 * before, or is told again, changes nothing. Throws for a refund that we did not ask for: money left that no book
 * knows of, so the notice stays before the eyes of the staff.
 */
export async function recordRefundState(tx: Tx, gateway: string, update: RefundUpdate): Promise<void> {
  const id = z.uuid().safeParse(update.refund_id);
  const refund = id.success ? await lockRefund(tx, id.data) : null;
  if (refund === null || refund.gateway !== gateway) {
    throw new Error(`${gateway} tells of a refund that was not asked for: ${update.gateway_refund_id}`);
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
