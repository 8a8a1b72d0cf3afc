import { lockOrder, readSoldItem, type SoldItem } from '#server/orders/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { RequestRefusal } from '../refunds.errors.ts';
import { type Consumption, type RefundContext, readItemConsumption } from './consumption.ts';
import { listRefundDestinations } from './read-refunds.ts';
import { policyOfOrder } from './refund-policy.ts';
import { insertRequest, type RequestRow, selectLiveRequest } from './refunds.queries.ts';
import { refundObstacle } from './refunds.rules.ts';

export interface RefundServices extends RefundContext {
  readonly db: Database;
  readonly clock: Clock;
}

export type RefundRequestInput = Pick<RequestRow, 'user_id' | 'order_item_id' | 'destination' | 'reason'>;
type Outcome = Result<{ readonly id: string }, RequestRefusal>;

/** Applies the order's policy. Moves no money: staff decide. Refuses a second request for the item. */
export function requestRefund(services: RefundServices, input: RefundRequestInput): Promise<Outcome> {
  return withTx(services.db, async (tx): Promise<Outcome> => {
    const item = await readSoldItem(tx, input.order_item_id);
    if (item?.user_id !== input.user_id) return refuse({ code: 'ITEM_NOT_FOUND' });
    // Locked, so that the order is not refunded concurrently.
    await lockOrder(tx, item.order_id);
    const facts = await readItemConsumption(tx, item, services.readConsumption);
    const refusal = await findObstacle(tx, { ...item, ...facts }, services.clock.now());
    if (refusal !== null) return refuse(refusal);
    const ways = await listRefundDestinations(tx, item, services.gateways);
    if (!ways.includes(input.destination)) return refuse({ code: 'DESTINATION_UNAVAILABLE' });
    const { order_id, price_bigint } = item;
    const request = await insertRequest(tx, { ...input, ...facts, order_id, amount_bigint: price_bigint });
    if (request === null) return refuse({ code: 'REFUND_ALREADY_REQUESTED' });
    const payload = { refund_request_id: request.id };
    await addJob(tx, { name: 'send-refund-notice', payload });
    await addJob(tx, { name: 'send-refund-received', payload });
    return succeed({ id: request.id });
  });
}

async function findObstacle(tx: Tx, item: SoldItem & Consumption, now: Date) {
  const policy = await policyOfOrder(tx, item.metadata);
  const has_request = (await selectLiveRequest(tx, item.item_id)) !== null;
  return refundObstacle({ ...item, has_request }, policy, now);
}
