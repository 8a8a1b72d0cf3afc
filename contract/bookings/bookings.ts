import { z } from 'zod';
import { bookingKinds, bookingStatuses, placeKinds } from '#shared/bookings/bookings.ts';
import { isTimeZone } from '#shared/time/time-zones.ts';
import { accountApi } from '../endpoint.ts';
import { icsAnswer, settableMoment, timestamp, uuid } from '../fields.ts';
import { ownerText, untranslated } from '../owner-text.ts';
import { typedText } from '../typed-text.ts';

const account = accountApi('Bookings');

export const booking = z
  .object({
    id: uuid,
    kind: z.enum(bookingKinds),
    status: z.enum(bookingStatuses),
    month: z.iso.date().meta({ description: 'First day of the month it counts for, WIB.' }),
    order_id: uuid.nullable(),
    product: z
      .object({ id: uuid, slug: z.string(), title: ownerText('catalog'), ...untranslated })
      .nullable(),
    starts_at: timestamp.nullable().meta({ description: 'null: the time is still to be chosen.' }),
    ends_at: timestamp.nullable(),
    time_zone: z.string().nullable().meta({ description: 'Of the person, as IANA names it; null: WIB.' }),
    session_number: z.int().meta({ description: 'Of a package of several sessions.' }),
    session_count: z.int(),
    valid_until: timestamp.nullable().meta({ description: 'Until when its time has to be.' }),
    change_until: timestamp.nullable().meta({ description: 'Until when its holder may move or cancel it.' }),
    is_schedulable: z.boolean().meta({ description: 'A time can be chosen for it now.' }),
    place_kind: z.enum(placeKinds).nullable(),
    place: z.string().nullable().meta({ description: 'Until the session is over.' }),
    answers: z
      .array(z.object({ question: z.string(), answer: z.string() }))
      .meta({ description: 'To what is asked before the session; an empty one is still to come.' }),
    can_answer: z
      .boolean()
      .meta({ description: 'Answers can be given and changed: the session has not begun.' }),
    created_at: timestamp,
  })
  .meta({ id: 'Booking' });
export type Booking = z.output<typeof booking>;

export const freeConsultation = z.object({
  is_eligible: z.boolean().meta({ description: 'Profile of at least 80 %.' }),
  is_used: z.boolean().meta({ description: 'Booked for this month already.' }),
  percent: z.int().meta({ description: 'Of the profile.' }),
});

export const listBookings = account.get('/api/bookings', {
  summary: 'Own consultations, newest first, and whether the free one of this month is still there',
  output: z.object({
    bookings: z.array(booking),
    free_consultation: freeConsultation,
    bookable: z
      .array(z.enum(['free', 'audit']))
      .meta({ description: 'What costs nothing and has times to choose now.' }),
  }),
});

export const SLOT_TAKEN = { status: 409, details: z.object({ nearest: z.array(timestamp) }) } as const;
const changing = {
  SLOT_TAKEN,
  BOOKING_NOT_OPEN: { status: 404 },
  CHANGE_TOO_LATE: { status: 409 },
} as const;
const rate_limit = { name: 'booking', points: 10, seconds: 600 } as const;

/** IANA name. Browsers that do not know theirs send Etc/Unknown, which counts as none. */
export const timeZone = z
  .string()
  .max(200)
  .transform((name) => (isTimeZone(name) ? name : undefined));
const chosen = z
  .object({
    starts_at: settableMoment.transform((moment) => new Date(moment)),
    time_zone: timeZone.optional(),
  })
  .strict();

export const listProductBookings = account.get('/api/purchases/{slug}/bookings', {
  summary: 'Own sessions of one consultation, newest purchase first',
  guest_product: 'slug',
  params: z.object({ slug: z.string().max(200) }),
  output: z.object({ bookings: z.array(booking) }),
});

export const bookFreeConsultation = account.post('/api/bookings/free-consultation', {
  summary: 'Book the free consultation of this month (DECISIONS 27)',
  rate_limit,
  body: chosen.partial(),
  output: z.object({ booking }),
  refusals: {
    PROFILE_INCOMPLETE: {
      status: 403,
      details: z.object({ percent: z.int() }),
    },
    ALREADY_BOOKED: { status: 409 },
    ...changing,
  },
});

export const bookAuditTalk = account.post('/api/bookings/audit-talk', {
  summary: 'Book the talk about the own free audit (DECISIONS 29)',
  rate_limit,
  body: chosen.partial(),
  output: z.object({ booking }),
  refusals: { NO_AUDIT: { status: 403 }, ALREADY_BOOKED: { status: 409 }, ...changing },
});

export const chooseBookingTime = account.put('/api/bookings/{id}/time', {
  summary: 'Choose the time of an own booking, or move it',
  rate_limit: { name: 'booking-change', points: 20, seconds: 600 },
  params: z.object({ id: uuid }),
  body: chosen,
  output: z.object({ booking }),
  refusals: changing,
});

export const cancelOwnBooking = account.post('/api/bookings/{id}/cancel', {
  summary: 'Give the time of an own booking away',
  description: 'A bought session waits for another time; a free one is cancelled and can be booked again.',
  rate_limit: { name: 'booking-change', points: 20, seconds: 600 },
  params: z.object({ id: uuid }),
  body: z.object({}).strict(),
  output: z.object({ booking }),
  refusals: { BOOKING_NOT_OPEN: changing.BOOKING_NOT_OPEN, CHANGE_TOO_LATE: changing.CHANGE_TOO_LATE },
});

export const answerQuestions = account.put('/api/bookings/{id}/answers', {
  summary: 'Answer what is asked before an own session, until it begins',
  rate_limit: { name: 'booking-change', points: 20, seconds: 600 },
  params: z.object({ id: uuid }),
  body: z
    .object({
      answers: z
        .array(
          z.object({
            question: z.string().max(200).meta({ description: 'As it is asked now.' }),
            answer: typedText.max(2000).default('').meta({ description: 'Empty: taken back.' }),
          }),
        )
        .max(5),
    })
    .strict(),
  output: z.object({ booking }),
  refusals: { BOOKING_NOT_OPEN: changing.BOOKING_NOT_OPEN, QUESTIONS_CHANGED: { status: 409 } },
});

export const downloadBookingFile = account.get('/api/bookings/{id}/invite.ics', {
  summary: 'An own booking with a time, for a calendar program',
  rate_limit: { name: 'booking-file', points: 30, seconds: 60 },
  params: z.object({ id: uuid }),
  ...icsAnswer,
  refusals: { BOOKING_NOT_FOUND: { status: 404 } },
});
