import type { planNames as id } from '../id/plan-names.ts';

export const planNames: typeof id = {
  monthly: 'Monthly',
  yearly: 'Yearly',
  weekly: 'Weekly',
  daily: 'Daily',
};
