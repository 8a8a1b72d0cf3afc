import { inLanguage } from '#shared/language/language.ts';
import { PLAN_SEPARATOR, storedPlanNames } from '#shared/shop/plan-names.ts';

/** Plans are stored under their Indonesian names. */
const planNames = inLanguage<Readonly<Record<keyof typeof storedPlanNames, string>>>({
  id: storedPlanNames,
  en: {
    monthly: 'Monthly',
    yearly: 'Yearly',
    weekly: 'Weekly',
    daily: 'Daily',
  },
});

/** A plan that the owner named keeps its name. */
export function planName(stored: string): string {
  return Object.values(planNames)[Object.values(storedPlanNames).indexOf(stored)] ?? stored;
}

export function withPlanName(title: string): string {
  const parts = title.split(PLAN_SEPARATOR);
  const last = parts.pop() ?? '';
  return [...parts, parts.length === 0 ? last : planName(last)].join(PLAN_SEPARATOR);
}
