import type { Tx } from '#server/platform/database/db.ts';
import { announceErased } from './times/announce-change.ts';
import { eraseBookingsOf } from './times/times.queries.ts';

export async function eraseBookings(tx: Tx, userId: string): Promise<void> {
  for (const booking of await eraseBookingsOf(tx, userId, new Date())) await announceErased(tx, booking);
}
