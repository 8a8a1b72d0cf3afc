import { z } from 'zod';
import { mailLanguages } from '#shared/people/account-mails.ts';
import { cancelReasons, recoveryCauses, recoveryStates } from '#shared/recovery/recovery.ts';
import { adminApi } from '../endpoint.ts';
import { senField, timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText } from '../typed-text.ts';

const cause = z.enum(recoveryCauses);

const recoveryMessage = z
  .object({
    id: uuid,
    cause,
    email: z.string().nullable().meta({ description: 'Null once the address was deleted.' }),
    title: z.string().nullable().meta({ description: 'The product, or the first of several.' }),
    products: z.int().nullable().meta({ description: 'How many products a cart has.' }),
    state: z.enum(recoveryStates),
    reason: z.enum(cancelReasons).nullable().meta({ description: 'Why it was cancelled.' }),
    due_at: timestamp,
    sent_at: timestamp.nullable(),
    returned_at: timestamp.nullable().meta({ description: 'When the cart was opened by its link.' }),
  })
  .meta({ id: 'RecoveryMessage' });
export type RecoveryMessage = z.output<typeof recoveryMessage>;

const causeFigures = z
  .object({
    cause,
    delay_hours: z
      .int()
      .meta({ description: '0: switched off. Of a trial before its end, else after the cause.' }),
    sent: z.int(),
    returned: z.int(),
    bought: z.int().nullable().meta({ description: 'Null where nothing is sold.' }),
    amount_bigint: senField.nullable().meta({ description: 'After refunds; null where nothing is sold.' }),
  })
  .meta({ id: 'RecoveryFigures' });
export type RecoveryFigures = z.output<typeof causeFigures>;

export const listRecovery = adminApi.get('/api/admin/recovery', {
  summary: 'Messages about what was left unfinished, and what they brought in 30 days',
  ...staffList({
    limit: 50,
    sort: sortBy(['due_at']).default('-due_at'),
    filters: {
      state: z.enum(recoveryStates).optional(),
      cause: cause.optional(),
      search: searchText.optional(),
    },
  }),
  output: z.object({
    messages: z.array(recoveryMessage),
    total: listTotal,
    causes: z.array(causeFigures),
  }),
});

const params = z.object({ cause });
const refusals = { NOTHING_ON_SALE: { status: 409 } } as const;

export const previewRecovery = adminApi.get('/api/admin/recovery/{cause}/preview', {
  summary: 'The mail of one cause, with products of this shop and the caller as its reader',
  params,
  query: z.object({ language: z.enum(mailLanguages).default('id') }),
  output: z.object({ subject: z.string(), text: z.string() }),
  refusals,
});

export const testRecovery = adminApi.post('/api/admin/recovery/{cause}/test', {
  summary: 'Send the preview of one cause to oneself',
  rate_limit: { name: 'recovery-test', points: 20, seconds: 600 },
  params,
  body: z.object({ language: z.enum(mailLanguages).default('id') }).strict(),
  output: z.object({ queued: z.literal(true) }),
  refusals,
});
