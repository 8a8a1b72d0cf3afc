import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/db.ts';
import { type BookingEvent, uidOfSession } from './files/booking-event.ts';

interface SessionFacts {
  readonly id: string;
  readonly sequence: number;
  readonly title: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly place: string;
  readonly changed_at: Date;
}

const MAX_SESSIONS = 1_000;

async function readEvents(reader: Reader, where: SQL): Promise<readonly BookingEvent[]> {
  const { rows } = await reader.execute<SessionFacts & Record<string, unknown>>(sql`
    select s.id, s.sequence, p.title, s.starts_at, s.ends_at, s.place, s.updated_at as changed_at
    from class_sessions s join products p on p.id = s.product_id
    where ${where} order by s.starts_at limit ${MAX_SESSIONS}`);
  return rows.map(({ id, sequence, title, starts_at, ends_at, place, changed_at }) => ({
    uid: uidOfSession(id),
    sequence,
    title,
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
    location: place,
    description: '',
    is_cancelled: false,
    changed_at: new Date(changed_at),
  }));
}

export const readSessionEvents = (reader: Reader, ids: readonly string[]) =>
  readEvents(reader, sql`s.id = any(${sql.param(ids)}::uuid[])`);

export const readFeedSessions = (reader: Reader) =>
  readEvents(reader, sql`s.starts_at > now() - interval '31 days'`);
