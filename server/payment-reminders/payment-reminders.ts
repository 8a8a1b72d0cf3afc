import { wantsMail } from '#server/account/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { isQuietHour } from './quiet-hours.rules.ts';
import { lockReminders, selectReminder, takeDueReminders } from './reminders.queries.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

/** Runs by day only. Row and mail are one transaction, so two workers or a crash remind nobody twice. */
export async function sendPaymentReminders({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  if (isQuietHour(now)) return;
  await withTx(db, async (tx) => {
    await lockReminders(tx);
    for (const payment_id of await takeDueReminders(tx, now)) {
      await addJob(tx, { name: 'send-payment-reminder', payload: { payment_id } });
    }
    return succeed(null);
  });
}

export async function readReminder(db: Database, paymentId: string) {
  const found = await selectReminder(db.orm, paymentId);
  if (found === null || found.is_stopped) return null;
  const isSwitchedOff = found.user_id !== null && !(await wantsMail(db.orm, found.user_id, 'reminders'));
  return isSwitchedOff ? null : found;
}
