import { z } from 'zod';
import type { SubscriptionFigures } from '#contract/subscriptions/admin-figures.ts';
import { sen } from '#shared/money/money.ts';

const amount = z.int().transform(sen);
const count = z.int();

const storedFigures: z.ZodType<SubscriptionFigures> = z.object({
  mrr_bigint: amount,
  ...{ active: count, trialing: count, cancelling: count, started: count, ended: count },
  past_due: z.object({ count, amount_bigint: amount }),
  renewals: z.object({
    ...{ count, short_subscribers: count },
    ...{ amount_bigint: amount, covered_bigint: amount, shortfall_bigint: amount },
  }),
  summed_at: z.iso.datetime(),
});

/** Null before the first run, and after a release with other figures. */
export function parseKeptFigures(stored: unknown): SubscriptionFigures | null {
  return storedFigures.safeParse(stored).data ?? null;
}
