import { randomUUID } from 'node:crypto';
import { readAccount } from '#server/account/index.ts';
import { readHeldProducts } from '#server/catalog/index.ts';
import { type LockedWallet, postEntries } from '#server/ledger/index.ts';
import { recordRenewal } from '#server/orders/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { negateSen } from '#shared/money/money.ts';
import { PLAN_SEPARATOR } from '#shared/shop/plan-names.ts';
import { type LockedSubscription, queueSubscriptionMail } from '../save-subscription.ts';
import { insertCharge } from '../subscriptions.queries.ts';
import { discountSpent, renewed, type SubscriptionState } from '../subscriptions.rules.ts';
import type { Period } from './billing-calendar.rules.ts';
import type { PricedPeriod } from './price-period.ts';

export interface PeriodPayment {
  readonly subscription_id: string;
  readonly wallet: LockedWallet;
  readonly product: { readonly id: string; readonly title: string; readonly type: string };
  readonly order_id: string;
  readonly period: Period;
  readonly priced: PricedPeriod;
}

/** Null if free. Subscription and period start are the key, so the ledger cannot charge twice. */
export async function payPeriod(tx: Tx, payment: PeriodPayment): Promise<number | null> {
  const { wallet, product, period, subscription_id } = payment;
  const { terms, amount_bigint: amount } = payment.priced;
  if (amount === 0) return null;
  const posted = await postEntries(tx, {
    type: 'subscription',
    idempotency_key: `subscription:${subscription_id}:${period.start.toISOString()}`,
    description: `${product.title}${PLAN_SEPARATOR}${terms.plan_name}`.slice(0, 300),
    reference_type: 'order',
    reference_id: payment.order_id,
    metadata: {
      product_id: product.id,
      product_title: product.title,
      product_type: product.type,
      purchase_type: 'subscription',
      subscription_id,
      period_start: period.start.toISOString(),
      period_end: period.end.toISOString(),
    },
    entries: [
      { wallet, amount: negateSen(amount) },
      { account: 'subscription_revenue', amount },
    ],
  });
  // The wallet is locked and covers the price, and the period is new: a refusal is a bug.
  if (!posted.ok) throw new Error(`a period could not be paid: ${posted.refusal.code}`);
  return posted.value.posting_id;
}

/** The caller's transaction (DECISIONS 7) must save the returned state. */
export async function chargeNextPeriod(
  tx: Tx,
  { row: subscription, state, wallet }: LockedSubscription,
  { priced, now }: { readonly priced: PricedPeriod; readonly now: Date },
): Promise<SubscriptionState> {
  const next = renewed(state, now);
  const { period } = next;
  const { terms, amount_bigint, discount_bigint, discount_id, discount_code, discount_title } = priced;
  const [product] = await readHeldProducts(tx, [subscription.product_id]);
  if (product === undefined) throw new Error('the product of a subscription is missing');
  const account = await readAccount(tx, subscription.user_id);
  const order_id = randomUUID();
  const subscription_id = subscription.id;
  const posting_id = await payPeriod(tx, { subscription_id, wallet, product, order_id, period, priced });
  await recordRenewal(tx, {
    id: order_id,
    user_id: subscription.user_id,
    customer_email: account.email,
    customer_name: account.full_name,
    amount_bigint,
    posting_id,
    metadata: { subscription_id, plan_name: terms.plan_name },
    item: {
      product_id: product.id,
      title: product.title,
      slug: product.slug,
      type: product.type,
      price_bigint: terms.price_bigint,
      quantity: 1,
      gift_quantity: 0,
      gift_codes: [],
      discount_bigint,
      discount_id,
      discount_code,
      discount_title,
    },
  });
  const { plan_name } = terms;
  await insertCharge(tx, { subscription_id, period, plan_name, amount_bigint, order_id, posting_id });
  await queueSubscriptionMail(tx, subscription_id, {
    kind: 'charged',
    order_id,
    amount_bigint,
    ends_at: period.end.toISOString(),
  });
  return discount_id === null ? next : discountSpent(next);
}
