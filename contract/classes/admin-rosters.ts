import { z } from 'zod';
import { adminApi } from '../endpoint.ts';
import { csvAnswer, csvQuery, timestamp, uuid } from '../fields.ts';

const params = z.object({ id: uuid });
const PRODUCT_NOT_FOUND = { status: 404 } as const;

const holder = z.object({
  user_id: uuid,
  full_name: z.string(),
  email: z.string(),
  whatsapp: z.string().nullable(),
  bought_at: timestamp,
  attended: z.array(uuid).meta({ description: 'The sessions that they came to.' }),
});
export type RosterHolder = z.output<typeof holder>;

const roster = z
  .object({
    product_id: uuid,
    title: z.string(),
    capacity: z.int().nullable(),
    taken: z.int(),
    sessions: z.array(
      z.object({
        id: uuid,
        starts_at: timestamp,
        ends_at: timestamp,
        nobody_came: z.boolean().meta({ description: 'The staff closed it so: all holders were absent.' }),
      }),
    ),
    holders: z.array(holder).meta({ description: 'By name; of more than 300 the first.' }),
    total: z.int(),
  })
  .meta({ id: 'Roster' });
export type Roster = z.output<typeof roster>;

export const getRoster = adminApi.get('/api/admin/products/{id}/roster', {
  summary: 'Who holds a class, how to reach them, and to which sessions they came',
  scope: 'courses:read',
  params,
  output: roster,
  refusals: { PRODUCT_NOT_FOUND },
});

export const exportRoster = adminApi.get('/api/admin/products/{id}/roster.csv', {
  summary: 'All holders of a class and their attendance, as a table for spreadsheets',
  scope: 'courses:read',
  rate_limit: { name: 'roster-export', points: 10, seconds: 60 },
  params,
  query: z.object(csvQuery),
  ...csvAnswer,
  refusals: { PRODUCT_NOT_FOUND },
});

export const setAttendance = adminApi.put('/api/admin/products/{id}/attendance', {
  summary: 'Say that a holder came to a session of a class, or take it back',
  params,
  body: z.object({ session_id: uuid, user_id: uuid, attended: z.boolean() }).strict(),
  output: z.object({}),
  refusals: { NOT_ON_ROSTER: { status: 404 } },
});

export const closeUnattended = adminApi.put('/api/admin/products/{id}/unattended', {
  summary: 'Close a session of a class because nobody came, or open it again',
  params,
  body: z.object({ session_id: uuid, nobody_came: z.boolean() }).strict(),
  output: z.object({}),
  refusals: {
    PRODUCT_NOT_FOUND,
    BOOKING_NOT_BEGUN: { status: 409 },
    SOMEBODY_CAME: { status: 409 },
  },
});
