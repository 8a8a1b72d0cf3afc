import { createHash, randomUUID } from 'node:crypto';
import { makeSessionType } from '#tests/support/session-types.ts';
import { inHours, makeBooking } from '#tests/support/shop/bookings.ts';
import type { Stage } from '../stage.ts';
import { makeLead } from './content-expectations.ts';
import { admins, type Expectation, everybody, owner, plain, staff } from './expectation.ts';

let hours = 48;

function nextHour(): number {
  hours += 2;
  return hours;
}

/** A session of `user` at an hour that no other one has. */
const booked = ({ db, user_id }: Stage) => makeBooking(db, { user_id, hours: nextHour() });
const past = ({ db, user_id }: Stage) => makeBooking(db, { user_id, hours: -nextHour() });

async function openHours({ db }: Stage): Promise<void> {
  const { rowCount } = await db.pool.query("select from session_types where kind = 'free'");
  if (rowCount === 0) await makeSessionType(db, { kind: 'free' });
}

async function feed({ db }: Stage) {
  const token = randomUUID();
  const digest = createHash('sha256').update(token).digest('hex');
  await db.pool.query('delete from calendar_feeds');
  await db.pool.query('insert into calendar_feeds (token_digest) values ($1)', [digest]);
  return { path: `/api/calendar-feed/${token}` };
}

const desk = '/api/admin/bookings';

/** The desk of bookings and the calendars of the owner. */
export const deskExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/bookings/{id}/invite.ics': {
    request: async (stage) => ({ path: `/api/bookings/${await booked(stage)}/invite.ics` }),
    statuses: owner,
  },
  'GET /api/calendar-feed/{token}': { request: feed, statuses: everybody },
  'GET /api/admin/bookings': { request: plain(`${desk}?state=upcoming`), statuses: staff },
  'GET /api/admin/bookings/days': { request: plain(`${desk}/days?first=2026-11-23`), statuses: staff },
  'GET /api/admin/bookings.csv': { request: plain(`${desk}.csv`), statuses: admins },
  'GET /api/admin/bookings/{id}': {
    request: async (stage) => ({ path: `${desk}/${await booked(stage)}` }),
    statuses: staff,
  },
  'POST /api/admin/bookings/{id}/outcome': {
    request: async (stage) => ({
      path: `${desk}/${await past(stage)}/outcome`,
      body: { outcome: 'completed' },
    }),
    statuses: admins,
  },
  'POST /api/admin/bookings': {
    request: async (stage) => {
      await openHours(stage);
      const body = {
        lead_id: await makeLead(stage),
        kind: 'free',
        starts_at: inHours(nextHour()).toISOString(),
      };
      return { path: desk, body };
    },
    statuses: admins,
  },
  'PUT /api/admin/bookings/{id}/time': {
    request: async (stage) => {
      await openHours(stage);
      const id = await booked(stage);
      return { path: `${desk}/${id}/time`, body: { starts_at: inHours(nextHour()).toISOString() } };
    },
    statuses: admins,
  },
  'POST /api/admin/bookings/{id}/cancel': {
    request: async (stage) => {
      await openHours(stage);
      return { path: `${desk}/${await booked(stage)}/cancel`, body: { gives_back: true } };
    },
    statuses: admins,
  },
  'POST /api/admin/bookings/{id}/reminded': {
    request: async (stage) => ({ path: `${desk}/${await booked(stage)}/reminded`, body: {} }),
    statuses: admins,
  },
  'PUT /api/admin/bookings/{id}/notes': {
    request: async (stage) => ({
      path: `${desk}/${await booked(stage)}/notes`,
      body: { owner_notes: 'Punya dua cabang' },
    }),
    statuses: admins,
  },
  'GET /api/admin/calendars': { request: plain('/api/admin/calendars'), statuses: staff },
  // A private address, so that nothing is asked.
  'POST /api/admin/calendars': {
    request: () => ({
      path: '/api/admin/calendars',
      body: { name: 'Kerja', kind: 'ics', address: 'https://127.0.0.1/a.ics' },
    }),
    statuses: { ...admins, admin: 422 },
  },
  'DELETE /api/admin/calendars/{id}': {
    request: async ({ db }) => {
      const { rows } = await db.pool.query<{ id: string }>(
        "insert into calendars (name, kind, sealed_access, host) values ('Kerja', 'ics', 'x', 'contoh.example') returning id",
      );
      return { path: `/api/admin/calendars/${rows[0]?.id}` };
    },
    statuses: admins,
  },
  'POST /api/admin/calendars/sync': {
    request: () => ({ path: '/api/admin/calendars/sync', body: {} }),
    statuses: admins,
  },
  'POST /api/admin/calendars/feed': {
    request: () => ({ path: '/api/admin/calendars/feed', body: {} }),
    statuses: admins,
  },
  'DELETE /api/admin/calendars/feed': {
    request: async (stage) => {
      await feed(stage);
      return { path: '/api/admin/calendars/feed' };
    },
    statuses: admins,
  },
};
