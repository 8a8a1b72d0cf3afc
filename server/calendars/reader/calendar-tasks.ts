import { z } from 'zod';
import { UNREAD_REASONS } from '#shared/bookings/bookings.ts';
import { caldavAccess, calendarAccess } from '../access.ts';

export const calendarTask = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    access: calendarAccess,
    from: z.date(),
    to: z.date(),
    owners: z.array(z.string()),
    allows_private: z.boolean(),
  }),
  z.object({ kind: z.literal('find'), access: caldavAccess, allows_private: z.boolean() }),
]);
export type CalendarTask = z.output<typeof calendarTask>;

const span = z.object({ starts_at: z.date(), ends_at: z.date() });
const unread = z.object({
  title: z.string(),
  line: z.int(),
  reason: z.enum(UNREAD_REASONS),
  detail: z.string(),
});
const refusal = z.object({
  kind: z.literal('refused'),
  code: z.enum(['NOT_A_CALENDAR', 'CALENDAR_TOO_LARGE', 'CALENDAR_UNREACHABLE', 'CALENDAR_REFUSED']),
});

export const calendarAnswer = z.discriminatedUnion('kind', [
  refusal,
  z.object({
    kind: z.literal('read'),
    busy: z.array(span),
    unread_count: z.int(),
    unread: z.array(unread),
  }),
  z.object({
    kind: z.literal('found'),
    calendars: z.array(z.object({ name: z.string(), address: z.string() })),
    owners: z.array(z.string()),
  }),
]);
export type CalendarAnswer = z.output<typeof calendarAnswer>;
