import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { monthOf } from '#shared/time/dates.ts';
import { readTypesOfProducts } from './availability/availability.queries.ts';
import { insertPaidBookings } from './bookings.queries.ts';
import { announceChange } from './times/announce-change.ts';
import { confirmHold } from './times/hold-slot.ts';
import { validUntil } from './times/times.rules.ts';

export interface BoughtConsultations {
  readonly user_id: string;
  readonly order_id: string;
  readonly consultations: readonly {
    readonly product_id: string;
    readonly hold_id: string | undefined;
  }[];
  readonly now: Date;
}

/** The first booking takes the held time (DECISIONS 27, 65). Refuses when somebody else has it by now. */
export async function recordPaidBookings(
  tx: Tx,
  { user_id, order_id, consultations, now }: BoughtConsultations,
): Promise<Result<null, { readonly code: 'SLOT_TAKEN'; readonly product_id: string }>> {
  if (consultations.length === 0) return succeed(null);
  const types = await readTypesOfProducts(
    tx,
    consultations.map(({ product_id }) => product_id),
  );
  for (const { product_id, hold_id } of consultations) {
    const type = types.get(product_id);
    const session_count = type?.sessions ?? 1;
    const bought = { session_count, valid_until: type === undefined ? null : validUntil(type, now) };
    if (hold_id !== undefined) {
      const held = await confirmHold(tx, { hold_id, product_id, user_id, order_id, now, package: bought });
      if (!held.ok) return refuse({ code: 'SLOT_TAKEN', product_id });
      await announceChange(tx, held.value, 'booked');
    }
    const first = hold_id === undefined ? 1 : 2;
    const ids = await insertPaidBookings(
      tx,
      Array.from({ length: session_count + 1 - first }, (_, n) => ({
        ...{ user_id, order_id, product_id, ...bought },
        month: monthOf(now),
        session_type_id: type?.id ?? null,
        session_number: first + n,
      })),
    );
    const [first_id] = ids;
    if (hold_id === undefined && first_id !== undefined)
      await announceChange(tx, { id: first_id, starts_at: null, ends_at: null }, 'booked');
  }
  return succeed(null);
}
