import type { Tx } from '#server/platform/db.ts';
import { deleteBlockedTime, insertBlockedTime, lockCalendar, replaceBusy } from './availability.queries.ts';

interface Block {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly note: string;
}

/** Keeps a span free, so that nobody can choose it. Sessions that are booked within it stay. Returns its id. */
export async function blockTime(tx: Tx, { starts_at, ends_at, note }: Block): Promise<string> {
  await lockCalendar(tx);
  return insertBlockedTime(tx, { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), note });
}

/** Whether there was one. */
export const unblockTime = (tx: Tx, id: string): Promise<boolean> => deleteBlockedTime(tx, id);

interface Busy {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Takes over when the owner is busy by one of their calendars; what it said before is forgotten. */
export async function replaceBusyTimes(tx: Tx, calendar_id: string, times: readonly Busy[]): Promise<void> {
  await lockCalendar(tx);
  await replaceBusy(
    tx,
    calendar_id,
    times.map(({ starts_at, ends_at }) => ({
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    })),
  );
}
