import type { HeldRefund } from '#contract/account/held-refund.ts';
import { readHeldItem } from '#server/modules/orders/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { ReadConsumption } from './consumption.ts';
import { policyOfOrder } from './refund-policy.ts';
import { selectLiveRequest } from './refunds.queries.ts';
import { refundableUntil, refundObstacle } from './refunds.rules.ts';

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
  const facts = { ...item, ...(await readConsumption(reader, holder)) };
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
