import {
  answerQuestions,
  bookFreeConsultation,
  cancelBookingByStaff,
  chooseTime,
  listBookings,
  noteBooking,
  recordOutcome,
} from '#server/bookings/index.ts';
import { readRoster, saveClass, setAttendance } from '#server/classes/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { DAY_MS, dayOf, startOfDay } from '#shared/time/dates.ts';
import { readFactTime } from '../seed.queries.ts';
import { type Desk, type PastServices, type Players, unwrap } from './past-parts.ts';
import { PAST_BEGUN } from './past-time.ts';

export type SessionEvent = 'book_free' | 'choose_time' | 'end_session';
export type ClassEvent = 'plan_class' | 'hold_class';

const CLASS_MS = 1.5 * 3_600_000;
const YEAR_MS = 365 * DAY_MS;

export function classes({ db }: PastServices, { staff, idOfProduct }: Desk): Pick<Players, ClassEvent> {
  return {
    async plan_class({ meets: { slug, days, hour, place } }, clock) {
      const starts = await Promise.all(days.map((day) => momentOf(db, day, hour)));
      const sessions = starts.map(({ starts_at }) => ({
        ...{ id: null, place, recording_lesson_id: null, starts_at: starts_at.toISOString() },
        ends_at: new Date(starts_at.getTime() + CLASS_MS).toISOString(),
      }));
      const sales_end_at = new Date(Date.now() + YEAR_MS).toISOString();
      const change = { sessions, sales_end_at, place_kind: 'meeting', public_place: null } as const;
      unwrap(await saveClass(db, { id: await idOfProduct(slug), change, now: clock.now() }, staff));
    },

    async hold_class({ meets: { slug, hour }, day }) {
      const product_id = await idOfProduct(slug);
      const { starts_at } = await momentOf(db, day, hour);
      const { sessions, holders } = unwrap(await readRoster(db.orm, product_id));
      const session = sessions.find((one) => Date.parse(one.starts_at) === starts_at.getTime());
      if (session === undefined) throw new Error(`the past does not plan ${slug} on day ${day}`);
      const place = { product_id, session_id: session.id };
      for (const [n, { user_id }] of holders.entries()) {
        const attended = (n - day) % 4 !== 0;
        if (attended) unwrap(await setAttendance(db, { ...place, user_id, attended }, staff));
      }
    },
  };
}

export function sessions({ db }: PastServices, { idOf, staff }: Desk): Pick<Players, SessionEvent> {
  const openOf = async (name: string, session: 'paid' | 'free', clock: Clock) => {
    const { bookings } = await listBookings(db.orm, await idOf(name), clock.now());
    return bookings
      .filter(({ status, kind }) => status === 'booked' && kind === session)
      .toSorted((a, b) => a.session_number - b.session_number);
  };
  return {
    async book_free({ name }, clock) {
      const booked = await bookFreeConsultation({ db, clock }, { user_id: await idOf(name) });
      if (!booked.ok && booked.refusal.code !== 'ALREADY_BOOKED') unwrap(booked);
    },

    async choose_time({ name, session, day, hour, answer }, clock) {
      const user_id = await idOf(name);
      const open = await openOf(name, session, clock);
      const next = open.find(({ starts_at }) => starts_at === null);
      // An earlier, interrupted start has booked it already.
      if (next === undefined || open.some(({ change_until }) => change_until !== null)) return;
      await chooseFree(db, { booking_id: next.id, clock, ...(await momentOf(db, day, hour)) });
      const [question] = next.answers;
      if (answer === '' || question === undefined) return;
      const answers = [{ ...question, answer }];
      unwrap(await answerQuestions({ db, clock }, { user_id, booking_id: next.id, answers }));
    },

    async end_session({ name, session, outcome, note }, clock) {
      const next = (await openOf(name, session, clock)).find(({ starts_at }) => starts_at !== null);
      if (next === undefined) return;
      const of = { id: next.id, actor: staff };
      if (note !== '') unwrap(await noteBooking({ db, clock }, { ...of, owner_notes: note }));
      if (outcome === 'cancelled')
        unwrap(await cancelBookingByStaff({ db, clock }, { ...of, gives_back: false }));
      else unwrap(await recordOutcome({ db, clock }, { ...of, outcome }));
    },
  };
}

async function momentOf(db: Database, day: number, hour: number): Promise<{ readonly starts_at: Date }> {
  const start = (await readFactTime(db.orm, PAST_BEGUN)) ?? new Date();
  const midnight = startOfDay(dayOf(new Date(start.getTime() + day * DAY_MS)));
  return { starts_at: new Date(midnight.getTime() + hour * 3_600_000) };
}

interface Choice {
  readonly booking_id: string;
  readonly starts_at: Date;
  readonly clock: Clock;
}

async function chooseFree(db: Database, { booking_id, starts_at, clock }: Choice): Promise<void> {
  for (let hours = 0; hours < 48; hours++) {
    const later = new Date(starts_at.getTime() + hours * 3_600_000);
    const chosen = await chooseTime(db, { booking_id, by: 'staff', starts_at: later, now: clock.now() });
    if (chosen.ok) return;
    if (chosen.refusal.code !== 'SLOT_TAKEN') unwrap(chosen);
  }
}
