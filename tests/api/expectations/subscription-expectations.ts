import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { admins, type Expectation, everybody, owner, plain, signedIn, withKey } from './expectation.ts';

/** Only the subscriber may make these calls. */
const subscriptionCall = (action: string, body: unknown = {}): Expectation => ({
  request: async (stage) => ({
    path: `/api/subscriptions/${(await stage.newSubscription()).id}/${action}`,
    headers: withKey(),
    body,
  }),
  statuses: owner,
});
/** Calls of an admin on somebody's subscription. */
const deskCall = (
  action: string,
  body: unknown = {},
  statuses: Expectation['statuses'] = admins,
): Expectation => ({
  request: async (stage) => ({
    path: `/api/admin/subscriptions/${(await stage.newSubscription()).id}/${action}`,
    headers: withKey(),
    body,
  }),
  statuses,
});

/** Plans, and what an account does with its subscriptions. */
export const subscriptionExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/products/{id}/plans': {
    request: async (stage) => ({ path: `/api/products/${(await stage.newService()).id}/plans` }),
    statuses: everybody,
  },
  'POST /api/subscriptions': {
    request: async (stage) => {
      const { id, price } = await stage.newService();
      return {
        path: '/api/subscriptions',
        headers: withKey(),
        body: { product_id: id, plan: 'monthly', price },
      };
    },
    statuses: signedIn,
  },
  'POST /api/subscriptions/intents': {
    request: async (stage) => {
      const { id, price } = await stage.newService();
      return { path: '/api/subscriptions/intents', body: { product_id: id, plan: 'monthly', price } };
    },
    statuses: signedIn,
  },
  'GET /api/subscriptions': { request: plain('/api/subscriptions'), statuses: signedIn },
  'GET /api/subscriptions/{id}/charges': {
    request: async (stage) => ({
      path: `/api/subscriptions/${(await stage.newSubscription()).id}/charges`,
    }),
    statuses: owner,
  },
  'POST /api/subscriptions/{id}/cancel': subscriptionCall('cancel'),
  'POST /api/subscriptions/{id}/retention': {
    request: async (stage) => {
      await stage.db.pool.query('update discounts set is_active = false where is_retention');
      await makeDiscount(stage.db, { targets: ['subscriptions'], is_retention: true });
      const { id } = await stage.newSubscription();
      return { path: `/api/subscriptions/${id}/retention`, body: { price: 99_000 } };
    },
    statuses: owner,
  },
  'POST /api/subscriptions/{id}/resume': subscriptionCall('resume'),
  'POST /api/subscriptions/{id}/plan': subscriptionCall('plan', { plan: 'monthly', price: 99_000 }),
  'POST /api/subscriptions/{id}/retry': {
    request: async (stage) => ({
      path: `/api/subscriptions/${(await stage.newSubscription()).id}/retry`,
      headers: withKey(),
    }),
    // Nothing is overdue: its owner hears that, the others that there is nothing.
    statuses: { ...owner, user: 409 },
  },
  'GET /api/admin/subscriptions': {
    request: plain('/api/admin/subscriptions?status=active'),
    statuses: admins,
  },
  'GET /api/admin/subscriptions.csv': {
    request: plain('/api/admin/subscriptions.csv?search=orang'),
    statuses: admins,
  },
  'GET /api/admin/subscriptions/{id}': {
    request: async (stage) => ({ path: `/api/admin/subscriptions/${(await stage.newSubscription()).id}` }),
    statuses: admins,
  },
  'POST /api/admin/subscriptions/{id}/cancel': deskCall('cancel', {
    at: 'now',
    refund_bigint: 100_00,
    reason: 'Diminta pelanggan',
  }),
  'POST /api/admin/subscriptions/{id}/resume': deskCall('resume'),
  'POST /api/admin/subscriptions/{id}/extend': deskCall('extend', { days: 7, reason: 'Gangguan layanan' }),
  'POST /api/admin/subscriptions/{id}/plan': deskCall('plan', { plan: 'monthly', price: 99_000 }),
  // Nothing is overdue.
  'POST /api/admin/subscriptions/{id}/retry': deskCall('retry', {}, { ...admins, admin: 409 }),
};
