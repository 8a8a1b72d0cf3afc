import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';

/** Which reminder, and how late it still is of use. */
export const reminderHours = [24, 1] as const;
export type ReminderHours = (typeof reminderHours)[number];
const LATEST_MINUTES = { 24: 12 * 60, 1: 10 } as const satisfies Record<ReminderHours, number>;

export interface DueReminder {
  readonly booking_id: string;
  readonly starts_at: string;
}

/**
 * Writes a row for each reminder that is due and answers with them. The row is the reminder, so that two workers send
 * one. Left out is who booked or moved it that late: their mail is the reminder.
 */
export async function takeDue(tx: Tx, hours: ReminderHours, now: Date): Promise<readonly DueReminder[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ booking_id: string; starts_at: Date }>(sql`
    insert into booking_reminders (booking_id, starts_at, hours, created_at)
    select b.id, b.starts_at, ${hours}, ${at} from consultation_bookings b
    where b.status = 'booked'
      and b.starts_at <= ${at} + make_interval(hours => ${hours})
      and b.starts_at > ${at} + make_interval(mins => ${LATEST_MINUTES[hours]})
      and coalesce(b.moved_at, b.created_at) < b.starts_at - make_interval(hours => ${hours})
    on conflict do nothing returning booking_id, starts_at`);
  return rows.map(({ booking_id, starts_at }) => ({
    booking_id,
    starts_at: new Date(starts_at).toISOString(),
  }));
}
