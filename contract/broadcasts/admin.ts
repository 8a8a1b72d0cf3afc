import { z } from 'zod';
import { languages } from '#shared/language/language.ts';
import {
  broadcastAudiences,
  broadcastPurposes,
  broadcastStates,
  sendStates,
} from '#shared/people/mailings.ts';
import { adminApi } from '../endpoint.ts';
import { timestamp, upcomingMoment, uuid } from '../fields.ts';
import { mailingFigures, messageFields, messageInput } from '../mailings/message.ts';
import { listTotal, sortBy, staffList, unsortedList } from '../staff-list.ts';
import { searchText } from '../typed-text.ts';

const id = z.object({ id: uuid });

const summary = {
  id: uuid,
  subject: z.string(),
  purpose: z.enum(broadcastPurposes),
  audience: z.enum(broadcastAudiences),
  segment: z
    .object({ id: uuid, name: z.string() })
    .nullable()
    .meta({ description: 'null: everybody, or a segment that was deleted.' }),
  state: z.enum(broadcastStates),
  scheduled_at: timestamp.nullable(),
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
  figures: mailingFigures,
  created_at: timestamp,
} as const;

const broadcast = z.object(summary).meta({ id: 'Broadcast' });
export type Broadcast = z.output<typeof broadcast>;

const broadcastDetail = z
  .object({
    ...summary,
    ...messageFields,
    purpose: summary.purpose,
    version: z.int().meta({ description: 'Counts edits; a change names the one that it is of.' }),
    readers: z.int().meta({ description: 'Who would get it now.' }),
  })
  .meta({ id: 'BroadcastDetail' });
export type BroadcastDetail = z.output<typeof broadcastDetail>;

const audience = {
  purpose: z.enum(broadcastPurposes),
  audience: z.enum(broadcastAudiences),
  segment_id: uuid.nullable().default(null),
} as const;

const body = z.object({ ...messageInput, ...audience }).strict();
export type BroadcastInput = z.output<typeof body>;

const rate_limit = { name: 'broadcasts', points: 120, seconds: 60 } as const;
const notFound = { BROADCAST_NOT_FOUND: { status: 404 } } as const;
const started = { BROADCAST_STARTED: { status: 409 } } as const;
const noProduct = { PRODUCT_NOT_FOUND: { status: 404 } } as const;
const withoutSegment = { BROADCAST_WITHOUT_SEGMENT: { status: 409 } } as const;

export const listBroadcasts = adminApi.get('/api/admin/broadcasts', {
  summary: 'Mails to many, with their figures',
  ...staffList({
    limit: 20,
    sort: sortBy(['created_at']).default('-created_at'),
    filters: { state: z.enum(broadcastStates).optional(), search: searchText.optional() },
  }),
  output: z.object({ broadcasts: z.array(broadcast), total: listTotal }),
});

export const countReaders = adminApi.post('/api/admin/broadcasts/readers', {
  summary: 'How many people would get a broadcast now',
  rate_limit,
  body: z.object(audience).strict(),
  output: z.object({ count: z.int() }),
  refusals: withoutSegment,
});

export const getBroadcast = adminApi.get('/api/admin/broadcasts/{id}', {
  summary: 'One broadcast with its texts and figures',
  params: id,
  output: z.object({ broadcast: broadcastDetail }),
  refusals: notFound,
});

export const createBroadcast = adminApi.post('/api/admin/broadcasts', {
  summary: 'Write a draft of a broadcast',
  rate_limit,
  body,
  output: z.object({ id: uuid }),
  refusals: { ...withoutSegment, ...noProduct },
});

export const updateBroadcast = adminApi.put('/api/admin/broadcasts/{id}', {
  summary: 'Change a broadcast that has not begun to go out',
  rate_limit,
  params: id,
  body: body.extend({ version: z.int().min(1) }),
  output: z.object({ id: uuid }),
  refusals: { ...notFound, ...started, ...withoutSegment, ...noProduct, BROADCAST_CHANGED: { status: 409 } },
});

export const copyBroadcast = adminApi.post('/api/admin/broadcasts/{id}/copy', {
  summary: 'A new draft with the same texts and recipients',
  rate_limit,
  params: id,
  output: z.object({ id: uuid }),
  refusals: notFound,
});

export const deleteBroadcast = adminApi.delete('/api/admin/broadcasts/{id}', {
  summary: 'Delete a broadcast that has not begun to go out',
  rate_limit,
  params: id,
  output: z.object({ deleted: z.literal(true) }),
  refusals: { ...notFound, ...started },
});

export const sendBroadcast = adminApi.post('/api/admin/broadcasts/{id}/send', {
  summary: 'Send a draft now, or at a time',
  description: 'What is sending already stays as it is.',
  rate_limit,
  params: id,
  body: z
    .object({
      version: z.int().min(1).meta({ description: 'What the caller saw; a changed one is not sent.' }),
      scheduled_at: upcomingMoment.nullable().default(null).meta({ description: 'null: now.' }),
    })
    .strict(),
  output: z.object({ state: z.enum(broadcastStates) }),
  refusals: {
    ...notFound,
    ...started,
    ...withoutSegment,
    BROADCAST_CHANGED: { status: 409 },
    BROADCAST_WITHOUT_READERS: { status: 409 },
  },
});

export const broadcastChanges = ['unschedule', 'pause', 'resume', 'cancel', 'resend_unknown'] as const;

export const changeBroadcast = adminApi.post('/api/admin/broadcasts/{id}/state', {
  summary: 'Take a time back, pause, go on, stop for good, or send again what nobody knows of',
  rate_limit,
  params: id,
  body: z.object({ change: z.enum(broadcastChanges) }).strict(),
  output: z.object({ state: z.enum(broadcastStates) }),
  refusals: { ...notFound, BROADCAST_NOT_RUNNING: { status: 409 } },
});
export type BroadcastChange = (typeof broadcastChanges)[number];

const send = z
  .object({
    id: z.int(),
    email: z.string().nullable().meta({ description: 'null: the person was deleted.' }),
    person_id: uuid.nullable(),
    language: z.enum(languages).nullable(),
    state: z.enum(sendStates),
    reason: z.string().nullable(),
    clicked: z.boolean(),
    at: timestamp.nullable(),
  })
  .meta({ id: 'BroadcastSend' });
export type BroadcastSend = z.output<typeof send>;

export const listBroadcastSends = adminApi.get('/api/admin/broadcasts/{id}/sends', {
  summary: 'Who got a broadcast, and what became of each mail',
  params: id,
  ...unsortedList(50, { state: z.enum(sendStates).optional(), search: searchText.optional() }),
  output: z.object({ sends: z.array(send), total: listTotal }),
  refusals: notFound,
});
