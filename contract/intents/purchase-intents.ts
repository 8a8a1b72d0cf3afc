import { z } from 'zod';
import { intentStatuses, storedIntentKinds } from '#shared/shop/purchase-intents.ts';
import { checkout } from '../checkout/checkout.ts';
import { nota } from '../checkout/nota.ts';
import { accountApi } from '../endpoint.ts';
import { rupiahField, senField, timestamp, uuid } from '../fields.ts';
import { ownerText } from '../owner-text.ts';
import { startSubscription } from '../subscriptions/subscriptions.ts';

const account = accountApi('Checkout');

const intent = z
  .object({
    id: uuid,
    kind: z.enum(storedIntentKinds),
    title: ownerText('catalog', 'What is to be bought, as the buyer saw it.'),
    total_bigint: senField,
    amount: rupiahField,
    nota,
    status: z.enum(intentStatuses),
    reason: z.string().nullable().meta({ description: 'Code of the refusal that cancelled it.' }),
    order_id: uuid.nullable(),
    suggested_topup: rupiahField.nullable().meta({
      description: 'What is missing now, rounded up to the next Rp 10.000; null: nothing is missing.',
    }),
    checkout_path: z.string().nullable().meta({
      description:
        'In the list, of what waits although the balance is enough by now: the page that takes it from there. Null: else, and for several things at once.',
    }),
    created_at: timestamp,
  })
  .meta({ id: 'PurchaseIntent' });
export type PurchaseIntent = z.output<typeof intent>;

const NOTHING_TO_PAY = {
  status: 409,
} as const;
const rate_limit = { name: 'intent', points: 30, seconds: 60 } as const;

const notFound = {
  INTENT_NOT_FOUND: { status: 404 },
} as const;

export const openPurchaseIntent = account.post('/api/checkout/intents', {
  summary: 'Keep what is to be bought once a top-up has arrived (DECISIONS 10)',
  rate_limit,
  body: z.object({
    kind: z.literal('checkout'),
    request: checkout.body.meta({ description: 'The body of the call that will buy.' }),
  }),
  output: z.object({ intent }),
  refusals: {
    ...checkout.refusals,
    NOTHING_TO_PAY,
    TOO_MANY_HOLDS: { status: 409 },
  },
});

export const openSubscriptionIntent = accountApi('Subscriptions').post('/api/subscriptions/intents', {
  summary: 'Keep the plan that is to be subscribed to once a top-up has arrived (DECISIONS 10)',
  rate_limit,
  body: startSubscription.body.omit({ with_trial: true }),
  output: z.object({ intent }),
  refusals: { ...startSubscription.refusals, NOTHING_TO_PAY, TOO_MANY_HOLDS: { status: 409 } },
});

export const listPurchaseIntents = account.get('/api/checkout/intents', {
  summary: 'Purchases that wait for money, and cancelled ones that were not put away',
  output: z.object({ intents: z.array(intent) }),
});

export const getPurchaseIntent = account.get('/api/checkout/intents/{id}', {
  summary: 'One own purchase that waits, or what became of it',
  params: z.object({ id: uuid }),
  query: z.object({ payment: uuid.optional().meta({ description: 'Of several, the one to tell of.' }) }),
  output: z.object({ intent }),
  refusals: notFound,
});

export const dismissPurchaseIntent = account.post('/api/checkout/intents/{id}/dismiss', {
  summary: 'Withdraw a purchase that waits, or put a cancelled one away',
  params: z.object({ id: uuid }),
  output: z.object({ intent }),
  refusals: notFound,
});
