import type { Plan } from '#contract/public/plans.ts';
import { billingCycleLabels } from '#shared/catalog.ts';
import { formatRupiah, type Rupiah } from '#shared/money.ts';

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

const REMINDED_FROM_DAYS = 3;

/** Every charge, shown before the customer agrees. */
export function billingMoments({ plan, trial_days, auto_renewal }: BillingTerms): readonly BillingMoment[] {
  const { price } = plan;
  const cycle = billingCycleLabels[plan.billing_cycle];
  const isReminded = plan.billing_cycle !== 'daily';
  if (!auto_renewal) {
    return [
      { when: 'Hari ini', what: `Saldo dipakai untuk satu ${cycle}.`, amount: price },
      {
        when: `Setelah satu ${cycle}`,
        what: 'Akses berakhir sendiri. Tidak ada tagihan lagi.',
        amount: null,
      },
    ];
  }
  const renewal = { when: `Setiap ${cycle}`, what: 'Diperpanjang dari saldo.', amount: price };
  const cancel = {
    when: 'Kapan saja',
    what: 'Batalkan, dan akses berjalan sampai periode habis.',
    amount: null,
  };
  if (trial_days === 0) {
    const reminder = { when: '3 hari sebelumnya', what: 'Kami ingatkan lewat e-mail.', amount: null };
    const start = { when: 'Hari ini', what: `Saldo dipakai untuk ${cycle} pertama.`, amount: price };
    return [start, ...(isReminded ? [reminder] : []), renewal, cancel];
  }
  const trialReminder = {
    when: `Hari ke-${trial_days - REMINDED_FROM_DAYS}`,
    what: 'Kami ingatkan lewat e-mail.',
    amount: null,
  };
  return [
    { when: 'Hari ini', what: 'Masa coba dimulai. Tidak ada yang diambil.', amount: null },
    ...(trial_days > REMINDED_FROM_DAYS ? [trialReminder] : []),
    { when: `Hari ke-${trial_days}`, what: `Saldo dipakai, lalu setiap ${cycle}.`, amount: price },
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
  const days = Math.max(1, Math.round(length / 86_400_000));
  const day = Math.min(days, Math.floor(passed / 86_400_000) + 1);
  return { day, days, percent: Math.round((passed / length) * 100) };
}
