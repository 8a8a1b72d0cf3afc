import type { BillingCycle } from '#shared/money/money.ts';

/** Plans derived from a product's price are stored under these names; the owner's plans have their own. */
export const storedPlanNames: Readonly<Record<BillingCycle, string>> = {
  monthly: 'Bulanan',
  yearly: 'Tahunan',
  weekly: 'Mingguan',
  daily: 'Harian',
};

export const PLAN_SEPARATOR = ' · ';
