import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import { MAX_GIVEN_DAYS } from '#shared/subscriptions/subscriptions.ts';
import { importProducts } from '../catalog/admin-product-lists.ts';
import { adminApi, moderatorApi } from '../endpoint.ts';
import { emailAddress, timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText, typedText } from '../typed-text.ts';

const reason = typedText.min(3).max(500);

export const grantProduct = adminApi.post('/api/admin/orders/grant', {
  summary: 'Give somebody a product without payment: an order of Rp 0, with a reason',
  description:
    'An address without a proved account is mailed a link; the product waits until the address is proved.',
  idempotency: 'required',
  body: z
    .object({
      recipient: z
        .union([uuid, emailAddress], { error: () => adminInput.userIdOrEmail })
        .meta({ description: 'Id of an account, or an address with or without one.' }),
      product_id: uuid,
      days: z.int().min(1).max(MAX_GIVEN_DAYS).optional().meta({
        description: 'Of a subscription, which needs it: it ends after these days, without a charge.',
      }),
      reason,
    })
    .strict(),
  output: z.object({
    order_id: uuid.nullable().meta({ description: 'null: it waits.' }),
    waits_for: z.string().nullable().meta({ description: 'The address that the link was mailed to.' }),
  }),
  refusals: {
    USER_NOT_FOUND: { status: 404 },
    PRODUCT_NOT_FOUND: { status: 404 },
    ACCOUNT_INACTIVE: { status: 409, sentence: 'GRANT_ACCOUNT_INACTIVE' },
    ALREADY_OWNED: { status: 409, sentence: 'GRANT_ALREADY_OWNED' },
    ALREADY_GRANTED: { status: 409 },
    CLASS_FULL: { status: 409 },
    SUBSCRIPTION_NEEDS_DAYS: { status: 409 },
  },
});
export type Grant = z.output<typeof grantProduct.body>;
export type GrantResult = z.output<typeof grantProduct.output>;

const importedGrant = z.object({
  line: z.int().meta({ description: 'In the file; the heading is line 1.' }),
  email: z.string(),
  product: z.string().meta({ description: 'Its slug.' }),
  outcome: z.enum(['given', 'waits', 'unchanged', 'refused']).meta({
    description:
      '`waits`: until the address is proved. `unchanged`: has the product, or waits for it already.',
  }),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type ImportedGrant = z.output<typeof importedGrant>;

export const importGrants = adminApi.post('/api/admin/grants/import', {
  summary:
    'Grants from a CSV file (email, name, product, days): a report of every row, and then all rows or none',
  idempotency: 'required',
  body: z
    .object({
      csv: z.string().min(1).max(200_000),
      reason,
      dry_run: z.boolean().meta({ description: 'Reports and writes nothing.' }),
    })
    .strict(),
  output: z.object({
    rows: z.array(importedGrant),
    given: z.int(),
    waiting: z.int(),
    refused: z.int(),
    is_written: z.boolean(),
  }),
  refusals: importProducts.refusals,
});
export type GrantReport = z.output<typeof importGrants.output>;

const waitingGrant = z
  .object({
    id: uuid,
    title: z.string(),
    email: z.string(),
    full_name: z.string(),
    reason: z.string(),
    created_at: timestamp,
  })
  .meta({ id: 'WaitingGrant' });
export type WaitingGrant = z.output<typeof waitingGrant>;

export const listWaitingGrants = moderatorApi.get('/api/admin/grants', {
  summary: 'Granted products whose address nobody has proved yet',
  ...staffList({
    limit: 50,
    sort: sortBy(['created_at']).default('-created_at'),
    filters: { search: searchText.optional() },
  }),
  output: z.object({ grants: z.array(waitingGrant), total: listTotal }),
});

const params = z.object({ id: uuid });
const refusals = { GRANT_NOT_FOUND: { status: 404 } } as const;

export const resendGrant = adminApi.post('/api/admin/grants/{id}/link', {
  summary: 'Mail the link of a waiting grant again',
  rate_limit: { name: 'staff-receipt', points: 30, seconds: 3600 },
  params,
  output: z.object({ sent_to: z.string() }),
  refusals,
});

export const revokeGrant = adminApi.delete('/api/admin/grants/{id}', {
  summary: 'Take back a grant that nobody has claimed',
  params,
  output: z.object({ revoked: z.literal(true) }),
  refusals,
});
