import { z } from 'zod';
import { UNREAD_REASONS } from '#shared/bookings/bookings.ts';
import { adminApi, moderatorApi } from '../endpoint.ts';
import { emailAddress, timestamp, uuid } from '../fields.ts';
import { typedLine, typedText } from '../typed-text.ts';

const unreadEvent = z
  .object({
    title: z.string().meta({ description: 'As its owner wrote it, or its file name.' }),
    line: z.int().meta({ description: 'Of its beginning, in its file.' }),
    reason: z.enum(UNREAD_REASONS),
    detail: z.string().meta({ description: 'Name of the line or zone that it is about; may be empty.' }),
  })
  .meta({ id: 'UnreadEvent' });
export type UnreadEvent = z.output<typeof unreadEvent>;

const calendar = z
  .object({
    id: uuid,
    name: z.string(),
    kind: z.enum(['ics', 'caldav']),
    host: z.string().meta({ description: 'Of its address, which is a secret.' }),
    takes_bookings: z.boolean(),
    is_synced: z.boolean().meta({ description: 'The last try went well, not long ago.' }),
    synced_at: timestamp.nullable(),
    problem: z.string().nullable().meta({ description: 'Code of what is wrong since.' }),
    owner_email: z.string().meta({ description: 'By which invitations know the owner; may be empty.' }),
    unread_count: z
      .int()
      .meta({ description: 'Events that the last sync could not read, or only by a guess.' }),
    unread_events: z.array(unreadEvent).meta({ description: 'The first of them; for admins only.' }),
  })
  .meta({ id: 'Calendar' });
export type Calendar = z.output<typeof calendar>;

const feed = z.object({ created_at: timestamp, read_at: timestamp.nullable() }).nullable();

const rate_limit = { name: 'calendar-edit', points: 20, seconds: 60 } as const;
const params = z.object({ id: uuid });

export const listCalendars = moderatorApi.get('/api/admin/calendars', {
  summary: "The owner's calendars, with when each was synced last, and the feed of bookings",
  output: z.object({ calendars: z.array(calendar), feed }),
});

const unreadable = {
  CALENDAR_UNREACHABLE: { status: 422 },
  CALENDAR_REFUSED: { status: 422 },
  NOT_A_CALENDAR: { status: 422 },
  CALENDAR_TOO_LARGE: { status: 422 },
} as const;

export const addCalendar = adminApi.post('/api/admin/calendars', {
  summary: 'Read busy times from a calendar, and write bookings into it (CalDAV)',
  rate_limit,
  body: z
    .object({
      name: typedLine.min(1).max(80),
      kind: z.enum(['ics', 'caldav']),
      address: typedText
        .max(2_000)
        .transform((text) => text.replace(/^webcals?:/i, 'https:'))
        .pipe(z.url({ protocol: /^https?$/ }))
        .meta({ description: 'Of an iCalendar file, a CalDAV server or one of its calendars.' }),
      username: typedLine.max(200).default(''),
      password: z.string().max(500).default(''),
      takes_bookings: z.boolean().default(true).meta({ description: 'CalDAV only.' }),
      owner_email: z
        .union([z.literal(''), emailAddress])
        .default('')
        .meta({
          description:
            'By which invitations in this calendar know the owner. The address of whoever adds it is known anyway.',
        }),
    })
    .strict()
    .meta({
      examples: [{ name: 'Kerja', kind: 'ics', address: 'https://calendar.example/basic.ics' }],
    }),
  output: z.object({ calendar }),
  refusals: {
    ...unreadable,
    CALENDAR_CHOICE: {
      status: 409,
      details: z.object({ calendars: z.array(z.object({ name: z.string(), address: z.string() })) }),
    },
  },
});
export type NewCalendar = z.output<typeof addCalendar.body>;

export const removeCalendar = adminApi.delete('/api/admin/calendars/{id}', {
  summary: 'Stop reading and writing a calendar; its times are bookable again',
  rate_limit,
  params,
  output: z.object({}),
  refusals: { CALENDAR_NOT_FOUND: { status: 404 } },
});

export const syncCalendars = adminApi.post('/api/admin/calendars/sync', {
  summary: 'Read all calendars now',
  rate_limit,
  body: z.object({}).strict(),
  output: z.object({ calendars: z.array(calendar) }),
});

export const renewFeed = adminApi.post('/api/admin/calendars/feed', {
  summary: 'Make the private address of all bookings, shown once; the old one ends',
  rate_limit,
  body: z.object({}).strict(),
  output: z.object({ address: z.url() }),
});

export const revokeFeed = adminApi.delete('/api/admin/calendars/feed', {
  summary: 'End the private address of all bookings',
  rate_limit,
  output: z.object({}),
  refusals: { FEED_NOT_FOUND: { status: 404 } },
});
