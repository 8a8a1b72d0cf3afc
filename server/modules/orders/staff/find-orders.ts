import type { Reader } from '#server/platform/db.ts';
import { type Sen, sen } from '#shared/money.ts';
import type { OrderStatus } from '#shared/orders.ts';
import { readOrders } from '../orders.queries.ts';

/** An order as a line of a search. */
export interface FoundOrder {
  readonly id: string;
  readonly customer_name: string;
  readonly customer_email: string;
  readonly amount_bigint: Sen;
  readonly status: OrderStatus;
  readonly created_at: string;
}

/** The newest orders whose id begins so, or whose buyer is called so; a `#` before an id is how people write it. */
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
