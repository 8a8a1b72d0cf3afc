import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bigintId, isoTimestamp } from '#server/platform/database/columns.ts';
import { bookingKinds, placeKinds } from '#shared/bookings/bookings.ts';

export const sessionTypes = pgTable('session_types', {
  id: uuid().primaryKey().defaultRandom(),
  kind: text({ enum: bookingKinds }).notNull(),
  product_id: uuid(),
  minutes: integer().notNull(),
  buffer_minutes: integer().notNull(),
  min_notice_hours: integer().notNull(),
  horizon_days: integer().notNull(),
  max_per_day: integer(),
  max_per_week: integer(),
  place_kind: text({ enum: placeKinds }).notNull(),
  place: text().notNull(),
  change_until_hours: integer().notNull(),
  sessions: integer().notNull(),
  valid_days: integer(),
  questions: text().array().notNull().default([]),
});

export const sessionHours = pgTable('session_hours', {
  session_type_id: uuid().notNull(),
  weekday: integer().notNull(),
  from_minute: integer().notNull(),
  until_minute: integer().notNull(),
});

export const daysOff = pgTable('days_off', {
  id: uuid().primaryKey().defaultRandom(),
  first_day: date({ mode: 'string' }).notNull(),
  last_day: date({ mode: 'string' }).notNull(),
  name: text().notNull(),
  source: text({ enum: ['owner', 'national'] })
    .notNull()
    .default('owner'),
});

export const blockedTimes = pgTable('blocked_times', {
  id: uuid().primaryKey().defaultRandom(),
  starts_at: isoTimestamp().notNull(),
  ends_at: isoTimestamp().notNull(),
  note: text().notNull().default(''),
});

export const busyTimes = pgTable('busy_times', {
  id: bigintId().primaryKey().generatedAlwaysAsIdentity(),
  calendar_id: uuid().notNull(),
  starts_at: isoTimestamp().notNull(),
  ends_at: isoTimestamp().notNull(),
});
