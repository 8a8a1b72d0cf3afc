import { readHeldProducts } from '#server/modules/catalog/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { ProductType } from '#shared/catalog.ts';
import { type BillingCycle, type Rupiah, type Sen, sen, toRupiah } from '#shared/money.ts';
import type { ChargeFailure, EndReason, SubscriptionStatus } from '#shared/subscriptions.ts';
import { toState } from './state-row.rules.ts';
import { type Paid, type SubscriptionRow, selectPaid } from './subscriptions.queries.ts';
import { type SubscriptionState, type Terms, upcomingTerms } from './subscriptions.rules.ts';

export interface PlanView {
  readonly plan: string;
  readonly plan_name: string;
  readonly billing_cycle: BillingCycle;
  readonly price: Rupiah;
}

/** A subscription as its owner sees it. */
export interface Subscription extends PlanView {
  readonly id: string;
  readonly product_id: string;
  readonly order_id: string;
  readonly product: {
    readonly slug: string;
    readonly title: string;
    readonly type: ProductType;
    readonly short_description: string | null;
    readonly cover_url: string | null;
  };
  readonly status: SubscriptionStatus;
  readonly auto_renewal: boolean;
  readonly current_period_start: string;
  readonly current_period_end: string;
  readonly trial_end: string | null;
  readonly next_plan: PlanView | null;
  /** The next charge; null if there is none. */
  readonly next_charge: { readonly at: string; readonly amount: Rupiah } | null;
  readonly past_due: { readonly failure: ChargeFailure; readonly grace_until: string } | null;
  readonly total_paid_bigint: Sen;
  readonly charge_count: number;
  readonly started_at: string;
  readonly ended_at: string | null;
  readonly ended_reason: EndReason | null;
}

/** Adds products and totals paid to rows, in two queries. */
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
  return rows.map((row) => {
    const product = byId.get(row.product_id);
    if (product === undefined) throw new Error('the product of a subscription is missing');
    const { slug, title, type, short_description, cover_url } = product;
    const shown = { slug, title, type, short_description, cover_url };
    return { ...viewOf(row, paid.get(row.id)), product: shown };
  });
}

function viewOf(row: SubscriptionRow, paid: Paid | undefined): Omit<Subscription, 'product'> {
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
    next_charge: nextCharge(state),
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

function nextCharge(state: SubscriptionState): Subscription['next_charge'] {
  const { status, auto_renewal, next_action_at } = state;
  if (!auto_renewal || next_action_at === null || status === 'cancelled') return null;
  return { at: next_action_at.toISOString(), amount: toRupiah(upcomingTerms(state).price_bigint) };
}
