import type { Tx } from '#server/platform/database/db.ts';
import { MAX_LIVE_HOLDS } from '#shared/bookings/bookings.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { appliedTo } from './discount-lines.ts';
import { countReservations, hasReservation, insertUses, redeemReservations } from './discounts.queries.ts';
import type { Reductions } from './discounts.rules.ts';

interface Sale {
  readonly user_id: string;
  readonly order_id: string;
  readonly intent_id: string | undefined;
}

/** Runs in the order's transaction and turns the intent's reservations into uses. */
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

interface Reserver {
  /** Null: a guest. */
  readonly user_id: string | null;
  readonly intent_id: string;
  /** Digest of a guest's network; null is not counted. */
  readonly held_by: string | null;
}

/** Once when a purchase opens, and once more for another payment. */
const MAX_RESERVATIONS = 2;

/** Until paid, given up or expired (DECISIONS 72). Refuses too many unpaid uses of an account or network. */
export async function reserveDiscounts(
  tx: Tx,
  reductions: Pick<Reductions, 'by_product'>,
  { user_id, intent_id, held_by }: Reserver,
): Promise<Result<null, { readonly code: 'TOO_MANY_HOLDS' }>> {
  const applied = appliedTo(reductions);
  if (applied.length === 0 || (await hasReservation(tx, intent_id))) return succeed(null);
  const reserved = await countReservations(tx, { uses: applied, user_id, held_by, intent_id });
  if (reserved !== null && (reserved.live >= MAX_LIVE_HOLDS || reserved.earlier >= MAX_RESERVATIONS)) {
    return refuse({ code: 'TOO_MANY_HOLDS' });
  }
  await insertUses(tx, applied, { user_id, order_id: null, intent_id, held_by });
  return succeed(null);
}
