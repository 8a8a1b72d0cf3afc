import { exportHeadings as headings } from '#messages/documents/exports.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { toRupiah } from '#shared/money/money.ts';
import { dayOf, formatTime } from '#shared/time/dates.ts';
import { type OrderFilter, type OrderWithItems, readOrders } from '../orders.queries.ts';
import { paidWithOf } from '../orders.rules.ts';

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
