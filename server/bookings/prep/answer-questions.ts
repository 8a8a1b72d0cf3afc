import type * as contract from '#contract/bookings/bookings.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { readTypeOfBooking } from '../availability/availability.queries.ts';
import type { BookingServices } from '../book-free-consultation.ts';
import { type BookingRow, lockBooking, updateBooking } from '../times/times.queries.ts';
import { type AnsweredQuestion, mayAnswer, mergeAnswers } from './answers.rules.ts';

interface Prep {
  readonly user_id: string;
  readonly booking_id: string;
  readonly answers: readonly AnsweredQuestion[];
}

type Outcome = Result<BookingRow, RefusalOf<typeof contract.answerQuestions>>;

/** Answers can change until the session begins; the last ones count. */
export function answerQuestions({ db, clock }: BookingServices, prep: Prep): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const booking = await lockBooking(tx, prep.booking_id);
    if (booking?.user_id !== prep.user_id || !mayAnswer(booking, clock.now()))
      return refuse({ code: 'BOOKING_NOT_OPEN' });
    const type = await readTypeOfBooking(tx, booking);
    const answers = mergeAnswers(type?.questions ?? [], { answers: booking.answers, given: prep.answers });
    if (answers === null) return refuse({ code: 'QUESTIONS_CHANGED' });
    return succeed(await updateBooking(tx, booking.id, { answers }));
  });
}
