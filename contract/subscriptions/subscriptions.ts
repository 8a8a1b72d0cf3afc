import { z } from 'zod';
import { billingCycles, productTypes } from '#shared/shop/catalog.ts';
import { chargeFailures, endReasons, subscriptionStatuses } from '#shared/subscriptions/subscriptions.ts';
import { invoiceParty } from '../account/invoice-party.ts';
import { adConsent } from '../ads/ad-consent.ts';
import { checkout } from '../checkout/checkout.ts';
import { linkToken } from '../checkout-links/token.ts';
import { discountCode, discountRefusals } from '../discounts/discount-code.ts';
import { accountApi } from '../endpoint.ts';
import { rupiahField, senField, timestamp, uuid, window } from '../fields.ts';
import { ownerText } from '../owner-text.ts';

const account = accountApi('Subscriptions');

const planView = z.object({
  plan: z.string(),
  plan_name: ownerText('catalog'),
  billing_cycle: z.enum(billingCycles),
  price: rupiahField,
});

export const subscription = planView
  .extend({
    id: uuid,
    product_id: uuid,
    order_id: uuid,
    product: z.object({
      slug: z.string(),
      title: ownerText('catalog'),
      type: z.enum(productTypes),
      short_description: ownerText('catalog').nullable(),
      cover_url: z.string().nullable(),
    }),
    status: z.enum(subscriptionStatuses),
    auto_renewal: z.boolean(),
    current_period_start: timestamp,
    current_period_end: timestamp,
    trial_end: timestamp.nullable(),
    next_plan: planView.nullable().meta({ description: 'The plan that begins with the next period.' }),
    next_charge: z.object({ at: timestamp, amount: rupiahField }).nullable().meta({
      description: 'After the discount.',
    }),
    discount: z
      .object({
        title: ownerText('catalog'),
        amount: rupiahField.meta({ description: 'Off the next charge; 0: it does not cover that plan.' }),
        periods_left: z.int().nullable().meta({ description: 'null: every period that follows.' }),
      })
      .nullable(),
    retention_offer: z
      .object({
        title: ownerText('catalog'),
        price: rupiahField.meta({ description: 'Of each of its periods.' }),
        periods: z.int().nullable().meta({ description: 'null: every period that follows.' }),
      })
      .nullable()
      .meta({ description: 'For whoever is about to cancel: once, and by the choice of the owner.' }),
    past_due: z.object({ failure: z.enum(chargeFailures), grace_until: timestamp }).nullable(),
    total_paid_bigint: senField,
    charge_count: z.int(),
    started_at: timestamp,
    ended_at: timestamp.nullable(),
    ended_reason: z.enum(endReasons).nullable(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof subscription>;

const planName = z.union([z.enum(billingCycles), uuid]);
const params = z.object({ id: uuid });
const output = z.object({ subscription });

const { INSUFFICIENT_BALANCE, WALLET_INACTIVE, WALLET_DISPUTED, TOTAL_CHANGED } = checkout.refusals;
const PLAN_NOT_FOUND = {
  status: 404,
} as const;
const PLAN_OUT_OF_STOCK = {
  status: 409,
} as const;
const PRICE_CHANGED = {
  status: 409,
  details: z.object({ price: rupiahField }),
} as const;
const SUBSCRIPTION_NOT_FOUND = {
  status: 404,
} as const;
const SUBSCRIPTION_ENDED = {
  status: 409,
} as const;
const NOT_RENEWING = {
  status: 409,
} as const;

export const startSubscription = account.post('/api/subscriptions', {
  summary: 'Subscribe to a product: pay the first period from the wallet, or begin with its trial',
  idempotency: 'required',
  rate_limit: { name: 'purchase', points: 30, seconds: 60 },
  body: z.object({
    product_id: uuid,
    plan: planName,
    price: rupiahField.meta({ description: 'The price of one cycle that the subscriber saw; compared.' }),
    link: linkToken.optional(),
    ...invoiceParty,
    ...adConsent,
    with_trial: z.boolean().default(false).meta({
      description: 'true: begin with the trial and take nothing now, or refuse. It is never charged instead.',
    }),
    code: discountCode.optional(),
    total: rupiahField.optional().meta({
      description: 'What was confirmed for the first period that is charged; by default `price`.',
    }),
  }),
  output: z.object({ subscription, balance_bigint: senField }),
  refusals: {
    PRODUCT_NOT_FOUND: { status: 404 },
    PLAN_NOT_FOUND,
    ALREADY_SUBSCRIBED: { status: 409 },
    COMING_SOON: { status: 409 },
    PLAN_OUT_OF_STOCK,
    PRICE_CHANGED,
    TOTAL_CHANGED,
    ...discountRefusals,
    TRIAL_NOT_AVAILABLE: { status: 409 },
    INSUFFICIENT_BALANCE,
    WALLET_INACTIVE,
    WALLET_DISPUTED,
  },
  failures: checkout.failures,
});

export const listSubscriptions = account.get('/api/subscriptions', {
  summary: 'Own subscriptions, those that run first, then the newest',
  query: z.object({
    ...window(100),
    product_id: uuid.optional().meta({ description: 'Only those of this product.' }),
  }),
  output: z.object({ subscriptions: z.array(subscription), total: z.int() }),
});

export const charge = z
  .object({
    id: uuid,
    order_id: uuid,
    plan_name: ownerText('catalog'),
    period_start: timestamp,
    period_end: timestamp,
    amount: rupiahField,
    amount_bigint: senField,
    discount: rupiahField.meta({ description: 'What was taken off the price of the plan.' }),
    created_at: timestamp,
  })
  .meta({ id: 'SubscriptionCharge' });
export type Charge = z.output<typeof charge>;

export const listCharges = account.get('/api/subscriptions/{id}/charges', {
  summary: 'What was charged for one own subscription, newest period first',
  params,
  query: z.object(window(20)),
  output: z.object({ charges: z.array(charge), total: z.int() }),
  refusals: { SUBSCRIPTION_NOT_FOUND },
});

export const cancelSubscription = account.post('/api/subscriptions/{id}/cancel', {
  summary: 'Cancel at the end of the period; one whose payment is overdue ends at once',
  params,
  output,
  refusals: { SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED, NOT_RENEWING },
});

export const acceptRetentionOffer = account.post('/api/subscriptions/{id}/retention', {
  summary: 'Stay, with the discount that is offered to whoever is about to cancel; once',
  params,
  body: z.object({
    price: rupiahField.meta({ description: 'Of a period, as it was offered; compared.' }),
  }),
  output,
  refusals: {
    SUBSCRIPTION_NOT_FOUND,
    SUBSCRIPTION_ENDED,
    RETENTION_NOT_OFFERED: { status: 409 },
    PRICE_CHANGED,
  },
});

export const resumeSubscription = account.post('/api/subscriptions/{id}/resume', {
  summary: 'Take a cancellation back while the period still runs',
  params,
  output,
  refusals: { SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED },
});

export const changePlan = account.post('/api/subscriptions/{id}/plan', {
  summary: 'Choose the plan of the next period; the present plan takes a change back',
  params,
  body: z.object({ plan: planName, price: rupiahField }),
  output,
  refusals: {
    SUBSCRIPTION_NOT_FOUND,
    SUBSCRIPTION_ENDED,
    NOT_RENEWING,
    PLAN_NOT_FOUND,
    PLAN_OUT_OF_STOCK,
    PRICE_CHANGED,
    PAYMENT_DUE: { status: 409 },
    SUBSCRIPTION_CANCELLED: { status: 409 },
  },
});

export const retryCharge = account.post('/api/subscriptions/{id}/retry', {
  summary: 'Pay an overdue period now',
  idempotency: 'required',
  rate_limit: { name: 'purchase', points: 30, seconds: 60 },
  params,
  output,
  refusals: {
    SUBSCRIPTION_NOT_FOUND,
    NOT_PAST_DUE: { status: 409 },
    REFUND_ON_ITS_WAY: { status: 409 },
    INSUFFICIENT_BALANCE,
    WALLET_INACTIVE,
    WALLET_DISPUTED,
  },
});
