import { admins, type Expectation, plain, signedIn } from './expectation.ts';

/** The stage has no keys of WhatsApp: nobody is told more of it. */
const off = { visitor: 404, user: 404, other: 404, moderator: 404, admin: 404 } as const;
const HUB = 'hub.mode=subscribe&hub.verify_token=x&hub.challenge=1158201444';

export const whatsappExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/whatsapp/webhook': { request: plain(`/api/whatsapp/webhook?${HUB}`), statuses: off },
  'POST /api/whatsapp/webhook': {
    request: () => ({ path: '/api/whatsapp/webhook', raw: '{}' }),
    statuses: off,
  },
  'GET /api/account/whatsapp': { request: plain('/api/account/whatsapp'), statuses: signedIn },
  'PUT /api/account/whatsapp': {
    request: () => ({ path: '/api/account/whatsapp', body: { phone: null } }),
    statuses: signedIn,
  },
  'GET /api/admin/whatsapp': { request: plain('/api/admin/whatsapp'), statuses: admins },
  'GET /api/admin/whatsapp/messages': {
    request: plain('/api/admin/whatsapp/messages?status=sent&search=contoh'),
    statuses: admins,
  },
  'GET /api/admin/whatsapp/incoming': {
    request: plain('/api/admin/whatsapp/incoming?search=halo'),
    statuses: admins,
  },
  'PUT /api/admin/whatsapp/ceiling': {
    request: () => ({ path: '/api/admin/whatsapp/ceiling', body: { monthly_ceiling: 100_000 } }),
    statuses: admins,
  },
  'PUT /api/admin/whatsapp/prices': {
    request: () => ({
      path: '/api/admin/whatsapp/prices',
      body: { category: 'utility', valid_from: '2026-01-01', price: 350 },
    }),
    statuses: admins,
  },
  'POST /api/admin/whatsapp/sync': {
    request: () => ({ path: '/api/admin/whatsapp/sync', body: {} }),
    statuses: { ...admins, admin: 404 },
  },
};
