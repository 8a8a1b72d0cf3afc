import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { bookingKinds, placeKinds } from '#shared/bookings/bookings.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { adminApi } from '../endpoint.ts';
import { calendarDay, settableMoment, timestamp, uuid } from '../fields.ts';
import { typedLine, typedText } from '../typed-text.ts';

const rate_limit = { name: 'availability-edit', points: 60, seconds: 60 } as const;

const minute = z.int().min(0).max(1440);
const span = z.object({ from_minute: minute, until_minute: minute });
const hours = z
  .array(span.extend({ weekday: z.int().min(1).max(7) }))
  .max(50)
  .refine((all) => all.every(isForward), { error: () => inputCopy.hoursBackwards })
  .refine((all) => !all.some(overlapsLater), { error: () => inputCopy.hoursOverlap });

const dateHours = z
  .array(
    z.object({
      day: calendarDay,
      hours: z
        .array(span)
        .max(10)
        .refine((all) => all.every(isForward), { error: () => inputCopy.hoursBackwards })
        .refine((all) => !all.some(overlapsLater), { error: () => inputCopy.hoursOverlap }),
    }),
  )
  .max(100)
  .refine((all) => new Set(all.map(({ day }) => day)).size === all.length, {
    error: () => inputCopy.datesTwice,
  })
  .meta({ examples: [[{ day: '2026-12-24', hours: [{ from_minute: 540, until_minute: 720 }] }]] });

type Span = z.output<typeof span> & { readonly weekday?: number };

function isForward({ from_minute, until_minute }: Span): boolean {
  return from_minute < until_minute;
}

function overlapsLater(one: Span, place: number, all: readonly Span[]): boolean {
  return all
    .slice(place + 1)
    .some(
      (other) =>
        one.weekday === other.weekday &&
        one.from_minute < other.until_minute &&
        other.from_minute < one.until_minute,
    );
}

const most = z.int().min(1).max(50).nullable();

const questions = z
  .array(typedLine.min(1).max(200))
  .max(5, { error: () => inputCopy.questionsTooMany })
  .refine((all) => new Set(all).size === all.length, { error: () => inputCopy.questionsTwice });

const DATE_HOURS = [[{ day: '2026-12-24', hours: [{ from_minute: 540, until_minute: 720 }] }]];

export const sessionRules = z.object({
  minutes: z.int().min(10).max(480),
  buffer_minutes: z.int().min(0).max(240).meta({ description: 'Kept free after each session.' }),
  min_notice_hours: z.int().min(0).max(720),
  horizon_days: z.int().min(1).max(180),
  max_per_day: most,
  max_per_week: most,
  place_kind: z.enum(placeKinds),
  place: typedText
    .max(500)
    .meta({ description: 'Address of the meeting, number or street; for who has booked only.' }),
  change_until_hours: z.int().min(0).max(720),
  sessions: z.int().min(1).max(50).meta({ description: 'That one purchase pays for.' }),
  valid_days: z.int().min(1).max(1095).nullable().meta({ description: 'For how long they can be chosen.' }),
  questions: questions
    .optional()
    .meta({ description: 'Asked of the buyer before the session. Left out: as they were.' }),
  hours: hours.meta({
    description: 'Monday is 1; minutes of the day in WIB. Empty: no times are offered.',
    examples: [[{ weekday: 1, from_minute: 540, until_minute: 1020 }]],
  }),
  date_hours: dateHours.optional().meta({
    description:
      'Hours of single dates in place of those of their weekday; none closes the date. A day off stays closed. Left out: as they were.',
    examples: DATE_HOURS,
  }),
});
export type SessionRules = z.output<typeof sessionRules>;

const sessionType = sessionRules.extend({
  id: uuid,
  questions,
  date_hours: dateHours.meta({ examples: DATE_HOURS }),
  kind: z.enum(bookingKinds),
  product_id: uuid.nullable(),
  title: z.string().nullable().meta({ description: 'Of the product.' }),
});
export type AdminSessionType = z.output<typeof sessionType>;

const dayOff = z.object({
  id: uuid,
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  name: z.string(),
  source: z.enum(['owner', 'national']),
});
const blockedTime = z.object({ id: uuid, starts_at: timestamp, ends_at: timestamp, note: z.string() });

export const getAvailability = adminApi.get('/api/admin/availability', {
  summary: 'When sessions can be had: their rules, days off and blocked times that are still to come',
  output: z.object({
    session_types: z.array(sessionType),
    products: z.array(z.object({ id: uuid, title: z.string() })),
    days_off: z.array(dayOff),
    blocked_times: z.array(blockedTime),
  }),
});
export type Availability = z.output<typeof getAvailability.output>;

export const saveSessionType = adminApi.put('/api/admin/availability/{target}', {
  summary: 'Say when a session can be had',
  rate_limit,
  params: z.object({
    target: z
      .union([uuid, z.enum(['free', 'audit'])])
      .meta({ description: 'A consultation product, or a kind.' }),
  }),
  body: sessionRules,
  output: z.object({ id: uuid }),
  refusals: { PRODUCT_NOT_FOUND: { status: 404 } },
});

export const addDayOff = adminApi.post('/api/admin/availability/days-off', {
  summary: 'Take days off, on which nothing can be chosen',
  rate_limit,
  body: z
    .object({ first_day: calendarDay, last_day: calendarDay, name: typedLine.min(1).max(120) })
    .refine(({ first_day, last_day }) => first_day <= last_day, {
      path: ['last_day'],
      error: () => inputCopy.hoursBackwards,
    })
    .refine(({ first_day, last_day }) => Date.parse(last_day) - Date.parse(first_day) <= 366 * DAY_MS, {
      path: ['last_day'],
      error: () => inputCopy.daysOffTooLong,
    }),
  output: z.object({ id: uuid }),
});

export const loadHolidays = adminApi.post('/api/admin/availability/holidays', {
  summary: 'Load the national holidays and joint leave of this year and the next, those that are missing',
  rate_limit,
  body: z.object({}).strict(),
  output: z.object({ added: z.int() }),
});

export const removeDayOff = adminApi.delete('/api/admin/availability/days-off/{id}', {
  summary: 'Work on a day off after all',
  rate_limit,
  params: z.object({ id: uuid }),
  output: z.object({ removed: z.literal(true) }),
  refusals: { CLOSED_TIME_NOT_FOUND: { status: 404 } },
});

export const blockTime = adminApi.post('/api/admin/availability/blocked-times', {
  summary: 'Keep a span free; sessions that are booked within it stay',
  rate_limit,
  body: z
    .object({
      starts_at: settableMoment.transform((moment) => new Date(moment)),
      ends_at: settableMoment.transform((moment) => new Date(moment)),
      note: typedLine.max(200).default(''),
    })
    .refine(({ starts_at, ends_at }) => starts_at < ends_at, {
      path: ['ends_at'],
      error: () => inputCopy.hoursBackwards,
    })
    // A moment that was refused is a text here.
    .refine(
      ({ starts_at, ends_at }) => Number(new Date(ends_at)) - Number(new Date(starts_at)) <= 31 * DAY_MS,
      {
        path: ['ends_at'],
        error: () => inputCopy.blockedTooLong,
      },
    )
    .meta({
      examples: [
        { starts_at: '2026-12-01T09:00:00+07:00', ends_at: '2026-12-01T11:00:00+07:00', note: 'Klinik' },
      ],
    }),
  output: z.object({ id: uuid }),
});

export const unblockTime = adminApi.delete('/api/admin/availability/blocked-times/{id}', {
  summary: 'Free a span again',
  rate_limit,
  params: z.object({ id: uuid }),
  output: z.object({ removed: z.literal(true) }),
  refusals: { CLOSED_TIME_NOT_FOUND: { status: 404 } },
});
