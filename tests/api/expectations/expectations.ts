import { randomUUID } from 'node:crypto';
import type { FormType } from '#shared/leads/forms.ts';
import { makeCaseStudy, makePost, makeSitePage } from '#tests/support/shop/content.ts';
import { formEnvelope, formFields } from '#tests/support/shop/forms.ts';
import { buyGifts } from '#tests/support/shop/gifts.ts';
import { webhookFor } from '#tests/support/shop/payments.ts';
import { completeEveryProfile } from '#tests/support/shop/people.ts';
import { GATEWAY_SECRET } from '../stage.ts';
import { accountExpectations } from './account-expectations.ts';
import { adExpectations } from './ad-expectations.ts';
import { assistantExpectations } from './assistant-expectations.ts';
import { bookingExpectations } from './booking-expectations.ts';
import { contentExpectations } from './content-expectations.ts';
import { deskExpectations } from './desk-expectations.ts';
import { devExpectations } from './dev-expectations.ts';
import { discountExpectations } from './discount-expectations.ts';
import {
  admins,
  type Expectation,
  everybody,
  owner,
  plain,
  signedIn,
  staff,
  withKey,
} from './expectation.ts';
import { guestExpectations } from './guest-expectations.ts';
import { learningExpectations } from './learning-expectations.ts';
import { lessonWorkExpectations } from './lesson-work-expectations.ts';
import { mailingExpectations } from './mailing-expectations.ts';
import { mediaExpectations } from './media-expectations.ts';
import { operationsExpectations } from './operations-expectations.ts';
import { peopleExpectations } from './people-expectations.ts';
import { portalExpectations } from './portal-expectations.ts';
import { productExpectations } from './product-expectations.ts';
import { programExpectations } from './program-expectations.ts';
import { recoveryExpectations } from './recovery-expectations.ts';
import { referralExpectations } from './referral-expectations.ts';
import { reportExpectations } from './report-expectations.ts';
import { sequenceExpectations } from './sequence-expectations.ts';
import { subscriptionExpectations } from './subscription-expectations.ts';
import { whatsappExpectations } from './whatsapp-expectations.ts';

const form = (type: FormType) => () => ({
  path: `/api/forms/${type}`,
  body: { ...formFields[type], ...formEnvelope() },
});

/** Every route of the OpenAPI document, and what each kind of caller gets. A new route belongs here before it ships. */
export const expectations: Readonly<Record<string, Expectation>> = {
  ...accountExpectations,
  ...assistantExpectations,
  ...adExpectations,
  ...bookingExpectations,
  ...operationsExpectations,
  ...contentExpectations,
  ...deskExpectations,
  ...devExpectations,
  ...discountExpectations,
  ...learningExpectations,
  ...lessonWorkExpectations,
  ...mailingExpectations,
  ...mediaExpectations,
  ...peopleExpectations,
  ...recoveryExpectations,
  ...sequenceExpectations,
  ...guestExpectations,
  ...portalExpectations,
  ...referralExpectations,
  ...reportExpectations,
  ...productExpectations,
  ...programExpectations,
  ...subscriptionExpectations,
  ...whatsappExpectations,
  'GET /api/account/search': { request: plain('/api/account/search?search=stok'), statuses: signedIn },
  'GET /api/search': { request: plain('/api/search?search=stok'), statuses: everybody },
  'GET /api/products': { request: plain('/api/products?limit=2'), statuses: everybody },
  'GET /api/product-categories': { request: plain('/api/product-categories'), statuses: everybody },
  'GET /api/products/{id}': {
    request: ({ product }) => ({ path: `/api/products/${product.id}` }),
    statuses: everybody,
  },
  'GET /api/products/{id}/related': {
    request: ({ product }) => ({ path: `/api/products/${product.id}/related` }),
    statuses: everybody,
  },
  'GET /api/products/{id}/cover': {
    request: ({ product }) => ({ path: `/api/products/${product.id}/cover` }),
    statuses: everybody,
  },
  'GET /api/products/{id}/reviews': {
    request: ({ product }) => ({ path: `/api/products/${product.id}/reviews?limit=2` }),
    statuses: everybody,
  },
  'GET /api/reviews/{product_id}': {
    request: ({ product }) => ({ path: `/api/reviews/${product.id}` }),
    statuses: signedIn,
  },
  'PUT /api/reviews/{product_id}': {
    request: ({ product }) => ({ path: `/api/reviews/${product.id}`, body: { rating: 4, body: 'Berguna.' } }),
    // Only `user` holds it.
    statuses: { visitor: 401, user: 200, other: 409, moderator: 409, admin: 409 },
  },
  'DELETE /api/reviews/{product_id}': {
    request: async ({ product, send }) => {
      const path = `/api/reviews/${product.id}`;
      await send('user', { method: 'PUT', path, body: { rating: 4 } });
      return { path };
    },
    statuses: owner,
  },
  'GET /api/cart': { request: plain('/api/cart'), statuses: signedIn },
  'POST /api/cart/items': {
    request: ({ product }) => ({ path: '/api/cart/items', body: { product_id: product.id } }),
    statuses: signedIn,
  },
  'PUT /api/cart/items/{product_id}': {
    request: ({ product }) => ({ path: `/api/cart/items/${product.id}`, body: { quantity: 2 } }),
    statuses: signedIn,
  },
  'POST /api/cart/merge': {
    request: ({ product }) => ({
      path: '/api/cart/merge',
      body: { items: [{ product_id: product.id, quantity: 1 }] },
    }),
    statuses: signedIn,
  },
  'DELETE /api/cart': { request: plain('/api/cart'), statuses: signedIn },
  'POST /api/cart/quote': {
    request: ({ product }) => ({
      path: '/api/cart/quote',
      body: { items: [{ product_id: product.id, quantity: 1 }] },
    }),
    statuses: everybody,
  },
  'GET /api/wishlist': { request: plain('/api/wishlist?limit=2'), statuses: signedIn },
  'GET /api/wishlist/ids': { request: plain('/api/wishlist/ids'), statuses: signedIn },
  'PUT /api/wishlist/{product_id}': {
    request: ({ product }) => ({ path: `/api/wishlist/${product.id}` }),
    statuses: signedIn,
  },
  'DELETE /api/wishlist/{product_id}': {
    request: ({ product }) => ({ path: `/api/wishlist/${product.id}` }),
    statuses: signedIn,
  },
  'GET /api/gifts': { request: plain('/api/gifts'), statuses: signedIn },
  'POST /api/gifts/redeem': {
    request: async ({ db }) => {
      const { codes } = await buyGifts(db, 1);
      return { path: '/api/gifts/redeem', body: { code: codes[0] } };
    },
    statuses: signedIn,
  },
  'GET /api/site': { request: plain('/api/site'), statuses: everybody },
  'GET /api/site/voices': { request: plain('/api/site/voices'), statuses: everybody },
  'GET /api/site/pages/{name}': {
    request: async ({ db }) => ({ path: `/api/site/pages/${await makeSitePage(db)}` }),
    statuses: everybody,
  },
  'GET /api/blog': { request: plain('/api/blog?limit=2&search=otomatsi'), statuses: everybody },
  'GET /api/blog/{slug}': {
    request: async ({ db }) => ({ path: `/api/blog/${(await makePost(db)).slug}` }),
    statuses: everybody,
  },
  'GET /api/case-studies': {
    request: plain('/api/case-studies?industry=Food%20%26%20Beverage'),
    statuses: everybody,
  },
  'GET /api/case-studies/{id}': {
    request: async ({ db }) => ({ path: `/api/case-studies/${(await makeCaseStudy(db)).id}` }),
    statuses: everybody,
  },
  'POST /api/webhooks/{gateway}': {
    request: async (stage) => {
      const { session_id } = await stage.openPayment();
      const webhook = webhookFor({ session_id, status: 'paid', amount: 25_000 }, GATEWAY_SECRET);
      return {
        path: '/api/webhooks/dev_mode',
        raw: webhook.raw_body,
        headers: Object.fromEntries(webhook.headers),
      };
    },
    statuses: everybody,
  },
  'GET /api/auth/session': { request: plain('/api/auth/session'), statuses: everybody },
  'POST /api/auth/sync': {
    request: () => ({ path: '/api/auth/sync', body: {} }),
    statuses: signedIn,
  },
  'GET /api/user/profile': { request: plain('/api/user/profile'), statuses: signedIn },
  'PUT /api/user/profile': {
    request: () => ({ path: '/api/user/profile', body: { company: 'Toko Contoh' } }),
    statuses: signedIn,
  },
  'GET /api/wallet': { request: plain('/api/wallet?currency=IDR'), statuses: signedIn },
  'GET /api/wallet/transactions': { request: plain('/api/wallet/transactions'), statuses: signedIn },
  'GET /api/wallet/payment-ways': { request: plain('/api/wallet/payment-ways'), statuses: everybody },
  'GET /api/wallet/payments': { request: plain('/api/wallet/payments'), statuses: signedIn },
  'GET /api/wallet/payments/{id}': {
    request: async (stage) => ({ path: `/api/wallet/payments/${(await stage.openPayment()).payment_id}` }),
    statuses: owner,
  },
  'POST /api/wallet/topup': {
    request: () => ({ path: '/api/wallet/topup', headers: withKey(), body: { amount: 10_000 } }),
    statuses: signedIn,
  },
  'POST /api/checkout': {
    request: async (stage) => {
      const { id, price } = await stage.newProduct();
      return { path: '/api/checkout', headers: withKey(), body: { items: [{ product_id: id, price }] } };
    },
    statuses: signedIn,
  },
  'GET /api/checkout/orders': { request: plain('/api/checkout/orders'), statuses: signedIn },
  'GET /api/checkout/orders/{id}': {
    request: ({ order_id }) => ({ path: `/api/checkout/orders/${order_id}` }),
    statuses: owner,
  },
  'GET /api/checkout/bundles': { request: plain('/api/checkout/bundles'), statuses: signedIn },
  'GET /api/checkout/entitlements/ids': {
    request: plain('/api/checkout/entitlements/ids'),
    statuses: signedIn,
  },
  'GET /api/checkout/entitlements': { request: plain('/api/checkout/entitlements'), statuses: signedIn },
  'GET /api/forms': { request: plain('/api/forms'), statuses: everybody },
  'GET /api/forms/free_audit/slots': { request: plain('/api/forms/free_audit/slots'), statuses: everybody },
  'POST /api/forms/free_audit': { request: form('free_audit'), statuses: signedIn },
  'POST /api/forms/join_community': { request: form('join_community'), statuses: signedIn },
  'POST /api/forms/consultation_booking': { request: form('consultation_booking'), statuses: everybody },
  'POST /api/forms/mentorship_application': { request: form('mentorship_application'), statuses: everybody },
  'POST /api/forms/contact': { request: form('contact'), statuses: everybody },
  'POST /api/forms/ai_agent_notice': { request: form('ai_agent_notice'), statuses: everybody },
  'GET /api/community': { request: plain('/api/community'), statuses: signedIn },
  'GET /api/bookings': { request: plain('/api/bookings'), statuses: signedIn },
  'POST /api/bookings/free-consultation': {
    request: async (stage) => {
      await completeEveryProfile(stage.db);
      return { path: '/api/bookings/free-consultation', body: {} };
    },
    statuses: signedIn,
  },
  'GET /api/admin/dashboard': { request: plain('/api/admin/dashboard'), statuses: admins },
  'GET /api/admin/orders': { request: plain('/api/admin/orders'), statuses: staff },
  'GET /api/admin/saved-views': { request: plain('/api/admin/saved-views'), statuses: staff },
  'POST /api/admin/saved-views': {
    request: () => ({
      path: '/api/admin/saved-views',
      body: { list: '/admin/orders', name: 'Gagal', query: 'status=failed' },
    }),
    statuses: staff,
  },
  'DELETE /api/admin/saved-views/{id}': {
    request: async (stage) => {
      const kept = await stage.send('admin', {
        method: 'POST',
        path: '/api/admin/saved-views',
        body: { list: '/admin/orders', name: randomUUID(), query: 'status=failed' },
      });
      return { path: `/api/admin/saved-views/${(await kept.json()).views.at(-1).id}` };
    },
    statuses: { ...staff, moderator: 404 },
  },
  'GET /api/admin/payments': { request: plain('/api/admin/payments?status=pending'), statuses: admins },
  'POST /api/admin/payments/{id}/check': {
    request: async (stage) => ({
      path: `/api/admin/payments/${(await stage.openPayment()).payment_id}/check`,
    }),
    statuses: admins,
  },
  'GET /api/admin/webhooks': { request: plain('/api/admin/webhooks'), statuses: admins },
  'GET /api/admin/webhooks/log': {
    request: plain('/api/admin/webhooks/log?processed=false'),
    statuses: admins,
  },
  'POST /api/admin/webhooks/{id}/replay': {
    request: async (stage) => ({ path: `/api/admin/webhooks/${await stage.storeWebhook()}/replay` }),
    statuses: admins,
  },
  'GET /api/dev/mailbox': { request: plain('/api/dev/mailbox'), statuses: everybody },
  'GET /api/dev/checkout/{session_id}': {
    request: async (stage) => ({ path: `/api/dev/checkout/${(await stage.openPayment()).session_id}` }),
    statuses: everybody,
  },
  'POST /api/dev/checkout/{session_id}': {
    request: async (stage) => ({
      path: `/api/dev/checkout/${(await stage.openPayment()).session_id}`,
      body: { outcome: 'failed' },
    }),
    statuses: everybody,
  },
  'POST /api/dev/payments/simulate': {
    request: async (stage) => ({
      path: '/api/dev/payments/simulate',
      body: { payment_id: (await stage.openPayment()).payment_id, success: true },
    }),
    statuses: owner,
  },
};
