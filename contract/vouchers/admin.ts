import { z } from 'zod';
import { discountInputCopy as problems } from '#messages/discounts/discounts.ts';
import { codePrefix, newVoucherCode } from '../discounts/new-code.ts';
import { adminApi } from '../endpoint.ts';
import { rupiahField, senField, timestamp, upcomingMoment, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText, typedLine } from '../typed-text.ts';

const MAX_VOUCHER = 10_000_000;

const voucher = z
  .object({
    id: uuid,
    code: z.string(),
    amount_bigint: senField,
    note: z.string(),
    state: z.enum(['live', 'scheduled', 'ended']),
    max_uses: z.int().nullable(),
    used_count: z.int(),
    credited_bigint: senField.meta({ description: 'Promotional credit that its redemptions have given.' }),
    starts_at: timestamp,
    expires_at: timestamp.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'Voucher' });
export type Voucher = z.output<typeof voucher>;

export const listVouchers = adminApi.get('/api/admin/vouchers', {
  summary: 'Voucher codes, and the credit that they gave',
  ...staffList({
    limit: 50,
    sort: sortBy(['created_at']).default('-created_at'),
    filters: {
      state: z.enum(['live', 'scheduled', 'ended']).optional(),
      search: searchText.optional(),
    },
  }),
  output: z.object({ vouchers: z.array(voucher), total: listTotal }),
});

export const createVouchers = adminApi.post('/api/admin/vouchers', {
  summary: 'Make one voucher, or a batch of single-use ones. Promotional credit: spent first, never paid out',
  reauthentication: 'required',
  rate_limit: { name: 'voucher-edit', points: 60, seconds: 60 },
  body: z
    .object({
      code: newVoucherCode.nullable().default(null).meta({ description: 'null: random codes.' }),
      prefix: codePrefix.default(''),
      count: z.int().min(1).max(1000).default(1),
      amount: rupiahField.refine((amount) => amount >= 1 && amount <= MAX_VOUCHER, {
        error: () => problems.voucherAmount,
      }),
      max_uses: z.int().min(1).max(1_000_000).nullable().default(null).meta({
        description:
          'Of one voucher with a code of its own; each user redeems it once. Random codes are single-use.',
      }),
      expires_at: upcomingMoment.nullable().default(null),
      note: typedLine.max(200).default(''),
    })
    .strict()
    .refine(({ code, count }) => code === null || count === 1, {
      path: ['count'],
      error: () => problems.oneCode,
    }),
  output: z.object({ codes: z.array(z.string()) }),
  refusals: { VOUCHER_CODE_TAKEN: { status: 409 } },
});
export type NewVouchers = z.output<typeof createVouchers.body>;

export const endVouchers = adminApi.post('/api/admin/vouchers/end', {
  summary: 'End vouchers at once; credit that was redeemed stays',
  body: z.object({ ids: z.array(uuid).min(1).max(100) }).strict(),
  output: z.object({ ended: z.int() }),
});
