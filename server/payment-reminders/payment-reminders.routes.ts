import { getPaymentRecovery } from '#contract/payments/admin.ts';
import { readRecovery } from '#server/payment-reminders/index.ts';
import { RECOVERY_SHOWN_DAYS } from '#shared/payments/payments.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

export function paymentReminderRoutes(): readonly Implementation[] {
  return [
    implement(
      getPaymentRecovery,
      async ({ reader }) => succeed(await readRecovery(reader, RECOVERY_SHOWN_DAYS)),
      { reads: 'replica' },
    ),
  ];
}
