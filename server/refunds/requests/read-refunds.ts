import type { ItemRefund } from '#contract/orders/orders.ts';
import type { HeldRefund } from '#contract/refunds/held-refund.ts';
import { readHeldItem, readRefundablePayments, readSoldItems, type SoldItem } from '#server/orders/index.ts';
import { readRefundableByPayment } from '#server/payments/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import type { RefundDestination } from '#shared/shop/refunds.ts';
import {
  type ReadConsumption,
  type RefundContext,
  readItemConsumption,
  readItemConsumptions,
  UNUSED,
} from './consumption.ts';
import { policyOfOrder } from './refund-policy.ts';
import { selectLiveRequest, selectRequestsOfOrder } from './refunds.queries.ts';
import { refundableUntil, refundObstacle } from './refunds.rules.ts';

export async function listRefundDestinations(
  reader: Reader,
  item: Pick<SoldItem, 'user_id' | 'order_id' | 'price_bigint'>,
  gateways: readonly string[],
): Promise<RefundDestination[]> {
  return destinationsOf(item, await readRefundableForOrder(reader, item, gateways));
}

async function readRefundableForOrder(
  reader: Reader,
  { user_id, order_id }: Pick<SoldItem, 'user_id' | 'order_id'>,
  gateways: readonly string[],
): Promise<readonly Sen[]> {
  const shares = await readRefundablePayments(reader, { id: order_id, user_id });
  const payment_ids = [...shares.keys()];
  const left = await readRefundableByPayment(reader, { user_id, payment_ids, gateways });
  return [...left].map(([id, amount]) => sen(Math.min(amount, shares.get(id) ?? 0)));
}

/** The wallet, and the original payment if it paid everything and can be refunded (DECISIONS 51, 57). */
const destinationsOf = (
  { price_bigint }: Pick<SoldItem, 'price_bigint'>,
  left: readonly Sen[],
): RefundDestination[] =>
  left.some((amount) => amount >= price_bigint) ? ['wallet', 'original_payment'] : ['wallet'];

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

interface RefundCheck extends RefundContext {
  readonly order_id: string;
  readonly item_ids: readonly string[];
  readonly now: Date;
}

export async function readItemRefunds(
  reader: Reader,
  { order_id, item_ids, now, readConsumption, gateways }: RefundCheck,
): Promise<ItemRefund[]> {
  const [requests, items] = await Promise.all([
    selectRequestsOfOrder(reader, order_id),
    readSoldItems(reader, item_ids),
  ]);
  const [order] = items;
  if (order === undefined) return [];
  const [policy, used, left] = await Promise.all([
    policyOfOrder(reader, order.metadata),
    readItemConsumptions(reader, items, readConsumption),
    readRefundableForOrder(reader, order, gateways),
  ]);
  return items.map((item, n) => {
    const own = requests.filter(({ order_item_id }) => order_item_id === item.item_id);
    const has_request = own.some(({ status }) => status === 'requested' || status === 'approved');
    const obstacle = refundObstacle({ ...item, ...(used[n] ?? UNUSED), has_request }, policy, now);
    return {
      order_item_id: item.item_id,
      obstacle: obstacle?.code ?? null,
      until: refundableUntil(item.bought_at, policy).toISOString(),
      policy,
      destinations: destinationsOf(item, left),
      requests: own.map(({ user_id: _, order_id: __, ...request }) => request),
    };
  });
}
