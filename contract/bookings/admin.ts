import { z } from 'zod';
import { bookingKinds, bookingStates, placeKinds, unpaidKinds } from '#shared/bookings/bookings.ts';
import { adminApi, moderatorApi } from '../endpoint.ts';
import { calendarDay, csvAnswer, csvQuery, senField, settableMoment, timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText, typedText } from '../typed-text.ts';

const deskBooking = z
  .object({
    id: uuid,
    kind: z.enum(bookingKinds),
    state: z.enum(bookingStates),
    product_title: z.string().nullable(),
    starts_at: timestamp.nullable(),
    ends_at: timestamp.nullable(),
    hold_expires_at: timestamp.nullable(),
    session_number: z.int(),
    session_count: z.int(),
    full_name: z.string().nullable().meta({ description: 'null: a visitor who has not paid yet.' }),
    company: z.string().nullable(),
  })
  .meta({ id: 'DeskBooking' });
export type DeskBooking = z.output<typeof deskBooking>;

const bookingDetails = deskBooking
  .extend({
    user_id: uuid.nullable(),
    email: z.string().nullable(),
    whatsapp: z.string().nullable(),
    order: z.object({ id: uuid, amount_bigint: senField }).nullable(),
    place_kind: z.enum(placeKinds).nullable(),
    place: z.string().nullable(),
    time_zone: z.string().nullable(),
    change_until: timestamp.nullable(),
    answers: z
      .array(z.object({ label: z.string(), value: z.string() }))
      .meta({ description: 'By question; an empty one is still to come.' }),
    owner_notes: z.string(),
    chat_reminder: z
      .object({
        text: z.string().meta({ description: 'In the language of the holder.' }),
        is_sent: z.boolean(),
      })
      .nullable()
      .meta({
        description: 'To be written by hand, from a day before; null: not now, or there is no number.',
      }),
    is_in_calendars: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether every calendar knows it as it is; null: there is none.' }),
    moved_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'DeskBookingDetails' });
export type BookingDetails = z.output<typeof bookingDetails>;

const span = { starts_at: timestamp, ends_at: timestamp };
const blocked = z.object({ id: uuid, ...span, note: z.string() });
export type BlockedTime = z.output<typeof blocked>;
const busy = z.object({ ...span, calendar: z.string() });
export type BusyTime = z.output<typeof busy>;

const params = z.object({ id: uuid });
const moment = settableMoment.transform((text) => new Date(text));
const rate_limit = { name: 'booking-desk', points: 120, seconds: 60 } as const;
const BOOKING_NOT_FOUND = { status: 404 } as const;
const BOOKING_NOT_OPEN = { status: 409 } as const;
const filter = {
  state: z.enum(bookingStates).optional(),
  kind: z.enum(bookingKinds).optional(),
  search: searchText.optional(),
};

export const readBookingDays = moderatorApi.get('/api/admin/bookings/days', {
  summary: 'Bookings of up to 14 days, what else takes time in them, and sessions that wait for an outcome',
  scope: 'bookings:read',
  query: z.object({
    first: calendarDay.meta({ description: 'In WIB.' }),
    days: z.coerce.number().int().min(1).max(14).default(7),
  }),
  output: z.object({
    bookings: z.array(deskBooking),
    blocked: z.array(blocked),
    busy: z.array(busy),
    days_off: z.array(z.object({ day: z.iso.date(), name: z.string() })),
    no_outcome: z.array(deskBooking),
    to_remind: z
      .array(deskBooking)
      .meta({ description: 'Of the next 24 hours, with a WhatsApp number, and not yet reminded by chat.' }),
  }),
});
export type BookingDays = z.output<typeof readBookingDays.output>;

export const listDeskBookings = moderatorApi.get('/api/admin/bookings', {
  summary: 'Bookings of everybody',
  scope: 'bookings:read',
  ...staffList({ limit: 50, sort: sortBy(['starts_at']).default('-starts_at'), filters: filter }),
  output: z.object({ bookings: z.array(deskBooking), total: listTotal }),
});

export const exportBookings = adminApi.get('/api/admin/bookings.csv', {
  summary: 'All bookings that fit, newest first, as a table for spreadsheets',
  scope: 'bookings:read',
  rate_limit: { name: 'bookings-export', points: 10, seconds: 60 },
  query: z.object({ ...filter, ...csvQuery }),
  ...csvAnswer,
});

export const getDeskBooking = moderatorApi.get('/api/admin/bookings/{id}', {
  summary: 'One booking: who comes, what they answered, where, and whether calendars know of it',
  scope: 'bookings:read',
  params,
  output: z.object({ booking: bookingDetails }),
  refusals: { BOOKING_NOT_FOUND },
});

export const recordOutcome = adminApi.post('/api/admin/bookings/{id}/outcome', {
  summary: 'Say that a session took place, or that nobody came; it is used up either way',
  rate_limit,
  params,
  body: z.object({ outcome: z.enum(['completed', 'no_show']) }).strict(),
  output: z.object({ booking: bookingDetails }),
  refusals: { BOOKING_NOT_FOUND, BOOKING_NOT_OPEN, BOOKING_NOT_BEGUN: { status: 409 } },
});

export const bookLead = adminApi.post('/api/admin/bookings', {
  summary: 'Book an unpaid session for a lead, at any time that nobody has',
  description: 'The account of its address is found, or made without a way in; the person is told by mail.',
  scope: 'bookings:write',
  rate_limit,
  body: z.object({ lead_id: uuid, kind: z.enum(unpaidKinds), starts_at: moment }).strict(),
  output: z.object({ booking: bookingDetails }),
  refusals: {
    LEAD_NOT_FOUND: { status: 404 },
    GRANT_ACCOUNT_INACTIVE: { status: 409 },
    LEAD_BOOKED: { status: 409 },
    NOT_SCHEDULED: { status: 409 },
    TIME_TAKEN: { status: 409 },
  },
});

export const moveDeskBooking = adminApi.put('/api/admin/bookings/{id}/time', {
  summary: 'Move a booking to any time that nobody has, or give it its first one',
  scope: 'bookings:write',
  rate_limit,
  params,
  body: z.object({ starts_at: moment }).strict(),
  output: z.object({ booking: bookingDetails }),
  refusals: {
    BOOKING_NOT_FOUND,
    BOOKING_NOT_OPEN,
    TIME_TAKEN: { status: 409 },
  },
});

export const cancelDeskBooking = adminApi.post('/api/admin/bookings/{id}/cancel', {
  summary: 'Cancel a booking; a bought session can be given back, so that another time can be chosen',
  rate_limit,
  params,
  body: z.object({ gives_back: z.boolean() }).strict(),
  output: z.object({ booking: bookingDetails }),
  refusals: { BOOKING_NOT_FOUND, BOOKING_NOT_OPEN },
});

export const markReminded = adminApi.post('/api/admin/bookings/{id}/reminded', {
  summary: 'Say that the holder was reminded of a session by chat; another time is reminded of anew',
  rate_limit,
  params,
  body: z.object({}).strict(),
  output: z.object({ booking: bookingDetails }),
  refusals: { BOOKING_NOT_FOUND, BOOKING_NOT_OPEN },
});

export const noteBooking = adminApi.put('/api/admin/bookings/{id}/notes', {
  summary: 'Keep a note that only the staff sees',
  scope: 'bookings:write',
  rate_limit,
  params,
  body: z.object({ owner_notes: typedText.max(4_000) }).strict(),
  output: z.object({ booking: bookingDetails }),
  refusals: { BOOKING_NOT_FOUND },
});
