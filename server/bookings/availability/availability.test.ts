import type { SessionRules } from '#contract/bookings/admin-availability.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { DAY_MS, dayOf } from '#shared/time/dates.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { slotIn } from '#tests/support/session-types.ts';
import { cookieFor, makeAccount, readAnswer, send } from '#tests/support/shop/accounts.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import type { DateHours } from './slots.rules.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from_minute: 540, until_minute: 720 }));
const rules: SessionRules = {
  ...{ minutes: 60, buffer_minutes: 0, min_notice_hours: 0, horizon_days: 30, max_per_day: null },
  ...{ max_per_week: null, place_kind: 'meeting', place: 'https://meet.example/a', change_until_hours: 24 },
  ...{ sessions: 3, valid_days: 90, hours: EVERY_DAY },
};
const inDays = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));

/** The owner at the API, and what visitors are offered in three days. */
async function openDesk(db: Database) {
  const app = createComposedApp(db);
  await makeAccount(db, 'pemilik@contoh.example', 'admin');
  const cookie = await cookieFor(app, 'pemilik@contoh.example');
  const call = async (route: string, body: object = {}) =>
    readAnswer(await send(app, route, { cookie, body }));
  const { id } = await makeProduct(db, { type: 'consultation' });
  return {
    call,
    product_id: id,
    save: (change: Partial<SessionRules> = {}, target = id) =>
      call(`PUT /api/admin/availability/${target}`, { ...rules, ...change }),
    async offered(): Promise<readonly string[]> {
      const { slots } = await call(`GET /api/slots?product_id=${id}&first=${inDays(3)}&last=${inDays(3)}`);
      return slots.flatMap((slot: { starts_at: string; is_free: boolean }) =>
        slot.is_free ? [slot.starts_at] : [],
      );
    },
  };
}

const at = (...hours: number[]) => hours.map((hour) => slotIn(3, hour).toISOString());

describe('the times that an owner sets', () => {
  test('[DECISIONS 65] are offered at once, changed, and taken away by a week without hours', async ({
    db,
  }) => {
    const { call, save, offered, product_id } = await openDesk(db);
    expect(await call('GET /api/admin/availability')).toMatchObject({ products: [{ id: product_id }] });
    expect((await save()).status).toBe(200);
    expect(await offered()).toEqual(at(9, 10, 11));
    expect(await call('GET /api/admin/availability')).toMatchObject({
      products: [],
      session_types: [{ product_id, sessions: 3, valid_days: 90, hours: EVERY_DAY }],
    });
    await save({ minutes: 90 });
    expect(await offered()).toEqual([...at(9), slotIn(3, 10.5).toISOString()]);
    await save({ hours: [] });
    expect(await offered()).toEqual([]);
    const { rows } = await db.pool.query(
      "select after->'minutes' as minutes from audit_entries where action = 'session_type.saved' order by id",
    );
    expect(rows.map(({ minutes }) => minutes)).toEqual([60, 90, 60]);
  });

  test.for([
    ['a product that is no consultation', {}, 'template', 404],
    [
      'hours that overlap',
      { hours: [...EVERY_DAY, { weekday: 1, from_minute: 700, until_minute: 800 }] },
      null,
      422,
    ],
    [
      'hours that end before they begin',
      { hours: [{ weekday: 1, from_minute: 700, until_minute: 600 }] },
      null,
      422,
    ],
    ['a session of five minutes', { minutes: 5 }, null, 422],
  ] as const)('refuse %s, and stay as they are', async ([, change, type, status], { db }) => {
    const { call, save } = await openDesk(db);
    const target = type === null ? undefined : (await makeProduct(db, { type })).id;
    expect(
      (await save({ ...change, hours: 'hours' in change ? [...change.hours] : EVERY_DAY }, target)).status,
    ).toBe(status);
    expect((await call('GET /api/admin/availability')).session_types).toEqual([]);
  });

  test('[DECISIONS 27] of the free consultation are one session, whatever is sent', async ({ db }) => {
    const { call, save } = await openDesk(db);
    expect((await save({}, 'free')).status).toBe(200);
    expect(await call('GET /api/admin/availability')).toMatchObject({
      session_types: [{ kind: 'free', product_id: null, sessions: 1 }],
    });
  });

  test('are closed on days off and while a time is blocked, and open again after both', async ({ db }) => {
    const { call, save, offered } = await openDesk(db);
    await save();
    const [starts_at, ends_at] = at(9, 10);
    const block = await call('POST /api/admin/availability/blocked-times', {
      starts_at,
      ends_at,
      note: 'Klinik',
    });
    expect(await offered()).toEqual(at(10, 11));
    const day = { first_day: inDays(2), last_day: inDays(3), name: 'Cuti' };
    const off = await call('POST /api/admin/availability/days-off', day);
    expect(await offered()).toEqual([]);
    for (const path of [`days-off/${off.id}`, `blocked-times/${block.id}`]) {
      expect((await call(`DELETE /api/admin/availability/${path}`)).status).toBe(200);
      expect((await call(`DELETE /api/admin/availability/${path}`)).status).toBe(404);
    }
    expect(await offered()).toEqual(at(9, 10, 11));
    const backwards = { ...day, last_day: inDays(1) };
    expect((await call('POST /api/admin/availability/days-off', backwards)).status).toBe(422);
  });

  test('have hours of single dates, which stay when nothing is said about them', async ({ db }) => {
    const { call, save, offered } = await openDesk(db);
    const onDay = (...hours: DateHours['hours']) => [{ day: inDays(3), hours: [...hours] }];
    const typesOf = async () => (await call('GET /api/admin/availability')).session_types[0].date_hours;
    const evening = { from_minute: 1140, until_minute: 1200 };
    await call(`PUT /api/admin/availability/free`, { ...rules, date_hours: onDay() });
    await save({ date_hours: onDay(evening, { from_minute: 480, until_minute: 540 }) });
    expect(await offered()).toEqual(at(8, 19));
    await save({ minutes: 30 });
    expect(await offered()).toEqual(at(8, 8.5, 19, 19.5));
    await save({ date_hours: onDay() });
    expect(await offered()).toEqual([]);
    expect(await typesOf()).toEqual(onDay());
    await save({ date_hours: [] });
    expect(await offered()).toEqual(at(9, 10, 11));
  });

  test('refuse a date that is said twice, and hours of a date that overlap', async ({ db }) => {
    const { save } = await openDesk(db);
    const closed = { day: inDays(3), hours: [] };
    const morning = { from_minute: 540, until_minute: 720 };
    for (const date_hours of [[closed, closed], [{ ...closed, hours: [morning, morning] }]])
      expect((await save({ date_hours })).status).toBe(422);
  });

  test('know the national holidays, loaded twice as well', async ({ db }) => {
    const { call } = await openDesk(db);
    const { added } = await call('POST /api/admin/availability/holidays');
    expect(added).toBeGreaterThanOrEqual(5);
    expect((await call('POST /api/admin/availability/holidays')).added).toBe(0);
    expect((await call('GET /api/admin/availability')).days_off).toHaveLength(added);
  });
});
