import type { SearchResults } from '#contract/people/admin-search.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { readOrders } from './orders.queries.ts';

export async function findOrders(
  reader: Reader,
  words: string,
  limit: number,
): Promise<SearchResults['orders']> {
  const rows = await readOrders(reader, { search: words.replace(/^#/, '') }, { limit, offset: 0 });
  return rows.map(({ id, customer_name, customer_email, amount_bigint, status, created_at }) => ({
    id,
    customer_name,
    customer_email,
    amount_bigint,
    status,
    created_at,
  }));
}
