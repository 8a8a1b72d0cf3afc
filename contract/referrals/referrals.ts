import { z } from 'zod';
import { referralStates } from '#shared/shop/referrals.ts';
import { accountApi, publicApi } from '../endpoint.ts';
import { rupiahField, senField, timestamp, uuid, window } from '../fields.ts';

const publicTerms = z
  .object({
    percent: z.int().nullable().meta({ description: 'Off what a friend buys first; null: `amount`.' }),
    amount: rupiahField.nullable(),
    minimum: rupiahField.meta({ description: 'What a friend has to buy for at least.' }),
    reward: rupiahField.meta({ description: 'What the owner of the code gets, as promotional credit.' }),
    is_for_everything: z.boolean().meta({ description: 'False: for some products only.' }),
  })
  .meta({ id: 'ReferralTerms' });
export type PublicReferralTerms = z.output<typeof publicTerms>;

export const getReferralTerms = publicApi('Checkout').get('/api/referrals/terms', {
  summary: 'What a friend and the owner of a referral code get now',
  output: z.object({ terms: publicTerms.nullable().meta({ description: 'null: no program runs.' }) }),
});

const account = accountApi('Wallet');

const ownReferral = z
  .object({
    id: uuid,
    state: z.enum(referralStates).meta({
      description:
        '`waiting` until the refund period of the purchase is over; `returned` with a refund; `refused` counts for nothing.',
    }),
    reward_bigint: senField.meta({ description: 'For a purchase that is kept whole.' }),
    credited_bigint: senField,
    due_at: timestamp.meta({ description: 'When the refund period of the purchase ends.' }),
    created_at: timestamp,
  })
  .meta({ id: 'OwnReferral' });
export type OwnReferral = z.output<typeof ownReferral>;

export const getOwnReferrals = account.get('/api/referrals', {
  summary: 'Own referral code, and what it brought; friends are not named',
  query: z.object(window(20)),
  output: z.object({
    terms: publicTerms.nullable(),
    code: z.string().nullable().meta({ description: 'null: not made yet.' }),
    can_invite: z.boolean().meta({ description: 'Only who has bought something has a code.' }),
    is_affiliate: z.boolean().meta({ description: 'The account earns commissions, too.' }),
    waiting_bigint: senField,
    credited_bigint: senField,
    owed_bigint: senField.meta({
      description: 'Credited and spent for purchases that were refunded since; set against later rewards.',
    }),
    referrals: z.array(ownReferral),
    total: z.int(),
  }),
});
export type OwnReferrals = z.output<typeof getOwnReferrals.output>;

export const createReferralCode = account.post('/api/referrals/code', {
  summary: 'Make the own referral code; the same again once it is made',
  rate_limit: { name: 'referral-code', points: 10, seconds: 60 },
  output: z.object({ code: z.string() }),
  refusals: { REFERRAL_OFF: { status: 409 }, REFERRAL_NEEDS_PURCHASE: { status: 409 } },
});
