import { wantsMail } from '#server/account/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { selectReminder } from './reminders.queries.ts';

/** Read right before the mail; null once it cannot or need not be paid, or nobody wants the reminder. */
export async function readReminder(db: Database, paymentId: string) {
  const found = await selectReminder(db.orm, paymentId);
  if (found === null || found.is_stopped) return null;
  const isSwitchedOff = found.user_id !== null && !(await wantsMail(db.orm, found.user_id, 'reminders'));
  return isSwitchedOff ? null : found;
}
