import { z } from 'zod';
import { endReasons } from '#shared/people/sequences.ts';
import { adminApi } from '../endpoint.ts';
import { emailAddress, timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText } from '../typed-text.ts';

const enrolment = z
  .object({
    id: uuid,
    person_id: uuid,
    email: z.string(),
    full_name: z.string(),
    started_at: timestamp,
    passed_count: z.int().meta({ description: 'Steps behind them.' }),
    next_position: z
      .int()
      .nullable()
      .meta({ description: 'The step they wait for; null: not known yet, or none.' }),
    due_at: timestamp.nullable().meta({ description: 'When the worker looks next; null: paused or over.' }),
    ended_at: timestamp.nullable(),
    end_reason: z.enum(endReasons).nullable(),
  })
  .meta({ id: 'SequenceEnrolment' });
export type SequenceEnrolment = z.output<typeof enrolment>;

const params = z.object({ id: uuid });
const rate_limit = { name: 'sequences', points: 120, seconds: 60 } as const;
const notFound = { SEQUENCE_NOT_FOUND: { status: 404 } } as const;

export const listEnrolments = adminApi.get('/api/admin/sequences/{id}/people', {
  summary: 'Who is or was in a sequence, and where they stand',
  params,
  ...staffList({
    limit: 50,
    sort: sortBy(['started_at']).default('-started_at'),
    filters: { state: z.enum(['in', ...endReasons]).optional(), search: searchText.optional() },
  }),
  output: z.object({ name: z.string(), enrolments: z.array(enrolment), total: listTotal }),
  refusals: notFound,
});

export const addEnrolment = adminApi.post('/api/admin/sequences/{id}/people', {
  summary: 'Put somebody into a sequence by hand; who did not agree to its purpose stays out',
  rate_limit,
  params,
  body: z.object({ email: emailAddress }).strict(),
  output: z.object({ person_id: uuid }),
  refusals: {
    ...notFound,
    PERSON_NOT_FOUND: { status: 404 },
    PERSON_UNREACHABLE: { status: 409 },
    PERSON_ENROLLED: { status: 409 },
  },
});

export const endEnrolment = adminApi.post('/api/admin/sequences/{id}/people/{enrolment}/end', {
  summary: 'Take somebody out of a sequence',
  rate_limit,
  params: z.object({ id: uuid, enrolment: uuid }),
  output: z.object({ ended: z.literal(true) }),
  refusals: { ENROLMENT_NOT_FOUND: { status: 404 } },
});
