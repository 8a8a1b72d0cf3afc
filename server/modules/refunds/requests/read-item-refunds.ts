import type { ItemRefund } from '#contract/account/orders.ts';
import { readSoldItem, type SoldItem } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { RefundContext } from './consumption.ts';
import { listRefundDestinations } from './list-refund-destinations.ts';
import { policyOfOrder } from './refund-policy.ts';
import { type RequestRow, selectRequestsOfOrder } from './refunds.queries.ts';
import { refundableUntil, refundObstacle } from './refunds.rules.ts';

interface OrderToJudge extends RefundContext {
  readonly order_id: string;
  readonly item_ids: readonly string[];
  readonly now: Date;
}

/** The refund eligibility of each item of an order, by the order's policy. */
export async function readItemRefunds(reader: Reader, context: OrderToJudge): Promise<ItemRefund[]> {
  const requests = await selectRequestsOfOrder(reader, context.order_id);
  const items = await Promise.all(context.item_ids.map((id) => readSoldItem(reader, id)));
  return Promise.all(
    items
      .filter((item) => item !== null)
      .map(async (item) => {
        const own = requests.filter(({ order_item_id }) => order_item_id === item.item_id);
        return itemRefundOf(reader, { ...context, item, own });
      }),
  );
}

interface ItemRefundInput extends OrderToJudge {
  readonly item: SoldItem;
  readonly own: readonly RequestRow[];
}

async function itemRefundOf(
  reader: Reader,
  { item, own, now, readConsumption, gateways }: ItemRefundInput,
): Promise<ItemRefund> {
  const policy = await policyOfOrder(reader, item.metadata);
  const used = await readConsumption(reader, item);
  const has_request = own.some(({ status }) => status === 'requested' || status === 'approved');
  const obstacle = refundObstacle({ ...item, ...used, has_request }, policy, now);
  return {
    order_item_id: item.item_id,
    obstacle: obstacle?.code ?? null,
    until: refundableUntil(item.bought_at, policy).toISOString(),
    policy,
    destinations: await listRefundDestinations(reader, item, gateways),
    requests: own.map(({ user_id: _, order_id: __, ...request }) => request),
  };
}
