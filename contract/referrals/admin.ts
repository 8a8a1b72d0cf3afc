import { z } from 'zod';
import { discountInputCopy as problems } from '#messages/discounts/discounts.ts';
import { MAX_RUPIAH } from '#shared/money/money.ts';
import { MAX_REFERRAL_REWARD, referralRefusals, referralStates } from '#shared/shop/referrals.ts';
import { discountTerms } from '../discounts/admin.ts';
import { adminApi } from '../endpoint.ts';
import { rupiahField, senField, timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText } from '../typed-text.ts';

const { percent, amount, minimum, targets } = discountTerms;

const referralTerms = z
  .object({
    is_on: z.boolean(),
    percent: percent.unwrap(),
    amount: amount.unwrap(),
    minimum: minimum.unwrap(),
    targets,
    reward: rupiahField,
  })
  .meta({ id: 'ReferralProgram' });
export type ReferralTerms = z.output<typeof referralTerms>;

const namedTarget = z.object({ target: z.string(), label: z.string() });
const named = z.array(namedTarget).meta({ description: 'Products among its targets.' });

const state = {
  terms: referralTerms.nullable().meta({ description: 'null: never set.' }),
  named,
  waiting: z
    .object({
      id: uuid,
      terms: referralTerms,
      named,
      requested_by: uuid,
      requested_by_name: z.string(),
      created_at: timestamp,
    })
    .nullable()
    .meta({ description: 'Other terms, which wait for a second admin.' }),
};
const programState = z.object(state);
export type ReferralProgramState = z.output<typeof programState>;

export const getReferralProgram = adminApi.get('/api/admin/referrals/terms', {
  summary: 'Terms of the referral program, and what it brought',
  output: z.object({
    ...state,
    figures: z.object({
      friends: z.int().meta({ description: 'Referrals that count.' }),
      sold_bigint: senField.meta({ description: 'What these friends paid in their first order.' }),
      waiting_bigint: senField,
      credited_bigint: senField,
      owed_bigint: senField,
    }),
  }),
});
export type ReferralProgram = z.output<typeof getReferralProgram.output>;

export const setReferralTerms = adminApi.put('/api/admin/referrals/terms', {
  summary: 'Set the terms of the referral program; where there is another admin, they wait for that admin',
  description: 'They count for purchases from then on. Earlier referrals keep what they were promised.',
  reauthentication: 'required',
  rate_limit: { name: 'referral-terms', points: 30, seconds: 60 },
  body: z
    .object({
      is_on: z.boolean(),
      percent,
      amount: z.int().min(1).max(MAX_RUPIAH).pipe(rupiahField).nullable().default(null),
      minimum,
      targets,
      reward: z.int().min(1).max(MAX_REFERRAL_REWARD).pipe(rupiahField),
    })
    .strict()
    .refine((asked) => (asked.percent === null) !== (asked.amount === null), {
      path: ['percent'],
      error: () => problems.oneValue,
    })
    .meta({ examples: [{ is_on: true, percent: 10, targets: ['all'], reward: 25_000 }] }),
  output: programState,
  refusals: { CHANGE_WAITING: { status: 409 } },
});

export const decideReferralTerms = adminApi.post('/api/admin/referrals/terms/changes/{id}/decide', {
  summary: 'Approve or reject terms that wait; whoever asked for them can only take them back',
  reauthentication: 'required',
  params: z.object({ id: uuid }),
  body: z.object({ verdict: z.enum(['approve', 'reject']) }).strict(),
  output: programState,
  refusals: {
    CHANGE_NOT_FOUND: { status: 404 },
    ALREADY_DECIDED: { status: 409 },
    SECOND_ADMIN_NEEDED: { status: 403 },
    SETTING_CHANGED: { status: 409, details: z.object({ value: z.string() }) },
  },
});

const party = z.object({ id: uuid, name: z.string(), email: z.string() });

const referral = z
  .object({
    id: uuid,
    code: z.string(),
    referrer: party,
    friend: party,
    order_id: uuid,
    paid_bigint: senField.meta({ description: 'For the order, before refunds.' }),
    state: z.enum(referralStates),
    refused_reason: z.enum(referralRefusals).nullable(),
    is_household: z.boolean().meta({ description: 'Both signed in from one address; changes nothing.' }),
    is_decided: z.boolean().meta({ description: 'By the staff; no later look of the server changes it.' }),
    reward_bigint: senField,
    credited_bigint: senField,
    owed_bigint: senField.meta({ description: 'To be taken back, but spent already.' }),
    due_at: timestamp,
    created_at: timestamp,
  })
  .meta({ id: 'Referral' });
export type Referral = z.output<typeof referral>;

export const listReferrals = adminApi.get('/api/admin/referrals', {
  summary: 'Who brought whom, and what was credited for it',
  ...staffList({
    limit: 50,
    sort: sortBy(['created_at']).default('-created_at'),
    filters: { state: z.enum(referralStates).optional(), search: searchText.optional() },
  }),
  output: z.object({ referrals: z.array(referral), total: listTotal }),
});

export const decideReferral = adminApi.post('/api/admin/referrals/{id}/decide', {
  summary: 'Let a referral count, or refuse it; what was credited is taken back then',
  reauthentication: 'required',
  params: z.object({ id: uuid }),
  body: z.object({ verdict: z.enum(['count', 'refuse']) }).strict(),
  output: z.object({ referral }),
  refusals: { REFERRAL_NOT_FOUND: { status: 404 } },
});
export type ReferralVerdict = z.output<typeof decideReferral.body>['verdict'];
