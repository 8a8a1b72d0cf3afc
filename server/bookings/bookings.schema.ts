import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isoTimestamp, recordedAt } from '#server/platform/database/columns.ts';
import { bookingKinds, bookingStatuses, placeKinds } from '#shared/bookings/bookings.ts';
import type { Answers } from './prep/answers.rules.ts';

export const consultationBookings = pgTable('consultation_bookings', {
  id: uuid().primaryKey().defaultRandom(),
  /** null: a visitor's hold. */
  user_id: uuid(),
  kind: text({ enum: bookingKinds }).notNull(),
  status: text({ enum: bookingStatuses }).notNull().default('booked'),
  month: date({ mode: 'string' }).notNull(),
  order_id: uuid(),
  product_id: uuid(),
  session_type_id: uuid(),
  /** null: the time is still to be chosen. */
  starts_at: isoTimestamp(),
  ends_at: isoTimestamp(),
  /** `ends_at` with the buffer. */
  occupied_until: isoTimestamp(),
  hold_expires_at: isoTimestamp(),
  /** When a payment was opened for the hold. */
  hold_renewed_at: isoTimestamp(),
  /** Digest of the visitor's network, while it is held; null: not counted. */
  held_by: text(),
  session_number: integer().notNull().default(1),
  session_count: integer().notNull().default(1),
  valid_until: isoTimestamp(),
  place_kind: text({ enum: placeKinds }),
  place: text(),
  time_zone: text(),
  /** By question. */
  answers: jsonb().$type<Answers>().notNull().default({}),
  owner_notes: text().notNull().default(''),
  /** The time that the staff reminded of by chat. */
  reminded_for: isoTimestamp(),
  /** Of the invitation: counts each change of time or status. */
  sequence: integer().notNull().default(0),
  moved_at: isoTimestamp(),
  created_at: recordedAt(),
});
