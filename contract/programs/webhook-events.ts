import { z } from 'zod';
import { bookingKinds, bookingStatuses } from '#shared/bookings/bookings.ts';
import { messageChannels, messagePurposes } from '#shared/people/consents.ts';
import { TEST_EVENT, WEBHOOK_VERSION, type WebhookEventType } from '#shared/programs.ts';
import { billingCycles } from '#shared/shop/catalog.ts';
import { waitEvents } from '#shared/shop/product-waits.ts';
import { order } from '../checkout/checkout.ts';
import { currency, senField, timestamp, uuid } from '../fields.ts';
import { lead } from '../leads/admin.ts';
import { subscription } from '../subscriptions/subscriptions.ts';

const orderFacts = order
  .pick({
    id: true,
    user_id: true,
    status: true,
    amount: true,
    amount_bigint: true,
    currency: true,
    payment_method: true,
    discount_code: true,
    created_at: true,
  })
  .extend({
    items: z.array(
      order.shape.items.element.pick({
        id: true,
        product_id: true,
        slug: true,
        title: true,
        type: true,
        price_bigint: true,
        quantity: true,
      }),
    ),
  });

const refundFacts = z.object({
  id: z.int(),
  order_id: uuid,
  amount_bigint: senField,
  currency,
  created_at: timestamp,
});

const subscriptionFacts = subscription
  .pick({
    id: true,
    product_id: true,
    order_id: true,
    plan_name: true,
    price: true,
    status: true,
    auto_renewal: true,
    current_period_start: true,
    current_period_end: true,
    trial_end: true,
    started_at: true,
    ended_at: true,
    ended_reason: true,
  })
  .extend({ user_id: uuid, billing_cycle: z.enum(billingCycles) });

const bookingFacts = z.object({
  id: uuid,
  user_id: uuid.nullable(),
  kind: z.enum(bookingKinds),
  status: z.enum(bookingStatuses),
  product_id: uuid.nullable(),
  order_id: uuid.nullable(),
  starts_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  session_number: z.int(),
  session_count: z.int(),
  created_at: timestamp,
});

const leadFacts = lead.pick({
  id: true,
  source: true,
  form_type: true,
  status: true,
  lead_score: true,
  owner_id: true,
  created_at: true,
});

const courseFacts = z.object({
  user_id: uuid,
  product_id: uuid,
  course_title: z.string(),
  issued_at: timestamp,
});

const subscriberFacts = z.object({
  id: uuid,
  product_id: uuid,
  event: z.enum(waitEvents),
  created_at: timestamp,
});

const consentFacts = z.object({
  person_id: uuid,
  user_id: uuid.nullable().meta({ description: 'null: no account.' }),
  purpose: z.enum(messagePurposes),
  channel: z.enum(messageChannels),
  is_granted: z.boolean(),
  decided_at: timestamp,
});

const byObject = {
  order: orderFacts,
  refund: refundFacts,
  subscription: subscriptionFacts,
  booking: bookingFacts,
  lead: leadFacts,
  course: courseFacts,
  subscriber: subscriberFacts,
  consent: consentFacts,
} as const;
type ObjectOf<Type extends string> = Type extends `${infer Name}.${string}` ? Name : never;

/** Ids and changes in the API's own shapes, without personal data. */
export function webhookFacts(type: WebhookEventType) {
  const [name] = type.split('.');
  const schemas: Readonly<Record<string, z.ZodType>> = byObject satisfies Readonly<
    Record<ObjectOf<WebhookEventType>, z.ZodType>
  >;
  const schema = schemas[name ?? ''];
  if (schema === undefined) throw new Error(`${type} has no schema`);
  return schema;
}

/** The envelope that Standard Webhooks defines. */
export const webhookBody = (type: string, data: z.ZodType) =>
  z.object({
    type: z.literal(type),
    timestamp: timestamp.meta({ description: 'When it happened.' }),
    api_version: z.literal(WEBHOOK_VERSION),
    data,
  });

export const testBody = webhookBody(TEST_EVENT, z.object({ endpoint_id: uuid }));
