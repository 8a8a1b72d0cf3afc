import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { lockDiscountedLines, recordDiscountUses } from '#server/discounts/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Rupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockOwnSubscription, type OwnedSubscription, saveState } from '../save-subscription.ts';
import type { RetentionRefusal } from '../subscriptions.errors.ts';
import { markRetained } from '../subscriptions.queries.ts';
import type { SubscriptionRow } from '../subscriptions.schema.ts';
import { isEligibleForRetention, type Offer, offersOf, retentionQuery } from './retention-offers.ts';
import type { SubscriptionServices } from './start-subscription.ts';

export interface Acceptance extends OwnedSubscription {
  /** Per period, as offered. */
  readonly price: Rupiah;
}

/** Once per subscription; its use is counted with the order that began it. */
export function acceptRetentionOffer(
  { db }: Pick<SubscriptionServices, 'db'>,
  { price, ...owned }: Acceptance,
): Promise<Result<Subscription, RetentionRefusal>> {
  return withTx(db, async (tx): Promise<Result<Subscription, RetentionRefusal>> => {
    const locked = await lockOwnSubscription(tx, owned);
    if (!locked.ok) return locked;
    const { row, state } = locked.value;
    if (state.status === 'expired') return refuse({ code: 'SUBSCRIPTION_ENDED' });
    const offer = isEligibleForRetention(row) ? await lockOffer(tx, row) : null;
    if (offer === null) return refuse({ code: 'RETENTION_NOT_OFFERED' });
    if (offer.view.price > price)
      return refuse({ code: 'PRICE_CHANGED', details: { price: offer.view.price } });
    await markRetained(tx, row.id);
    return succeed(
      await saveState(tx, { ...row, retained_at: new Date() }, { ...state, discount: offer.kept }),
    );
  });
}

async function lockOffer(tx: Tx, row: SubscriptionRow): Promise<Offer | null> {
  const { user_id, order_id } = row;
  const discounts = await lockDiscountedLines(tx, retentionQuery([row], user_id));
  const offer = offersOf([row], discounts).get(row.id) ?? null;
  if (offer !== null) {
    await recordDiscountUses(tx, discounts, { user_id, order_id, intent_id: undefined });
  }
  return offer;
}
