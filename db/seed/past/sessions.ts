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
import type { DemoProduct } from '../demo-products.ts';
import { readFactTime } from '../seed.queries.ts';
import { type DatedEvent, type Desk, type PastServices, type Players, unwrap } from './past-events.ts';
import { PAST_BEGUN } from './past-time.ts';
import type { Past } from './read-past.ts';

const MEETING = 'Stok dan nota masih dicatat dua kali.';

/** A bought consultation has two meetings, as far as they fit; some buyers never book the second. */
export function planMeetings(name: string, bought: number): readonly DatedEvent[] {
  return [
    { after: 0.02, in: 5, hour: 9 },
    { after: 8, in: 14, hour: 13 },
  ].flatMap(({ after, in: days, hour }, n): readonly DatedEvent[] => {
    const [chosen, day] = [bought - after, days - Math.floor(bought)];
    if (chosen <= 0 || (n === 1 && name.length % 3 === 0)) return [];
    const choice = {
      kind: 'choose_time',
      session: 'paid',
      name,
      day,
      hour,
      answer: MEETING,
      days_ago: chosen,
    } as const;
    if (day >= -1) return [choice];
    const isMissed = n === 1 && name.length % 4 === 0;
    const outcome = isMissed ? 'no_show' : 'completed';
    const note = n === 0 ? 'Mulai dari pencatatan nota. Kirim dua halaman rencana.' : '';
    return [choice, { kind: 'end_session', session: 'paid', name, outcome, note, days_ago: -day - 0.8 }];
  });
}

export function planSession(session: Past['sessions'][number]): readonly DatedEvent[] {
  const { name, asked, day, hour, answer, outcome, note } = session;
  const events: DatedEvent[] = [
    { kind: 'book_free', name, days_ago: asked },
    { kind: 'choose_time', session: 'free', name, day, hour, answer, days_ago: asked - 0.01 },
  ];
  if (outcome === undefined) return events;
  const days_ago = outcome === 'cancelled' ? -day + 1.2 : -day - 0.8;
  return [...events, { kind: 'end_session', session: 'free', name, outcome, note, days_ago }];
}

/** The price is topped up before, so that the balance stays the same. */
export function planMeeting(
  { slug, bought, answer, ...at }: Past['meeting'],
  products: readonly DemoProduct[],
): readonly DatedEvent[] {
  const { name } = at;
  const amount = products.find((product) => product.slug === slug)?.price ?? 0;
  return [
    { kind: 'top_up', name, amount, ends: 'paid', days_ago: bought + 0.02 },
    { kind: 'buy', name, slug, days_ago: bought + 0.01 },
    { kind: 'choose_time', session: 'paid', ...at, answer, days_ago: bought },
  ];
}

export function planClass(meets: Past['classes'][number]): readonly DatedEvent[] {
  const held = meets.days.filter((day) => day < 0);
  return [
    { kind: 'plan_class', meets, days_ago: meets.planned },
    ...held.map((day) => ({ kind: 'hold_class', meets, day, days_ago: -day - 0.9 }) as const),
  ];
}

export type SessionEvent = 'book_free' | 'choose_time' | 'end_session';
export type ClassEvent = 'plan_class' | 'hold_class';

const CLASS_MS = 1.5 * 3_600_000;
const YEAR_MS = 365 * DAY_MS;

export function classes({ db }: PastServices, { staff, idOfProduct }: Desk): Pick<Players, ClassEvent> {
  return {
    async plan_class({ meets: { slug, days, hour, place } }, clock) {
      const starts = await Promise.all(days.map((day) => momentOf(db, day, hour)));
      const sessions = starts.map(({ starts_at }) => ({
        id: null,
        place,
        recording_lesson_id: null,
        starts_at: starts_at.toISOString(),
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
