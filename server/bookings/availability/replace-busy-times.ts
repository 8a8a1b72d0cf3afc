import type { Tx } from '#server/platform/database/db.ts';
import { lockCalendar, replaceStoredBusyTimes } from './availability.queries.ts';

interface Busy {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export async function replaceBusyTimes(tx: Tx, calendar_id: string, times: readonly Busy[]): Promise<void> {
  await lockCalendar(tx);
  const rows = times.map(({ starts_at, ends_at }) => ({
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
  }));
  await replaceStoredBusyTimes(tx, calendar_id, rows);
}
