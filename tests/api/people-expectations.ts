import { admins, type Expectation, withKey } from './expectation.ts';

/** Users, refunds and the audit log, as the staff works with them. */
export const peopleExpectations: Readonly<Record<string, Expectation>> = {
  'POST /api/admin/refund': {
    request: ({ user_id, order_id }) => ({
      path: '/api/admin/refund',
      headers: withKey(),
      body: { user_id, order_id, amount_bigint: 1_000, reason: 'Uji peran' },
    }),
    statuses: admins,
  },
};
