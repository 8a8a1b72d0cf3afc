import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { addJob, addJobs } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { claimDueClassReminders, claimDueReminders, reminderHours } from './reminders.queries.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

/** Queues mails to both sides and to holders of a class, 24 hours and 1 hour before a session. */
export async function sendSessionReminders({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  await withTx(db, async (tx) => {
    for (const hours of reminderHours) {
      const event = hours === 1 ? 'soon' : 'tomorrow';
      const met = await claimDueClassReminders(tx, hours, now);
      await addJobs(
        tx,
        met.map((due) => ({ name: 'send-class-reminder', payload: { ...due, event } })),
      );
      for (const due of await claimDueReminders(tx, hours, now)) {
        for (const audience of ['holder', 'team'] as const) {
          await addJob(tx, { name: 'send-booking-mail', payload: { ...due, event, audience } });
        }
      }
    }
    return succeed(null);
  });
}
