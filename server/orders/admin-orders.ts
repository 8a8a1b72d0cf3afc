import type { AdminOrder, AdminOrderDetails } from '#contract/orders/admin.ts';
import { exportHeadings as headings } from '#messages/documents/exports.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { dayOf, formatTime } from '#shared/time/dates.ts';
import {
  findOrders,
  type OrderFilter,
  type OrderWindow,
  type OrderWithItems,
  readOrders,
} from './orders.queries.ts';
import { orderOf, paidWithOf } from './orders.rules.ts';
import type { OrderNotFound } from './orders.ts';
import { readRefundable, readRefundablePayments } from './refunds/read-refunds.ts';

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
    sources: row.sources,
  };
}

export type StaffOrderFacts = Pick<
  AdminOrderDetails,
  'order' | 'paid_bigint' | 'refundable_bigint' | 'refundable_payments'
>;

/** A refund on its way to a payment counts as refunded (DECISIONS 50). */
export async function getAnyOrder(
  reader: Reader,
  orderId: string,
): Promise<Result<StaffOrderFacts, OrderNotFound>> {
  const [[row], paid] = await Promise.all([
    readOrders(reader, { id: orderId }, { limit: 1, offset: 0 }),
    readRefundable(reader, orderId),
  ]);
  if (row === undefined || paid === null) return refuse({ code: 'ORDER_NOT_FOUND' });
  const order = staffOrderOf(row);
  const shares = await readRefundablePayments(reader, { id: orderId, user_id: order.user_id });
  return succeed({
    order,
    ...paid,
    refundable_payments: [...shares]
      .filter(([, amount]) => amount > 0)
      .map(([id, refundable_bigint]) => ({ id, refundable_bigint })),
  });
}

const header = () => [
  headings.orderId,
  headings.date,
  headings.time,
  headings.customer,
  headings.email,
  headings.total,
  headings.status,
  headings.method,
  headings.gateway,
  headings.paymentReference,
  headings.paymentId,
  headings.items,
];

export function exportOrders(reader: Reader, filter: Pick<OrderFilter, 'status' | 'search'>): CsvFile {
  return {
    file_name: `orders-${dayOf(new Date())}${filter.status === undefined ? '' : `-${filter.status}`}.csv`,
    content_type: CSV_TYPE,
    content: csvTable(header(), rowsOf(reader, filter)),
  };
}

const BATCH = 1000;

/** Reads by cursor, so that late batches cost no more than the first. */
async function* rowsOf(reader: Reader, filter: OrderFilter): AsyncGenerator<CsvRow, void> {
  let after: string | undefined;
  for (;;) {
    const page = after === undefined ? filter : { ...filter, after };
    const orders = await readOrders(reader, page, { limit: BATCH, offset: 0 });
    for (const order of orders) yield cellsOf(order);
    after = orders.at(-1)?.id;
    if (orders.length < BATCH) return;
  }
}

function cellsOf(order: OrderWithItems): CsvRow {
  return [
    order.id,
    dayOf(order.created_at),
    formatTime(order.created_at),
    order.customer_name,
    order.customer_email,
    toRupiah(order.amount_bigint),
    order.status,
    paidWithOf(order) ?? order.payment_method,
    order.payment_provider,
    order.payment_reference,
    order.payment_id,
    order.items.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title)).join('; '),
  ];
}
