import type { HeldRefund } from '#contract/account/shop/held-refund.ts';
import type { ItemRefund } from '#contract/account/shop/orders.ts';
import {
  readHeldItem,
  readRefundablePayments,
  readSoldItem,
  type SoldItem,
} from '#server/modules/orders/index.ts';
import { hasRefundablePayment } from '#server/modules/payments/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { RefundDestination } from '#shared/shop/refunds.ts';
import { type ReadConsumption, type RefundContext, readItemConsumption } from './consumption.ts';
import { policyOfOrder } from './refund-policy.ts';
import { type RequestRow, selectLiveRequest, selectRequestsOfOrder } from './refunds.queries.ts';
import { refundableUntil, refundObstacle } from './refunds.rules.ts';

/**
 * Where an item can be refunded to: always the wallet, and the original payment if one of them paid all of it and can
 * still be refunded (DECISIONS 51, 57).
 */
export async function listRefundDestinations(
  reader: Reader,
  { user_id, order_id, price_bigint }: Pick<SoldItem, 'user_id' | 'order_id' | 'price_bigint'>,
  gateways: readonly string[],
): Promise<RefundDestination[]> {
  const shares = await readRefundablePayments(reader, { id: order_id, user_id });
  const payment_ids = [...shares.keys()].filter((id) => (shares.get(id) ?? 0) >= price_bigint);
  const request = { user_id, payment_ids, amount: price_bigint, gateways };
  const hasPayment = await hasRefundablePayment(reader, request);
  return hasPayment ? ['wallet', 'original_payment'] : ['wallet'];
}

/** The refund eligibility of a product that a user holds; null for one that its holder did not buy. */
export async function readHeldRefund(
  reader: Reader,
  holder: { readonly user_id: string; readonly product_id: string },
  { now, readConsumption }: { readonly now: Date; readonly readConsumption: ReadConsumption },
): Promise<HeldRefund | null> {
  const item = await readHeldItem(reader, holder);
  if (item === null) return null;
  const policy = await policyOfOrder(reader, item.metadata);
  const request = await selectLiveRequest(reader, item.item_id);
  const facts = { ...item, ...(await readItemConsumption(reader, item, readConsumption)) };
  // A request made in time stays eligible until it is decided.
  const onTime = refundObstacle(
    { ...facts, has_request: false },
    policy,
    request === null ? now : new Date(request.created_at),
  );
  const obstacle = request === null ? onTime : refundObstacle({ ...facts, has_request: true }, policy, now);
  return {
    order_id: item.order_id,
    until: refundableUntil(item.bought_at, policy).toISOString(),
    policy,
    obstacle: obstacle?.code ?? null,
    is_open: onTime === null,
  };
}

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
  const used = await readItemConsumption(reader, item, readConsumption);
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
