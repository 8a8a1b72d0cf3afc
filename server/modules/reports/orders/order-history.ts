import type { Order } from '#contract/account/checkout.ts';
import type { ItemRefund, OrderDetails, OrderEvent } from '#contract/account/orders.ts';
import { readInvoice } from '#server/modules/invoices/index.ts';
import { readReferencedEntries } from '#server/modules/ledger/index.ts';
import { type RefundContext, readItemRefunds } from '#server/modules/refunds/index.ts';
import type { Reader } from '#server/platform/db.ts';

export interface OrderQuery extends RefundContext {
  readonly order_id: string;
  readonly now: Date;
}

/** The invoice, wallet entries, refunds and events of an order; `note` of an event is the actor's own text. */
export async function readOrderHistory(reader: Reader, order: Order, query: OrderQuery) {
  const item_ids = order.items.map(({ id }) => id);
  const [invoice, payments, refunds] = await Promise.all([
    readInvoice(reader, order.id),
    readReferencedEntries(reader, { type: 'order', id: order.id }),
    readItemRefunds(reader, { ...query, item_ids }),
  ]);
  const events: OrderEvent[] = [
    { at: order.created_at, kind: 'ordered', amount_bigint: null, note: '' },
    ...payments.map(toEvent),
    ...refunds.flatMap(requestEvents),
  ];
  if (invoice !== null)
    events.push({ at: invoice.created_at, kind: 'invoiced', amount_bigint: null, note: invoice.number });
  return { invoice_number: invoice?.number ?? null, payments, refunds, events };
}

function toEvent({ created_at, type, amount_bigint }: OrderDetails['payments'][number]): OrderEvent {
  return { at: created_at, kind: type === 'refund' ? 'refunded' : 'paid', amount_bigint, note: '' };
}

/** Refund requests and their outcome. */
function requestEvents({ requests }: ItemRefund): OrderEvent[] {
  return requests.flatMap(({ created_at, decided_at, status, amount_bigint, reason, decision_note }) => {
    const requested: OrderEvent = { at: created_at, kind: 'refund_requested', amount_bigint, note: reason };
    if (decided_at === null || status === 'requested') return [requested];
    return [
      requested,
      { at: decided_at, kind: `refund_${status}`, amount_bigint: null, note: decision_note },
    ];
  });
}

/** Oldest first. */
export function inOrder<Event extends { readonly at: string }>(events: readonly Event[]): Event[] {
  return events.toSorted((a, b) => a.at.localeCompare(b.at));
}
