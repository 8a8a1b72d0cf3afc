import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { mailedCartToken } from '#tests/support/shop/recovery.ts';
import type { Stage } from '../stage.ts';
import { admins, type Expectation, everybody, plain } from './expectation.ts';

/** The link of a cart that somebody left, for every caller another one. */
const linkOf = async ({ app, db }: Stage): Promise<string> =>
  mailedCartToken({ db, app }, await makePerson(db), [await makeProduct(db)]);

export const recoveryExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/cart/left': {
    request: async (stage) => ({
      path: `/api/cart/left?${new URLSearchParams({ token: await linkOf(stage) })}`,
    }),
    statuses: everybody,
  },
  'POST /api/cart/left': {
    request: async (stage) => ({ path: '/api/cart/left', body: { token: await linkOf(stage) } }),
    statuses: everybody,
  },
  'GET /api/admin/recovery': { request: plain('/api/admin/recovery?cause=cart'), statuses: admins },
  'GET /api/admin/recovery/{cause}/preview': {
    request: plain('/api/admin/recovery/cart/preview?language=en'),
    statuses: admins,
  },
  'POST /api/admin/recovery/{cause}/test': {
    request: () => ({ path: '/api/admin/recovery/cart/test', body: { language: 'id' } }),
    statuses: admins,
  },
};
