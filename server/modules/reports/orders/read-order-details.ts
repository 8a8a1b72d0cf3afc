import { readInvoice } from '#server/modules/invoices/index.ts';
import { type ReferencedEntry, readReferencedEntries } from '#server/modules/ledger/index.ts';
import { getOwnOrder, type Order, type OrderNotFound } from '#server/modules/orders/index.ts';
import { type ItemRefund, type ReadConsumption, readItemRefunds } from '#server/modules/refunds/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Sen } from '#shared/money.ts';
import { type Result, succeed } from '#shared/result.ts';
import { entryEvents, type OrderEvent, requestEvents } from './order-events.ts';

export interface OrderDetails {
  readonly order: Order;
  /** Null: free, or not issued yet; downloadable unless free. */
  readonly invoice_number: string | null;
  readonly is_invoiced: boolean;
  /** Oldest first. */
  readonly payments: {
    readonly type: ReferencedEntry['type'];
    readonly description: string;
    readonly amount_bigint: Sen;
    readonly balance_after: Sen;
    readonly created_at: string;
  }[];
  readonly refunds: ItemRefund[];
  /** Oldest first. */
  readonly events: OrderEvent[];
}

interface Asked {
  readonly user_id: string;
  readonly order_id: string;
  readonly now: Date;
  readonly readConsumption: ReadConsumption;
  readonly gateways: readonly string[];
}

/** One's own order with entries, invoice, refunds and events. */
export async function readOrderDetails(
  reader: Reader,
  { user_id, order_id, now, readConsumption, gateways }: Asked,
): Promise<Result<OrderDetails, OrderNotFound>> {
  const found = await getOwnOrder(reader, user_id, order_id);
  if (!found.ok) return found;
  const order = found.value;
  const item_ids = order.items.map(({ id }) => id);
  const [invoice, entries, refunds] = await Promise.all([
    readInvoice(reader, order_id),
    readReferencedEntries(reader, { type: 'order', id: order_id }),
    readItemRefunds(reader, { order_id, item_ids, now, readConsumption, gateways }),
  ]);
  const payments = entries.map((entry) => ({ ...entry, created_at: entry.created_at.toISOString() }));
  const events: OrderEvent[] = [
    { at: order.created_at, kind: 'ordered', amount_bigint: null, note: '' },
    ...entryEvents(payments),
    ...(invoice === null
      ? []
      : [{ at: invoice.created_at, kind: 'invoiced', amount_bigint: null, note: invoice.number } as const]),
    ...refunds.flatMap(requestEvents),
  ];
  return succeed({
    order,
    payments,
    refunds,
    invoice_number: invoice?.number ?? null,
    is_invoiced: order.amount_bigint > 0 && (order.status === 'completed' || order.status === 'refunded'),
    events: events.toSorted((a, b) => a.at.localeCompare(b.at)),
  });
}
