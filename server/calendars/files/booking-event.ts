import icalGenerator, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface BookingEvent {
  /** Lets calendars recognise the event. */
  readonly uid: string;
  /** Increases with each change, so that calendars replace the older version. */
  readonly sequence: number;
  readonly title: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly location: string;
  readonly description: string;
  readonly is_cancelled: boolean;
  readonly changed_at: Date;
}

/** `request` and `cancel` are for mails; `none` for servers, which refuse methods (RFC 4791, 4.1). */
export type EventMethod = 'publish' | 'request' | 'cancel' | 'none';

export interface Invitation {
  readonly organizer: { readonly name: string; readonly email: string };
  readonly attendee: { readonly email: string };
}

interface EventFile {
  readonly method: EventMethod;
  readonly events: readonly BookingEvent[];
  readonly invitation?: Invitation;
  readonly name?: string;
}

const methods = {
  publish: ICalCalendarMethod.PUBLISH,
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
  none: null,
} as const;

export const uidOf = (bookingId: string): string => `booking-${bookingId}`;
export const uidOfSession = (sessionId: string): string => `class-session-${sessionId}`;
/** Excludes our own events, which would otherwise count as busy. */
export const isOwnUid = (uid: string): boolean =>
  /^(?:booking|class-session)-[\da-f]{8}-[\da-f-]{27}$/.test(uid);

/** iCalendar (RFC 5545). Times are UTC, so that every calendar shows them in its own zone. */
export function eventFile({ method, events, invitation, name }: EventFile): string {
  const calendar = icalGenerator({ prodId: '//bookings//EN', method: methods[method], name: name ?? null });
  for (const event of events) {
    const { uid, sequence, title, starts_at, ends_at, location, description, is_cancelled, changed_at } =
      event;
    const made = calendar.createEvent({
      id: uid,
      sequence,
      stamp: changed_at,
      start: starts_at,
      end: ends_at,
      summary: title,
      location,
      description,
      status: is_cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (invitation === undefined) continue;
    made.organizer(invitation.organizer);
    // Without the name, which was typed by whoever typed the address.
    made.createAttendee({ email: invitation.attendee.email, rsvp: false });
  }
  return calendar.toString();
}
