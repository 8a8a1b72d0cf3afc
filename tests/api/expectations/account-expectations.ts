import { unsubscribeToken } from '#server/privacy/index.ts';
import { AUTH_SECRET } from '#server/testing/composed-app.ts';
import { PASSWORD, type Stage } from '../stage.ts';
import { admins, type Expectation, everybody, plain, signedIn } from './expectation.ts';

const empty = (path: string) => () => ({ path, body: {} });
/** An id that nobody has: whose it was is not told either. */
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const nobodys = { visitor: 401, user: 404, other: 404, moderator: 404, admin: 404 } as const;

/** Somebody of whom nothing else depends. */
async function stranger({ db }: Stage): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into users (email, full_name, email_verified) values ('baru-' || gen_random_uuid() || '@contoh.example', 'Baru', true)
     returning id`,
  );
  return rows[0]?.id ?? '';
}

/** Security, privacy and roles of accounts. */
export const accountExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/account/security': { request: plain('/api/account/security'), statuses: signedIn },
  'GET /api/account/sessions': { request: plain('/api/account/sessions'), statuses: signedIn },
  'DELETE /api/account/sessions/{id}': {
    request: plain(`/api/account/sessions/${NOBODYS}`),
    statuses: nobodys,
  },
  'POST /api/account/sessions/end-others': {
    request: empty('/api/account/sessions/end-others'),
    statuses: signedIn,
  },
  'GET /api/account/security-events': { request: plain('/api/account/security-events'), statuses: signedIn },
  'POST /api/auth/sign-in/email': {
    request: () => ({
      path: '/api/auth/sign-in/email',
      body: { email: 'user@contoh.example', password: PASSWORD },
    }),
    statuses: everybody,
  },
  // Whoever is signed in as well, but the walk needs them signed in.
  'POST /api/auth/sign-out': {
    request: () => ({ path: '/api/auth/sign-out', headers: { cookie: '' } }),
    statuses: everybody,
  },
  'POST /api/auth/reauthenticate/code': {
    request: empty('/api/auth/reauthenticate/code'),
    statuses: signedIn,
  },
  'POST /api/auth/reauthenticate': {
    request: () => ({ path: '/api/auth/reauthenticate', body: { password: PASSWORD } }),
    statuses: signedIn,
  },
  'POST /api/account/email-change': {
    request: () => ({ path: '/api/account/email-change', body: { email: 'lain@contoh.example' } }),
    statuses: signedIn,
  },
  'POST /api/account/email-change/confirm': {
    request: () => ({ path: '/api/account/email-change/confirm', body: { token: 'x'.repeat(43) } }),
    // Whoever has the link may open it; this one leads nowhere.
    statuses: { visitor: 410, user: 410, other: 410, moderator: 410, admin: 410 },
  },
  'POST /api/account/phone': {
    request: () => ({ path: '/api/account/phone', body: { phone_number: '+6281200000001' } }),
    statuses: signedIn,
  },
  'POST /api/account/phone/confirm': {
    request: () => ({ path: '/api/account/phone/confirm', body: { code: '000000' } }),
    // Nobody asked for this code.
    statuses: { visitor: 401, user: 422, other: 422, moderator: 422, admin: 422 },
  },
  'DELETE /api/account/phone': { request: plain('/api/account/phone'), statuses: signedIn },
  'GET /api/account/preferences': { request: plain('/api/account/preferences'), statuses: signedIn },
  'PATCH /api/account/preferences': {
    request: () => ({ path: '/api/account/preferences', body: { reminders: false } }),
    statuses: signedIn,
  },
  'GET /api/account/consents': { request: plain('/api/account/consents'), statuses: signedIn },
  'DELETE /api/account/consents/{purpose}': {
    request: plain('/api/account/consents/news'),
    statuses: signedIn,
  },
  'GET /api/account/export': { request: plain('/api/account/export'), statuses: signedIn },
  'POST /api/account/export': { request: empty('/api/account/export'), statuses: signedIn },
  'GET /api/account/export/{id}/file': {
    request: plain(`/api/account/export/${NOBODYS}/file`),
    statuses: nobodys,
  },
  'POST /api/account/deletion': {
    request: async ({ db }) => {
      await db.pool.query('update auth_sessions set reauthenticated_at = now()');
      return { path: '/api/account/deletion', body: { gives_up_balance: true } };
    },
    // The only admin stays.
    statuses: { ...signedIn, admin: 409 },
  },
  'DELETE /api/account/deletion': { request: plain('/api/account/deletion'), statuses: signedIn },
  'POST /api/mail/unsubscribe': {
    request: ({ user_id }) => {
      const token = unsubscribeToken({ user_id, topic: 'receipts' }, AUTH_SECRET);
      return { path: `/api/mail/unsubscribe?token=${encodeURIComponent(token)}` };
    },
    statuses: everybody,
  },
  'POST /api/admin/users/assign-role': {
    request: async (stage) => ({
      path: '/api/admin/users/assign-role',
      body: { user_id: await stranger(stage), role: 'moderator' },
    }),
    statuses: admins,
  },
  'GET /api/admin/users/admin-changes': {
    request: plain('/api/admin/users/admin-changes'),
    statuses: admins,
  },
  'POST /api/admin/users/admin-changes/{id}/decide': {
    request: () => ({
      path: '/api/admin/users/admin-changes/00000000-0000-4000-8000-000000000000/decide',
      body: { verdict: 'reject' },
    }),
    statuses: { ...admins, admin: 404 },
  },
  'PATCH /api/admin/users/{id}/active': {
    request: async (stage) => ({
      path: `/api/admin/users/${await stranger(stage)}/active`,
      body: { is_active: false },
    }),
    statuses: admins,
  },
};
