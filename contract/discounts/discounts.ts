import { z } from 'zod';
import { MAX_CART_LINES, MAX_CART_QUANTITY } from '#shared/shop/cart.ts';
import { discountConditions } from '#shared/shop/discounts.ts';
import { publicApi } from '../endpoint.ts';
import { rupiahField, timestamp, uuid } from '../fields.ts';
import { ownerText } from '../owner-text.ts';
import { startSubscription } from '../subscriptions/subscriptions.ts';
import { discountCode, discountRefusals } from './discount-code.ts';

const anyone = publicApi('Checkout');

export const checkDiscount = anyone.post('/api/discounts/check', {
  summary: 'What a discount code takes off these products, now and for the caller',
  description: 'Reserves nothing: the use is counted by the purchase.',
  // Slows the guessing of codes, from one account or many.
  rate_limit: { name: 'discount-check', points: 30, seconds: 900, address_points: 90 },
  body: z.object({
    code: discountCode,
    items: z
      .array(
        z.object({
          product_id: uuid,
          quantity: z.int().min(1).max(MAX_CART_QUANTITY).default(1),
          plan: startSubscription.body.shape.plan.optional().meta({ description: 'Of a subscription.' }),
        }),
      )
      .min(1)
      .max(MAX_CART_LINES),
  }),
  output: z.object({
    code: z.string(),
    title: ownerText('catalog'),
    conditions: z
      .array(z.enum(discountConditions))
      .meta({ description: 'What a visitor hears before paying: it is judged once the account is known.' }),
    ends_at: timestamp.nullable(),
    periods: z.int().nullable().meta({ description: 'Of a subscription; null: every one.' }),
    total_before: rupiahField.meta({ description: 'Without the code, sales included.' }),
    total: rupiahField.meta({ description: 'With it. A code beats a sale, so this may be more.' }),
  }),
  refusals: discountRefusals,
});
export const listKeptPrices = anyone.get('/api/discounts/kept', {
  summary: 'Prices of one unit of these products with the code that this browser carries, bought alone',
  description:
    'The code is that of the cookie `discount_code`, which `?code=` on a page leaves. Only prices below those that ' +
    'pages show; none without a code, and none of subscriptions.',
  rate_limit: { name: 'kept-prices', points: 120, seconds: 900, address_points: 360 },
  query: z.object({
    ids: z
      .string()
      .max(2400)
      .transform((ids) => ids.split(','))
      .pipe(z.array(uuid).min(1).max(60))
      .meta({ description: 'Ids of products, with commas between.' }),
  }),
  output: z.object({
    code: z.string().nullable(),
    prices: z.array(z.object({ product_id: uuid, price: rupiahField })),
  }),
});

export type CheckedDiscount = z.output<typeof checkDiscount.output>;
