import type { BookingDetails, bookLead as endpoint } from '#contract/bookings/admin.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { ensureGuestAccount, findRecipient } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { readLead } from '#server/leads/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { UnpaidKind } from '#shared/bookings/bookings.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { bookForPerson } from '../book-free-consultation.ts';
import type { DeskServices } from './change-bookings.ts';
import { readBookingDetails } from './desk.queries.ts';

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
