import { z } from 'zod';
import { languages } from '#shared/language/language.ts';
import { messageChannels, messagePurposes } from '#shared/people/consents.ts';
import { mailStates } from '#shared/people/mail-states.ts';
import { adminApi } from '../endpoint.ts';
import { csvAnswer, csvQuery, rupiahField, timestamp, uuid } from '../fields.ts';
import { personTag } from '../segments/person-tag.ts';
import {
  bulkTarget,
  isOneTarget,
  listTotal,
  oneTarget,
  sortBy,
  staffList,
  tooManyRows,
} from '../staff-list.ts';
import { searchText } from '../typed-text.ts';

const person = z
  .object({
    id: uuid,
    email: z.string(),
    full_name: z.string(),
    user_id: uuid.nullable().meta({ description: 'null: no account.' }),
    language: z.enum(languages).nullable(),
    source: z.string().meta({ description: 'Where the address came from first.' }),
    mail_state: z.enum(mailStates).meta({
      description:
        '`subscribed`: agreed to some mail. `unsubscribed`: agreed to none any more. `bounced`: a mail came back for ' +
        'good. `no_consent`: never asked or never agreed; gets receipts only.',
    }),
    tags: z.array(z.string()),
    news_since: timestamp.nullable().meta({ description: 'When news by mail were agreed to; null: not.' }),
    news_source: z.string().nullable(),
    total_orders: z.int().meta({ description: 'Completed ones.' }),
    total_spent: z.int().meta({ description: 'Purchases and subscriptions minus refunds, in whole rupiah.' }),
    last_order_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'Contact' });
export type Contact = z.output<typeof person>;

const filters = {
  mail: z.enum(mailStates).optional(),
  account: z.enum(['yes', 'no']).optional(),
  tag: personTag.optional(),
  segment: uuid.optional(),
  search: searchText.optional(),
};

const segmentGone = { SEGMENT_NOT_FOUND: { status: 404 } } as const;

export const listPeople = adminApi.get('/api/admin/people', {
  summary: 'Everybody who has an account, left an address or was imported, once for each address',
  ...staffList({ limit: 50, sort: sortBy(['created_at']).default('-created_at'), filters }),
  output: z.object({
    people: z.array(person),
    total: listTotal,
    tags: z.array(z.string()).max(200).meta({ description: 'Of everybody.' }),
    segments: z.array(z.object({ id: uuid, name: z.string() })).max(100),
  }),
  refusals: segmentGone,
});

export const exportPeople = adminApi.get('/api/admin/people.csv', {
  summary: 'Everybody who fits, as a table that can be imported again',
  rate_limit: { name: 'admin-export', points: 20, seconds: 60 },
  query: z.object({ ...filters, ...csvQuery }),
  ...csvAnswer,
  refusals: segmentGone,
});

const personDetails = z
  .object({
    person,
    consents: z.array(
      z.object({
        purpose: z.enum(messagePurposes),
        channel: z.enum(messageChannels),
        is_granted: z.boolean(),
        source: z.string(),
        decided_at: timestamp,
      }),
    ),
    purchases: z
      .array(z.object({ title: z.string(), amount: rupiahField, ordered_at: timestamp }))
      .max(20)
      .meta({ description: 'The newest, of completed orders.' }),
  })
  .meta({ id: 'ContactDetails' });
export type ContactDetails = z.output<typeof personDetails>;

const notFound = { PERSON_NOT_FOUND: { status: 404 } } as const;

export const getPerson = adminApi.get('/api/admin/people/{id}', {
  summary: 'One person with consents and purchases',
  params: z.object({ id: uuid }),
  output: personDetails,
  refusals: notFound,
});

export const deletePerson = adminApi.delete('/api/admin/people/{id}', {
  summary: 'Delete an address that has no account; the proof of consents stays under a digest',
  params: z.object({ id: uuid }),
  output: z.object({ deleted: z.literal(true) }),
  refusals: { ...notFound, HAS_ACCOUNT: { status: 409 } },
});

export const tagPeople = adminApi.post('/api/admin/people/tags', {
  summary: 'Add a tag to people, or take it off',
  rate_limit: { name: 'people-tags', points: 60, seconds: 60 },
  body: z
    .object({
      ...bulkTarget(z.array(uuid).min(1).max(500), filters),
      tag: personTag,
      change: z.enum(['add', 'remove']),
    })
    .strict()
    .refine(isOneTarget, oneTarget)
    .meta({ examples: [{ filter: { mail: 'subscribed' }, tag: 'kelas', change: 'add' }] }),
  output: z.object({ changed: z.int() }),
  refusals: { ...segmentGone, ...tooManyRows },
});
