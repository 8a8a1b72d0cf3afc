import type { Database } from '#server/platform/database/db.ts';

const HOUR_MS = 3_600_000;
/** A whole hour, so that sessions of a test never overlap by minutes. */
export const inHours = (hours: number): Date =>
  new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS);

interface Session {
  readonly user_id: string;
  /** From now. */
  readonly hours: number;
  /** When it was booked, from now. */
  readonly created?: number;
  readonly status?: 'booked' | 'completed' | 'no_show' | 'cancelled';
}

let months = 0;

/** A free session of 45 minutes, as if its time had been chosen. Its id. */
export async function makeBooking(db: Database, session: Session): Promise<string> {
  const { user_id, hours, created = -100, status = 'booked' } = session;
  months += 1;
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into consultation_bookings
       (user_id, kind, status, month, session_type_id, starts_at, ends_at, occupied_until, place_kind, place, created_at)
     values ($1, 'free', $4, '2030-01-01'::date + make_interval(months => $5),
             (select id from session_types where kind = 'free'), $2::timestamptz, $2::timestamptz + interval '45 min',
             $2::timestamptz + interval '1 hour', 'meeting', 'https://meet.example/abc', $3) returning id`,
    [user_id, inHours(hours), inHours(created), status, months],
  );
  return rows[0]?.id ?? '';
}
