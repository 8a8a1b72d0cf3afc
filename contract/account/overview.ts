import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { senField, timestamp, uuid } from '../fields.ts';
import { wallet, walletTransaction } from './wallet.ts';

const activeService = z.object({
  id: uuid,
  kind: z.enum(['subscription', 'free_consultation', 'paid_consultation']),
  title: z.string().nullable().meta({ description: 'Of a subscription; null for consultations.' }),
  slug: z.string().nullable(),
  since: timestamp,
});
export type ActiveService = z.output<typeof activeService>;

const overview = z
  .object({
    wallet,
    history: z.object({
      days: z
        .array(z.object({ day: z.iso.date(), balance_bigint: senField }))
        .meta({ description: 'Balance at the end of each of the last 30 days, WIB.' }),
      months: z
        .array(z.object({ month: z.iso.date(), spent_bigint: senField }))
        .meta({ description: 'Spending of each of the last 6 months, WIB.' }),
    }),
    activity: z.array(walletTransaction),
    active_services: z.array(activeService),
    order_count: z.int(),
  })
  .meta({ id: 'Overview' });
export type Overview = z.output<typeof overview>;

export const getOverview = endpoint({
  method: 'get',
  path: '/api/overview',
  summary: 'The figures of the portal’s first page, from the ledger as it stands',
  tag: 'Account',
  role: 'user',
  output: overview,
  refusals: {},
});
