import type { Plan } from '#contract/catalog/plans.ts';
import { billingCycleLabels } from '#messages/catalog/labels.ts';
import { timelineCopy } from '#messages/subscriptions/subscriptions.ts';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';
import { GRACE_DAYS, REMINDER_DAYS } from '#shared/subscriptions/subscriptions.ts';
import { DAY_MS } from '#shared/time/dates.ts';

/** `Rp 99.000 / bulan` */
export function pricePerCycle({ price, billing_cycle }: Pick<Plan, 'price' | 'billing_cycle'>): string {
  return `${formatRupiah(price)} / ${billingCycleLabels[billing_cycle]}`;
}

export interface BillingMoment {
  readonly when: string;
  readonly what: string;
  /** Null: no charge. */
  readonly amount: Rupiah | null;
}

interface BillingTerms {
  readonly plan: Pick<Plan, 'price' | 'billing_cycle'>;
  /** 0: no trial. */
  readonly trial_days: number;
  readonly auto_renewal: boolean;
}

export function billingMoments({ plan, trial_days, auto_renewal }: BillingTerms): readonly BillingMoment[] {
  const { price } = plan;
  const cycle = billingCycleLabels[plan.billing_cycle];
  const isReminded = plan.billing_cycle !== 'daily';
  if (!auto_renewal) {
    return [
      { when: timelineCopy.today, what: timelineCopy.once(cycle), amount: price },
      {
        when: timelineCopy.after(cycle),
        what: timelineCopy.ends,
        amount: null,
      },
    ];
  }
  const renewal = { when: timelineCopy.every(cycle), what: timelineCopy.renews(GRACE_DAYS), amount: price };
  const cancel = {
    when: timelineCopy.anytime,
    what: timelineCopy.cancel,
    amount: null,
  };
  if (trial_days === 0) {
    const reminder = {
      when: timelineCopy.daysBefore(REMINDER_DAYS),
      what: timelineCopy.reminder,
      amount: null,
    };
    const start = { when: timelineCopy.today, what: timelineCopy.first(cycle), amount: price };
    return [start, ...(isReminded ? [reminder] : []), renewal, cancel];
  }
  const trialReminder = {
    when: timelineCopy.day(trial_days - REMINDER_DAYS),
    what: timelineCopy.reminder,
    amount: null,
  };
  return [
    { when: timelineCopy.today, what: timelineCopy.trialStarts, amount: null },
    ...(trial_days > REMINDER_DAYS ? [trialReminder] : []),
    { when: timelineCopy.day(trial_days), what: timelineCopy.trialEnds(cycle, GRACE_DAYS), amount: price },
    cancel,
  ];
}

/** In whole days and percent. */
export function periodProgress(
  { current_period_start, current_period_end }: { current_period_start: string; current_period_end: string },
  now: Date,
): { readonly day: number; readonly days: number; readonly percent: number } {
  const start = Date.parse(current_period_start);
  const length = Date.parse(current_period_end) - start;
  const passed = Math.min(Math.max(now.getTime() - start, 0), length);
  const days = Math.max(1, Math.round(length / DAY_MS));
  const day = Math.min(days, Math.floor(passed / DAY_MS) + 1);
  return { day, days, percent: Math.round((passed / length) * 100) };
}
