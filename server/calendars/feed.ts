import { createHash, randomBytes } from 'node:crypto';
import type { FileAnswer } from '#contract/fields.ts';
import { calendarCopy as copy } from '#messages/bookings/calendars.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { deleteFeed, isFeedAddress, saveFeed, selectFeedBookings } from './calendars.queries.ts';
import { readFeedSessions } from './class-events.queries.ts';
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
