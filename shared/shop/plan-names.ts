import type { BillingCycle } from '#shared/money/money.ts';

/** The plans that follow from a product's price are stored under these names; the owner's own have names of their own. */
export const storedPlanNames: Readonly<Record<BillingCycle, string>> = {
  monthly: 'Bulanan',
  yearly: 'Tahunan',
  weekly: 'Mingguan',
  daily: 'Harian',
};

/** Between a product's title and its plan, in titles that name both. */
export const PLAN_SEPARATOR = ' · ';
