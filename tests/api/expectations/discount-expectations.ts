import { randomBytes } from 'node:crypto';
import { makeCheckoutLink } from '#tests/support/shop/checkout-links.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { makeOrderBump } from '#tests/support/shop/order-bumps.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { admins, type Expectation, everybody, plain } from './expectation.ts';

const freshCode = () => randomBytes(6).toString('hex').toUpperCase();
const terms = { title: 'Promo', percent: 10, targets: ['all'] };

export const discountExpectations: Readonly<Record<string, Expectation>> = {
  'POST /api/discounts/check': {
    request: async ({ db, product }) => ({
      path: '/api/discounts/check',
      body: { code: (await makeDiscount(db)).code, items: [{ product_id: product.id }] },
    }),
    statuses: everybody,
  },
  'GET /api/discounts/kept': {
    request: ({ product }) => ({ path: `/api/discounts/kept?ids=${product.id}` }),
    statuses: everybody,
  },
  'GET /api/admin/discounts': { request: plain('/api/admin/discounts?kind=code'), statuses: admins },
  'GET /api/admin/discounts/targets': { request: plain('/api/admin/discounts/targets'), statuses: admins },
  'GET /api/admin/discounts/{id}': {
    request: async ({ db }) => ({ path: `/api/admin/discounts/${(await makeDiscount(db)).id}` }),
    statuses: admins,
  },
  'GET /api/admin/discounts/{id}/codes.csv': {
    request: async ({ db }) => ({ path: `/api/admin/discounts/${(await makeDiscount(db)).id}/codes.csv` }),
    statuses: admins,
  },
  'POST /api/admin/discounts': {
    request: () => ({ path: '/api/admin/discounts', body: { ...terms, code: freshCode() } }),
    statuses: admins,
  },
  'PUT /api/admin/discounts/{id}': {
    request: async ({ db }) => ({ path: `/api/admin/discounts/${(await makeDiscount(db)).id}`, body: terms }),
    statuses: admins,
  },
  'POST /api/admin/discounts/end': {
    request: async ({ db }) => ({
      path: '/api/admin/discounts/end',
      body: { ids: [(await makeDiscount(db)).id] },
    }),
    statuses: admins,
  },
  'POST /api/checkout/links/{token}/open': {
    request: async ({ db, product }) => ({
      path: `/api/checkout/links/${(await makeCheckoutLink(db, product)).token}/open`,
      body: {},
    }),
    statuses: everybody,
  },
  'GET /api/admin/checkout-links': {
    request: plain('/api/admin/checkout-links?state=live'),
    statuses: admins,
  },
  'GET /api/admin/checkout-links/targets': {
    request: plain('/api/admin/checkout-links/targets'),
    statuses: admins,
  },
  'GET /api/admin/checkout-links/{id}': {
    request: async ({ db, product }) => ({
      path: `/api/admin/checkout-links/${(await makeCheckoutLink(db, product)).id}`,
    }),
    statuses: admins,
  },
  'POST /api/admin/checkout-links': {
    request: ({ product }) => ({
      path: '/api/admin/checkout-links',
      body: { label: 'Kartu nama', product_id: product.id },
    }),
    statuses: admins,
  },
  'POST /api/admin/checkout-links/end': {
    request: async ({ db, product }) => ({
      path: '/api/admin/checkout-links/end',
      body: { ids: [(await makeCheckoutLink(db, product)).id] },
    }),
    statuses: admins,
  },
  'POST /api/checkout/bumps': {
    request: ({ product }) => ({
      path: '/api/checkout/bumps',
      body: { items: [{ product_id: product.id }] },
    }),
    statuses: everybody,
  },
  'POST /api/checkout/nota': {
    request: ({ product }) => ({
      path: '/api/checkout/nota',
      body: { items: [{ product_id: product.id }] },
    }),
    statuses: everybody,
  },
  'POST /api/checkout/bumps/shown': {
    request: async ({ db }) => ({
      path: '/api/checkout/bumps/shown',
      body: { ids: [(await makeOrderBump(db)).id] },
    }),
    statuses: everybody,
  },
  'GET /api/admin/order-bumps': { request: plain('/api/admin/order-bumps?state=live'), statuses: admins },
  'GET /api/admin/order-bumps/products': {
    request: plain('/api/admin/order-bumps/products'),
    statuses: admins,
  },
  'POST /api/admin/order-bumps': {
    request: async ({ db, product }) => ({
      path: '/api/admin/order-bumps',
      body: {
        beside_id: product.id,
        product_id: (await makeProduct(db)).id,
        pitch_id: 'Sekalian ambil.',
        pitch_en: 'Take it along.',
      },
    }),
    statuses: admins,
  },
  'POST /api/admin/order-bumps/end': {
    request: async ({ db }) => ({
      path: '/api/admin/order-bumps/end',
      body: { ids: [(await makeOrderBump(db)).id] },
    }),
    statuses: admins,
  },
  'POST /api/admin/discounts/restart': {
    request: async ({ db }) => ({
      path: '/api/admin/discounts/restart',
      body: { ids: [(await makeDiscount(db)).id] },
    }),
    statuses: admins,
  },
  'GET /api/admin/vouchers': { request: plain('/api/admin/vouchers'), statuses: admins },
  'POST /api/admin/vouchers': {
    request: () => ({ path: '/api/admin/vouchers', body: { code: freshCode(), amount: 10_000 } }),
    statuses: admins,
  },
  'POST /api/admin/vouchers/end': {
    request: () => ({ path: '/api/admin/vouchers/end', body: { ids: [crypto.randomUUID()] } }),
    statuses: admins,
  },
};
