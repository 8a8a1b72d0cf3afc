import type { Order } from '#contract/checkout/checkout.ts';
import type { AdminOrderDetails } from '#contract/orders/admin.ts';
import type { ItemRefund, OrderDetails, OrderEvent } from '#contract/orders/orders.ts';
import { listAudit } from '#server/audit/index.ts';
import { listCreditNotes, readInvoice } from '#server/invoices/index.ts';
import { readReferencedEntries } from '#server/ledger/index.ts';
import { getAnyOrder, getOwnOrder, type OrderNotFound } from '#server/orders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type RefundContext, readItemRefunds } from '#server/refunds/index.ts';
import { addSen } from '#shared/money/money.ts';
import { type Result, succeed } from '#shared/result.ts';

type StaffEvent = AdminOrderDetails['events'][number];

export async function readAnyOrder(
  reader: Reader,
  query: OrderQuery,
): Promise<Result<AdminOrderDetails, OrderNotFound>> {
  const found = await getAnyOrder(reader, query.order_id);
  if (!found.ok) return found;
  const [{ invoice_number, credit_notes, payments, events }, staffEvents] = await Promise.all([
    readOrderHistory(reader, found.value.order, query),
    readStaffEvents(reader, query.order_id),
  ]);
  return succeed({
    ...found.value,
    payments,
    invoice_number,
    credit_notes,
    events: inOrder<StaffEvent>([...events, ...staffEvents]),
  });
}

const staffEventKinds = {
  'order.status_changed': 'status_changed',
  'order.receipt_resent': 'receipt_resent',
  'order.granted': 'granted',
} as const;

/** Leaves out network addresses. */
async function readStaffEvents(reader: Reader, order_id: string): Promise<StaffEvent[]> {
  const subject = { type: 'order', id: order_id };
  const { entries } = await listAudit(reader, {
    subject,
    actions: Object.keys(staffEventKinds),
    limit: 100,
    offset: 0,
  });
  return entries.flatMap(({ action, before, after, created_at }): StaffEvent[] => {
    const known = Object.entries(staffEventKinds).find(([name]) => name === action);
    if (known === undefined) return [];
    return [{ at: created_at, kind: known[1], amount_bigint: null, note: noteOf(before, after) }];
  });
}

function noteOf(before: unknown, after: unknown): string {
  const [from, to] = [textIn(before, 'status'), textIn(after, 'status')];
  return from !== '' && to !== '' ? `${from} → ${to}` : textIn(after, 'reason');
}

function textIn(facts: unknown, name: string): string {
  if (typeof facts !== 'object' || facts === null) return '';
  const value = Object.entries(facts).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}

export async function readOrderDetails(
  reader: Reader,
  { user_id, ...query }: OrderQuery & { readonly user_id: string },
): Promise<Result<OrderDetails, OrderNotFound>> {
  const found = await getOwnOrder(reader, user_id, query.order_id);
  if (!found.ok) return found;
  const order = found.value;
  const { events, ...history } = await readOrderHistory(reader, order, query);
  const is_invoiced =
    order.amount_bigint > 0 && (order.status === 'completed' || order.status === 'refunded');
  const payments = movedBalance(order, history.payments);
  return succeed({ order, ...history, payments, is_invoiced, events: inOrder(events) });
}

/** Excludes what a payment brought, which the buyer never saw as balance (DECISIONS 68). */
function movedBalance(
  { payment_id, nota }: Pick<Order, 'payment_id' | 'nota'>,
  payments: OrderDetails['payments'],
): OrderDetails['payments'] {
  const brought = payment_id === null ? undefined : nota.find(({ kind }) => kind === 'paid');
  if (brought === undefined) return payments;
  return payments
    .map((entry) =>
      entry.type === 'refund'
        ? entry
        : { ...entry, amount_bigint: addSen(entry.amount_bigint, brought.amount_bigint) },
    )
    .filter(({ amount_bigint }) => amount_bigint !== 0);
}

interface OrderQuery extends RefundContext {
  readonly order_id: string;
  readonly now: Date;
}

async function readOrderHistory(reader: Reader, order: Order, query: OrderQuery) {
  const item_ids = order.items.map(({ id }) => id);
  const [invoice, notes, payments, refunds] = await Promise.all([
    readInvoice(reader, order.id),
    listCreditNotes(reader, order.id),
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
  events.push(
    ...notes.map(({ created_at, number, total_bigint }): OrderEvent => {
      return { at: created_at, kind: 'credited', amount_bigint: total_bigint, note: number };
    }),
  );
  const credit_notes = notes.map(({ id, number, issued_on, total_bigint }) => ({
    id,
    number,
    issued_on,
    total_bigint,
  }));
  return { invoice_number: invoice?.number ?? null, credit_notes, payments, refunds, events };
}

function toEvent({ created_at, type, amount_bigint }: OrderDetails['payments'][number]): OrderEvent {
  return { at: created_at, kind: type === 'refund' ? 'refunded' : 'paid', amount_bigint, note: '' };
}

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

function inOrder<Event extends { readonly at: string }>(events: readonly Event[]): Event[] {
  return events.toSorted((a, b) => a.at.localeCompare(b.at));
}
