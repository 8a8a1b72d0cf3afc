import { z } from 'zod';
import { discountInputCopy as problems } from '#messages/discounts/discounts.ts';
import { adminApi } from '../endpoint.ts';
import { rupiahField, senField, timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText, typedLine } from '../typed-text.ts';

const orderBump = z
  .object({
    id: uuid,
    beside_id: uuid.nullable().meta({ description: 'Offered beside this product; null: beside every one.' }),
    beside_title: z.string().nullable(),
    product_id: uuid,
    product_title: z.string(),
    product_price: rupiahField,
    price: rupiahField.nullable().meta({ description: "null: the product's own." }),
    pitch_id: z.string(),
    pitch_en: z.string(),
    state: z.enum(['live', 'ended']),
    shown_count: z.int().meta({ description: 'Checkout pages of people that it stood on.' }),
    taken_count: z.int().meta({ description: 'Orders with it that are not refunded in full.' }),
    revenue_bigint: senField.meta({ description: 'What was paid for it in those orders.' }),
    created_at: timestamp,
  })
  .meta({ id: 'OrderBump' });
export type OrderBump = z.output<typeof orderBump>;

const pitch = typedLine.min(1).max(120);

export const listOrderBumps = adminApi.get('/api/admin/order-bumps', {
  summary: 'What checkout pages offer beside a purchase, with how often it was shown and taken',
  ...staffList({
    limit: 50,
    sort: sortBy(['created_at']).default('-created_at'),
    filters: {
      state: z.enum(['live', 'ended']).optional(),
      search: searchText.optional(),
    },
  }),
  output: z.object({ bumps: z.array(orderBump), total: listTotal }),
});

export const listBumpProducts = adminApi.get('/api/admin/order-bumps/products', {
  summary: 'Products that something can be offered beside, and which of them can be offered',
  output: z.object({
    products: z.array(z.object({ id: uuid, title: z.string(), can_be_offered: z.boolean() })),
  }),
});

export const createOrderBump = adminApi.post('/api/admin/order-bumps', {
  summary: 'Offer a product on the checkout page of another one, or of every one; two at most for each',
  rate_limit: { name: 'order-bump-edit', points: 60, seconds: 60 },
  body: z
    .object({
      beside_id: uuid.nullable().default(null),
      product_id: uuid,
      price: rupiahField
        .refine((price) => price > 0)
        .nullable()
        .default(null)
        .meta({ description: "Takes nothing off while it is not below the product's own price." }),
      pitch_id: pitch,
      pitch_en: pitch,
    })
    .strict()
    .refine(({ beside_id, product_id }) => beside_id !== product_id, {
      path: ['product_id'],
      error: () => problems.bumpOfItself,
    }),
  output: z.object({ bump: orderBump }),
  refusals: {
    PRODUCT_NOT_FOUND: { status: 404 },
    BUMP_EXISTS: { status: 409 },
    BUMPS_FULL: { status: 409 },
  },
});
export type NewOrderBump = z.output<typeof createOrderBump.body>;

export const endOrderBumps = adminApi.post('/api/admin/order-bumps/end', {
  summary: 'Offer them no more; a payment that is open keeps its price',
  body: z.object({ ids: z.array(uuid).min(1).max(100) }).strict(),
  output: z.object({ ended: z.int() }),
});
