import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isoTimestamp, recordedAt } from '#server/platform/database/columns.ts';
import { bookingKinds, bookingStatuses, placeKinds } from '#shared/bookings/bookings.ts';
import type { Answers } from './bookings.rules.ts';

export const consultationBookings = pgTable('consultation_bookings', {
  id: uuid().primaryKey().defaultRandom(),
  /** Null for a visitor's hold. */
  user_id: uuid(),
  kind: text({ enum: bookingKinds }).notNull(),
  status: text({ enum: bookingStatuses }).notNull().default('booked'),
  month: date({ mode: 'string' }).notNull(),
  order_id: uuid(),
  product_id: uuid(),
  session_type_id: uuid(),
  /** Null until the time is chosen. */
  starts_at: isoTimestamp(),
  ends_at: isoTimestamp(),
  /** `ends_at` plus the buffer. */
  occupied_until: isoTimestamp(),
  hold_expires_at: isoTimestamp(),
  hold_renewed_at: isoTimestamp(),
  /** Digest of the visitor's network while held; null is not counted. */
  held_by: text(),
  session_number: integer().notNull().default(1),
  session_count: integer().notNull().default(1),
  valid_until: isoTimestamp(),
  place_kind: text({ enum: placeKinds }),
  place: text(),
  time_zone: text(),
  answers: jsonb().$type<Answers>().notNull().default({}),
  owner_notes: text().notNull().default(''),
  /** The session time that a chat reminder was sent for. */
  reminded_for: isoTimestamp(),
  /** iCalendar SEQUENCE: counts changes of time or status. */
  sequence: integer().notNull().default(0),
  moved_at: isoTimestamp(),
  /** Null where it was bought: its order has the sources. */
  first_source_id: integer(),
  last_source_id: integer(),
  created_at: recordedAt(),
});
