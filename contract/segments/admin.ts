import { z } from 'zod';
import { languages } from '#shared/language/language.ts';
import { messageChannels, messagePurposes } from '#shared/people/consents.ts';
import { MAX_RULES, segmentMatches, segmentOperators } from '#shared/people/segments.ts';
import { adminApi } from '../endpoint.ts';
import { calendarDay, rupiahField, timestamp, uuid } from '../fields.ts';
import { typedLine } from '../typed-text.ts';
import { personTag } from './person-tag.ts';

const operator = z.enum(segmentOperators);
const topics = messagePurposes.flatMap((purpose) =>
  messageChannels.map((channel) => `${purpose}/${channel}` as const),
);

/** A number may come as the text of a field. */
const days = z.coerce.number().int().min(1).max(3650);

const rule = z
  .discriminatedUnion('fact', [
    z.object({ fact: z.literal('bought'), operator, value: uuid.meta({ description: 'A product.' }) }),
    z.object({ fact: z.literal('bought_within'), operator, value: days.meta({ description: 'Days.' }) }),
    z.object({
      fact: z.literal('spent'),
      operator,
      value: rupiahField.meta({ description: 'At least so many rupiah.' }),
    }),
    z.object({ fact: z.literal('consent'), operator, value: z.enum(topics) }),
    z.object({ fact: z.literal('tag'), operator, value: personTag }),
    z.object({ fact: z.literal('language'), operator, value: z.enum(languages) }),
    z.object({
      fact: z.literal('source'),
      operator,
      value: typedLine.min(1).max(100).meta({ description: 'How the source begins.' }),
    }),
    z.object({ fact: z.literal('added'), operator, value: calendarDay.meta({ description: 'Since.' }) }),
    z.object({ fact: z.literal('account'), operator, value: z.literal('any').default('any') }),
  ])
  .meta({ id: 'SegmentRule' });
export type SegmentRule = z.output<typeof rule>;

export const segmentRules = z.object({
  match: z.enum(segmentMatches),
  rules: z.array(rule).min(1).max(MAX_RULES),
});
export type SegmentRules = z.output<typeof segmentRules>;

const segment = z
  .object({
    id: uuid,
    name: z.string(),
    ...segmentRules.shape,
    count: z.int().meta({ description: 'People in it now.' }),
    updated_at: timestamp,
  })
  .meta({ id: 'Segment' });
export type Segment = z.output<typeof segment>;

const rate_limit = { name: 'segments', points: 120, seconds: 60 } as const;
const notFound = { SEGMENT_NOT_FOUND: { status: 404 } } as const;
const named = { SEGMENT_NAME_TAKEN: { status: 409 } } as const;
const body = z.object({ name: typedLine.min(1).max(80), ...segmentRules.shape }).strict();

export const listSegments = adminApi.get('/api/admin/segments', {
  summary: 'Saved filters over people, each with its count now',
  output: z.object({ segments: z.array(segment).max(100) }),
});

export const getSegment = adminApi.get('/api/admin/segments/{id}', {
  summary: 'One saved filter with its count now',
  params: z.object({ id: uuid }),
  output: z.object({ segment }),
  refusals: notFound,
});

export const countSegment = adminApi.post('/api/admin/segments/count', {
  summary: 'How many people a filter finds now',
  rate_limit,
  body: segmentRules.strict(),
  output: z.object({ count: z.int() }),
});

export const createSegment = adminApi.post('/api/admin/segments', {
  summary: 'Save a filter over people',
  rate_limit,
  body,
  output: z.object({ id: uuid }),
  refusals: { ...named, TOO_MANY_SEGMENTS: { status: 409 } },
});

export const updateSegment = adminApi.put('/api/admin/segments/{id}', {
  summary: 'Change a saved filter',
  rate_limit,
  params: z.object({ id: uuid }),
  body,
  output: z.object({ id: uuid }),
  refusals: { ...notFound, ...named },
});

export const deleteSegment = adminApi.delete('/api/admin/segments/{id}', {
  summary: 'Delete a saved filter; the people stay',
  rate_limit,
  params: z.object({ id: uuid }),
  output: z.object({ deleted: z.literal(true) }),
  refusals: notFound,
});
