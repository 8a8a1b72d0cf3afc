import type * as contract from '#contract/bookings/bookings.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { readProfileCompletion } from '#server/account/index.ts';
import { countOwnAudits } from '#server/leads/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { UnpaidKind } from '#shared/bookings/bookings.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { monthOf } from '#shared/time/dates.ts';
import { lockCalendar, readTypeOfKind } from './availability/availability.queries.ts';
import { countAuditTalks, insertUnpaidBooking } from './bookings.queries.ts';
import { readOwnBooking } from './list-bookings.ts';
import { announceChange } from './times/announce-change.ts';
import { type ChosenTime, chooseTimeWithin, type TimeRefusal } from './times/choose-time.ts';

export interface BookingServices {
  readonly db: Database;
  readonly clock: Clock;
}

export interface AskedSession {
  readonly user_id: string;
  readonly starts_at?: Date | undefined;
  readonly time_zone?: string | undefined;
}

type Outcome = Result<contract.Booking, RefusalOf<typeof contract.bookFreeConsultation>>;

/** One a calendar month (WIB), for profiles of at least 80 % (DECISIONS 27); the database enforces it. */
export function bookFreeConsultation({ db, clock }: BookingServices, asked: AskedSession): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const { is_eligible, percent } = await readProfileCompletion(tx, asked.user_id);
    if (!is_eligible) return refuse({ code: 'PROFILE_INCOMPLETE', details: { percent } });
    return bookUnpaid(tx, { ...asked, kind: 'free', now: clock.now() });
  });
}

/** Books the talk about a free audit, once for each audit of the account (DECISIONS 29). */
export function bookAuditTalk(
  { db, clock }: BookingServices,
  asked: AskedSession,
): Promise<Result<contract.Booking, RefusalOf<typeof contract.bookAuditTalk>>> {
  return withTx(
    db,
    async (tx): Promise<Result<contract.Booking, RefusalOf<typeof contract.bookAuditTalk>>> => {
      const audits = await countOwnAudits(tx, asked.user_id);
      if (audits === 0) return refuse({ code: 'NO_AUDIT' });
      if ((await countAuditTalks(tx, asked.user_id)) >= audits) return refuse({ code: 'ALREADY_BOOKED' });
      return bookUnpaid(tx, { ...asked, kind: 'audit', now: clock.now() });
    },
  );
}

export interface UnpaidSession extends AskedSession {
  readonly kind: UnpaidKind;
  readonly now: Date;
}

export function bookForPerson(tx: Tx, session: UnpaidSession & { readonly starts_at: Date }) {
  return bookUnpaid(tx, session, 'staff');
}

async function bookUnpaid(
  tx: Tx,
  { user_id, kind, starts_at, time_zone, now }: UnpaidSession,
  by: ChosenTime['by'] = { user_id },
): Promise<Result<contract.Booking, TimeRefusal | { readonly code: 'ALREADY_BOOKED' }>> {
  // Locked before the row is written, as everywhere, so that no two calls wait for each other.
  await lockCalendar(tx);
  const type = await readTypeOfKind(tx, kind);
  const row = { user_id, kind, month: monthOf(now), session_type_id: type?.id ?? null };
  const booking_id = await insertUnpaidBooking(tx, row);
  if (booking_id === null) return refuse({ code: 'ALREADY_BOOKED' });
  if (starts_at === undefined)
    await announceChange(tx, { id: booking_id, starts_at: null, ends_at: null }, 'booked');
  else {
    const chosen = await chooseTimeWithin(tx, { booking_id, by, starts_at, time_zone, now });
    if (!chosen.ok) return chosen;
  }
  return succeed(await readOwnBooking(tx, { user_id, booking_id, now }));
}
