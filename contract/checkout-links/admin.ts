import { z } from 'zod';
import { discountRefusals } from '../discounts/discount-code.ts';
import { newDiscountCode } from '../discounts/new-code.ts';
import { adminApi } from '../endpoint.ts';
import { senField, timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText, typedLine } from '../typed-text.ts';

const checkoutLink = z
  .object({
    id: uuid,
    token: z.string(),
    label: z.string(),
    product_id: uuid.nullable().meta({ description: 'null: leads to `path`.' }),
    product_title: z.string().nullable(),
    path: z.string().nullable().meta({ description: 'Of a page of this site.' }),
    utm_source: z.string(),
    utm_medium: z.string(),
    utm_campaign: z.string(),
    plan: z.string().nullable(),
    code: z.string().nullable(),
    state: z.enum(['live', 'ended']),
    opened_count: z.int(),
    order_count: z.int().meta({
      description:
        'Orders through it that are not refunded in full; of a page, those whose last source it is.',
    }),
    revenue_bigint: senField.meta({
      description: 'What was paid in those orders, for its product if it has one.',
    }),
    created_at: timestamp,
  })
  .meta({ id: 'CheckoutLink' });
export type CheckoutLink = z.output<typeof checkoutLink>;

/** No other site, no other short link, and nothing after the path. */
const pagePath = z
  .string()
  .regex(/^\/[^\s?#\\]{0,300}$/)
  .refine((path) => !/^\/(?:\/|l\/)/.test(path));
const tag = typedLine.max(60).default('').meta({ description: 'Added to the address; empty: none.' });

const params = z.object({ id: uuid });
const { DISCOUNT_UNKNOWN } = discountRefusals;
const CHECKOUT_LINK_NOT_FOUND = { status: 404 } as const;

export const listCheckoutLinks = adminApi.get('/api/admin/checkout-links', {
  summary: 'Checkout links, with what was opened and bought through them',
  ...staffList({
    limit: 50,
    sort: sortBy(['created_at']).default('-created_at'),
    filters: {
      state: z.enum(['live', 'ended']).optional(),
      search: searchText.optional(),
    },
  }),
  output: z.object({ links: z.array(checkoutLink), total: listTotal }),
});

export const listLinkTargets = adminApi.get('/api/admin/checkout-links/targets', {
  summary: 'Products and plans that a link can lead to',
  output: z.object({
    targets: z.array(z.object({ product_id: uuid, plan: z.string().nullable(), label: z.string() })),
  }),
});

export const getCheckoutLink = adminApi.get('/api/admin/checkout-links/{id}', {
  summary: 'One checkout link',
  params,
  output: z.object({ link: checkoutLink }),
  refusals: { CHECKOUT_LINK_NOT_FOUND },
});

export const createCheckoutLink = adminApi.post('/api/admin/checkout-links', {
  summary: 'Make a short address that leads to the checkout of a product or plan, or to a page',
  rate_limit: { name: 'checkout-link-edit', points: 60, seconds: 60 },
  body: z
    .object({
      label: typedLine.min(1).max(120),
      product_id: uuid.nullable().default(null),
      path: pagePath
        .nullable()
        .default(null)
        .meta({ description: 'Of a page of this site, instead of a product.' }),
      plan: typedLine.min(1).max(60).nullable().default(null),
      code: newDiscountCode.nullable().default(null).meta({ description: 'Of a discount.' }),
      utm_source: tag,
      utm_medium: tag,
      utm_campaign: tag,
    })
    .strict()
    .refine((link) => (link.product_id === null) !== (link.path === null), { path: ['product_id'] })
    .refine((link) => link.product_id !== null || (link.plan === null && link.code === null), {
      path: ['code'],
    })
    .meta({
      examples: [
        {
          label: 'Kartu nama',
          product_id: '0192f0c8-7c1e-7b6a-9d55-3f1f0c8a4e11',
          plan: null,
          code: 'HEMAT20',
        },
      ],
    }),
  output: z.object({ link: checkoutLink }),
  refusals: {
    PRODUCT_NOT_FOUND: { status: 404 },
    PLAN_NOT_FOUND: { status: 404 },
    DISCOUNT_UNKNOWN,
  },
});
export type NewCheckoutLink = z.output<typeof createCheckoutLink.body>;

export const endCheckoutLinks = adminApi.post('/api/admin/checkout-links/end', {
  summary: 'End links at once: they lead to the product alone, and count no more',
  body: z.object({ ids: z.array(uuid).min(1).max(100) }).strict(),
  output: z.object({ ended: z.int() }),
});
