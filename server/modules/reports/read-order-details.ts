import { readInvoice } from '#server/modules/invoices/index.ts';
import { type ReferencedEntry, readReferencedEntries } from '#server/modules/ledger/index.ts';
import { getOwnOrder, type Order, type OrderNotFound } from '#server/modules/orders/index.ts';
import { type ItemRefund, type ReadConsumption, readItemRefunds } from '#server/modules/refunds/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Sen } from '#shared/money.ts';
import { type Result, succeed } from '#shared/result.ts';

/** Something that happened to an order; `note` in the words of who did it. */
export interface OrderEvent {
  readonly at: string;
  readonly kind:
    | 'ordered'
    | 'paid'
    | 'invoiced'
    | 'refunded'
    | 'refund_requested'
    | 'refund_approved'
    | 'refund_rejected'
    | 'refund_withdrawn';
  readonly amount_bigint: Sen | null;
  readonly note: string;
}

export interface OrderDetails {
  readonly order: Order;
  /** null: free, or its number is still on its way; it can be downloaded in both of the latter states. */
  readonly invoice_number: string | null;
  readonly is_invoiced: boolean;
  /** What moved in the wallet because of it, oldest first. */
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
}

/** One order of the user with everything about it: money, invoice, refunds, what happened when. */
export async function readOrderDetails(
  reader: Reader,
  { user_id, order_id, now, readConsumption }: Asked,
): Promise<Result<OrderDetails, OrderNotFound>> {
  const found = await getOwnOrder(reader, user_id, order_id);
  if (!found.ok) return found;
  const order = found.value;
  const item_ids = order.items.map(({ id }) => id);
  const [invoice, entries, refunds] = await Promise.all([
    readInvoice(reader, order_id),
    readReferencedEntries(reader, { type: 'order', id: order_id }),
    readItemRefunds(reader, { order_id, item_ids, now, readConsumption }),
  ]);
  const payments = entries.map((entry) => ({ ...entry, created_at: entry.created_at.toISOString() }));
  const events: OrderEvent[] = [
    { at: order.created_at, kind: 'ordered', amount_bigint: null, note: '' },
    ...payments.map(({ created_at, type, amount_bigint }): OrderEvent => {
      const kind = type === 'refund' ? 'refunded' : 'paid';
      return { at: created_at, kind, amount_bigint, note: '' };
    }),
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

function requestEvents({ requests }: ItemRefund): OrderEvent[] {
  return requests.flatMap(({ created_at, decided_at, status, amount_bigint, reason, decision_note }) => {
    const asked: OrderEvent = { at: created_at, kind: 'refund_requested', amount_bigint, note: reason };
    if (decided_at === null || status === 'requested') return [asked];
    return [asked, { at: decided_at, kind: `refund_${status}`, amount_bigint: null, note: decision_note }];
  });
}
