import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { planName } from '#messages/catalog/plan-names.ts';
import { readHeldProducts } from '#server/catalog/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { sen, toRupiah } from '#shared/money/money.ts';
import { type PricedPeriod, priceNextPeriods } from './billing/price-period.ts';
import { readRetentionOffers } from './lifecycle/retention-offers.ts';
import { toState } from './state-row.ts';
import { selectPaid } from './subscriptions.queries.ts';
import type { SubscriptionState, Terms } from './subscriptions.rules.ts';
import type { SubscriptionRow } from './subscriptions.schema.ts';

export type { Subscription };

type PlanView = Pick<Subscription, 'plan' | 'plan_name' | 'billing_cycle' | 'price'>;

export type SubscriptionSummary = Omit<Subscription, keyof History>;
type History = Pick<Subscription, 'total_paid_bigint' | 'charge_count' | 'retention_offer'>;

export async function toSummaries(
  reader: Reader,
  rows: readonly SubscriptionRow[],
): Promise<SubscriptionSummary[]> {
  const ids = rows.map(({ product_id }) => product_id);
  const upcoming = rows.map((row) => ({ product_id: row.product_id, state: toState(row) }));
  const [products, priced] = await Promise.all([
    readHeldProducts(reader, ids),
    priceNextPeriods(reader, upcoming),
  ]);
  const byId = new Map(products.map((product) => [product.id, product]));
  return rows.map((row, n) => {
    const product = byId.get(row.product_id);
    if (product === undefined) throw new Error('the product of a subscription is missing');
    const { slug, title, type, short_description, cover_url } = product;
    return { ...viewOf(row, priced[n]), product: { slug, title, type, short_description, cover_url } };
  });
}

export async function toSubscriptions(
  reader: Reader,
  rows: readonly SubscriptionRow[],
): Promise<Subscription[]> {
  const ids = rows.map(({ id }) => id);
  const [summaries, paid, offers] = await Promise.all([
    toSummaries(reader, rows),
    selectPaid(reader, ids),
    readRetentionOffers(reader, rows),
  ]);
  return summaries.map((summary) => {
    const { total, count } = paid.get(summary.id) ?? { total: 0, count: 0 };
    const retention_offer = offers.get(summary.id)?.view ?? null;
    return { ...summary, total_paid_bigint: sen(total), charge_count: count, retention_offer };
  });
}

export async function toSubscription(reader: Reader, row: SubscriptionRow): Promise<Subscription> {
  const [subscription] = await toSubscriptions(reader, [row]);
  if (subscription === undefined) throw new Error('a subscription that was just read is missing');
  return subscription;
}

type View = Omit<SubscriptionSummary, 'product'>;

function viewOf(row: SubscriptionRow, priced: PricedPeriod | undefined): View {
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
    started_at: row.started_at.toISOString(),
    ended_at: ended?.at.toISOString() ?? null,
    ended_reason: ended?.reason ?? null,
  };
}

function planOf({ variant_id, plan_name, billing_cycle, price_bigint }: Terms): PlanView {
  return {
    plan: variant_id ?? billing_cycle,
    plan_name: planName(plan_name),
    billing_cycle,
    price: toRupiah(price_bigint),
  };
}

type PeriodPrice = PricedPeriod | undefined;

function nextCharge(state: SubscriptionState, priced: PeriodPrice): Subscription['next_charge'] {
  const { status, auto_renewal, next_action_at } = state;
  if (!auto_renewal || next_action_at === null || status === 'cancelled') return null;
  return { at: next_action_at.toISOString(), amount: toRupiah(priced?.amount_bigint ?? sen(0)) };
}

function discountOf({ discount, ended }: SubscriptionState, priced: PeriodPrice): Subscription['discount'] {
  if (discount === null || ended !== null || priced === undefined) return null;
  const { periods_left } = discount;
  return { title: priced.discount_title ?? '', amount: toRupiah(priced.discount_bigint), periods_left };
}
