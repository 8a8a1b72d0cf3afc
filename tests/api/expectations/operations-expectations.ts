import { randomUUID } from 'node:crypto';
import type { Stage } from '../stage.ts';
import { admins, type Expectation, plain, staff, withKey } from './expectation.ts';

/** An adjustment that waits for a second admin: `admin` asked for it, so nobody on the stage may approve it. */
export async function askForAdjustment(stage: Stage, amount_bigint = 1_000_000_000): Promise<string> {
  const answer = await stage.send('admin', {
    method: 'POST',
    path: '/api/admin/wallets/adjust',
    headers: withKey(),
    body: { user_id: stage.user_id, amount_bigint, description: 'Bonus' },
  });
  return (await answer.json()).adjustment_id;
}

/** A product that waits for an address without an account: the id of the grant. */
async function grantToAddress(stage: Stage): Promise<string> {
  const recipient = `${randomUUID()}@contoh.example`;
  await stage.send('admin', {
    method: 'POST',
    path: '/api/admin/orders/grant',
    headers: withKey(),
    body: { recipient, product_id: (await stage.newProduct()).id, reason: 'Pemenang lomba' },
  });
  const answer = await stage.send('admin', {
    method: 'GET',
    path: `/api/admin/grants?search=${recipient}`,
  });
  return (await answer.json()).grants[0].id;
}

/** Calls of the staff on orders, wallets and payments. */
export const operationsExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/admin/orders.csv': { request: plain('/api/admin/orders.csv?status=completed'), statuses: admins },
  'GET /api/admin/orders/{id}': {
    request: ({ order_id }) => ({ path: `/api/admin/orders/${order_id}` }),
    statuses: staff,
  },
  'GET /api/admin/orders/{id}/invoice.pdf': {
    request: ({ order_id }) => ({ path: `/api/admin/orders/${order_id}/invoice.pdf` }),
    statuses: staff,
  },
  'PATCH /api/admin/orders/{id}/status': {
    request: ({ order_id }) => ({
      path: `/api/admin/orders/${order_id}/status`,
      body: { status: 'completed' },
    }),
    statuses: admins,
  },
  'POST /api/admin/orders/{id}/receipt': {
    request: ({ order_id }) => ({ path: `/api/admin/orders/${order_id}/receipt` }),
    statuses: admins,
  },
  'POST /api/admin/orders/grant': {
    request: async ({ user_id, newProduct }) => ({
      path: '/api/admin/orders/grant',
      headers: withKey(),
      body: { recipient: user_id, product_id: (await newProduct()).id, reason: 'Pemenang lomba' },
    }),
    statuses: admins,
  },
  'POST /api/admin/grants/import': {
    request: () => ({
      path: '/api/admin/grants/import',
      headers: withKey(),
      body: { csv: 'email,name,product\na@contoh.example,,x\n', reason: 'Peserta kelas', dry_run: true },
    }),
    statuses: admins,
  },
  'GET /api/admin/grants': { request: plain('/api/admin/grants'), statuses: staff },
  'POST /api/admin/grants/{id}/link': {
    request: async (stage) => ({ path: `/api/admin/grants/${await grantToAddress(stage)}/link` }),
    statuses: admins,
  },
  'DELETE /api/admin/grants/{id}': {
    request: async (stage) => ({ path: `/api/admin/grants/${await grantToAddress(stage)}` }),
    statuses: admins,
  },
  'GET /api/admin/payments/reconciliation': {
    request: plain('/api/admin/payments/reconciliation'),
    statuses: admins,
  },
  'POST /api/admin/disputes/{id}/settle': {
    request: () => ({
      path: `/api/admin/disputes/${randomUUID()}/settle`,
      body: { verdict: 'won', reason: 'Bank memihak kami' },
    }),
    // None of this id: what settling does is proven beside it.
    statuses: { ...admins, admin: 404 },
  },
  'POST /api/admin/payments/{id}/review': {
    request: async (stage) => ({
      path: `/api/admin/payments/${(await stage.openPayment()).payment_id}/review`,
      body: { reason: 'Sudah dicek' },
    }),
    statuses: admins,
  },
  'POST /api/admin/webhooks/{id}/close': {
    request: async (stage) => ({
      path: `/api/admin/webhooks/${await stage.storeWebhook()}/close`,
      body: { reason: 'Sudah dicek' },
    }),
    statuses: admins,
  },
  'GET /api/admin/wallets': { request: plain('/api/admin/wallets?status=active'), statuses: admins },
  'GET /api/admin/wallet': {
    request: ({ user_id }) => ({ path: `/api/admin/wallet?user_id=${user_id}` }),
    statuses: admins,
  },
  'GET /api/admin/wallet/transactions': {
    request: ({ user_id }) => ({ path: `/api/admin/wallet/transactions?user_id=${user_id}` }),
    statuses: admins,
  },
  'POST /api/admin/wallets/adjust': {
    request: ({ user_id }) => ({
      path: '/api/admin/wallets/adjust',
      headers: withKey(),
      body: { user_id, amount_bigint: 100, description: `Bonus ${randomUUID()}` },
    }),
    statuses: admins,
  },
  'GET /api/admin/wallets/adjustments': {
    request: plain('/api/admin/wallets/adjustments'),
    statuses: admins,
  },
  'POST /api/admin/wallets/adjustments/{id}/decide': {
    request: async (stage) => ({
      path: `/api/admin/wallets/adjustments/${await askForAdjustment(stage)}/decide`,
      headers: withKey(),
      body: { verdict: 'reject' },
    }),
    statuses: admins,
  },
  'PATCH /api/admin/wallets/{user_id}/active': {
    request: ({ user_id }) => ({
      path: `/api/admin/wallets/${user_id}/active`,
      body: { is_active: true, reason: 'Sudah diperiksa' },
    }),
    statuses: admins,
  },
};
