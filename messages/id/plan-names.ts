import { storedPlanNames } from '#shared/shop/plan-names.ts';

/** Plans are stored under their Indonesian names. */
export const planNames = storedPlanNames;
