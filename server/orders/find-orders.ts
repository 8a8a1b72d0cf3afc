import type { SearchResults } from '#contract/people/admin-search.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { listAllOrders } from './admin-orders.ts';

export async function findOrders(
  reader: Reader,
  words: string,
  limit: number,
): Promise<SearchResults['orders']> {
  const { orders } = await listAllOrders(reader, { search: words.replace(/^#/, '') }, { limit, offset: 0 });
  return orders.map(({ id, customer_name, customer_email, amount_bigint, status, created_at }) => ({
    id,
    customer_name,
    customer_email,
    amount_bigint,
    status,
    created_at,
  }));
}
