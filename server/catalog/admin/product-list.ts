import { z } from 'zod';
import type { BulkAction } from '#contract/catalog/admin-product-lists.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { ProductNotFound } from '#server/catalog/catalog.errors.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type KeyReused, withIdempotency } from '#server/platform/database/idempotency.ts';
import { MAX_BULK } from '#shared/lists.ts';
import { sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  lockProducts,
  lockSortOrder,
  nextSortOrder,
  type OrderRange,
  renumberProducts,
  selectOrderRange,
  updateProduct,
} from './edit-product.queries.ts';
import { applyBulkAction, auditOf, bulkRefusal, toListed } from './edit-product.rules.ts';
import {
  type EditingFilter,
  type EditingWindow,
  findListed,
  selectByTitle,
  selectIds,
  selectListed,
  selectSales,
} from './product-list.queries.ts';

export async function listAllProducts(reader: Reader, filter: EditingFilter, window: EditingWindow) {
  const { total, ids, offset } = await findListed(reader, filter, window);
  const rows = await selectListed(reader, ids === null ? filter : { ids }, { ...window, offset, total });
  const sales = await selectSales(
    reader,
    rows.map(({ id }) => id),
  );
  const none = { units_sold: 0, revenue_bigint: sen(0) };
  return { products: rows.map((row) => ({ ...toListed(row), ...(sales.get(row.id) ?? none) })), total };
}

export function findProducts(reader: Reader, words: string, limit: number) {
  return selectByTitle(reader, words, limit);
}

interface ReorderRequest extends OrderRange {
  readonly before: readonly string[];
  readonly ids: readonly string[];
}

/** Refuses if the range changed, or the new order has other products (APRD-036, DECISIONS 21). */
export async function reorderProducts(
  tx: Tx,
  actor: Actor,
  order: ReorderRequest,
): Promise<Result<{ readonly reordered: true }, { readonly code: 'LIST_CHANGED' }>> {
  await lockSortOrder(tx);
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

interface BulkChange {
  readonly ids?: readonly string[] | undefined;
  readonly filter?: EditingFilter | undefined;
  readonly step: BulkAction;
  /** Required, because a repeated price change would apply twice. */
  readonly idempotency_key: string;
  readonly now: Date;
}
type Refusal =
  | ProductNotFound
  | { readonly code: 'PRODUCT_ARCHIVED' | 'PRICE_TOO_HIGH' }
  | { readonly code: 'TOO_MANY_ROWS'; readonly details: { readonly most: number } };
const storedResult = z.object({ changed: z.int() });
type BulkResult = z.output<typeof storedResult>;

export function bulkUpdateProducts(
  tx: Tx,
  actor: Actor & { readonly id: string },
  change: BulkChange,
): Promise<Result<BulkResult, Refusal | KeyReused>> {
  const { ids, filter, step, idempotency_key } = change;
  const claim = {
    user_id: actor.id,
    scope: 'products.bulk',
    key: idempotency_key,
    request: { ids, filter, step },
  };
  return withIdempotency(tx, claim, {
    run: () => updateAll(tx, actor, change),
    replay: (kept) => storedResult.parse(kept),
  });
}

async function updateAll(
  tx: Tx,
  actor: Actor,
  { ids: named, filter = {}, step, now }: BulkChange,
): Promise<Result<BulkResult, Refusal>> {
  if (step.action === 'restore') await lockSortOrder(tx);
  const ids = named ?? (await selectIds(tx, filter, MAX_BULK + 1));
  if (ids.length > MAX_BULK) return refuse({ code: 'TOO_MANY_ROWS', details: { most: MAX_BULK } });
  const rows = await lockProducts(tx, ids);
  if (rows.length < ids.length) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const refusal = rows.map((row) => bulkRefusal(row, step)).find((code) => code !== null);
  if (refusal !== undefined && refusal !== null) return refuse({ code: refusal });
  let changed = 0;
  for (const row of rows) {
    const set = applyBulkAction(row, step, now);
    if (set === null) continue;
    // A restored product goes to the end.
    const place =
      step.action === 'restore' ? { sort_order: await nextSortOrder(tx, row.is_subscription) } : {};
    await updateProduct(tx, row.id, { ...set, ...place, updated_by: actor.id });
    const subject = { type: 'product', id: row.id } as const;
    await recordAudit(tx, actor, {
      action: 'product.updated',
      subject,
      ...auditOf({ ...row }, set, Object.keys(set)),
    });
    changed++;
  }
  return succeed({ changed });
}
