import { z } from 'zod';
import type { SubscriptionFigures } from '#contract/subscriptions/admin-figures.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { monthlySen, sen, subtractSen, sumSen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { DAY_MS, dayOf, startOfDay } from '#shared/time/dates.ts';
import { priceNextPeriods } from '../billing/price-period.ts';
import type { SubscriptionServices } from '../lifecycle/start-subscription.ts';
import { toState } from '../state-row.ts';
import { type ReducedCharge, saveFigures, selectDiscounted, sumSubscriptions } from './figures.queries.ts';

const DAYS = 30;
const BATCH = 1000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Stored, so that no page reads every subscription. */
export async function sumSubscriptionFigures({ db, clock }: SubscriptionServices): Promise<void> {
  const figures = await readSubscriptionFigures(db.orm, clock.now());
  await withTx(db, async (tx) => succeed(await saveFigures(tx, figures)));
}

/** Defined in docs/metrics.md. */
export async function readSubscriptionFigures(reader: Reader, now: Date): Promise<SubscriptionFigures> {
  const today = startOfDay(dayOf(now)).getTime();
  const span = { since: new Date(today - (DAYS - 1) * DAY_MS), now, until: new Date(today + DAYS * DAY_MS) };
  const reduced = await priceDiscounted(reader, span.until);
  const { counts, recurring, renewals, past_due } = await sumSubscriptions(reader, span, reduced);
  const [counted, due, overdue] = [only(counts), only(renewals), only(past_due)];
  const [amount_bigint, covered_bigint] = [sen(due.amount), sen(due.covered)];
  return {
    mrr_bigint: sumSen(recurring.map(({ cycle, amount }) => monthlySen(sen(amount), cycle))),
    ...counted,
    past_due: { count: overdue.count, amount_bigint: sen(overdue.amount) },
    renewals: {
      count: due.count,
      amount_bigint,
      covered_bigint,
      shortfall_bigint: subtractSen(amount_bigint, covered_bigint),
      short_subscribers: due.short,
    },
    summed_at: now.toISOString(),
  };
}

async function priceDiscounted(reader: Reader, until: Date): Promise<readonly ReducedCharge[]> {
  const found: ReducedCharge[] = [];
  for (let after = FIRST_ID; ; ) {
    const rows = await selectDiscounted(reader, until, { after, limit: BATCH });
    const priced = await priceNextPeriods(
      reader,
      rows.map((row) => ({ product_id: row.product_id, state: toState(row) })),
    );
    found.push(...rows.map(({ id }, n) => ({ id, amount: priced[n]?.amount_bigint ?? 0 })));
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return found;
    after = last.id;
  }
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('an aggregate has always one row');
  return row;
}

const amount = z.int().transform(sen);
const count = z.int();

const storedFigures: z.ZodType<SubscriptionFigures> = z.object({
  mrr_bigint: amount,
  active: count,
  trialing: count,
  cancelling: count,
  started: count,
  ended: count,
  past_due: z.object({ count, amount_bigint: amount }),
  renewals: z.object({
    count,
    short_subscribers: count,
    amount_bigint: amount,
    covered_bigint: amount,
    shortfall_bigint: amount,
  }),
  summed_at: z.iso.datetime(),
});

/** Null before the first run, and after a release with other figures. */
export function parseKeptFigures(stored: unknown): SubscriptionFigures | null {
  return storedFigures.safeParse(stored).data ?? null;
}
