import type { Subscription } from '#contract/account/shop/subscriptions.ts';
import { readHeldProducts } from '#server/modules/catalog/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { sen, toRupiah } from '#shared/money/money.ts';
import { type PricedPeriod, priceNextPeriods } from './billing/price-period.ts';
import { readRetentionOffers } from './lifecycle/retention-offers.ts';
import { toState } from './state-row.ts';
import { type Paid, selectPaid } from './subscriptions.queries.ts';
import type { SubscriptionState, Terms } from './subscriptions.rules.ts';
import type { SubscriptionRow } from './subscriptions.schema.ts';

export type { Subscription };

type PlanView = Pick<Subscription, 'plan' | 'plan_name' | 'billing_cycle' | 'price'>;

/** Adds products, totals paid, discounts and offers to rows, in a query each. */
export async function toSubscriptions(
  reader: Reader,
  rows: readonly SubscriptionRow[],
): Promise<Subscription[]> {
  const products = await readHeldProducts(
    reader,
    rows.map((row) => row.product_id),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const paid = await selectPaid(
    reader,
    rows.map((row) => row.id),
  );
  const upcoming = rows.map((row) => ({ product_id: row.product_id, state: toState(row) }));
  const priced = await priceNextPeriods(reader, upcoming);
  const offers = await readRetentionOffers(reader, rows);
  return rows.map((row, n) => {
    const product = byId.get(row.product_id);
    if (product === undefined) throw new Error('the product of a subscription is missing');
    const { slug, title, type, short_description, cover_url } = product;
    const shown = { slug, title, type, short_description, cover_url };
    const retention_offer = offers.get(row.id)?.view ?? null;
    return { ...viewOf(row, paid.get(row.id), priced[n]), retention_offer, product: shown };
  });
}

/** One row as its owner sees it. */
export async function toSubscription(reader: Reader, row: SubscriptionRow): Promise<Subscription> {
  const [subscription] = await toSubscriptions(reader, [row]);
  if (subscription === undefined) throw new Error('a subscription that was just read is missing');
  return subscription;
}

type View = Omit<Subscription, 'product' | 'retention_offer'>;

function viewOf(row: SubscriptionRow, paid: Paid | undefined, priced: PricedPeriod | undefined): View {
  const state = toState(row);
  const { debt, next_terms, ended, period } = state;
  return {
    id: row.id,
    product_id: row.product_id,
    order_id: row.order_id,
    status: row.status,
    auto_renewal: row.auto_renewal,
    ...planOf(state.terms),
    current_period_start: period.start.toISOString(),
    current_period_end: period.end.toISOString(),
    trial_end: row.trial_end?.toISOString() ?? null,
    next_plan: next_terms === null ? null : planOf(next_terms),
    next_charge: nextCharge(state, priced),
    discount: discountOf(state, priced),
    past_due: debt === null ? null : { failure: debt.failure, grace_until: debt.grace_until.toISOString() },
    total_paid_bigint: sen(paid?.total ?? 0),
    charge_count: paid?.count ?? 0,
    started_at: row.started_at.toISOString(),
    ended_at: ended?.at.toISOString() ?? null,
    ended_reason: ended?.reason ?? null,
  };
}

function planOf({ variant_id, plan_name, billing_cycle, price_bigint }: Terms): PlanView {
  return { plan: variant_id ?? billing_cycle, plan_name, billing_cycle, price: toRupiah(price_bigint) };
}

type Priced = PricedPeriod | undefined;

function nextCharge(state: SubscriptionState, priced: Priced): Subscription['next_charge'] {
  const { status, auto_renewal, next_action_at } = state;
  if (!auto_renewal || next_action_at === null || status === 'cancelled') return null;
  return { at: next_action_at.toISOString(), amount: toRupiah(priced?.amount_bigint ?? sen(0)) };
}

function discountOf({ discount, ended }: SubscriptionState, priced: Priced): Subscription['discount'] {
  if (discount === null || ended !== null || priced === undefined) return null;
  const { periods_left } = discount;
  return { title: priced.discount_title ?? '', amount: toRupiah(priced.discount_bigint), periods_left };
}
