import type { Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { REMINDER_DAYS } from '#shared/subscriptions.ts';
import { addDays } from './billing-calendar.rules.ts';
import { orderMail } from './mail-order.ts';
import { toStanding } from './standing-row.rules.ts';
import type { SubscriptionServices } from './start-subscription.ts';
import { markReminded, type SubscriptionRow } from './subscriptions.queries.ts';
import { termsAhead } from './subscriptions.rules.ts';

const BATCH = 200;
const MOST_BATCHES = 100;

/** Asks for one reminder for each period, three days before the next charge, also before the end of a trial; how many. */
export async function remindOfRenewals({ db, clock }: SubscriptionServices): Promise<number> {
  const now = clock.now();
  const until = addDays(now, REMINDER_DAYS);
  let reminded = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const marked = await withTx(db, async (tx) => {
      const rows = await markReminded(tx, { now, until, limit: BATCH });
      for (const row of rows) await remind(tx, row);
      return succeed(rows.length);
    });
    if (!marked.ok || marked.value === 0) break;
    reminded += marked.value;
  }
  return reminded;
}

async function remind(tx: Tx, row: SubscriptionRow): Promise<void> {
  const { price_bigint } = termsAhead(toStanding(row));
  const is_trial = row.status === 'trialing';
  await orderMail(tx, row.id, { kind: 'reminder', ends_at: row.current_period_end, price_bigint, is_trial });
}
