import type { AdminOrder } from '#contract/orders/admin.ts';
import type { Reader } from '#server/platform/database/db.ts';
import {
  findOrders,
  type OrderFilter,
  type OrderWindow,
  type OrderWithItems,
  readOrders,
} from '../orders.queries.ts';
import { orderOf } from '../orders.rules.ts';

export async function listAllOrders(
  reader: Reader,
  filter: Pick<OrderFilter, 'status' | 'search'>,
  window: OrderWindow,
): Promise<{ readonly orders: AdminOrder[]; readonly total: number }> {
  const { total, ids, offset } = await findOrders(reader, filter, window);
  const rows = await readOrders(reader, ids === null ? filter : { ids }, { ...window, offset });
  return { orders: rows.map(staffOrderOf), total };
}

export function staffOrderOf(row: OrderWithItems): AdminOrder {
  return {
    ...orderOf(row),
    customer_email: row.customer_email,
    customer_name: row.customer_name,
    transaction_type: row.status === 'refunded' ? 'refund' : 'credit',
    metadata: row.metadata,
  };
}
