import { inLanguage } from '#shared/language/language.ts';
import { PLAN_SEPARATOR, storedPlanNames } from '#shared/shop/plan-names.ts';
import * as en from './en/plan-names.ts';
import * as id from './id/plan-names.ts';

const copy = inLanguage({ id, en });

/** A plan in the reader's language; one that the owner named keeps its name. */
export function planName(stored: string): string {
  const { planNames } = copy;
  return Object.values(planNames)[Object.values(storedPlanNames).indexOf(stored)] ?? stored;
}

/** The same for a title that ends in the name of a plan. */
export function withPlanName(title: string): string {
  const parts = title.split(PLAN_SEPARATOR);
  const last = parts.pop() ?? '';
  return [...parts, parts.length === 0 ? last : planName(last)].join(PLAN_SEPARATOR);
}
