import { z } from 'zod';
import { senField, timestamp } from '../fields.ts';

const count = z.int().min(0);

/** Recurring revenue as docs/metrics.md defines it. */
export const subscriptionFigures = z
  .object({
    mrr_bigint: senField.meta({ description: 'Monthly recurring revenue.' }),
    active: count.meta({ description: 'Active ones, those in their grace period and trials too.' }),
    trialing: count,
    cancelling: count.meta({ description: 'Cancelled ones whose period still runs.' }),
    started: count.meta({ description: 'Those that began in the last 30 days.' }),
    ended: count.meta({ description: 'Those that ended in the last 30 days.' }),
    past_due: z.object({ count, amount_bigint: senField }).meta({ description: 'What is overdue now.' }),
    renewals: z
      .object({
        count: count.meta({ description: 'Charges.' }),
        amount_bigint: senField,
        covered_bigint: senField.meta({
          description: 'What the balances of their subscribers hold for them.',
        }),
        shortfall_bigint: senField,
        short_subscribers: count.meta({ description: 'Whose balance does not suffice.' }),
      })
      .meta({ description: 'Of the next 30 days, with what is overdue.' }),
    summed_at: timestamp.meta({ description: 'The figures are as of then.' }),
  })
  .meta({ id: 'SubscriptionFigures' });
export type SubscriptionFigures = z.output<typeof subscriptionFigures>;
