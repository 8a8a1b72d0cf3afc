import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { listAudit, systemActor } from '#server/audit/index.ts';
import { holdSlot, listSlots } from '#server/bookings/index.ts';
import { copyProduct, editProduct, getProduct, importProducts } from '#server/catalog/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { ProductType } from '#shared/shop/catalog.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeSchedule, slotIn } from '#tests/support/session-types.ts';
import {
  CLASS_PLACE,
  classSession,
  hourFromNow,
  makeClass,
  saveIn,
  sessionsOf,
} from '#tests/support/shop/classes.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, type Product } from '#tests/support/shop/products.ts';

const idsOf = async (db: Database, product: Product) => (await sessionsOf(db, product)).map(({ id }) => id);

async function pageOf(db: Database, { id }: Product) {
  const found = await getProduct(db.orm, id);
  if (!found.ok) throw new Error(found.refusal.code);
  return found.value;
}

async function buy(db: Database, product: Product) {
  const buyer = await makePerson(db, { balance: 100_000 });
  const bought = await checkOut(db, { buyer, lines: [lineOf(product)], idempotency_key: randomUUID() });
  return bought.ok ? 'ok' : bought.refusal.code;
}

describe('the sessions of a class', () => {
  test('[DECISIONS 65] are told to everybody without their place, and the first one is its start', async ({
    db,
  }) => {
    const product = await makeClass(db);
    expect((await saveIn(db)(product, [classSession(slotIn(9)), classSession(slotIn(2))])).ok).toBe(true);
    const { sessions, start_date, availability } = await pageOf(db, product);
    expect(sessions.map(({ starts_at }) => starts_at)).toEqual(
      [slotIn(2), slotIn(9)].map((at) => at.toISOString()),
    );
    expect([start_date, availability]).toEqual([slotIn(2).toISOString(), 'available']);
    const page = await pageOf(db, product);
    expect(page).toMatchObject({ class_place_kind: 'meeting', class_public_place: 'Bandung' });
    expect(JSON.stringify(page)).not.toContain(CLASS_PLACE);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('stay the same ones when they are sent twice without their ids', async ({ db }) => {
    const product = await makeClass(db);
    const sessions = [classSession(slotIn(2)), classSession(slotIn(3))];
    await saveIn(db)(product, sessions);
    const made = await idsOf(db, product);
    await saveIn(db)(product, sessions);
    expect(await idsOf(db, product)).toEqual(made);
  });

  test('are moved, added and removed at once, and may change places', async ({ db }) => {
    const product = await makeClass(db);
    await saveIn(db)(product, [classSession(slotIn(2)), classSession(slotIn(3)), classSession(slotIn(4))]);
    const [a = '', b = ''] = await idsOf(db, product);
    await saveIn(db)(product, [
      classSession(slotIn(3), a),
      classSession(slotIn(2), b),
      classSession(slotIn(5)),
    ]);
    expect((await idsOf(db, product)).slice(0, 2)).toEqual([b, a]);
    expect((await pageOf(db, product)).sessions).toHaveLength(3);
    await saveIn(db)(product, [classSession(slotIn(3), a)]);
    expect((await pageOf(db, product)).start_date).toBe(slotIn(3).toISOString());
    await saveIn(db)(product, []);
    expect(await pageOf(db, product)).toMatchObject({ sessions: [], start_date: null });
    const { entries } = await listAudit(db.orm, { actions: ['product.sessions_set'], limit: 9, offset: 0 });
    expect(entries).toHaveLength(4);
  });

  test('are of products that are simply held, and not copied with them', async ({ db }) => {
    const { product: consultation } = await makeSchedule(db);
    expect(await saveIn(db)(consultation, [])).toMatchObject({ refusal: { code: 'PRODUCT_NOT_FOUND' } });
    const product = await makeClass(db);
    await saveIn(db)(product, [classSession(slotIn(2))]);
    const copied = await withTx(db, (tx) => copyProduct(tx, systemActor, product.id));
    expect(copied).toMatchObject({ ok: true, value: { start_date: null, max_students: 20 } });
  });
});

describe('[DECISIONS 65] a class with sessions to come', () => {
  const edit = (db: Database, { id }: Product, type: ProductType) =>
    withTx(db, (tx) => editProduct(tx, systemActor, { id, fields: { type } }));

  test('stays what can have sessions, in its form and in a sheet; those that are over hold nothing', async ({
    db,
  }) => {
    const product = await makeClass(db);
    await saveIn(db)(product, [classSession(hourFromNow(-5)), classSession(slotIn(2))]);
    expect((await edit(db, product, 'webinar')).ok).toBe(true);
    expect(await edit(db, product, 'consultation')).toMatchObject({
      refusal: { code: 'CLASS_HAS_SESSIONS' },
    });
    const { slug } = await pageOf(db, product);
    const sheet = { csv: `slug,type\n${slug},consultation`, is_subscription: false, dry_run: true };
    const admin = { ...systemActor, id: (await makePerson(db)).id };
    const read = await withTx(db, (tx) =>
      importProducts(tx, admin, { ...sheet, idempotency_key: randomUUID() }),
    );
    expect(read).toMatchObject({
      value: {
        rows: [
          {
            outcome: 'refused',
            problems: [{ field: 'type', message: expect.stringContaining('sesi yang akan datang') }],
          },
        ],
      },
    });
    const [over] = await sessionsOf(db, product);
    await saveIn(db)(product, over === undefined ? [] : [over]);
    expect((await edit(db, product, 'consultation')).ok).toBe(true);
  });

  test('is not one and something else at once', async ({ db }) => {
    for (let day = 2; day < 8; day++) {
      const product = await makeClass(db);
      const [saved, edited] = await Promise.all([
        saveIn(db)(product, [classSession(slotIn(day))]),
        edit(db, product, 'consultation'),
      ]);
      expect([saved.ok, edited.ok].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe('the time of a class', () => {
  test('is nobody else’s: neither a booking’s nor that of another class', async ({ db }) => {
    const { product: talk, type } = await makeSchedule(db);
    const product = await makeClass(db);
    await saveIn(db)(product, [classSession(slotIn(3, 10))]);
    const days = { first: slotIn(3).toISOString().slice(0, 10), last: slotIn(3).toISOString().slice(0, 10) };
    const slots = await listSlots(db.orm, type, { days, now: new Date() });
    const free = slots.filter((slot) => slot.is_free).map(({ starts_at }) => starts_at.toISOString());
    expect(free.slice(0, 2)).toEqual([slotIn(3, 9), slotIn(3, 12)].map((at) => at.toISOString()));
    const hold = (at: Date) =>
      holdSlot(db, {
        product_id: talk.id,
        starts_at: at,
        time_zone: null,
        replaces: undefined,
        now: new Date(),
      });
    expect(await hold(slotIn(3, 11))).toMatchObject({ refusal: { code: 'SLOT_TAKEN' } });
    expect((await hold(slotIn(4, 11))).ok).toBe(true);
    const other = await makeClass(db);
    const wanted = [classSession(slotIn(3, 9)), classSession(slotIn(4, 10)), classSession(slotIn(5))];
    expect(await saveIn(db)(other, wanted)).toEqual({
      ok: false,
      refusal: { code: 'SESSION_TIME_TAKEN', details: { sessions: [0, 1] } },
    });
    expect((await pageOf(db, other)).sessions).toEqual([]);
  });

  test('is taken once, whichever of both is first', async ({ db }) => {
    const { product: talk } = await makeSchedule(db);
    const classes = await Promise.all(Array.from({ length: 6 }, () => makeClass(db)));
    const at = slotIn(3, 10);
    const hold = () =>
      holdSlot(db, {
        product_id: talk.id,
        starts_at: at,
        time_zone: null,
        replaces: undefined,
        now: new Date(),
      });
    const tried = await Promise.all([
      ...classes.map((one) => saveIn(db)(one, [classSession(at)])),
      hold(),
      hold(),
      hold(),
    ]);
    expect(tried.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is kept by the database itself', async ({ db }) => {
    const { product: talk } = await makeSchedule(db);
    const product = await makeClass(db);
    await saveIn(db)(product, [classSession(slotIn(3, 10))]);
    const booking = db.pool.query(
      `insert into consultation_bookings (kind, status, month, product_id, starts_at, ends_at, occupied_until, hold_expires_at)
       values ('paid', 'held', date_trunc('month', now()), $1, $2, $3, $3, now())`,
      [talk.id, slotIn(3, 11), slotIn(3, 13)],
    );
    await expect(booking).rejects.toThrow('overlap');
    const other = db.pool.query(
      'insert into class_sessions (product_id, starts_at, ends_at) values ($1, $2, $3)',
      [product.id, slotIn(3, 11), slotIn(3, 13)],
    );
    await expect(other).rejects.toThrow('class_sessions_do_not_overlap');
  });
});

describe('a class that has begun', () => {
  test('is not sold any more, alone or in a bundle, and says so', async ({ db }) => {
    const product = await makeClass(db);
    await saveIn(db)(product, [classSession(hourFromNow(-1)), classSession(hourFromNow(24))]);
    expect(await pageOf(db, product)).toMatchObject({ availability: 'closed', stock: 0 });
    expect(await buy(db, product)).toBe('SALES_ENDED');
  });

  test('is sold until a later moment where the owner says so, and no longer', async ({ db }) => {
    const product = await makeClass(db);
    const begun = [classSession(hourFromNow(-1))];
    await saveIn(db)(product, begun, hourFromNow(5));
    expect(await buy(db, product)).toBe('ok');
    const [id = ''] = await idsOf(db, product);
    await saveIn(db)(product, [{ ...classSession(hourFromNow(-1)), id }], hourFromNow(-0.5));
    expect(await buy(db, product)).toBe('SALES_ENDED');
  });
});
