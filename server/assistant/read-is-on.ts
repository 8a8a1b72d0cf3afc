import type { Reader } from '../platform/database/db.ts';
import { findPrice, readBudgets } from './spending.queries.ts';

/** With an endpoint: whether there is a budget to ask it with. */
export async function readIsOn(reader: Reader, now: Date): Promise<boolean> {
  const { monthly_budget_bigint, daily_budget_bigint } = await readBudgets(reader);
  if (monthly_budget_bigint === 0 || daily_budget_bigint === 0) return false;
  return (await findPrice(reader, now)) !== null;
}
