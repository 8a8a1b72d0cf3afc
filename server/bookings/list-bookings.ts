import type * as contract from '#contract/bookings/bookings.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { readProfileCompletion } from '#server/account/index.ts';
import { readHeldProducts } from '#server/catalog/index.ts';
import { countOwnAudits } from '#server/leads/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { unpaidKinds } from '#shared/bookings/bookings.ts';
import { monthOf } from '#shared/time/dates.ts';
import { readOfferedKinds } from './availability/availability.queries.ts';
import { countUnpaid, type OwnBookingRow, selectBookings, selectOwnBooking } from './bookings.queries.ts';
import { mayAnswer, pairAnswers } from './prep/answers.rules.ts';
import { changeableUntil, isPast } from './times/times.rules.ts';

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
