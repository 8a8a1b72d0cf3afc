import { getPaymentRecovery } from '#contract/admin/payments.ts';
import { readRecovery } from '#server/modules/payment-reminders/index.ts';
import type { Database } from '#server/platform/db.ts';
import { RECOVERY_SHOWN_DAYS } from '#shared/payments.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function paymentReminderRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(getPaymentRecovery, async () => succeed(await readRecovery(db.orm, RECOVERY_SHOWN_DAYS))),
  ];
}
