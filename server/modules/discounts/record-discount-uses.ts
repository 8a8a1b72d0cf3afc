import type { Tx } from '#server/platform/database/db.ts';
import { appliedTo } from './discount-lines.ts';
import { hasReservation, insertUses, redeemReservations, type UseOwner } from './discounts.queries.ts';
import type { Reductions } from './discounts.rules.ts';

interface Sale {
  readonly user_id: string;
  readonly order_id: string;
  /** The waiting purchase that this order completes. */
  readonly intent_id: string | undefined;
}

/** Counts the uses of an order, in its transaction. What its intent had reserved becomes used. */
export async function recordDiscountUses(
  tx: Tx,
  reductions: Pick<Reductions, 'by_product'>,
  sale: Sale,
): Promise<void> {
  const applied = appliedTo(reductions);
  const { user_id, order_id, intent_id = null } = sale;
  const ids = applied.map(({ discount_id }) => discount_id);
  const redeemed =
    intent_id === null ? [] : await redeemReservations(tx, intent_id, { user_id, order_id, applied: ids });
  const fresh = applied.filter(({ discount_id }) => !redeemed.includes(discount_id));
  if (fresh.length > 0) await insertUses(tx, fresh, { user_id, order_id, intent_id });
}

/** Keeps a promised price for a waiting purchase: a use is reserved until it is paid or given up. Once for each. */
export async function reserveDiscounts(
  tx: Tx,
  reductions: Pick<Reductions, 'by_product'>,
  { user_id, intent_id }: Pick<UseOwner, 'user_id'> & { readonly intent_id: string },
): Promise<void> {
  const applied = appliedTo(reductions);
  if (applied.length === 0 || (await hasReservation(tx, intent_id))) return;
  await insertUses(tx, applied, { user_id, order_id: null, intent_id });
}
