import type { Database } from '#server/platform/database/db.ts';
import {
  giveAudits,
  holdSlotOf,
  makeBlockedTime,
  makeBooking,
  makeDayOff,
  makeSchedule,
  slotIn,
} from '#tests/support/session-types.ts';
import { heldClassOf } from '#tests/support/shop/classes.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { admins, type Expectation, everybody, owner, plain, signedIn } from './expectation.ts';

const rules = {
  ...{ minutes: 60, buffer_minutes: 0, min_notice_hours: 24, horizon_days: 60, max_per_day: null },
  ...{ max_per_week: null, place_kind: 'meeting', place: '', change_until_hours: 24, sessions: 1 },
  ...{ valid_days: null, hours: [{ weekday: 1, from_minute: 540, until_minute: 1020 }] },
};
const product = async (db: Database) => (await makeSchedule(db)).product.id;
/** Each caller takes another day, as they share one consultant. */
let days = 3;
const nextSlot = () => slotIn(3 + (days++ % 50)).toISOString();
const span = { starts_at: '2026-12-01T02:00:00Z', ends_at: '2026-12-01T03:00:00Z' };

export const bookingExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/slots': {
    request: async ({ db }) => ({
      path: `/api/slots?product_id=${await product(db)}&first=2026-12-01&last=2026-12-07`,
    }),
    statuses: everybody,
  },
  'POST /api/slots/hold': {
    request: async ({ db }) => ({
      path: '/api/slots/hold',
      body: { product_id: await product(db), starts_at: nextSlot() },
    }),
    statuses: everybody,
  },
  'GET /api/slots/hold/{id}': {
    request: async ({ db }) => ({
      path: `/api/slots/hold/${await holdSlotOf(db, await product(db), new Date(nextSlot()))}`,
    }),
    statuses: everybody,
  },
  'GET /api/purchases/{slug}/bookings': {
    request: plain('/api/purchases/konsultasi/bookings'),
    statuses: signedIn,
  },
  'GET /api/class-sessions': { request: plain('/api/class-sessions'), statuses: signedIn },
  'GET /api/purchases/{slug}/sessions': {
    request: plain('/api/purchases/kelas/sessions'),
    statuses: signedIn,
  },
  'GET /api/purchases/{slug}/sessions.ics': {
    request: async ({ db, user_id }) => ({
      path: `/api/purchases/${await heldClassOf(db, user_id)}/sessions.ics`,
    }),
    statuses: owner,
  },
  'PUT /api/bookings/{id}/time': {
    request: async ({ db, user_id }) => ({
      path: `/api/bookings/${await makeBooking(db, user_id)}/time`,
      body: { starts_at: nextSlot() },
    }),
    statuses: owner,
  },
  'PUT /api/bookings/{id}/answers': {
    request: async ({ db, user_id }) => {
      const id = await makeBooking(db, user_id);
      await db.pool.query("update session_types set questions = '{Apa?}' where kind = 'audit'");
      return {
        path: `/api/bookings/${id}/answers`,
        body: { answers: [{ question: 'Apa?', answer: 'Itu.' }] },
      };
    },
    statuses: owner,
  },
  'POST /api/bookings/{id}/cancel': {
    request: async ({ db, user_id }) => ({
      path: `/api/bookings/${await makeBooking(db, user_id)}/cancel`,
      body: {},
    }),
    statuses: owner,
  },
  'POST /api/bookings/audit-talk': {
    request: async ({ db }) => {
      await giveAudits(db);
      return { path: '/api/bookings/audit-talk', body: {} };
    },
    statuses: signedIn,
  },
  'GET /api/admin/availability': { request: plain('/api/admin/availability'), statuses: admins },
  'PUT /api/admin/availability/{target}': {
    request: () => ({ path: '/api/admin/availability/free', body: rules }),
    statuses: admins,
  },
  'POST /api/admin/availability/days-off': {
    request: async ({ db }) => ({
      path: '/api/admin/availability/days-off',
      body: { first_day: '2027-01-04', last_day: '2027-01-05', name: (await makePerson(db)).id },
    }),
    statuses: admins,
  },
  'DELETE /api/admin/availability/days-off/{id}': {
    request: async ({ db }) => ({ path: `/api/admin/availability/days-off/${await makeDayOff(db)}` }),
    statuses: admins,
  },
  'POST /api/admin/availability/holidays': {
    request: () => ({ path: '/api/admin/availability/holidays', body: {} }),
    statuses: admins,
  },
  'POST /api/admin/availability/blocked-times': {
    request: () => ({ path: '/api/admin/availability/blocked-times', body: span }),
    statuses: admins,
  },
  'DELETE /api/admin/availability/blocked-times/{id}': {
    request: async ({ db }) => ({
      path: `/api/admin/availability/blocked-times/${await makeBlockedTime(db)}`,
    }),
    statuses: admins,
  },
};
