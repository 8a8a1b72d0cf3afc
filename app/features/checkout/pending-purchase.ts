import { isRecord } from '#app/lib/is-record.ts';
import { billingCycles } from '#shared/catalog.ts';
import { rupiah } from '#shared/money.ts';
import type { PlanToBuy, ProductToBuy } from './product-to-buy.ts';

/** A purchase that waits for a top-up, kept in this tab only; its key makes it happen once (DECISIONS 8, 10). */
export interface PendingPurchase extends ProductToBuy {
  readonly idempotency_key: string;
}

const KEY = 'pending-purchase';

/** A browser that forbids storage just does not go on by itself. */
export function keepPending(purchase: PendingPurchase | null): void {
  try {
    if (purchase === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(purchase));
  } catch {
    return;
  }
}

export function readPending(): PendingPurchase | null {
  try {
    return parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** Storage can be edited, so it is parsed; the server compares the price all the same. */
function parse(value: unknown): PendingPurchase | null {
  if (!isRecord(value)) return null;
  const { id, title, price, idempotency_key } = value;
  if (typeof id !== 'string' || typeof title !== 'string' || typeof idempotency_key !== 'string') return null;
  if (typeof price !== 'number') return null;
  const purchase = { id, title, price: rupiah(price), idempotency_key };
  if (value.subscription === undefined) return purchase;
  const subscription = parsePlan(value.subscription);
  return subscription === null ? null : { ...purchase, subscription };
}

/** Only a plan that is paid at once waits for money, so nothing is known of a trial here. */
function parsePlan(value: unknown): PlanToBuy | null {
  if (!isRecord(value)) return null;
  const { plan, plan_name } = value;
  const billing_cycle = billingCycles.find((cycle) => cycle === value.billing_cycle);
  if (typeof plan !== 'string' || typeof plan_name !== 'string' || billing_cycle === undefined) return null;
  return { plan, plan_name, billing_cycle, with_trial: false, first_charge_at: null };
}
