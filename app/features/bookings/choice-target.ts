import { orThrow } from '#app/lib/api/or-throw.ts';
import {
  bookAuditTalk,
  bookFreeConsultation,
  chooseBookingTime,
  listBookings,
} from '#contract/bookings/bookings.ts';
import type { Client } from '#contract/client.ts';
import { bookingsCopy } from '#messages/bookings/bookings.ts';

export interface ChoiceTarget {
  readonly offered: { readonly product_id: string } | { readonly kind: 'free' | 'audit' };
  readonly title: string;
  readonly session: { readonly starts_at: string; readonly ends_at: string } | null;
}

/** Null: no time can be chosen for it. */
export async function fetchTarget(client: Client, id: string): Promise<ChoiceTarget | null> {
  const { bookings, bookable } = orThrow(await client.call(listBookings));
  const unpaid = id === 'free' || id === 'audit' ? id : null;
  const booking = bookings.find((one) =>
    unpaid === null ? one.id === id : one.kind === unpaid && one.is_schedulable,
  );
  if (unpaid !== null && booking === undefined)
    return bookable.includes(unpaid)
      ? { offered: { kind: unpaid }, title: bookingsCopy.kinds[unpaid], session: null }
      : null;
  if (booking === undefined || booking.status !== 'booked') return null;
  const { kind, product, starts_at, ends_at, change_until } = booking;
  if (starts_at !== null && (change_until === null || Date.parse(change_until) < Date.now())) return null;
  if (kind === 'paid' && product === null) return null;
  return {
    offered: kind === 'paid' ? { product_id: product?.id ?? '' } : { kind },
    title: product?.title ?? bookingsCopy.kinds[kind],
    session: starts_at === null || ends_at === null ? null : { starts_at, ends_at },
  };
}

interface SlotChoice {
  readonly starts_at: string;
  readonly time_zone?: string | undefined;
}

/** Books a free session with its time, unless one already waits for a time. */
export async function takeTime(client: Client, id: string, body: SlotChoice) {
  if (id !== 'free' && id !== 'audit') return client.call(chooseBookingTime, { params: { id }, body });
  const { bookings } = orThrow(await client.call(listBookings));
  const waiting = bookings.find(({ kind, is_schedulable }) => kind === id && is_schedulable);
  if (waiting !== undefined) return client.call(chooseBookingTime, { params: { id: waiting.id }, body });
  return id === 'free' ? client.call(bookFreeConsultation, { body }) : client.call(bookAuditTalk, { body });
}
