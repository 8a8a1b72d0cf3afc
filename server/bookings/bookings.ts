import type * as contract from '#contract/bookings/bookings.ts';
import type { OutputOf, RefusalOf } from '#contract/endpoint.ts';
import { type UnpaidKind, unpaidKinds } from '#shared/bookings/bookings.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { monthOf } from '#shared/time/dates.ts';
import { readProfileCompletion } from '../account/index.ts';
import { readHeldProducts } from '../catalog/index.ts';
import { countOwnAudits } from '../leads/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Reader, Tx } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { sourcesOf } from '../visits/index.ts';
import {
  lockSchedule,
  readOfferedKinds,
  readTypeOfBooking,
  readTypeOfKind,
  readTypesOfProducts,
} from './availability/availability.queries.ts';
import {
  type BookingRow,
  countAuditTalks,
  countUnpaid,
  insertPaidBookings,
  insertUnpaidBooking,
  lockBooking,
  type OwnBookingRow,
  selectBookings,
  selectOwnBooking,
  updateBooking,
} from './bookings.queries.ts';
import {
  type AnsweredQuestion,
  changeableUntil,
  isPast,
  mayAnswer,
  mergeAnswers,
  pairAnswers,
  validUntil,
} from './bookings.rules.ts';
import { announceChange, type ChosenTime, chooseTimeWithin, type TimeRefusal } from './change-booking.ts';
import { confirmHold } from './hold-slot.ts';

type BookingList = OutputOf<typeof contract.listBookings>;

export async function readBookings(
  reader: Reader,
  userId: string,
  now: Date,
): Promise<Omit<BookingList, 'bookable'> & { readonly talks: number }> {
  const [rows, { is_used, talks }, { is_eligible, percent }] = await Promise.all([
    selectBookings(reader, userId),
    countUnpaid(reader, userId, monthOf(now)),
    readProfileCompletion(reader, userId),
  ]);
  const bookings = await toBookings(reader, rows, now);
  return { bookings, free_consultation: { is_eligible, is_used, percent }, talks };
}

export async function listBookings(reader: Reader, userId: string, now: Date): Promise<BookingList> {
  const [{ bookings, free_consultation, talks }, audits, offered] = await Promise.all([
    readBookings(reader, userId, now),
    countOwnAudits(reader, userId),
    readOfferedKinds(reader, unpaidKinds),
  ]);
  const { is_eligible, is_used } = free_consultation;
  const isOpen = { free: is_eligible && !is_used, audit: audits > talks };
  const bookable = unpaidKinds.filter((kind) => isOpen[kind] && offered.includes(kind));
  return { bookings, free_consultation, bookable };
}

export async function readOwnBooking(
  reader: Reader,
  { user_id, booking_id, now }: { readonly user_id: string; readonly booking_id: string; readonly now: Date },
): Promise<contract.Booking> {
  const row = await selectOwnBooking(reader, user_id, booking_id);
  const [booking] = await toBookings(reader, row === null ? [] : [row], now);
  if (booking === undefined) throw new Error(`booking ${booking_id} is missing`);
  return booking;
}

async function toBookings(
  reader: Reader,
  rows: readonly OwnBookingRow[],
  now: Date,
): Promise<contract.Booking[]> {
  const ids = rows.flatMap(({ product_id }) => (product_id === null ? [] : [product_id]));
  const products = new Map((await readHeldProducts(reader, ids)).map((product) => [product.id, product]));
  return rows.map(({ change_until_hours, product_id, questions, ...row }) => {
    const product = products.get(product_id ?? '');
    const { id = '', slug = '', title = '' } = product ?? {};
    const isComing = row.status === 'booked' && row.starts_at !== null && !isPast(row.ends_at, now);
    const change_until = isComing
      ? changeableUntil(row, { change_until_hours: change_until_hours ?? 0 })
      : null;
    return {
      ...row,
      product: product === undefined ? null : { id, slug, title },
      change_until: change_until?.toISOString() ?? null,
      is_schedulable: row.status === 'booked' && change_until_hours !== null && row.starts_at === null,
      // The meeting address is shown only to holders who will attend.
      place: isComing ? row.place : null,
      answers: pairAnswers(questions ?? [], row.answers),
      can_answer: (questions ?? []).length > 0 && mayAnswer(row, now),
    };
  });
}

export interface BookingServices {
  readonly db: Database;
  readonly clock: Clock;
}

export interface AskedSession {
  readonly user_id: string;
  readonly starts_at?: Date | undefined;
  readonly time_zone?: string | undefined;
  /** The key under which today's visits of the person are found; null if unknown. */
  readonly visitor?: string | null;
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

interface UnpaidSession extends AskedSession {
  readonly kind: UnpaidKind;
  readonly now: Date;
}

export function bookForPerson(tx: Tx, session: UnpaidSession & { readonly starts_at: Date }) {
  return bookUnpaid(tx, session, 'staff');
}

async function bookUnpaid(
  tx: Tx,
  { user_id, kind, starts_at, time_zone, visitor, now }: UnpaidSession,
  by: ChosenTime['by'] = { user_id },
): Promise<Result<contract.Booking, TimeRefusal | { readonly code: 'ALREADY_BOOKED' }>> {
  // Locked before the row is written, as everywhere, so that no two calls wait for each other.
  await lockSchedule(tx);
  const type = await readTypeOfKind(tx, kind);
  const session_type_id = type?.id ?? null;
  const row = { user_id, kind, month: monthOf(now), session_type_id, ...sourcesOf(visitor) };
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

interface BoughtConsultations {
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
        user_id,
        order_id,
        product_id,
        ...bought,
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

interface Prep {
  readonly user_id: string;
  readonly booking_id: string;
  readonly answers: readonly AnsweredQuestion[];
}

type AnswerQuestionsOutcome = Result<BookingRow, RefusalOf<typeof contract.answerQuestions>>;

/** Answers can change until the session begins; the last ones count. */
export function answerQuestions({ db, clock }: BookingServices, prep: Prep): Promise<AnswerQuestionsOutcome> {
  return withTx(db, async (tx): Promise<AnswerQuestionsOutcome> => {
    const booking = await lockBooking(tx, prep.booking_id);
    if (booking?.user_id !== prep.user_id || !mayAnswer(booking, clock.now()))
      return refuse({ code: 'BOOKING_NOT_OPEN' });
    const type = await readTypeOfBooking(tx, booking);
    const answers = mergeAnswers(type?.questions ?? [], { answers: booking.answers, given: prep.answers });
    if (answers === null) return refuse({ code: 'QUESTIONS_CHANGED' });
    return succeed(await updateBooking(tx, booking.id, { answers }));
  });
}
