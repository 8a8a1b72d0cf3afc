import type { Reader } from '#server/platform/db.ts';
import { type Sen, sen } from '#shared/money.ts';
import type { OrderStatus } from '#shared/orders.ts';
import { readOrders } from '../orders.queries.ts';

/** An order as a search result. */
export interface FoundOrder {
  readonly id: string;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly amount_bigint: Sen;
  readonly status: OrderStatus;
  readonly created_at: string;
}

/** Finds the newest orders by the start of the id, which may follow a `#`, or by the buyer's name or address. */
export async function findOrders(reader: Reader, words: string, limit: number): Promise<FoundOrder[]> {
  const rows = await readOrders(reader, { search: words.replace(/^#/, '') }, { limit, offset: 0 });
  return rows.map(({ id, customer_name, customer_email, amount_bigint, status, created_at }) => ({
    id,
    customer_name,
    customer_email,
    amount_bigint: sen(amount_bigint),
    status,
    created_at: created_at.toISOString(),
  }));
}
