import type { OwnClassSession } from '#contract/classes/class-sessions.ts';
import type { FileAnswer } from '#contract/fields.ts';
import { type BookingEvent, calendarFile, uidOfSession } from '#server/calendars/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type HeldSession, selectHeldSessions } from './own-sessions.queries.ts';

type SessionQuery = Parameters<typeof selectHeldSessions>[1];

export async function listHeldSessions(reader: Reader, asked: SessionQuery): Promise<OwnClassSession[]> {
  return (await selectHeldSessions(reader, asked)).map(
    ({ sequence: _, changed_at: __, ...session }) => session,
  );
}

export async function readClassFile(
  reader: Reader,
  asked: SessionQuery & { readonly slug: string },
): Promise<Result<FileAnswer, { readonly code: 'CLASS_NOT_FOUND' }>> {
  const sessions = await selectHeldSessions(reader, asked);
  if (sessions.length === 0) return refuse({ code: 'CLASS_NOT_FOUND' });
  return succeed(calendarFile(sessions.map(toEvent)));
}

const toEvent = ({
  id,
  sequence,
  product,
  starts_at,
  ends_at,
  place,
  changed_at,
}: HeldSession): BookingEvent => ({
  uid: uidOfSession(id),
  sequence,
  title: product.title,
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
  location: place ?? '',
  description: '',
  is_cancelled: false,
  changed_at: new Date(changed_at),
});
