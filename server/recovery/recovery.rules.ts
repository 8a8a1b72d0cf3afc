import type { SiteSettings } from '#shared/content/site-settings.ts';
import { DAYS_BETWEEN_MESSAGES, type RecoveryCause } from '#shared/recovery/recovery.ts';
import { DAY_MS } from '#shared/time/dates.ts';

const HOURS_A_DAY = 24;

/** Hours after the cause, for a trial hours before its end; 0: the cause is switched off. */
export type RecoveryDelays = Readonly<Record<RecoveryCause, number>>;

export function delaysOf(settings: SiteSettings): RecoveryDelays {
  return {
    cart: Number(settings.recovery_cart_hours),
    payment: Number(settings.recovery_payment_hours),
    top_up: Number(settings.recovery_top_up_hours),
    trial: Number(settings.recovery_trial_days) * HOURS_A_DAY,
    course: Number(settings.recovery_course_days) * HOURS_A_DAY,
  };
}

/**
 * The moment from which the address may get its next message; null: now. A clock that was set back makes the last
 * message lie in the future, and waits no shorter for that.
 */
export function postponedTo(lastSent: Date | null, now: Date): Date | null {
  if (lastSent === null) return null;
  const free = new Date(lastSent.getTime() + DAYS_BETWEEN_MESSAGES * DAY_MS);
  return free.getTime() > now.getTime() ? free : null;
}
