import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { type Expectation, everybody, owner, plain, signedIn, withKey } from './expectation.ts';

/** What `user` may do with an own subscription, and nobody else. */
const subscriptionCall = (action: string, body: unknown = {}): Expectation => ({
  request: async (stage) => ({
    path: `/api/subscriptions/${(await stage.newSubscription()).id}/${action}`,
    headers: withKey(),
    body,
  }),
  statuses: owner,
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
};
