import { z } from 'zod';
import { accountApi } from '../endpoint.ts';
import { csvAnswer, csvQuery, senField } from '../fields.ts';

const account = accountApi('Wallet');

/** A month in WIB. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

const ownAffiliate = z
  .object({
    code: z.string(),
    rate_percent: z.int(),
    window_days: z.int(),
    is_active: z.boolean(),
    pending_bigint: senField,
    balance_bigint: senField,
    paid_bigint: senField,
    months: z.array(
      z.object({
        month,
        orders: z.int(),
        commission_bigint: senField.meta({
          description: 'Of orders of the month, less their refunds so far.',
        }),
        paid_bigint: senField.meta({ description: 'Paid out in the month.' }),
      }),
    ),
  })
  .meta({ id: 'OwnAffiliate' });
export type OwnAffiliate = z.output<typeof ownAffiliate>;

export const getOwnAffiliate = account.get('/api/affiliate', {
  summary: 'What the caller earned as an affiliate, by month, the last 24 of them',
  output: z.object({
    affiliate: ownAffiliate.nullable().meta({ description: 'null: the caller is none.' }),
  }),
});

export const exportStatement = account.get('/api/affiliate/statement.csv', {
  summary: 'Own commissions and payouts of a month',
  description: 'Buyers are not named. Without commissions the table has no rows.',
  query: z.object({ month, ...csvQuery }),
  ...csvAnswer,
});
