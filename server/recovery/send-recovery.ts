import { isQuietHour, recordReminder } from '#server/payment-reminders/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { recoveryCauses } from '#shared/recovery/recovery.ts';
import { succeed } from '#shared/result.ts';
import { isStillOpen, readCancelReason } from './causes.queries.ts';
import {
  cancelMessage,
  cancelPlanned,
  claimDue,
  insertPlanned,
  lockAddress,
  type Message,
  markSent,
  type Plan,
  postpone,
  readLastSent,
} from './recovery.queries.ts';
import { postponedTo, type RecoveryDelays } from './recovery.rules.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

/** Bounds one run; the next one goes on. */
const MAX_BATCHES = 20;
const MAX_MESSAGES = 1000;

/** Plans each occurrence of a cause once, and cancels what was planned for causes that are switched off. */
export async function planRecovery({ db, clock }: Services, delays: RecoveryDelays): Promise<void> {
  const now = clock.now();
  for (const cause of recoveryCauses) {
    const hours = delays[cause];
    if (hours === 0) await withTx(db, async (tx) => succeed(await cancelPlanned(tx, cause)));
    else await planCause(db, { cause, hours, now });
  }
}

async function planCause(db: Database, plan: Plan): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const planned = await withTx(db, async (tx) => succeed(await insertPlanned(tx, plan)));
    if (!planned.ok || planned.value) return;
  }
}

/** Queues what is due, by day only. Row and job are one transaction, so two workers or a crash tell nobody twice. */
export async function sendRecovery({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  if (isQuietHour(now)) return;
  for (let count = 0; count < MAX_MESSAGES; count++) {
    const taken = await withTx(db, async (tx) => {
      const message = await claimDue(tx, now);
      if (message !== null) await decide(tx, message, now);
      return succeed(message !== null);
    });
    if (!taken.ok || !taken.value) return;
  }
}

async function decide(tx: Tx, message: Message, now: Date): Promise<void> {
  const { id, cause, subject_id, email_digest } = message;
  await lockAddress(tx, email_digest);
  if (!(await isStillOpen(tx, message, now)))
    return cancelMessage(tx, id, await readCancelReason(tx, message));
  const until = postponedTo(await readLastSent(tx, email_digest), now);
  if (until !== null) return postpone(tx, id, until);
  // A release before this one beside it reminds of a payment by its own row.
  const isPayment = cause === 'payment' || cause === 'top_up';
  if (isPayment && !(await recordReminder(tx, { payment_id: subject_id, now })))
    return cancelMessage(tx, id, 'done');
  await markSent(tx, id, now);
  await addJob(tx, { name: 'send-recovery-message', payload: { message_id: id } });
}
