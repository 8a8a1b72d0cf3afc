import { sendSessionReminders } from '#server/bookings/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import {
  buyClass,
  CLASS_PLACE,
  classSession,
  hourFromNow,
  makeHeldClass,
  saveIn,
  sessionsOf,
} from '#tests/support/shop/classes.ts';
import type { Person } from '#tests/support/shop/people.ts';

const remind = (db: Database, hours: number) =>
  sendSessionReminders({ db, clock: { now: () => hourFromNow(hours) } });

const remindersOf = async (db: Database, { email }: Person) =>
  (await listDevMails(db, email)).filter(({ subject }) => /^(Pengingat|Satu jam)/.test(subject));

describe('[DECISIONS 65] the reminders of a session', () => {
  test('go to its holders 24 hours and 1 hour before, once with two workers', async ({ db }) => {
    const app = createComposedApp(db);
    const { holder } = await makeHeldClass(db, [hourFromNow(48)]);
    await remind(db, 23);
    expect(await remindersOf(db, holder)).toEqual([]);
    await Promise.all([remind(db, 25), remind(db, 25), remind(db, 26)]);
    await app.drainJobs();
    expect(await remindersOf(db, holder)).toHaveLength(1);
    await Promise.all([remind(db, 47.2), remind(db, 47.3)]);
    await app.drainJobs();
    const [last, ...others] = await remindersOf(db, holder);
    expect([last?.subject.startsWith('Satu jam lagi'), others.length]).toEqual([true, 1]);
    expect(last?.text).toContain(CLASS_PLACE);
  });

  test('do not go to who bought that late, nor of a session that was moved meanwhile', async ({ db }) => {
    const app = createComposedApp(db);
    const { holder, product } = await makeHeldClass(db, [hourFromNow(48)]);
    const late = (await buyClass(db, product)).buyer;
    await db.pool.query(
      "update user_products set purchased_at = purchased_at + interval '25 hours' where user_id = $1",
      [late.id],
    );
    await remind(db, 25.5);
    const [session] = await sessionsOf(db, product);
    await saveIn(db)(product, [classSession(hourFromNow(96), session?.id)], hourFromNow(1_000));
    await app.drainJobs();
    expect(await remindersOf(db, holder)).toEqual([]);
    // At its new time it is reminded of anew.
    await remind(db, 73);
    await app.drainJobs();
    expect([await remindersOf(db, holder), await remindersOf(db, late)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });

  test('are not sent to who holds the class no more', async ({ db }) => {
    const app = createComposedApp(db);
    const { holder } = await makeHeldClass(db, [hourFromNow(48)]);
    await remind(db, 25);
    await db.pool.query("update user_products set status = 'ended'");
    await app.drainJobs();
    expect(await remindersOf(db, holder)).toEqual([]);
  });

  test('come although a session was saved again as it was', async ({ db }) => {
    const app = createComposedApp(db);
    const { holder, product } = await makeHeldClass(db, [hourFromNow(48)]);
    const before = await db.pool.query('select updated_at from class_sessions');
    await saveIn(db)(product, await sessionsOf(db, product), hourFromNow(900));
    expect((await db.pool.query('select updated_at from class_sessions')).rows).toEqual(before.rows);
    await remind(db, 25);
    await app.drainJobs();
    expect(await remindersOf(db, holder)).toHaveLength(1);
  });
});
