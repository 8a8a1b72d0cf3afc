import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeAffiliate, makeReferral, openProgram } from '#tests/support/shop/referrals.ts';
import { admins, type Expectation, everybody, plain, signedIn } from './expectation.ts';

const terms = { rate_percent: 20, window_days: 30, bank_account: 'BCA 1234567890' };

export const referralExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/affiliate': { request: plain('/api/affiliate'), statuses: signedIn },
  'GET /api/affiliate/statement.csv': {
    request: plain('/api/affiliate/statement.csv?month=2026-11'),
    statuses: signedIn,
  },
  'GET /api/admin/affiliates': { request: plain('/api/admin/affiliates?state=active'), statuses: admins },
  'GET /api/admin/affiliates/payouts.csv': {
    request: plain('/api/admin/affiliates/payouts.csv'),
    statuses: admins,
  },
  'POST /api/admin/affiliates': {
    request: async ({ db }) => {
      const { email } = await makePerson(db);
      const { code } = await makeDiscount(db);
      return { path: '/api/admin/affiliates', body: { email, code, ...terms } };
    },
    statuses: admins,
  },
  'PUT /api/admin/affiliates/{id}': {
    request: async ({ db }) => ({
      path: `/api/admin/affiliates/${(await makeAffiliate(db)).affiliate_id}`,
      body: { ...terms, is_active: false },
    }),
    statuses: admins,
  },
  'POST /api/admin/affiliates/{id}/payouts': {
    // Nothing was earned.
    request: async ({ db }) => ({
      path: `/api/admin/affiliates/${(await makeAffiliate(db)).affiliate_id}/payouts`,
      body: { amount_bigint: 100 },
    }),
    statuses: { ...admins, admin: 409 },
  },
  'GET /api/referrals/terms': { request: plain('/api/referrals/terms'), statuses: everybody },
  'GET /api/referrals': { request: plain('/api/referrals'), statuses: signedIn },
  'POST /api/referrals/code': {
    request: async ({ db }) => {
      await openProgram(db);
      return { path: '/api/referrals/code', body: {} };
    },
    // Only `user` has bought something.
    statuses: { ...signedIn, other: 409, moderator: 409, admin: 409 },
  },
  'GET /api/admin/referrals/terms': { request: plain('/api/admin/referrals/terms'), statuses: admins },
  'PUT /api/admin/referrals/terms': {
    request: () => ({
      path: '/api/admin/referrals/terms',
      body: { is_on: true, percent: 10, targets: ['all'], reward: 25_000 },
    }),
    statuses: admins,
  },
  'POST /api/admin/referrals/terms/changes/{id}/decide': {
    request: () => ({
      path: '/api/admin/referrals/terms/changes/00000000-0000-4000-8000-000000000000/decide',
      body: { verdict: 'reject' },
    }),
    statuses: { ...admins, admin: 404 },
  },
  'GET /api/admin/referrals': { request: plain('/api/admin/referrals?state=waiting'), statuses: admins },
  'POST /api/admin/referrals/{id}/decide': {
    request: async ({ db }) => {
      await openProgram(db);
      return {
        path: `/api/admin/referrals/${(await makeReferral(db)).id}/decide`,
        body: { verdict: 'refuse' },
      };
    },
    statuses: admins,
  },
};
