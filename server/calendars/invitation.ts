import { calendarCopy } from '#messages/bookings/calendars.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { CalendarInvitation } from '#server/platform/outgoing/mailer.ts';
import { BRAND } from '#shared/content/setting-tokens.ts';
import { selectBookingFacts } from './calendars.queries.ts';
import { type BookingEvent, eventFile } from './files/booking-event.ts';
import { eventOf } from './push-events.ts';

interface InvitationBooking {
  readonly booking_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly is_cancelled: boolean;
  readonly organizer: string;
  readonly attendee: { readonly email: string };
  /** Null: the file is for the team. */
  readonly manage_url: string | null;
}

/** Null if the booking is gone. */
export async function readInvitation(
  reader: Reader,
  { booking_id, starts_at, ends_at, is_cancelled, organizer, attendee, manage_url }: InvitationBooking,
): Promise<(() => CalendarInvitation) | null> {
  const facts = await selectBookingFacts(reader, booking_id);
  if (facts === null) return null;
  return () => {
    // The holder needs no name of their own.
    const full_name = manage_url === null ? facts.full_name : '';
    const event = eventOf({ ...facts, full_name, starts_at, ends_at, is_live: true });
    if (event === null) throw new Error(`booking ${booking_id} is in no calendar`);
    const description = is_cancelled || manage_url === null ? '' : calendarCopy.manage(manage_url);
    const shown = { ...event, is_cancelled, description, ...(is_cancelled ? { location: '' } : {}) };
    return invitationOf(shown, { organizer, attendee });
  };
}

export function invitationOf(
  event: BookingEvent,
  { organizer, attendee }: Pick<InvitationBooking, 'organizer' | 'attendee'>,
): CalendarInvitation {
  const invitation = { organizer: { name: BRAND, email: organizer }, attendee };
  const method = event.is_cancelled ? 'cancel' : 'request';
  const text = eventFile({ method, events: [event], invitation });
  return { method: event.is_cancelled ? 'CANCEL' : 'REQUEST', text };
}
