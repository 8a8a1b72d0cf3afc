import { readHeldItem } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { RefundObstacle } from '../refunds.errors.ts';
import type { ReadConsumption } from './consumption.ts';
import { policyOfOrder, type RefundPolicy } from './refund-policy.ts';
import { selectLiveRequest } from './refunds.queries.ts';
import { refundableUntil, refundObstacle } from './refunds.rules.ts';

/** How something that a user holds stands with the refund policy of its order. */
export interface HeldRefund {
  readonly order_id: string;
  /** Last moment to ask. */
  readonly until: string;
  readonly policy: RefundPolicy;
  /** Code of what stands in the way of asking; null: it can be asked back. */
  readonly obstacle: RefundObstacle['code'] | null;
  /** There is a right that using it may end: it can be asked back, or was asked and is not decided (DECISIONS 56). */
  readonly is_open: boolean;
}

interface Known {
  readonly now: Date;
  readonly readConsumption: ReadConsumption;
}

/** Null for what was not bought by its holder. */
export async function readHeldRefund(
  reader: Reader,
  holder: { readonly user_id: string; readonly product_id: string },
  { now, readConsumption }: Known,
): Promise<HeldRefund | null> {
  const item = await readHeldItem(reader, holder);
  if (item === null) return null;
  const policy = await policyOfOrder(reader, item.metadata);
  const request = await selectLiveRequest(reader, item.item_id);
  const facts = { ...item, ...(await readConsumption(reader, holder)) };
  // Whoever asked in time keeps the right until it is decided, whatever the day.
  const asked = refundObstacle({ ...facts, has_request: false }, policy, request?.created_at ?? now);
  const obstacle = request === null ? asked : refundObstacle({ ...facts, has_request: true }, policy, now);
  return {
    order_id: item.order_id,
    until: refundableUntil(item.bought_at, policy).toISOString(),
    policy,
    obstacle: obstacle?.code ?? null,
    is_open: asked === null,
  };
}
