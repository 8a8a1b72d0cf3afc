import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockOrder } from '../edit.queries.ts';
import { type OrderRange, renumberProducts, selectOrderRange } from './order.queries.ts';

export interface ReorderRequest extends OrderRange {
  /** The range as the admin saw it, and its new order. */
  readonly before: readonly string[];
  readonly ids: readonly string[];
}

/**
 * Reorders a range of a list and renumbers the list from 1 (APRD-036, DECISIONS 21). Refuses if the range has
 * changed, or the new order has other products.
 */
export async function reorderProducts(
  tx: Tx,
  actor: Actor,
  order: ReorderRequest,
): Promise<Result<{ readonly reordered: true }, { readonly code: 'LIST_CHANGED' }>> {
  await lockOrder(tx);
  const now = await selectOrderRange(tx, order, order.before.length);
  const isSame = (list: readonly string[]) => JSON.stringify(list) === JSON.stringify(now);
  if (!isSame(order.before) || !hasSameIds(now, order.ids)) return refuse({ code: 'LIST_CHANGED' });
  await renumberProducts(tx, order, order.ids);
  await recordAudit(tx, actor, {
    action: 'product.reordered',
    subject: { type: 'products', id: order.is_subscription ? 'subscription' : 'one-time' },
    before: { ids: order.before },
    after: { ids: order.ids, offset: order.offset },
  });
  return succeed({ reordered: true });
}

const hasSameIds = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());
