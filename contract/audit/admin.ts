import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import { auditActions, auditSubjects } from '#shared/people/audit.ts';
import { adminApi } from '../endpoint.ts';
import { calendarDay, csvAnswer, csvQuery, timestamp, uuid } from '../fields.ts';
import { typedLine } from '../typed-text.ts';

const auditEntry = z
  .object({
    id: z.int(),
    actor_id: uuid.nullable().meta({ description: 'null: the system, or somebody unknown.' }),
    actor_name: z.string().nullable(),
    actor_email: z.string().nullable(),
    actor_role: z.string().nullable().meta({ description: 'What they were at that time.' }),
    action: z.string(),
    subject_type: z.string(),
    subject_id: z.string(),
    subject_name: z.string().nullable().meta({ description: 'What it is called today, where it still is.' }),
    owner_id: uuid.nullable().meta({ description: 'The user of a wallet.' }),
    is_subscription: z.boolean().nullable().meta({ description: 'Of a product: a service?' }),
    before: z.unknown(),
    after: z.unknown(),
    request_id: z.string().nullable(),
    address: z.string().nullable(),
    device: z.string().nullable(),
    api_key: z.string().nullable().meta({ description: 'The name of the API key that acted for them.' }),
    created_at: timestamp,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof auditEntry>;

const entryId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const filter = {
  actor: typedLine
    .max(100)
    .optional()
    .meta({ description: 'Who did it: a part of the name or address, or the id.' }),
  about: uuid.optional().meta({ description: 'What happened to the account and the wallet of a user.' }),
  action: z.enum(auditActions).optional(),
  subject_type: z.enum(auditSubjects).optional(),
  subject_id: z.string().max(100).optional(),
  from: calendarDay.optional().meta({ description: 'First day, in WIB.' }),
  until: calendarDay.optional().meta({ description: 'Last day, in WIB.' }),
};

interface Days {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const isPeriod = ({ from, until }: Days) => from === undefined || until === undefined || from <= until;
const turned = { path: ['until'], error: () => adminInput.dayOrder };

export const listAudit = adminApi.get('/api/admin/audit', {
  summary: 'Who did what to whom, newest first',
  query: z
    .object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      before: entryId.optional().meta({ description: 'Entries older than this one.' }),
      after: entryId.optional().meta({ description: 'Entries newer than this one, the nearest of them.' }),
      ...filter,
    })
    .refine(isPeriod, turned),
  output: z.object({
    entries: z.array(auditEntry),
    has_newer: z.boolean(),
    has_older: z.boolean(),
  }),
});

export const exportAudit = adminApi.get('/api/admin/audit.csv', {
  summary: 'All entries that fit, newest first, as a table for spreadsheets',
  rate_limit: { name: 'audit-export', points: 10, seconds: 60 },
  query: z.object({ ...filter, ...csvQuery }).refine(isPeriod, turned),
  ...csvAnswer,
});
