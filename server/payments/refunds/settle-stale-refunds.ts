import type { Database } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { type Gateways, gatewayNamed } from '../gateways/gateway.ts';
import { recordRefundState, sendGatewayRefund } from './gateway-refunds.ts';
import { nextPosting } from './refund.rules.ts';
import { readIdleRefunds, readRefund, touchRefund } from './refunds.queries.ts';

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
