import type { Reader } from '../platform/database/db.ts';
import { type Budgets, findPrice, readBudgets } from './spending.queries.ts';

/** With an endpoint: whether there is a budget to ask it with. */
export async function readIsOn(reader: Reader, now: Date): Promise<boolean> {
  return hasBudget(await readBudgets(reader)) && (await findPrice(reader, now)) !== null;
}

export const hasBudget = ({ monthly_budget_bigint, daily_budget_bigint }: Budgets): boolean =>
  monthly_budget_bigint > 0 && daily_budget_bigint > 0;
