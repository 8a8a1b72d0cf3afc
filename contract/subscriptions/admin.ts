import { z } from 'zod';
import { SEN_PER_RUPIAH } from '#shared/money/money.ts';
import { refundMethods } from '#shared/refunds/refunds.ts';
import { billingCycles } from '#shared/shop/catalog.ts';
import { chargeFailures, MAX_GIVEN_DAYS, subscriptionStatuses } from '#shared/subscriptions/subscriptions.ts';
import { plan } from '../catalog/plans.ts';
import { adminApi } from '../endpoint.ts';
import { csvAnswer, csvQuery, rupiahField, senField, timestamp, uuid } from '../fields.ts';
import { refundMoney } from '../refunds/admin.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import * as own from './subscriptions.ts';

export const adminSubscription = own.subscription
  .omit({ retention_offer: true, total_paid_bigint: true, charge_count: true })
  .extend({
    user: z.object({ id: uuid, full_name: z.string(), email: z.string() }),
    is_granted: z.boolean().meta({ description: 'Given by the staff: it ends without a charge.' }),
    past_due: z
      .object({
        since: timestamp,
        failure: z.enum(chargeFailures),
        grace_until: timestamp.meta({ description: 'It ends then, unless a charge succeeds before.' }),
      })
      .nullable(),
  })
  .meta({ id: 'AdminSubscription' });
export type AdminSubscription = z.output<typeof adminSubscription>;

import { searchText, typedText } from '../typed-text.ts';

const filter = {
  status: z.enum(subscriptionStatuses).optional(),
  billing_cycle: z.enum(billingCycles).optional(),
  product_id: uuid.optional(),
  user_id: uuid.optional(),
  search: searchText.optional().meta({
    description: 'A part of name or address of the subscriber, or the start of the id.',
  }),
};

export const listAllSubscriptions = adminApi.get('/api/admin/subscriptions', {
  summary: 'Subscriptions of everybody',
  scope: 'subscriptions:read',
  ...staffList({
    limit: 50,
    sort: sortBy(['started_at', 'next_charge_at']).default('-started_at'),
    filters: filter,
  }),
  output: z.object({ subscriptions: z.array(adminSubscription), total: listTotal }),
});

export const exportSubscriptions = adminApi.get('/api/admin/subscriptions.csv', {
  summary: 'All subscriptions that fit, newest first, as a table for spreadsheets',
  scope: 'subscriptions:read',
  rate_limit: { name: 'subscriptions-export', points: 10, seconds: 60 },
  query: z.object({ ...filter, ...csvQuery }),
  ...csvAnswer,
});

const billingEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('charged'),
    at: timestamp,
    amount_bigint: senField,
    refunded_bigint: senField.meta({ description: 'Of this charge, also what is on its way to a payment.' }),
    order_id: uuid,
    plan_name: z.string(),
    period_start: timestamp,
    period_end: timestamp,
  }),
  z.object({
    kind: z.literal('charge_failed'),
    at: timestamp,
    amount_bigint: senField,
    failure: z.enum(chargeFailures),
  }),
  z.object({
    kind: z.literal('extended'),
    at: timestamp,
    days: z.int(),
    reason: z.string(),
    period_end: timestamp,
  }),
]);
export type BillingEvent = z.output<typeof billingEvent>;

const details = z
  .object({
    subscription: adminSubscription,
    total_paid_bigint: senField.meta({ description: 'Charged so far, before refunds.' }),
    charge_count: z.int(),
    history: z.array(billingEvent).max(100).meta({ description: 'The newest first.' }),
    plans: z.array(plan).meta({ description: 'What it can change to, as offered now.' }),
    refundable: z
      .object({
        order_id: uuid,
        refundable_bigint: senField.meta({ description: 'What of the running period may be given back.' }),
        unused_bigint: senField.meta({
          description: 'The share of that for the time that is left, in whole rupiah.',
        }),
      })
      .nullable()
      .meta({ description: 'null: nothing was paid for the running period.' }),
  })
  .meta({ id: 'AdminSubscriptionDetails' });
export type AdminSubscriptionDetails = z.output<typeof details>;

const params = z.object({ id: uuid });
const { SUBSCRIPTION_NOT_FOUND } = own.listCharges.refusals;
const SUBSCRIPTION_ENDED = { status: 409 } as const;

export const getAnySubscription = adminApi.get('/api/admin/subscriptions/{id}', {
  summary: 'One subscription with its charges, failed charges, refunds and extensions',
  scope: 'subscriptions:read',
  params,
  output: details,
  refusals: { SUBSCRIPTION_NOT_FOUND },
});

const reason = typedText.min(3).max(500);
const output = z.object({ subscription: adminSubscription });
const shape = {
  idempotency: 'required',
  params,
  output,
} as const;

const { PAYMENT_NOT_REFUNDABLE, REFUND_EXCEEDS_PAID } = refundMoney.refusals;

export const cancelAnySubscription = adminApi.post('/api/admin/subscriptions/{id}/cancel', {
  ...shape,
  summary: 'Cancel a subscription at the end of its period, or now, with or without money back',
  body: z
    .object({
      at: z.enum(['period_end', 'now']).meta({
        description: 'One whose payment is overdue ends at once. `now` ends the access, too.',
      }),
      refund_bigint: z
        .int()
        .min(0)
        .multipleOf(SEN_PER_RUPIAH)
        .default(0)
        .meta({ description: 'Sen of the charge of the running period; whole rupiah; only with `now`.' }),
      refund_method: z.enum(refundMethods).default('wallet_credit'),
      reason,
    })
    .strict(),
  refusals: {
    SUBSCRIPTION_NOT_FOUND,
    SUBSCRIPTION_ENDED,
    NOT_RENEWING: { status: 409 },
    REFUND_NEEDS_NOW: { status: 422 },
    SUBSCRIPTION_CHANGED: { status: 409 },
    PAYMENT_NOT_REFUNDABLE,
    REFUND_EXCEEDS_PAID,
  },
});
export type StaffCancellation = z.output<typeof cancelAnySubscription.body>;

export const resumeAnySubscription = adminApi.post('/api/admin/subscriptions/{id}/resume', {
  ...shape,
  summary: 'Take a cancellation back while the period still runs',
  body: z.object({}).strict(),
  refusals: { SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED },
});

export const extendSubscription = adminApi.post('/api/admin/subscriptions/{id}/extend', {
  ...shape,
  summary: 'Make the running period or trial longer without a charge; an overdue one runs on from now',
  body: z.object({ days: z.int().min(1).max(MAX_GIVEN_DAYS), reason }).strict(),
  refusals: { SUBSCRIPTION_NOT_FOUND, SUBSCRIPTION_ENDED },
});

export const changeAnyPlan = adminApi.post('/api/admin/subscriptions/{id}/plan', {
  ...shape,
  summary: 'Choose the plan of the next period; the present plan takes a change back',
  body: z
    .object({
      plan: own.changePlan.body.shape.plan,
      price: rupiahField.meta({ description: 'Per cycle, as it was shown; compared.' }),
    })
    .strict(),
  refusals: own.changePlan.refusals,
});

export const retryAnyCharge = adminApi.post('/api/admin/subscriptions/{id}/retry', {
  ...shape,
  summary: 'Charge an overdue period now, from the balance of its subscriber',
  body: z.object({}).strict(),
  refusals: {
    SUBSCRIPTION_NOT_FOUND,
    NOT_PAST_DUE: { status: 409 },
    REFUND_ON_ITS_WAY: { status: 409 },
    BALANCE_TOO_LOW: { status: 409, details: z.object({ shortfall_bigint: senField }) },
    WALLET_FROZEN: { status: 409 },
  },
});
