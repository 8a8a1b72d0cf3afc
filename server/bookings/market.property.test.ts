import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { systemActor } from '#server/audit/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import { readClass, saveClass } from '#server/classes/index.ts';
import { refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { eraseAccountNow } from '#server/privacy/index.ts';
import { sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeSchedule, makeSessionType, type Schedule, slotIn } from '#tests/support/session-types.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct, type Product } from '#tests/support/shop/products.ts';
import {
  blockTime,
  bookAuditTalk,
  cancelBooking,
  chooseTime,
  completeBooking,
  expireHolds,
  holdSlot,
  markNoShow,
  replaceBusyTimes,
} from './index.ts';

/** `BOOKING_OPERATIONS=10000` is the whole proof; a run of all tests does a part of it. */
const OPERATIONS = Number(process.env.BOOKING_OPERATIONS ?? 600);
const AT_ONCE = 8;
const BETWEEN_CHECKS = 100;
/** After so many what took place fills the days, and everybody goes on to later ones. */
const BETWEEN_WEEKS = 1200;
/** The walk acts on this many of the newest holds; older ones have expired or were bought. */
const RECENT = 4;
const RICH = { balance: 100_000_000 };

/** The same every time. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * sides);
  };
}

interface Market {
  readonly db: Database;
  readonly roll: (sides: number) => number;
  readonly schedules: readonly Schedule[];
  readonly classes: readonly Product[];
  readonly buyers: Person[];
  readonly holds: { readonly id: string; readonly product: Product }[];
  week: number;
}

const pick = <One>(roll: Market['roll'], from: readonly One[]): One => {
  const one = from[roll(from.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

/** Few days and hours, so that everybody wants the same ones. */
const anyTime = ({ roll, week }: Market) => slotIn(2 + 6 * week + roll(6), 9 + roll(8));

async function anyBooking({ db, roll }: Market): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    "select id from consultation_bookings where status = 'booked' order by id",
  );
  return rows.length === 0 ? randomUUID() : pick(roll, rows).id;
}

type Operation = (market: Market) => Promise<unknown>;

const operations: readonly Operation[] = [
  async (market) => {
    const { product } = pick(market.roll, market.schedules);
    const replaces = market.roll(4) === 0 ? market.holds[0]?.id : undefined;
    const wanted = {
      product_id: product.id,
      starts_at: anyTime(market),
      time_zone: null,
      replaces,
      now: new Date(),
    };
    const held = await holdSlot(market.db, wanted);
    if (held.ok) market.holds.unshift({ id: held.value.id, product });
  },
  async (market) => {
    const hold = market.holds[market.roll(RECENT)];
    // Now and then without a time, or with that of another product.
    const isOdd = hold === undefined || market.roll(8) === 0;
    const product = isOdd ? pick(market.roll, market.schedules).product : hold.product;
    const line = { ...lineOf(product), ...(hold !== undefined && { hold: hold.id }) };
    await checkOut(market.db, {
      buyer: pick(market.roll, market.buyers),
      lines: [line],
      idempotency_key: randomUUID(),
    });
  },
  async (market) => {
    const by = market.roll(2) === 0 ? 'staff' : { user_id: pick(market.roll, market.buyers).id };
    const booking_id = await anyBooking(market);
    await chooseTime(market.db, { booking_id, by, starts_at: anyTime(market), now: new Date() });
  },
  async (market) => {
    const booking_id = await anyBooking(market);
    const gives_back = market.roll(2) === 0;
    await cancelBooking(market.db, { booking_id, by: 'staff', gives_back, now: new Date() });
  },
  async (market) => {
    const ended = { booking_id: await anyBooking(market), now: slotIn(90) };
    await withTx(market.db, (tx) => (market.roll(2) === 0 ? completeBooking : markNoShow)(tx, ended));
  },
  async ({ db, roll }) => {
    const ahead = new Date(Date.now() + roll(18) * 60_000);
    await withTx(db, async (tx) => succeed(await expireHolds(tx, ahead)));
  },
  async (market) => {
    const starts_at = anyTime(market);
    const ends_at = new Date(starts_at.getTime() + 1_800_000);
    await blockTime(market.db, { starts_at, ends_at, note: '' }, systemActor);
    await market.db.pool.query('delete from blocked_times');
  },
  async (market) => {
    const starts_at = anyTime(market);
    const times = [{ starts_at, ends_at: new Date(starts_at.getTime() + 5_400_000) }];
    const { rows } = await market.db.pool.query<{ id: string }>(
      "insert into calendars (name, kind, sealed_access, host) values ('Pribadi', 'ics', '', 'contoh.example') returning id",
    );
    await withTx(market.db, async (tx) => succeed(await replaceBusyTimes(tx, rows[0]?.id ?? '', times)));
    await market.db.pool.query('delete from busy_times');
  },
  async (market) => {
    const { id: user_id } = pick(market.roll, market.buyers);
    const services = { db: market.db, clock: { now: () => new Date() } };
    await bookAuditTalk(services, { user_id, starts_at: anyTime(market) });
  },
  async (market) => {
    const { id } = pick(market.roll, market.classes);
    const found = await readClass(market.db.orm, id);
    const before = found.ok ? found.value.sessions : [];
    // One more, one at another time, or one less.
    const kept = before
      .slice(market.roll(2))
      .map((session) => ({ ...session, starts_at: new Date(session.starts_at) }));
    const wanted = [
      ...kept.slice(1),
      { id: kept[0]?.id ?? null, starts_at: anyTime(market), place: '', recording_lesson_id: null },
    ];
    const sessions = wanted.map((session) => ({
      ...session,
      starts_at: session.starts_at.toISOString(),
      ends_at: new Date(session.starts_at.getTime() + 5_400_000).toISOString(),
    }));
    const change = {
      ...{ sessions: market.roll(5) === 0 ? [] : sessions, sales_end_at: null },
      ...{ place_kind: null, public_place: null },
    };
    await saveClass(market.db, { id, change, now: new Date() }, systemActor);
  },
  async ({ db, roll }) => {
    const { rows } = await db.pool.query<{ id: string; amount: number }>(
      "select id, amount_bigint as amount from orders where status = 'completed' order by id",
    );
    if (rows.length === 0) return;
    const { id: order_id, amount } = pick(roll, rows);
    const refund = { order_id, amount: sen(amount), reason: 'Salah pilih', ends_access: true };
    await withTx(db, (tx) => refundOrder(tx, { ...refund, idempotency_key: randomUUID() }));
  },
  async ({ db, roll, buyers }) => {
    const [left] = buyers.splice(roll(buyers.length), 1, await makePerson(db, RICH));
    await withTx(db, async (tx) => succeed(await eraseAccountNow(tx, left?.id ?? '')));
  },
];

test('[DECISIONS 65] whatever people do at once, no two sessions ever meet, and every session has its order', async ({
  db,
}) => {
  const schedules = [
    await makeSchedule(db),
    await makeSchedule(db, { minutes: 90, buffer_minutes: 30, sessions: 3, max_per_day: 2 }),
    await makeSchedule(db, { minutes: 30, buffer_minutes: 0 }),
  ];
  const classes = [
    await makeProduct(db, { type: 'mini_class' }),
    await makeProduct(db, { type: 'mini_class' }),
  ];
  await makeSessionType(db, { kind: 'audit', minutes: 20 });
  const buyers = await Promise.all(Array.from({ length: 40 }, () => makePerson(db, RICH)));
  const roll = createDice(20_261_123);
  const market: Market = { db, roll, schedules, classes, buyers, holds: [], week: 0 };
  const wrong: unknown[] = [];
  for (let done = 0; done < OPERATIONS; done += AT_ONCE) {
    // Mostly the first two, by which there is something to change.
    const next = () => operations[Math.min(market.roll(operations.length), market.roll(operations.length))];
    await Promise.all(Array.from({ length: AT_ONCE }, () => next()?.(market)));
    if (done % BETWEEN_CHECKS < AT_ONCE) wrong.push(...(await runChecks(db.pool)));
    market.week = Math.floor(done / BETWEEN_WEEKS);
  }
  expect(wrong).toEqual([]);
  expect(await runChecks(db.pool)).toEqual([]);
  const { rows } = await db.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from consultation_bookings group by status',
  );
  const seen = new Set(rows.map(({ status }) => status));
  for (const status of ['completed', 'no_show', 'cancelled', 'expired']) expect(seen).toContain(status);
}, 240_000);
