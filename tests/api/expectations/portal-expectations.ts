import { makeVoucher } from '#tests/support/shop/vouchers.ts';
import type { Stage } from '../stage.ts';
import { type Expectation, owner, plain, signedIn, withKey } from './expectation.ts';

/** A purchase of `user` that waits for money. */
async function intentOf(stage: Stage): Promise<string> {
  const { id, price } = await stage.newProduct();
  const body = { kind: 'checkout', request: { items: [{ product_id: id, price }] } };
  const opened = await stage.send('user', { method: 'POST', path: '/api/checkout/intents', body });
  return (await opened.json()).intent.id;
}

/** The item of an order of `user` that nobody has asked back. */
async function itemOf(stage: Stage): Promise<string> {
  const { id, price } = await stage.newProduct();
  const body = { items: [{ product_id: id, price }] };
  const bought = await stage.send('user', {
    method: 'POST',
    path: '/api/checkout',
    headers: withKey(),
    body,
  });
  return (await bought.json()).order.items[0].id;
}

async function refundRequestOf(stage: Stage): Promise<string> {
  const body = { order_item_id: await itemOf(stage), reason: 'Tidak sesuai kebutuhan.' };
  const asked = await stage.send('user', { method: 'POST', path: '/api/refund-requests', body });
  return (await asked.json()).id;
}

/** The routes behind overview, billing and orders. */
export const portalExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/overview': { request: plain('/api/overview'), statuses: signedIn },
  'GET /api/wallet/transactions.csv': {
    request: plain('/api/wallet/transactions.csv?type=purchase'),
    statuses: signedIn,
  },
  'POST /api/wallet/payments/{id}/check': {
    request: async (stage) => ({
      path: `/api/wallet/payments/${(await stage.openPayment()).payment_id}/check`,
    }),
    statuses: owner,
  },
  'GET /api/wallet/payments/{id}/receipt.pdf': {
    request: async (stage) => ({
      path: `/api/wallet/payments/${(await stage.openPayment()).payment_id}/receipt.pdf`,
    }),
    // It waits, so there is nothing to receipt; somebody else's is not even found.
    statuses: { ...owner, user: 409 },
  },
  'POST /api/vouchers/redeem': {
    request: async ({ db }) => ({
      path: '/api/vouchers/redeem',
      headers: withKey(),
      body: { code: await makeVoucher(db) },
    }),
    statuses: signedIn,
  },
  'POST /api/checkout/intents': {
    request: async (stage) => {
      const { id, price } = await stage.newProduct();
      const request = { items: [{ product_id: id, price }] };
      return { path: '/api/checkout/intents', body: { kind: 'checkout', request } };
    },
    statuses: signedIn,
  },
  'GET /api/checkout/intents': { request: plain('/api/checkout/intents'), statuses: signedIn },
  'GET /api/checkout/intents/{id}': {
    request: async (stage) => ({ path: `/api/checkout/intents/${await intentOf(stage)}` }),
    statuses: owner,
  },
  'POST /api/checkout/intents/{id}/dismiss': {
    request: async (stage) => ({ path: `/api/checkout/intents/${await intentOf(stage)}/dismiss` }),
    statuses: owner,
  },
  'GET /api/checkout/orders/{id}/details': {
    request: ({ order_id }) => ({ path: `/api/checkout/orders/${order_id}/details` }),
    statuses: owner,
  },
  'GET /api/checkout/orders/{id}/invoice.pdf': {
    request: ({ order_id }) => ({ path: `/api/checkout/orders/${order_id}/invoice.pdf` }),
    statuses: owner,
  },
  'POST /api/checkout/orders/{id}/receipt': {
    request: ({ order_id }) => ({ path: `/api/checkout/orders/${order_id}/receipt` }),
    statuses: owner,
  },
  'POST /api/refund-requests': {
    request: async (stage) => ({
      path: '/api/refund-requests',
      body: { order_item_id: await itemOf(stage), reason: 'Tidak sesuai kebutuhan.' },
    }),
    statuses: owner,
  },
  'POST /api/refund-requests/{id}/withdraw': {
    request: async (stage) => ({ path: `/api/refund-requests/${await refundRequestOf(stage)}/withdraw` }),
    statuses: owner,
  },
};
