import { z } from 'zod';
import { discountCode } from '../discounts/discount-code.ts';
import { adminApi } from '../endpoint.ts';
import { csvAnswer, csvQuery, emailAddress, line, senField, senInput, timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText } from '../typed-text.ts';

const affiliate = z
  .object({
    id: uuid,
    user_id: uuid,
    name: z.string(),
    email: z.string(),
    code: z.string(),
    rate_percent: z.int(),
    window_days: z.int().meta({
      description: 'Days after a purchase with the code within which others of its buyer count, too.',
    }),
    bank_account: z.string(),
    is_active: z.boolean(),
    order_count: z.int(),
    pending_bigint: senField.meta({ description: 'Commissions of orders within their refund period.' }),
    balance_bigint: senField.meta({
      description: 'To be paid out; below zero after a refund of what was paid out already.',
    }),
    paid_bigint: senField.meta({ description: 'Paid out so far.' }),
    created_at: timestamp,
  })
  .meta({ id: 'Affiliate' });
export type Affiliate = z.output<typeof affiliate>;

const terms = {
  rate_percent: z.int().min(1).max(90),
  window_days: z.int().min(0).max(365),
  bank_account: line(200),
};
const output = z.object({ affiliate });
const params = z.object({ id: uuid });
const AFFILIATE_NOT_FOUND = { AFFILIATE_NOT_FOUND: { status: 404 } } as const;

export const listAffiliates = adminApi.get('/api/admin/affiliates', {
  summary: 'Affiliates, and what they earned',
  ...staffList({
    limit: 50,
    sort: sortBy(['created_at']).default('-created_at'),
    filters: { state: z.enum(['active', 'ended']).optional(), search: searchText.optional() },
  }),
  output: z.object({ affiliates: z.array(affiliate), total: listTotal }),
});

export const createAffiliate = adminApi.post('/api/admin/affiliates', {
  summary: 'Make an account an affiliate: purchases with this discount code are theirs from now on',
  reauthentication: 'required',
  body: z
    .object({ email: emailAddress, code: discountCode, ...terms })
    .strict()
    .meta({
      examples: [
        {
          ...{ email: 'mitra@contoh.example', code: 'MITRA10', rate_percent: 20, window_days: 30 },
          bank_account: 'BCA 1234567890 a.n. Sari Wulandari',
        },
      ],
    }),
  output,
  refusals: {
    USER_NOT_FOUND: { status: 404 },
    DISCOUNT_UNKNOWN: { status: 404 },
    AFFILIATE_TAKEN: { status: 409 },
  },
});
export type NewAffiliate = z.output<typeof createAffiliate.body>;

export const editAffiliate = adminApi.put('/api/admin/affiliates/{id}', {
  summary: 'Change an affiliate’s terms for orders from now on, or end it',
  reauthentication: 'required',
  params,
  body: z.object({ ...terms, is_active: z.boolean() }).strict(),
  output,
  refusals: AFFILIATE_NOT_FOUND,
});
export type EditedAffiliate = z.output<typeof editAffiliate.body>;

export const payAffiliate = adminApi.post('/api/admin/affiliates/{id}/payouts', {
  summary: 'Record that an affiliate’s whole balance was transferred; moves no money by itself',
  reauthentication: 'required',
  params,
  body: z
    .object({
      amount_bigint: senInput.meta({ description: 'The balance that was transferred.' }),
    })
    .strict(),
  output,
  refusals: {
    ...AFFILIATE_NOT_FOUND,
    PAYOUT_CHANGED: { status: 409, details: z.object({ balance_bigint: senField }) },
  },
});

export const exportPayouts = adminApi.get('/api/admin/affiliates/payouts.csv', {
  summary: 'Affiliates with a balance to pay out, with their bank accounts',
  query: z.object(csvQuery),
  ...csvAnswer,
});
