import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { MAX_ORDER_BUMPS } from '#shared/order-bumps/order-bumps.ts';
import { completionFields } from '#shared/people/profile.ts';
import { MAX_CART_LINES, MAX_CART_QUANTITY } from '#shared/shop/cart.ts';
import { productTypes } from '#shared/shop/catalog.ts';
import { orderStatuses } from '#shared/shop/orders.ts';
import { invoiceParty } from '../account/invoice-party.ts';
import { adConsent } from '../ads/ad-consent.ts';
import { linkToken } from '../checkout-links/token.ts';
import { discountCode, discountRefusals } from '../discounts/discount-code.ts';
import { accountApi } from '../endpoint.ts';
import { currency, rupiahField, senField, timestamp, uuid, window } from '../fields.ts';
import { ownerText, untranslated } from '../owner-text.ts';
import { WALLET_DISPUTED } from '../wallet/wallet.ts';
import { nota } from './nota.ts';

const account = accountApi('Checkout');

const orderItem = z.object({
  id: uuid,
  product_id: uuid,
  slug: z.string(),
  title: ownerText('catalog'),
  type: z.enum(productTypes),
  price_bigint: senField.meta({ description: 'Of one unit, before its discount.' }),
  discount_bigint: senField.meta({ description: 'Taken off all units together.' }),
  owned_bigint: senField.meta({
    description: 'What of it is for parts of a bundle that the buyer held already.',
  }),
  bump_bigint: senField.meta({ description: 'What of it an offer on the checkout page took off.' }),
  quantity: z.int(),
  gift_quantity: z.int().meta({ description: 'How many of the units became gift codes.' }),
  parts: z
    .array(
      z.object({
        product_id: uuid,
        slug: z.string(),
        title: ownerText('catalog'),
        type: z.enum(productTypes),
        is_owned: z.boolean().meta({ description: 'The buyer held it before; it was not given again.' }),
      }),
    )
    .meta({ description: 'Of a bundle: what was in it.' }),
});

export const order = z
  .object({
    id: uuid,
    user_id: uuid,
    amount: rupiahField,
    amount_bigint: senField,
    currency,
    status: z.enum(orderStatuses),
    payment_method: z.string().meta({
      description:
        'The way of the payment that bought it; `wallet`: the balance alone paid. Older payments name their gateway.',
    }),
    payment_provider: z.string().nullable().meta({ description: 'Gateway of that payment.' }),
    payment_id: uuid.nullable(),
    payment_reference: z
      .string()
      .nullable()
      .meta({ description: "The gateway's own name for that payment." }),
    total_credits: rupiahField,
    discount_bigint: senField.meta({ description: 'Of all items together; already taken off the amount.' }),
    discount_code: z.string().nullable(),
    items: z.array(orderItem),
    nota,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

export const lineProblem = z
  .object({
    product_id: uuid,
    code: z.enum([
      'PRODUCT_NOT_FOUND',
      'ALREADY_OWNED',
      'IN_BUNDLE',
      'COMING_SOON',
      'SALES_ENDED',
      'SUBSCRIPTION_NEEDS_PLAN',
      'GIFT_NOT_POSSIBLE',
      'OUT_OF_STOCK',
      'PRICE_CHANGED',
      'PROFILE_INCOMPLETE',
      'SLOT_TAKEN',
    ]),
    price: rupiahField.optional().meta({ description: 'What it costs now; with PRICE_CHANGED.' }),
    left: z.int().optional().meta({ description: 'How many are left; with OUT_OF_STOCK.' }),
  })
  .meta({ id: 'LineProblem' });
export type LineProblem = z.output<typeof lineProblem>;

const line = z.object({
  product_id: uuid.meta({ description: 'The first line that stands in the way.' }),
  lines: z.array(lineProblem).meta({ description: 'Every line that stands in the way.' }),
});

const purchaseRefusals = {
  PRODUCT_NOT_FOUND: {
    status: 404,
    details: line,
  },
  ALREADY_OWNED: {
    status: 409,
    details: line,
  },
  IN_BUNDLE: {
    status: 409,
    details: line,
  },
  COMING_SOON: {
    status: 409,
    details: line,
  },
  SALES_ENDED: {
    status: 409,
    details: line,
  },
  GIFT_NOT_POSSIBLE: {
    status: 409,
    details: line,
  },
  OUT_OF_STOCK: {
    status: 409,
    details: line.extend({ left: z.int() }),
  },
  SUBSCRIPTION_NEEDS_PLAN: {
    status: 409,
    details: line,
  },
  SLOT_TAKEN: {
    status: 409,
    details: line,
  },
  PRICE_CHANGED: {
    status: 409,
    details: line.extend({ price: rupiahField }),
  },
  PROFILE_INCOMPLETE: {
    status: 403,
    details: line.extend({ percent: z.int(), missing_fields: z.array(z.enum(completionFields)) }),
  },
  INSUFFICIENT_BALANCE: {
    status: 402,
    details: z.object({
      balance_bigint: senField,
      price_bigint: senField,
      shortfall_bigint: senField,
      suggested_topup: rupiahField,
    }),
  },
  WALLET_INACTIVE: { status: 409 },
  WALLET_DISPUTED,
  BUMP_ENDED: { status: 409 },
  TOTAL_CHANGED: { status: 409, details: z.object({ total_bigint: senField }) },
  ...discountRefusals,
} as const;

/** Messages by step, in order. One transaction: if any fails, nothing happened (DECISIONS 7). */
export const purchaseFailures = {
  WALLET_NOT_READ: {},
  WALLET_NOT_CREATED: {},
  BALANCE_NOT_DEDUCTED: {},
  TRANSACTION_NOT_RECORDED: {},
  ACCESS_NOT_GRANTED: {},
  UNEXPECTED: {},
} as const;

const isOwnUnit = (units: number) => units === 0 || units === 1;

export const checkout = account.post('/api/checkout', {
  summary: 'Buy products with wallet credit: all of them, in one transaction, or none',
  idempotency: 'required',
  rate_limit: { name: 'purchase', points: 30, seconds: 60 },
  body: z.object({
    items: z
      .array(
        z.object({
          product_id: uuid,
          price: rupiahField.meta({
            description: 'Of one unit, as pages show it (sales included); compared, never believed.',
          }),
          quantity: z.int().min(1).max(MAX_CART_QUANTITY).default(1),
          gifts: z.int().min(0).max(MAX_CART_QUANTITY).optional().meta({
            description:
              'How many of the units become gift codes: all but the one for the buyer (the default), or all.',
          }),
          hold: uuid.optional().meta({
            description: 'Of a consultation: the hold of the time that was chosen (POST /api/slots/hold).',
          }),
        }),
      )
      .min(1)
      .max(MAX_CART_LINES)
      .refine((items) => new Set(items.map((item) => item.product_id)).size === items.length, {
        error: () => inputCopy.oncePerProduct,
      })
      .refine(
        (items) => items.every(({ quantity, gifts }) => gifts === undefined || isOwnUnit(quantity - gifts)),
        { error: () => inputCopy.oneOwnUnit },
      ),
    code: discountCode.optional(),
    bumps: z
      .array(uuid)
      .max(MAX_ORDER_BUMPS)
      .optional()
      .meta({ description: 'Of the offers on the checkout page, those that are bought, too.' }),
    link: linkToken.optional(),
    ...invoiceParty,
    ...adConsent,
    total: rupiahField.optional().meta({
      description:
        'The total that the buyer confirmed, offers included: never more is taken. By default the sum of the prices.',
    }),
  }),
  output: z.object({ order, balance_bigint: senField }),
  refusals: purchaseRefusals,
  failures: purchaseFailures,
});

export const listOrders = account.get('/api/checkout/orders', {
  summary: 'Own orders with their items, newest first',
  query: z.object(window(20)),
  output: z.object({ orders: z.array(order), total: z.int() }),
});

export const getOrder = account.get('/api/checkout/orders/{id}', {
  summary: 'One own order',
  params: z.object({ id: uuid }),
  output: z.object({ order }),
  refusals: {
    ORDER_NOT_FOUND: { status: 404 },
  },
});

export const heldProduct = z.object({
  slug: z.string(),
  title: ownerText('catalog'),
  type: z.enum(productTypes),
  short_description: ownerText('catalog').nullable(),
  cover_url: z.string().nullable(),
  is_subscription: z.boolean(),
  ...untranslated,
});

export const entitlement = z
  .object({
    id: uuid,
    product_id: uuid,
    order_id: uuid.nullable(),
    status: z.literal('active'),
    purchased_at: timestamp,
    product: heldProduct,
  })
  .meta({ id: 'Entitlement' });
export type Entitlement = z.output<typeof entitlement>;

export const listEntitlements = account.get('/api/checkout/entitlements', {
  summary: 'Products that the signed-in user holds, newest first',
  query: z.object(window(100)),
  output: z.object({ entitlements: z.array(entitlement), total: z.int() }),
});

export const listOwnedIds = account.get('/api/checkout/entitlements/ids', {
  summary: 'Ids of all products that the signed-in user holds',
  output: z.object({ product_ids: z.array(uuid) }),
});
