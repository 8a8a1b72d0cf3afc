import { isRecord } from '#shared/is-record.ts';
import { rupiah } from '#shared/money.ts';
import type { ProductToBuy } from './product-to-buy.ts';

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
  return typeof price === 'number' ? { id, title, price: rupiah(price), idempotency_key } : null;
}
