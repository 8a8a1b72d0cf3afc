import { type SQL, sql } from 'drizzle-orm';
import { isoText } from '#server/platform/database/columns.ts';
import type { Tx } from '#server/platform/database/db.ts';

export const reminderHours = [24, 1] as const;
export type ReminderHours = (typeof reminderHours)[number];
const LATEST_MINUTES = { 24: 12 * 60, 1: 10 } as const satisfies Record<ReminderHours, number>;

export interface DueReminder {
  readonly booking_id: string;
  readonly starts_at: string;
}

export interface DueClassReminder {
  readonly session_id: string;
  readonly user_id: string;
  readonly starts_at: string;
}

interface Session {
  readonly starts_at: SQL;
  /** When the time was last chosen or announced; anyone told that late needs no reminder. */
  readonly known_since: SQL;
}

/** True within the reminder's lead time, unless the holder learned of the session that late. */
function isDue({ starts_at, known_since }: Session, hours: ReminderHours, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`${starts_at} <= ${at} + make_interval(hours => ${hours})
    and ${starts_at} > ${at} + make_interval(mins => ${LATEST_MINUTES[hours]})
    and ${known_since} < ${starts_at} - make_interval(hours => ${hours})`;
}

/** Inserts and returns the due reminders. The row is the claim, so two workers send one mail. */
export async function claimDueReminders(
  tx: Tx,
  hours: ReminderHours,
  now: Date,
): Promise<readonly DueReminder[]> {
  const booking = { starts_at: sql`b.starts_at`, known_since: sql`coalesce(b.moved_at, b.created_at)` };
  const { rows } = await tx.execute<DueReminder & Record<string, unknown>>(sql`
    insert into booking_reminders (booking_id, starts_at, hours, created_at)
    select b.id, b.starts_at, ${hours}, ${now.toISOString()} from consultation_bookings b
    where b.status = 'booked' and ${isDue(booking, hours, now)}
    on conflict do nothing returning booking_id, ${isoText('starts_at')} as starts_at`);
  return rows;
}

export async function claimDueClassReminders(
  tx: Tx,
  hours: ReminderHours,
  now: Date,
): Promise<readonly DueClassReminder[]> {
  const session = { starts_at: sql`s.starts_at`, known_since: sql`s.updated_at` };
  const holding = { starts_at: sql`due.starts_at`, known_since: sql`h.purchased_at` };
  const { rows } = await tx.execute<DueClassReminder & Record<string, unknown>>(sql`
    with due as (
      insert into class_reminders (session_id, starts_at, hours, created_at)
      select s.id, s.starts_at, ${hours}, ${now.toISOString()} from class_sessions s where ${isDue(session, hours, now)}
      on conflict do nothing returning session_id, starts_at
    )
    select due.session_id, h.user_id, ${isoText('due.starts_at')} as starts_at
    from due join class_sessions s on s.id = due.session_id
    join user_products h on h.product_id = s.product_id and h.status = 'active' and ${isDue(holding, hours, now)}`);
  return rows;
}
