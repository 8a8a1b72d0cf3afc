import type { Subscription } from '#contract/account/subscriptions.ts';
import {
  type DiscountedLines,
  discountLines,
  lockDiscountedLines,
  recordDiscountUses,
} from '#server/modules/discounts/index.ts';
import { readAccount } from '#server/modules/identity/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Rupiah, toRupiah } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { periodLine, pricedPeriod } from '../billing/price-period.ts';
import { lockOwnSubscription, type OwnedSubscription, saveState } from '../lock-own-subscription.ts';
import { toState } from '../state-row.ts';
import type { RetentionRefusal } from '../subscriptions.errors.ts';
import { markRetained } from '../subscriptions.queries.ts';
import { type KeptDiscount, upcomingTerms } from '../subscriptions.rules.ts';
import type { SubscriptionRow } from '../subscriptions.schema.ts';
import type { SubscriptionServices } from './start-subscription.ts';

interface Offer {
  readonly view: NonNullable<Subscription['retention_offer']>;
  readonly kept: KeptDiscount;
}

/** Renews, was not offered one that was accepted, and has no discount already. */
const mayBeOffered = ({ status, auto_renewal, retained_at, discount_id }: SubscriptionRow) =>
  (status === 'active' || status === 'trialing') &&
  auto_renewal &&
  retained_at === null &&
  discount_id === null;

const queryOf = (
  rows: readonly SubscriptionRow[],
  buyer: { readonly id: string; readonly email: string },
) => ({
  lines: rows.map((row) => periodLine(row.product_id, upcomingTerms(toState(row)))),
  buyer,
  is_retention: true,
});

/** What each subscription of one user is offered at cancelling, by subscription. */
export async function readRetentionOffers(
  reader: Reader,
  rows: readonly SubscriptionRow[],
): Promise<ReadonlyMap<string, Offer>> {
  const open = rows.filter(mayBeOffered);
  const [first] = open;
  if (first === undefined) return new Map();
  const { id, email } = await readAccount(reader, first.user_id);
  const discounts = await discountLines(reader, queryOf(open, { id, email }));
  return offersOf(open, discounts);
}

function offersOf(
  rows: readonly SubscriptionRow[],
  { by_product }: DiscountedLines,
): ReadonlyMap<string, Offer> {
  const offers = rows.flatMap((row): [string, Offer][] => {
    const off = by_product.get(row.product_id);
    if (off === undefined) return [];
    const { id, title, periods } = off.discount;
    const { amount_bigint } = pricedPeriod(upcomingTerms(toState(row)), off);
    const view = { title, price: toRupiah(amount_bigint), periods };
    return [[row.id, { view, kept: { id, periods_left: periods } }]];
  });
  return new Map(offers);
}

export interface Acceptance extends OwnedSubscription {
  /** Of a period, as it was offered. */
  readonly price: Rupiah;
}

/** Gives the offer to whoever stays, once for each subscription; its use is counted with the order that began it. */
export function acceptRetentionOffer(
  { db }: Pick<SubscriptionServices, 'db'>,
  { price, ...owned }: Acceptance,
): Promise<Result<Subscription, RetentionRefusal>> {
  return withTx(db, async (tx): Promise<Result<Subscription, RetentionRefusal>> => {
    const locked = await lockOwnSubscription(tx, owned);
    if (!locked.ok) return locked;
    const { row, state } = locked.value;
    if (state.status === 'expired') return refuse({ code: 'SUBSCRIPTION_ENDED' });
    const offer = mayBeOffered(row) ? await lockOffer(tx, row) : null;
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
  const { id, email } = await readAccount(tx, row.user_id);
  const discounts = await lockDiscountedLines(tx, queryOf([row], { id, email }));
  const offer = offersOf([row], discounts).get(row.id) ?? null;
  if (offer !== null) {
    await recordDiscountUses(tx, discounts, { user_id: id, order_id: row.order_id, intent_id: undefined });
  }
  return offer;
}
