import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { type GatewayRefund, type Gateways, gatewayNamed } from '../gateways/gateway.ts';
import { GatewayError } from '../gateways/gateway-error.ts';
import { recordRefundState } from './record-refund-state.ts';
import { type RefundFacts, readRefund } from './refunds.queries.ts';

/**
 * Sends a refund to its gateway, outside any transaction. Retried after a crash or outage, it finds the refund made
 * before. A refusal fails the refund; nothing was posted.
 */
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
