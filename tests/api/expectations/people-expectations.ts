import { randomUUID } from 'node:crypto';
import { makePerson } from '#tests/support/shop/people.ts';
import type { Stage } from '../stage.ts';
import { admins, type Expectation, plain, staff, withKey } from './expectation.ts';

const of = (path: string) => (stage: Stage) => ({ path: `/api/admin/users/${stage.user_id}${path}` });

/** Somebody who was signed in nowhere, so that the callers stay. */
async function somebody({ db }: Stage): Promise<string> {
  return (await makePerson(db)).id;
}

/** An address without an account, for every caller another one. */
async function subscriber({ db }: Stage): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    "insert into people (email, source) values ($1, 'footer') returning id",
    [`${randomUUID()}@contoh.example`],
  );
  return rows[0]?.id ?? '';
}

const subscribed = { match: 'all', rules: [{ fact: 'consent', operator: 'is', value: 'news/mail' }] };

async function segment({ db }: Stage): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    'insert into segments (name, definition) values ($1, $2) returning id',
    [randomUUID(), JSON.stringify(subscribed)],
  );
  return rows[0]?.id ?? '';
}

/** Users, refunds and the audit log, as the staff works with them. */
export const peopleExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/admin/users': { request: plain('/api/admin/users?search=contoh'), statuses: staff },
  'GET /api/admin/search': { request: plain('/api/admin/search?words=contoh'), statuses: staff },
  'GET /api/admin/users/{id}': { request: of(''), statuses: staff },
  'GET /api/admin/users/{id}/desk': { request: of('/desk'), statuses: admins },
  'POST /api/admin/users/{id}/notes': {
    request: ({ user_id }) => ({
      path: `/api/admin/users/${user_id}/notes`,
      body: { body: 'Minta invoice.' },
    }),
    statuses: admins,
  },
  'DELETE /api/admin/users/{id}/notes/{note_id}': {
    request: async ({ db, user_id }) => {
      const { rows } = await db.pool.query<{ id: string }>(
        "insert into person_notes (user_id, body) values ($1, 'Lama') returning id",
        [user_id],
      );
      return { path: `/api/admin/users/${user_id}/notes/${rows[0]?.id}` };
    },
    statuses: admins,
  },
  'POST /api/admin/users/{id}/sign-out': {
    request: async (stage) => ({ path: `/api/admin/users/${await somebody(stage)}/sign-out`, body: {} }),
    statuses: admins,
  },
  'POST /api/admin/users/{id}/second-factor/lift': {
    request: async (stage) => {
      const id = await somebody(stage);
      await stage.db.pool.query('update users set two_factor_enabled = true where id = $1', [id]);
      return { path: `/api/admin/users/${id}/second-factor/lift`, body: { reason: 'Dicek lewat telepon' } };
    },
    statuses: admins,
  },
  'POST /api/admin/users/{id}/deletion': {
    request: async (stage) => ({ path: `/api/admin/users/${await somebody(stage)}/deletion`, body: {} }),
    statuses: admins,
  },
  'DELETE /api/admin/users/{id}/deletion': { request: of('/deletion'), statuses: admins },
  'GET /api/admin/people': { request: plain('/api/admin/people?search=contoh'), statuses: admins },
  'GET /api/admin/people.csv': { request: plain('/api/admin/people.csv?mail=no_consent'), statuses: admins },
  'POST /api/admin/people/tags': {
    request: async (stage) => ({
      path: '/api/admin/people/tags',
      body: { ids: [await subscriber(stage)], tag: 'VIP', change: 'add' },
    }),
    statuses: admins,
  },
  'POST /api/admin/people/import': {
    request: () => ({
      path: '/api/admin/people/import',
      headers: withKey(),
      body: { csv: 'email\nimpor@contoh.example', source: 'Uji', dry_run: true },
    }),
    statuses: admins,
  },
  'GET /api/admin/people/{id}': {
    request: async (stage) => ({ path: `/api/admin/people/${await subscriber(stage)}` }),
    statuses: admins,
  },
  'DELETE /api/admin/people/{id}': {
    request: async (stage) => ({ path: `/api/admin/people/${await subscriber(stage)}` }),
    statuses: admins,
  },
  'GET /api/admin/segments': { request: plain('/api/admin/segments'), statuses: admins },
  'GET /api/admin/segments/{id}': {
    request: async (stage) => ({ path: `/api/admin/segments/${await segment(stage)}` }),
    statuses: admins,
  },
  'POST /api/admin/segments/count': {
    request: () => ({ path: '/api/admin/segments/count', body: subscribed }),
    statuses: admins,
  },
  'POST /api/admin/segments': {
    request: () => ({ path: '/api/admin/segments', body: { name: randomUUID(), ...subscribed } }),
    statuses: admins,
  },
  'PUT /api/admin/segments/{id}': {
    request: async (stage) => ({
      path: `/api/admin/segments/${await segment(stage)}`,
      body: { name: randomUUID(), ...subscribed },
    }),
    statuses: admins,
  },
  'DELETE /api/admin/segments/{id}': {
    request: async (stage) => ({ path: `/api/admin/segments/${await segment(stage)}` }),
    statuses: admins,
  },
  'GET /api/admin/audit': { request: plain('/api/admin/audit?actor=contoh'), statuses: admins },
  'GET /api/admin/audit.csv': { request: plain('/api/admin/audit.csv?subject_type=user'), statuses: admins },
  'GET /api/admin/refund/orders': {
    request: plain('/api/admin/refund/orders?user_id=00000000-0000-4000-8000-000000000000'),
    statuses: admins,
  },
  'GET /api/admin/refunds': { request: plain('/api/admin/refunds?status=requested'), statuses: admins },
  'POST /api/admin/refunds/{id}/decide': {
    request: () => ({
      path: '/api/admin/refunds/00000000-0000-4000-8000-000000000000/decide',
      headers: withKey(),
      body: { verdict: 'reject', note: 'Uji peran' },
    }),
    statuses: { ...admins, admin: 404 },
  },
  'POST /api/admin/refund': {
    request: ({ user_id, order_id }) => ({
      path: '/api/admin/refund',
      headers: withKey(),
      body: { user_id, order_id, amount_bigint: 1_000, reason: 'Uji peran' },
    }),
    statuses: admins,
  },
};
