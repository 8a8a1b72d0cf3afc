import { z } from 'zod';
import { productTypes } from '#shared/catalog.ts';
import { orderStatuses } from '#shared/orders.ts';
import { completionFields } from '#shared/profile.ts';
import { endpoint } from '../endpoint.ts';
import { currency, rupiahField, senField, timestamp, uuid, window } from '../fields.ts';

const orderItem = z.object({
  id: uuid,
  product_id: uuid,
  slug: z.string(),
  title: z.string(),
  type: z.enum(productTypes),
  price_bigint: senField,
  quantity: z.int(),
});

export const order = z
  .object({
    id: uuid,
    user_id: uuid,
    amount: rupiahField,
    amount_bigint: senField,
    currency,
    status: z.enum(orderStatuses),
    payment_method: z.string(),
    total_credits: rupiahField,
    items: z.array(orderItem),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

const line = z.object({ product_id: uuid });

/** Why a purchase can be refused; each names the product that stands in the way. */
const purchaseRefusals = {
  PRODUCT_NOT_FOUND: { status: 404, message: 'Product not found', details: line },
  ALREADY_OWNED: { status: 409, message: 'You already have access to this product', details: line },
  COMING_SOON: { status: 409, message: 'Produk ini belum diluncurkan.', details: line },
  OUT_OF_STOCK: { status: 409, message: 'Stok produk ini habis.', details: line },
  SUBSCRIPTION_NEEDS_PLAN: {
    status: 409,
    message: 'Langganan dimulai dari halaman paketnya.',
    details: line,
  },
  PRICE_CHANGED: {
    status: 409,
    message: 'Harga produk ini baru saja berubah. Periksa kembali sebelum membeli.',
    details: line.extend({ price: rupiahField }),
  },
  PROFILE_INCOMPLETE: {
    status: 403,
    message: 'Lengkapi profil Anda minimal 80% untuk mengambil produk gratis.',
    details: line.extend({ percent: z.int(), missing_fields: z.array(z.enum(completionFields)) }),
  },
  INSUFFICIENT_BALANCE: {
    status: 402,
    message:
      'Insufficient wallet balance. You have {balance_bigint}, but need {price_bigint}. Please top-up your wallet first.',
    details: z.object({
      balance_bigint: senField,
      price_bigint: senField,
      shortfall_bigint: senField,
      suggested_topup: rupiahField,
    }),
  },
  WALLET_INACTIVE: { status: 409, message: 'Dompet ini sedang dibekukan. Hubungi kami.' },
} as const;

export const checkout = endpoint({
  method: 'post',
  path: '/api/checkout',
  summary: 'Buy products with wallet credit: all of them, in one transaction, or none',
  tag: 'Checkout',
  role: 'user',
  idempotency: 'required',
  rate_limit: { name: 'purchase', points: 30, seconds: 60 },
  body: z.object({
    items: z
      .array(
        z.object({
          product_id: uuid,
          price: rupiahField.meta({ description: 'The price that the buyer saw; compared, never believed.' }),
          quantity: z.literal(1).default(1),
        }),
      )
      .min(1)
      .max(20)
      .refine((items) => new Set(items.map((item) => item.product_id)).size === items.length, {
        message: 'Setiap produk hanya boleh sekali.',
      }),
  }),
  output: z.object({ order, balance_bigint: senField }),
  refusals: purchaseRefusals,
});

export const listOrders = endpoint({
  method: 'get',
  path: '/api/checkout/orders',
  summary: 'Own orders with their items, newest first',
  tag: 'Checkout',
  role: 'user',
  query: z.object(window(20)),
  output: z.object({ orders: z.array(order), total: z.int() }),
  refusals: {},
});

export const getOrder = endpoint({
  method: 'get',
  path: '/api/checkout/orders/{id}',
  summary: 'One own order',
  tag: 'Checkout',
  role: 'user',
  params: z.object({ id: uuid }),
  output: z.object({ order }),
  refusals: { ORDER_NOT_FOUND: { status: 404, message: 'Pesanan tidak ditemukan.' } },
});

export const entitlement = z
  .object({
    id: uuid,
    product_id: uuid,
    order_id: uuid.nullable(),
    status: z.literal('active'),
    purchased_at: timestamp,
    product: z.object({
      slug: z.string(),
      title: z.string(),
      type: z.enum(productTypes),
      short_description: z.string().nullable(),
      cover_url: z.string().nullable(),
      is_subscription: z.boolean(),
    }),
  })
  .meta({ id: 'Entitlement' });
export type Entitlement = z.output<typeof entitlement>;

export const listEntitlements = endpoint({
  method: 'get',
  path: '/api/checkout/entitlements',
  summary: 'Products that the signed-in user holds, newest first',
  tag: 'Checkout',
  role: 'user',
  query: z.object(window(100)),
  output: z.object({ entitlements: z.array(entitlement), total: z.int() }),
  refusals: {},
});
