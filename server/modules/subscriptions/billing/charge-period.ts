import { randomUUID } from 'node:crypto';
import { readHeldProducts } from '#server/modules/catalog/index.ts';
import { readAccount } from '#server/modules/identity/index.ts';
import { type LockedWallet, postEntries } from '#server/modules/ledger/index.ts';
import { recordRenewal } from '#server/modules/orders/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { negateSen, type Sen, sen } from '#shared/money.ts';
import { queueSubscriptionMail } from '../queue-subscription-mail.ts';
import { insertCharge } from '../subscriptions.queries.ts';
import type { Terms } from '../subscriptions.rules.ts';
import type { Period } from './billing-calendar.rules.ts';

export interface PeriodPayment {
  readonly subscription_id: string;
  readonly wallet: LockedWallet;
  readonly product: { readonly id: string; readonly title: string; readonly type: string };
  readonly order_id: string;
  readonly period: Period;
  readonly terms: Terms;
}

/**
 * Moves the price of a period from the wallet to subscription revenue. Returns the posting, or null if it is free. The
 * key is the subscription and the start of the period, so the ledger cannot charge it twice.
 */
export async function payPeriod(tx: Tx, payment: PeriodPayment): Promise<number | null> {
  const { wallet, product, terms, period, subscription_id } = payment;
  const amount = terms.price_bigint;
  if (amount === 0) return null;
  const posted = await postEntries(tx, {
    type: 'subscription',
    idempotency_key: `subscription:${subscription_id}:${period.start.toISOString()}`,
    description: `${product.title} · ${terms.plan_name}`.slice(0, 300),
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

export interface RenewalCharge {
  readonly subscription: { readonly id: string; readonly user_id: string; readonly product_id: string };
  readonly wallet: LockedWallet;
  readonly period: Period;
  readonly terms: Terms;
}

/** Charges a further period: money, order, charge and the receipt's job, in the caller's transaction (DECISIONS 7). */
export async function chargeRenewal(tx: Tx, renewal: RenewalCharge): Promise<void> {
  const { subscription, wallet, period, terms } = renewal;
  const [product] = await readHeldProducts(tx, [subscription.product_id]);
  if (product === undefined) throw new Error('the product of a subscription is missing');
  const account = await readAccount(tx, subscription.user_id);
  const order_id = randomUUID();
  const subscription_id = subscription.id;
  const amount_bigint: Sen = terms.price_bigint;
  const posting_id = await payPeriod(tx, { subscription_id, wallet, product, order_id, period, terms });
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
      price_bigint: amount_bigint,
      quantity: 1,
      gift_quantity: 0,
      gift_codes: [],
      discount_bigint: sen(0),
      discount_id: null,
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
}
