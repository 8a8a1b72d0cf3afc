import type { Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { REMINDER_DAYS } from '#shared/shop/subscriptions.ts';
import type { SubscriptionServices } from '../lifecycle/start-subscription.ts';
import { queueSubscriptionMail } from '../queue-subscription-mail.ts';
import { toState } from '../state-row.ts';
import { markReminded } from '../subscriptions.queries.ts';
import type { SubscriptionRow } from '../subscriptions.schema.ts';
import { addDays } from './billing-calendar.rules.ts';
import { priceNextPeriod } from './price-period.ts';

const BATCH = 200;
const MAX_BATCHES = 100;

/** One per period, three days before the next charge or the end of a trial; returns their number. */
export async function queueRenewalReminders({ db, clock }: SubscriptionServices): Promise<number> {
  const now = clock.now();
  const until = addDays(now, REMINDER_DAYS);
  let reminded = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const marked = await withTx(db, async (tx) => {
      const rows = await markReminded(tx, { now, until, limit: BATCH });
      for (const row of rows) await queueReminder(tx, row);
      return succeed(rows.length);
    });
    if (!marked.ok || marked.value === 0) break;
    reminded += marked.value;
  }
  return reminded;
}

async function queueReminder(tx: Tx, row: SubscriptionRow): Promise<void> {
  const upcoming = { product_id: row.product_id, state: toState(row) };
  const { amount_bigint: price_bigint } = await priceNextPeriod(tx, upcoming);
  const is_trial = row.status === 'trialing';
  await queueSubscriptionMail(tx, row.id, {
    kind: 'reminder',
    ends_at: row.current_period_end.toISOString(),
    price_bigint,
    is_trial,
  });
}
