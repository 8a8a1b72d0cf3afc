import { listAudit } from '#server/modules/audit/index.ts';
import { readInvoice } from '#server/modules/invoices/index.ts';
import { readReferencedEntries } from '#server/modules/ledger/index.ts';
import { getAnyOrder, type OrderNotFound, type StaffOrderFacts } from '#server/modules/orders/index.ts';
import { type ReadConsumption, readItemRefunds } from '#server/modules/refunds/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Sen } from '#shared/money.ts';
import { type Result, succeed } from '#shared/result.ts';
import { entryEvents, type OrderEvent, requestEvents } from './order-events.ts';
import type { OrderDetails } from './read-order-details.ts';

/** An event by the buyer or by staff. */
export interface StaffEvent {
  readonly at: string;
  readonly kind: OrderEvent['kind'] | 'status_changed' | 'receipt_resent' | 'granted';
  readonly amount_bigint: Sen | null;
  readonly note: string;
}

export interface AnyOrder extends StaffOrderFacts {
  readonly invoice_number: string | null;
  readonly payments: OrderDetails['payments'];
  /** Oldest first. */
  readonly events: StaffEvent[];
}

interface Asked {
  readonly order_id: string;
  readonly now: Date;
  readonly readConsumption: ReadConsumption;
  readonly gateways: readonly string[];
}

/** Any order with its entries, invoice and events, for staff. */
export async function readAnyOrder(
  reader: Reader,
  { order_id, now, readConsumption, gateways }: Asked,
): Promise<Result<AnyOrder, OrderNotFound>> {
  const found = await getAnyOrder(reader, order_id);
  if (!found.ok) return found;
  const { order } = found.value;
  const item_ids = order.items.map(({ id }) => id);
  const [invoice, entries, refunds, staffEvents] = await Promise.all([
    readInvoice(reader, order_id),
    readReferencedEntries(reader, { type: 'order', id: order_id }),
    readItemRefunds(reader, { order_id, item_ids, now, readConsumption, gateways }),
    readStaffEvents(reader, order_id),
  ]);
  const payments = entries.map((entry) => ({ ...entry, created_at: entry.created_at.toISOString() }));
  const events: StaffEvent[] = [
    { at: order.created_at, kind: 'ordered', amount_bigint: null, note: '' },
    ...entryEvents(payments),
    ...refunds.flatMap(requestEvents),
    ...staffEvents,
  ];
  if (invoice !== null)
    events.push({ at: invoice.created_at, kind: 'invoiced', amount_bigint: null, note: invoice.number });
  return succeed({
    ...found.value,
    payments,
    invoice_number: invoice?.number ?? null,
    events: events.toSorted((a, b) => a.at.localeCompare(b.at)),
  });
}

const staffEventKinds = {
  'order.status_changed': 'status_changed',
  'order.receipt_resent': 'receipt_resent',
  'order.granted': 'granted',
} as const;

/** Staff events of an order, without their network address. */
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
