import { z } from 'zod';
import { MAX_ORDER_BUMPS } from '#shared/order-bumps/order-bumps.ts';
import { productTypes } from '#shared/shop/catalog.ts';
import { checkDiscount } from '../discounts/discounts.ts';
import { publicApi } from '../endpoint.ts';
import { rupiahField, uuid } from '../fields.ts';
import { ownerText } from '../owner-text.ts';

const anyone = publicApi('Checkout');

const bumpOffer = z
  .object({
    id: uuid,
    product_id: uuid,
    slug: z.string(),
    title: ownerText('catalog'),
    type: z.enum(productTypes),
    pitch: z.string().meta({ description: 'In the language of the caller.' }),
    price_before: rupiahField.meta({ description: 'What its page asks.' }),
    price: rupiahField.meta({ description: 'What it adds to the total.' }),
  })
  .meta({ id: 'BumpOffer' });
export type BumpOffer = z.output<typeof bumpOffer>;

export const listBumpOffers = anyone.post('/api/checkout/bumps', {
  summary: 'What is offered beside these products, for the caller',
  description:
    'None beside gifts, and none that the caller holds, that is among the products, or that cannot be bought.',
  // The answer reveals what a code takes off, so guessing is limited as for discount checks.
  rate_limit: { name: 'order-bumps', points: 60, seconds: 900, address_points: 180 },
  body: z.object({
    items: checkDiscount.body.shape.items,
    code: checkDiscount.body.shape.code.optional(),
  }),
  output: z.object({ bumps: z.array(bumpOffer) }),
});

export const countShownBumps = anyone.post('/api/checkout/bumps/shown', {
  summary: 'Count offers that a checkout page has shown to a person',
  rate_limit: { name: 'order-bumps-shown', points: 60, seconds: 60 },
  body: z.object({ ids: z.array(uuid).min(1).max(MAX_ORDER_BUMPS) }).strict(),
  output: z.object({ counted: z.boolean() }),
});
