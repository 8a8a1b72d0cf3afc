import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import {
  lockMessage,
  type Message,
  markDropped,
  markLate,
  markMailed,
  selectLate,
} from './messages.queries.ts';

/** Tells a mail job that WhatsApp was tried. */
export const MAIL_ONLY = { is_mail_only: true } as const;

/** Queues the mail in the transaction that gives the message up, once. The message is locked. */
export async function mailInstead(tx: Tx, { id, mail_job, is_mailed }: Message): Promise<void> {
  if (mail_job === null || is_mailed) return;
  await markMailed(tx, id);
  await addJob(tx, { name: mail_job.name, payload: { ...mail_job.payload, ...MAIL_ONLY } });
}

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

/** Mails what was not delivered within ten minutes, also what a process left behind when it was killed. */
export async function mailLateMessages({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  for (const id of await selectLate(db.orm, { now })) {
    await withTx(db, async (tx) => {
      const message = await lockMessage(tx, id, { now });
      if (message === null || message.is_mailed || !isWaiting(message)) return succeed(null);
      await (message.status === 'queued' ? markDropped(tx, id, 'late') : markLate(tx, id));
      return succeed(await mailInstead(tx, message));
    });
  }
}

const isWaiting = ({ status }: Message): boolean =>
  status === 'queued' || status === 'sending' || status === 'sent';
