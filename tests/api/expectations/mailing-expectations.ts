import { broadcastText, makeBroadcast } from '#tests/support/shop/broadcasts.ts';
import { makeReaders } from '#tests/support/shop/readers.ts';
import type { Stage } from '../stage.ts';
import { admins, type Expectation, plain } from './expectation.ts';

const of =
  (path: string, body?: object) =>
  async ({ db }: Stage) => ({
    path: `/api/admin/broadcasts/${await makeBroadcast(db)}${path}`,
    ...(body !== undefined && { body }),
  });

const { audience: _audience, segment_id: _segment, ...message } = broadcastText;

/** Mails to many, as the staff writes and sends them. */
export const mailingExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/admin/broadcasts': { request: plain('/api/admin/broadcasts?state=draft'), statuses: admins },
  'POST /api/admin/broadcasts': {
    request: () => ({ path: '/api/admin/broadcasts', body: broadcastText }),
    statuses: admins,
  },
  'POST /api/admin/broadcasts/readers': {
    request: () => ({
      path: '/api/admin/broadcasts/readers',
      body: { purpose: 'news', audience: 'everybody' },
    }),
    statuses: admins,
  },
  'GET /api/admin/broadcasts/{id}': { request: of(''), statuses: admins },
  'PUT /api/admin/broadcasts/{id}': { request: of('', { ...broadcastText, version: 1 }), statuses: admins },
  'DELETE /api/admin/broadcasts/{id}': { request: of(''), statuses: admins },
  'POST /api/admin/broadcasts/{id}/copy': { request: of('/copy', {}), statuses: admins },
  'POST /api/admin/broadcasts/{id}/send': {
    request: async (stage) => {
      const { rowCount } = await stage.db.pool.query("select from people where email like 'pembaca-%'");
      if (rowCount === 0) await makeReaders(stage.db, 1);
      return of('/send', { version: 1 })(stage);
    },
    statuses: admins,
  },
  'POST /api/admin/broadcasts/{id}/state': {
    request: of('/state', { change: 'pause' }),
    statuses: { ...admins, admin: 409 },
  },
  'GET /api/admin/broadcasts/{id}/sends': { request: of('/sends'), statuses: admins },
  'POST /api/admin/mailings/preview': {
    request: () => ({ path: '/api/admin/mailings/preview', body: message }),
    statuses: admins,
  },
  'POST /api/admin/mailings/test': {
    request: () => ({ path: '/api/admin/mailings/test', body: message }),
    statuses: admins,
  },
  'POST /api/mail/links/{token}/open': {
    request: () => ({ path: '/api/mail/links/tidak-ada/open', body: {} }),
    statuses: { visitor: 404, user: 404, other: 404, moderator: 404, admin: 404 },
  },
  'POST /api/mail/notices': {
    request: () => ({
      path: '/api/mail/notices',
      body: { type: 'mail.bounced', data: { email: 'pembaca@contoh.example' } },
    }),
    statuses: { visitor: 400, user: 400, other: 400, moderator: 400, admin: 400 },
  },
  'POST /api/mail/notices/resend': {
    request: () => ({ path: '/api/mail/notices/resend', raw: '{}' }),
    statuses: { visitor: 400, user: 400, other: 400, moderator: 400, admin: 400 },
  },
  'POST /api/mail/notices/postmark': {
    request: () => ({ path: '/api/mail/notices/postmark', raw: '{}' }),
    statuses: { visitor: 400, user: 400, other: 400, moderator: 400, admin: 400 },
  },
};
