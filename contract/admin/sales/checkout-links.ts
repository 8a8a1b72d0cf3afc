import { z } from 'zod';
import { discountRefusals } from '../../discount-code.ts';
import { endpoint } from '../../endpoint.ts';
import { line, listTotal, senField, sortBy, staffWindow, timestamp, uuid } from '../../fields.ts';
import { newDiscountCode } from '../../new-code.ts';

const checkoutLink = z
  .object({
    id: uuid,
    token: z.string(),
    label: z.string(),
    product_id: uuid,
    product_title: z.string(),
    plan: z.string().nullable(),
    code: z.string().nullable(),
    state: z.enum(['live', 'ended']),
    opened_count: z.int(),
    order_count: z.int().meta({ description: 'Orders through it that are not refunded in full.' }),
    revenue_bigint: senField.meta({ description: 'What was paid for its product in those orders.' }),
    created_at: timestamp,
  })
  .meta({ id: 'CheckoutLink' });
export type CheckoutLink = z.output<typeof checkoutLink>;

const tag = 'Admin';
const role = 'admin';
const params = z.object({ id: uuid });
const { DISCOUNT_UNKNOWN } = discountRefusals;
const CHECKOUT_LINK_NOT_FOUND = { status: 404 } as const;

export const listCheckoutLinks = endpoint({
  method: 'get',
  path: '/api/admin/checkout-links',
  summary: 'Checkout links, with what was opened and bought through them',
  tag,
  role,
  query: z.object({
    ...staffWindow(50),
    sort: sortBy(['created_at']).default('-created_at'),
    state: z.enum(['live', 'ended']).optional(),
    search: line(100).optional(),
  }),
  output: z.object({ links: z.array(checkoutLink), total: listTotal }),
  refusals: {},
});

export const listLinkTargets = endpoint({
  method: 'get',
  path: '/api/admin/checkout-links/targets',
  summary: 'Products and plans that a link can lead to',
  tag,
  role,
  output: z.object({
    targets: z.array(z.object({ product_id: uuid, plan: z.string().nullable(), label: z.string() })),
  }),
  refusals: {},
});

export const getCheckoutLink = endpoint({
  method: 'get',
  path: '/api/admin/checkout-links/{id}',
  summary: 'One checkout link',
  tag,
  role,
  params,
  output: z.object({ link: checkoutLink }),
  refusals: { CHECKOUT_LINK_NOT_FOUND },
});

export const createCheckoutLink = endpoint({
  method: 'post',
  path: '/api/admin/checkout-links',
  summary: 'Make a short address that leads to the checkout of a product or plan',
  tag,
  role,
  rate_limit: { name: 'checkout-link-edit', points: 60, seconds: 60 },
  body: z
    .object({
      label: line(120).min(1),
      product_id: uuid,
      plan: line(60).min(1).nullable().default(null),
      code: newDiscountCode.nullable().default(null).meta({ description: 'Of a discount.' }),
    })
    .strict()
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

export const endCheckoutLinks = endpoint({
  method: 'post',
  path: '/api/admin/checkout-links/end',
  summary: 'End links at once: they lead to the product alone, and count no more',
  tag,
  role,
  body: z.object({ ids: z.array(uuid).min(1).max(100) }).strict(),
  output: z.object({ ended: z.int() }),
  refusals: {},
});
