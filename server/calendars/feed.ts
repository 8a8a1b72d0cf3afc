import { createHash, randomBytes } from 'node:crypto';
import type { FileAnswer } from '#contract/fields.ts';
import { calendarCopy as copy } from '#messages/bookings/calendars.ts';
import { BRAND } from '#shared/content/setting-tokens.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Database, Reader } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import type { CalendarInvitation } from '../platform/outgoing/mailer.ts';
import {
  deleteFeed,
  isFeedAddress,
  saveFeed,
  selectBookingFacts,
  selectFeedBookings,
} from './calendars.queries.ts';
import { readFeedSessions } from './events.queries.ts';
import { type BookingEvent, eventFile } from './files/booking-event.ts';
import { eventOf } from './push-events.ts';

interface NoFeed {
  readonly code: 'FEED_NOT_FOUND';
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const subject = { type: 'calendar', id: 'feed' } as const;

/** Returns the new token, which is not stored and shown once. The old address ends. */
export function renewFeed(db: Database, actor: Actor): Promise<Result<string, never>> {
  const token = randomBytes(32).toString('base64url');
  return withTx(db, async (tx) => {
    await saveFeed(tx, digestOf(token), actor.id);
    await recordAudit(tx, actor, { action: 'calendar_feed.renewed', subject });
    return succeed(token);
  });
}

export function revokeFeed(db: Database, actor: Actor): Promise<Result<Record<never, never>, NoFeed>> {
  return withTx(db, async (tx): Promise<Result<Record<never, never>, NoFeed>> => {
    if (!(await deleteFeed(tx))) return refuse({ code: 'FEED_NOT_FOUND' });
    await recordAudit(tx, actor, { action: 'calendar_feed.revoked', subject });
    return succeed({});
  });
}

export async function readFeed(db: Database, token: string): Promise<Result<FileAnswer, NoFeed>> {
  if (!(await isFeedAddress(db.orm, digestOf(token)))) return refuse({ code: 'FEED_NOT_FOUND' });
  const [bookings, sessions] = await Promise.all([selectFeedBookings(db.orm), readFeedSessions(db.orm)]);
  const events = [...bookings.flatMap((facts) => eventOf(facts) ?? []), ...sessions];
  return succeed(icsAnswerOf(eventFile({ method: 'publish', events, name: copy.feed })));
}

export const calendarFile = (events: readonly BookingEvent[]): FileAnswer =>
  icsAnswerOf(eventFile({ method: 'publish', events }));

function icsAnswerOf(text: string): FileAnswer {
  return {
    file_name: 'arunika.ics',
    content_type: 'text/calendar; charset=utf-8',
    content: new Uint8Array(Buffer.from(text)),
  };
}

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
    const description = is_cancelled || manage_url === null ? '' : copy.manage(manage_url);
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

/** Refused while the booking has no time and after it was called off. */
export async function readOwnFile(
  reader: Reader,
  { id, user_id }: { readonly id: string; readonly user_id: string },
): Promise<Result<FileAnswer, { readonly code: 'BOOKING_NOT_FOUND' }>> {
  const facts = await selectBookingFacts(reader, id);
  // The holder needs no name of their own.
  const event = facts?.user_id === user_id ? eventOf({ ...facts, full_name: '' }) : null;
  if (event === null) return refuse({ code: 'BOOKING_NOT_FOUND' });
  return succeed(calendarFile([event]));
}
