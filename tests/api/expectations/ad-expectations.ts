import { admins, type Expectation, plain } from './expectation.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** The stage has no keys of an ad platform, and nothing was told. */
export const adExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/admin/ads': { request: plain('/api/admin/ads?status=failed&platform=meta'), statuses: admins },
  'POST /api/admin/ads/{id}/resend': {
    request: () => ({ path: `/api/admin/ads/${UNKNOWN}/resend`, body: {} }),
    statuses: { ...admins, admin: 404 },
  },
  'POST /api/admin/ads/test': {
    request: () => ({ path: '/api/admin/ads/test', body: { platform: 'meta', test_code: 'TEST123' } }),
    statuses: { ...admins, admin: 409 },
  },
};
