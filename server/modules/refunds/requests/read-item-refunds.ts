import { readSoldItem, type SoldItem } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Sen, sen } from '#shared/money.ts';
import type { RefundDestination, RefundStatus } from '#shared/refunds.ts';
import type { RefundObstacle } from '../refunds.errors.ts';
import type { ReadConsumption } from './consumption.ts';
import { listRefundDestinations } from './list-refund-destinations.ts';
import { policyOfOrder } from './refund-policy.ts';
import { type RequestRow, selectRequestsOfOrder } from './refunds.queries.ts';
import { refundableUntil, refundObstacle } from './refunds.rules.ts';

export interface RefundRequestView {
  readonly id: string;
  readonly order_item_id: string;
  readonly amount_bigint: Sen;
  readonly destination: RefundDestination;
  readonly reason: string;
  readonly status: RefundStatus;
  /** Written by staff. */
  readonly decision_note: string;
  readonly decided_at: string | null;
  readonly created_at: string;
}

/** The refund eligibility of an item, and its requests. */
export interface ItemRefund {
  readonly order_item_id: string;
  /** Code of the obstacle; null if a refund can be requested. */
  readonly obstacle: RefundObstacle['code'] | null;
  /** Deadline of a request, by the order's policy. */
  readonly until: string;
  readonly policy: { readonly days: number; readonly max_percent: number };
  readonly destinations: RefundDestination[];
  /** Oldest first. */
  readonly requests: RefundRequestView[];
}

interface RefundContext {
  readonly order_id: string;
  readonly item_ids: readonly string[];
  readonly now: Date;
  readonly readConsumption: ReadConsumption;
  readonly gateways: readonly string[];
}

/** The refund eligibility of each item of an order, by the order's policy. */
export async function readItemRefunds(reader: Reader, context: RefundContext): Promise<ItemRefund[]> {
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

interface ItemRefundInput extends RefundContext {
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
    requests: own.map(toView),
  };
}

function toView(row: RequestRow): RefundRequestView {
  const { id, order_item_id, destination, reason, status, decision_note } = row;
  return {
    id,
    order_item_id,
    destination,
    reason,
    status,
    decision_note,
    amount_bigint: sen(row.amount_bigint),
    decided_at: row.decided_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
