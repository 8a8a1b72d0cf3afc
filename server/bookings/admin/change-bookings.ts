import type { BookingDetails, bookLead as endpoint } from '#contract/bookings/admin.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { ensureGuestAccount, findRecipient } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { readLead } from '#server/leads/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { UnpaidKind } from '#shared/bookings/bookings.ts';
import type { AuditAction } from '#shared/people/audit.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { bookForPerson } from '../bookings.ts';
import { cancelBookingWithin, chooseTimeWithin, completeBooking, markNoShow } from '../change-booking.ts';
import { readBookingDetails, updateNotes, updateReminded } from './admin-bookings.queries.ts';

export interface DeskServices {
  readonly db: Database;
  readonly clock: Clock;
}

interface NotFound {
  readonly code: 'BOOKING_NOT_FOUND';
}

interface NotOpen {
  readonly code: 'BOOKING_NOT_OPEN';
}

interface TimeTaken {
  readonly code: 'TIME_TAKEN';
}

interface Change {
  readonly id: string;
  readonly actor: Actor;
  readonly action: AuditAction;
}

function changeBooking<Refusal extends { readonly code: string }>(
  db: Database,
  { id, actor, action }: Change,
  change: (tx: Tx) => Promise<Result<unknown, Refusal>>,
): Promise<Result<{ readonly booking: BookingDetails }, Refusal | NotFound>> {
  return withTx(db, async (tx): Promise<Result<{ readonly booking: BookingDetails }, Refusal | NotFound>> => {
    const before = await readBookingDetails(tx, id);
    if (before === null) return refuse({ code: 'BOOKING_NOT_FOUND' });
    const changed = await change(tx);
    if (!changed.ok) return changed;
    const booking = await readBookingDetails(tx, id);
    if (booking === null) return refuse({ code: 'BOOKING_NOT_FOUND' });
    await recordAudit(tx, actor, {
      action,
      subject: { type: 'booking', id },
      before: factsOf(before),
      after: factsOf(booking),
    });
    return succeed({ booking });
  });
}

const factsOf = ({ state, starts_at }: BookingDetails) => ({ state, starts_at });

/** Uses the session up; the product can be bought again once its package is used up. */
export function recordOutcome(
  { db, clock }: DeskServices,
  { id, outcome, actor }: { id: string; outcome: 'completed' | 'no_show'; actor: Actor },
) {
  const action = outcome === 'completed' ? 'booking.completed' : 'booking.missed';
  const end = outcome === 'completed' ? completeBooking : markNoShow;
  return changeBooking(db, { id, actor, action }, (tx) => end(tx, { booking_id: id, now: clock.now() }));
}

/** Staff may move to any free time, also outside the hours. */
export function moveBooking(
  { db, clock }: DeskServices,
  { id, starts_at, actor }: { id: string; starts_at: Date; actor: Actor },
) {
  return changeBooking(
    db,
    { id, actor, action: 'booking.moved' },
    async (tx): Promise<Result<unknown, NotOpen | TimeTaken>> => {
      const chosen = await chooseTimeWithin(tx, { booking_id: id, by: 'staff', starts_at, now: clock.now() });
      if (chosen.ok) return chosen;
      return chosen.refusal.code === 'SLOT_TAKEN' ? refuse({ code: 'TIME_TAKEN' }) : notOpen;
    },
  );
}

export function cancelBookingByStaff(
  { db, clock }: DeskServices,
  { id, gives_back, actor }: { id: string; gives_back: boolean; actor: Actor },
) {
  return changeBooking(
    db,
    { id, actor, action: 'booking.cancelled' },
    async (tx): Promise<Result<unknown, NotOpen>> => {
      const now = clock.now();
      const cancelled = await cancelBookingWithin(tx, { booking_id: id, by: 'staff', gives_back, now });
      return cancelled.ok ? cancelled : notOpen;
    },
  );
}

/** Only records the reminder; a person sends the message elsewhere. */
export function markReminded({ db }: DeskServices, { id, actor }: { id: string; actor: Actor }) {
  return changeBooking(
    db,
    { id, actor, action: 'booking.reminded' },
    async (tx): Promise<Result<unknown, NotOpen>> =>
      (await updateReminded(tx, id)) ? succeed(null) : notOpen,
  );
}

// Cut-offs bind the holder, not the staff.
const notOpen = refuse({ code: 'BOOKING_NOT_OPEN' });

/** The note's text stays out of the audit log, because it is about a person. */
export function noteBooking(
  { db }: DeskServices,
  { id, owner_notes, actor }: { id: string; owner_notes: string; actor: Actor },
): Promise<Result<{ readonly booking: BookingDetails }, NotFound>> {
  return withTx(db, async (tx): Promise<Result<{ readonly booking: BookingDetails }, NotFound>> => {
    const isChanged = await updateNotes(tx, id, owner_notes);
    const booking = await readBookingDetails(tx, id);
    if (booking === null) return refuse({ code: 'BOOKING_NOT_FOUND' });
    const subject = { type: 'booking', id } as const;
    if (isChanged) await recordAudit(tx, actor, { action: 'booking.noted', subject });
    return succeed({ booking });
  });
}

interface LeadSession {
  readonly lead_id: string;
  readonly kind: UnpaidKind;
  readonly starts_at: Date;
  readonly actor: Actor;
}

type Outcome = Result<{ readonly booking: BookingDetails }, RefusalOf<typeof endpoint>>;

export function bookLead(
  { db, clock }: DeskServices,
  { lead_id, kind, starts_at, actor }: LeadSession,
): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const found = await readLead(tx, lead_id);
    if (!found.ok) return found;
    const { email, name, phone } = found.value.lead;
    const owner = await findRecipient(tx, email);
    if (owner?.is_active === false) return refuse({ code: 'GRANT_ACCOUNT_INACTIVE' });
    const guest = { email, full_name: name.slice(0, 100), whatsapp: phone, language: 'id' } as const;
    const user_id = owner?.id ?? (await ensureGuestAccount(tx, guest));
    const booked = await bookForPerson(tx, { user_id, kind, starts_at, now: clock.now() });
    if (!booked.ok) return refuse({ code: codes[booked.refusal.code] });
    const { id } = booked.value;
    const booking = await readBookingDetails(tx, id);
    if (booking === null) throw new Error(`booking ${id} was made and not found`);
    await recordAudit(tx, actor, {
      action: 'booking.made',
      subject: { type: 'booking', id },
      after: { state: booking.state, starts_at: booking.starts_at, lead_id },
    });
    return succeed({ booking });
  });
}

const codes = {
  ALREADY_BOOKED: 'LEAD_BOOKED',
  BOOKING_NOT_OPEN: 'NOT_SCHEDULED',
  CHANGE_TOO_LATE: 'NOT_SCHEDULED',
  SLOT_TAKEN: 'TIME_TAKEN',
} as const;
