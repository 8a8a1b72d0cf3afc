import { z } from 'zod';
import { discountInputCopy as problems } from '#messages/discounts/discounts.ts';
import { inputCopy } from '#messages/input/input.ts';
import { isOfPlans } from '#shared/shop/discounts.ts';
import { adminApi } from '../endpoint.ts';
import {
  csvAnswer,
  csvQuery,
  emailAddress,
  rupiahField,
  senField,
  settableMoment,
  timestamp,
  uuid,
} from '../fields.ts';
import {
  bulkTarget,
  isOneTarget,
  listTotal,
  oneTarget,
  sortBy,
  staffList,
  tooManyRows,
} from '../staff-list.ts';
import { searchText, typedLine } from '../typed-text.ts';
import { codePrefix, newDiscountCode } from './new-code.ts';

export const MAX_BATCH = 10_000;
/** Ten years, in months. */
export const MAX_PERIODS = 120;

/** `all` means every one-time purchase. A plan is a billing cycle or the id of a variant. */
const target = z
  .string()
  .regex(/^(all|subscriptions|type:[a-z_]+|product:[0-9a-f-]{36}|plan:[0-9a-f-]{36}:[0-9a-z-]{5,36})$/);

const limit = z.int().min(1).max(1_000_000).nullable();

/** The cross-field rules are added elsewhere, so that forms can take its parts. */
export const discountTerms = {
  title: typedLine.min(1).max(120),
  percent: z.int().min(1).max(100).nullable().default(null),
  amount: rupiahField.nullable().default(null),
  targets: z.array(target).min(1).max(500),
  first_purchase_only: z.boolean().default(false),
  emails: z.array(emailAddress).max(1000).default([]),
  minimum: rupiahField.default(rupiahField.parse(0)),
  starts_at: settableMoment.nullable().default(null).meta({ description: 'null: now.' }),
  ends_at: settableMoment.nullable().default(null).meta({ description: 'null: until it is ended.' }),
  max_uses: limit.default(null),
  max_uses_per_buyer: limit.default(null),
  periods: z.int().min(1).max(MAX_PERIODS).nullable().default(null).meta({
    description: 'Of a subscription, from its first charge on; null: every one.',
  }),
};
const batch = z.object({ prefix: codePrefix, count: z.int().min(1).max(MAX_BATCH) });

interface Terms {
  readonly percent: number | null;
  readonly amount: number | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

function checkTerms({ percent, amount, starts_at, ends_at }: Terms, context: z.RefinementCtx): void {
  if ((percent === null) === (amount === null)) {
    context.addIssue({
      code: 'custom',
      path: [amount === null ? 'percent' : 'amount'],
      message: problems.oneValue,
    });
  }
  if (starts_at !== null && ends_at !== null && new Date(ends_at) <= new Date(starts_at)) {
    context.addIssue({ code: 'custom', path: ['ends_at'], message: problems.endsFirst });
  }
}

interface Offer {
  readonly code: string | null;
  readonly batch: object | null;
  readonly emails: readonly string[];
  readonly first_purchase_only: boolean;
}

const hasCode = ({ code, batch: many }: Pick<Offer, 'code' | 'batch'>) => code !== null || many !== null;

const isPlainOffer = ({ code, batch: many, emails, first_purchase_only }: Offer) =>
  code === null && many === null && emails.length === 0 && !first_purchase_only;

const discount = z
  .object({
    ...discountTerms,
    id: uuid,
    is_automatic: z.boolean(),
    is_retention: z.boolean().meta({ description: 'Offered, once, to whoever is about to cancel.' }),
    starts_at: timestamp,
    ends_at: timestamp.nullable(),
    state: z.enum(['live', 'scheduled', 'ended']),
    code: z.string().nullable().meta({ description: 'The code, or the first of a batch.' }),
    code_count: z.int(),
    use_count: z.int().meta({ description: 'Uses that stand; full refunds free theirs.' }),
    is_locked: z.boolean().meta({ description: 'It was used once: what it takes off stays.' }),
    order_count: z.int().meta({ description: 'Orders that stand.' }),
    revenue_bigint: senField.meta({ description: 'What was paid for the items that it made cheaper.' }),
    given_bigint: senField.meta({ description: 'What it took off them.' }),
    created_at: timestamp,
  })
  .meta({ id: 'Discount' });
export type Discount = z.output<typeof discount>;

const namedTarget = z.object({ target: z.string(), label: z.string() });

const example = { title: 'Akhir tahun', percent: 20, targets: ['all'] };
const params = z.object({ id: uuid });
const DISCOUNT_NOT_FOUND = { DISCOUNT_NOT_FOUND: { status: 404 } } as const;
const DISCOUNT_RETENTION_TAKEN = { DISCOUNT_RETENTION_TAKEN: { status: 409 } } as const;
const DISCOUNT_CODE_TAKEN = { DISCOUNT_CODE_TAKEN: { status: 409 } } as const;

const discountFilter = {
  kind: z.enum(['code', 'automatic', 'retention']).optional(),
  state: z.enum(['live', 'scheduled', 'ended']).optional(),
  search: searchText.optional(),
};

export const listDiscounts = adminApi.get('/api/admin/discounts', {
  summary: 'Codes and automatic sales, with what they sold and gave away',
  ...staffList({ limit: 50, sort: sortBy(['created_at']).default('-created_at'), filters: discountFilter }),
  output: z.object({ discounts: z.array(discount), total: listTotal }),
});

export const getDiscount = adminApi.get('/api/admin/discounts/{id}', {
  summary: 'One discount',
  params,
  output: z.object({
    discount,
    named: z.array(namedTarget).meta({ description: 'Products and plans among its targets.' }),
  }),
  refusals: DISCOUNT_NOT_FOUND,
});
export type DiscountDetails = z.output<typeof getDiscount.output>;

export const createDiscount = adminApi.post('/api/admin/discounts', {
  summary: 'Make an automatic sale, a code, or a batch of single-use codes',
  rate_limit: { name: 'discount-edit', points: 60, seconds: 60 },
  body: z
    .object({
      ...discountTerms,
      code: newDiscountCode.nullable().default(null),
      batch: batch.nullable().default(null),
      is_retention: z.boolean().default(false).meta({
        description:
          'Without a code, and for everybody: the offer to whoever is about to cancel a subscription.',
      }),
    })
    .strict()
    .superRefine(checkTerms)
    .refine(
      ({ starts_at, ends_at }) => starts_at !== null || ends_at === null || new Date(ends_at) > new Date(),
      {
        path: ['ends_at'],
        error: () => inputCopy.timePassed,
      },
    )
    .refine(({ code, batch: many }) => code === null || many === null, {
      path: ['code'],
      error: () => problems.oneCode,
    })
    .refine((asked) => hasCode(asked) || asked.is_retention || !asked.targets.some(isOfPlans), {
      path: ['targets'],
      error: () => problems.plansByCode,
    })
    .refine((asked) => !asked.is_retention || isPlainOffer(asked), {
      path: ['is_retention'],
      error: () => problems.plainOffer,
    })
    .meta({ examples: [{ ...example, code: 'HEMAT20' }] }),
  output: z.object({ discount }),
  refusals: { ...DISCOUNT_CODE_TAKEN, ...DISCOUNT_RETENTION_TAKEN },
});
export type NewDiscount = z.output<typeof createDiscount.body>;

export const editDiscount = adminApi.put('/api/admin/discounts/{id}', {
  summary: 'Change a discount; once it was used, what it takes off and where stays',
  rate_limit: { name: 'discount-edit', points: 60, seconds: 60 },
  params,
  body: z
    .object(discountTerms)
    .strict()
    .superRefine(checkTerms)
    .meta({ examples: [example] }),
  output: z.object({ discount }),
  refusals: {
    ...DISCOUNT_NOT_FOUND,
    DISCOUNT_USED: { status: 409 },
    DISCOUNT_OFFER_IS_PLAIN: { status: 409 },
    DISCOUNT_PLANS_BY_CODE: { status: 409 },
    DISCOUNT_ENDS_FIRST: { status: 409 },
    DISCOUNT_LIMIT_PASSED: { status: 409, details: z.object({ use_count: z.int() }) },
  },
});
export type EditedDiscount = z.output<typeof editDiscount.body>;

const manyDiscounts = z
  .object(bulkTarget(z.array(uuid).min(1).max(100), discountFilter))
  .strict()
  .refine(isOneTarget, oneTarget)
  .meta({ examples: [{ filter: { kind: 'code', state: 'live' } }] });
export type ManyDiscounts = z.output<typeof manyDiscounts>;

export const endDiscounts = adminApi.post('/api/admin/discounts/end', {
  summary: 'End discounts at once; purchases that wait keep the price that they were promised',
  body: manyDiscounts,
  output: z.object({ ended: z.int() }),
  refusals: tooManyRows,
});

export const restartDiscounts = adminApi.post('/api/admin/discounts/restart', {
  summary: 'Start discounts again that were ended; an end that has passed goes',
  body: manyDiscounts,
  output: z.object({ restarted: z.int() }),
  refusals: { ...DISCOUNT_RETENTION_TAKEN, ...tooManyRows },
});

export const exportDiscountCodes = adminApi.get('/api/admin/discounts/{id}/codes.csv', {
  summary: 'All codes of a discount, with how often each was used',
  params,
  query: z.object(csvQuery),
  ...csvAnswer,
  refusals: DISCOUNT_NOT_FOUND,
});

export const listDiscountTargets = adminApi.get('/api/admin/discounts/targets', {
  summary: 'Products and plans on sale that a discount can name, by title',
  query: z.object({
    search: searchText.default(''),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({
    targets: z.array(namedTarget),
    total: z.int(),
  }),
});
