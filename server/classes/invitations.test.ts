import { updatePreferences } from '#server/account/index.ts';
import { revokeHolding } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import {
  buyClass,
  CLASS_PLACE,
  classSession,
  hourFromNow,
  makeClass,
  makeHeldClass,
  saveIn,
  sessionsOf,
} from '#tests/support/shop/classes.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import type { Product } from '#tests/support/shop/products.ts';
import { notifyHolders } from './index.ts';

/** The calendar files of the mails to somebody, the oldest mail first. */
async function invitationsTo(db: Database, email: string) {
  const mails = (await listDevMails(db, email)).toReversed();
  return mails.map(({ invitation, further_invitations = [] }) =>
    [invitation, ...further_invitations].flatMap((file) => (file === undefined ? [] : [file.text])),
  );
}

const lineOf = (text: string | undefined, name: string) =>
  text?.split('\r\n').find((line) => line.startsWith(name));
const said = (text: string | undefined) =>
  ['METHOD', 'SEQUENCE', 'STATUS'].map((name) => lineOf(text, name)?.slice(name.length + 1));

/** Runs the job of each minute, as it would run this many minutes from now. */
const tell = (db: Database, minutes = 0) =>
  notifyHolders({ db, clock: { now: () => new Date(Date.now() + minutes * 60_000) } });

async function endHolding(db: Database, product: Product) {
  const { rows } = await db.pool.query<{ order_id: string }>(
    "select order_id from user_products where product_id = $1 and status = 'active'",
    [product.id],
  );
  const order_id = rows[0]?.order_id ?? '';
  await withTx(db, async (tx) => succeed(await revokeHolding(tx, { order_id, product_id: product.id })));
}

async function move(db: Database, product: Product, hours: number) {
  const [first, ...others] = await sessionsOf(db, product);
  const moved = classSession(hourFromNow(hours), first?.id);
  return saveIn(db)(product, [moved, ...others], hourFromNow(1_000));
}

describe('[DECISIONS 65] the invitations to a class', () => {
  test('come with the mail about the purchase, one file for each session to come, and not again', async ({
    db,
  }) => {
    const app = createComposedApp(db);
    const starts = [hourFromNow(-30), hourFromNow(24), hourFromNow(48)];
    const { holder, product } = await makeHeldClass(db, starts);
    await app.drainJobs();
    const [files = [], ...others] = await invitationsTo(db, holder.email);
    expect([files.length, others]).toEqual([2, []]);
    const ids = (await sessionsOf(db, product)).slice(1).map(({ id }) => `UID:class-session-${id}`);
    expect(files.map((file) => lineOf(file, 'UID'))).toEqual(ids);
    expect(said(files[0])).toEqual(['REQUEST', '0', 'CONFIRMED']);
    expect(lineOf(files[0], 'LOCATION')).toBe(`LOCATION:${CLASS_PLACE}`);
    expect((await app.lastMail(holder.email)).text).toContain('Undangan kalender terlampir');
    await tell(db, 20);
    await app.drainJobs();
    expect(await invitationsTo(db, holder.email)).toHaveLength(1);
  });

  test('are sent by themselves to who got no such mail', async ({ db }) => {
    const app = createComposedApp(db);
    const product = await makeClass(db);
    const { buyer } = await buyClass(db, product);
    await app.drainJobs();
    await saveIn(db)(product, [classSession(hourFromNow(24)), classSession(hourFromNow(48))]);
    await tell(db);
    await app.drainJobs();
    expect(await invitationsTo(db, buyer.email)).toEqual([[]]);
    await tell(db, 11);
    await app.drainJobs();
    expect((await invitationsTo(db, buyer.email))[1]).toHaveLength(2);
    expect((await listDevMails(db, buyer.email))[0]?.subject).toContain('Jadwal kelas:');
  });

  test('are sent by themselves to who wants no receipts', async ({ db }) => {
    const app = createComposedApp(db);
    const product = await makeClass(db);
    await saveIn(db)(product, [classSession(hourFromNow(24))]);
    const person = await makePerson(db);
    await withTx(db, async (tx) => succeed(await updatePreferences(tx, person.id, { receipts: false })));
    const { buyer } = await buyClass(db, product, person);
    await app.drainJobs();
    expect(await invitationsTo(db, buyer.email)).toEqual([]);
    await tell(db, 11);
    await app.drainJobs();
    expect((await invitationsTo(db, buyer.email)).map((files) => files.length)).toEqual([1]);
  });

  test('a moved session is told to each of 30 holders once, by two workers at once', async ({ db }) => {
    const app = createComposedApp(db);
    const product = await makeClass(db);
    await db.pool.query('update products set max_students = null where id = $1', [product.id]);
    await saveIn(db)(product, [classSession(hourFromNow(24)), classSession(hourFromNow(48))]);
    const people = await Promise.all(Array.from({ length: 30 }, () => makePerson(db)));
    for (const person of people) await buyClass(db, product, person);
    await app.drainJobs();
    await move(db, product, 72);
    await Promise.all([tell(db), tell(db)]);
    await tell(db);
    await app.drainJobs();
    for (const { email } of people) {
      const [, told, ...more] = await invitationsTo(db, email);
      expect([told?.length, said(told?.[0]), more]).toEqual([1, ['REQUEST', '1', 'CONFIRMED'], []]);
    }
    const [mail] = await listDevMails(db, people[0]?.email ?? '');
    expect(mail?.subject).toContain('Jadwal berubah:');
  });

  test('a removed session is cancelled; what a later change overtook is not sent', async ({ db }) => {
    const app = createComposedApp(db);
    const { holder, product } = await makeHeldClass(db, [hourFromNow(24), hourFromNow(48)]);
    await app.drainJobs();
    await move(db, product, 72);
    await tell(db);
    const [kept] = await sessionsOf(db, product);
    await saveIn(db)(product, kept === undefined ? [] : [kept]);
    await tell(db);
    await app.drainJobs();
    const [, ...later] = await invitationsTo(db, holder.email);
    expect(later.map((files) => files.map(said))).toEqual([[['CANCEL', '2', 'CANCELLED']]]);
    expect(later.flat()[0]).not.toContain(CLASS_PLACE);
  });

  test('end with a refund, and begin anew when the class is bought again', async ({ db }) => {
    const app = createComposedApp(db);
    const { holder, product } = await makeHeldClass(db, [hourFromNow(24)]);
    await app.drainJobs();
    await endHolding(db, product);
    await Promise.all([tell(db), tell(db)]);
    await app.drainJobs();
    await buyClass(db, product, holder);
    await app.drainJobs();
    const all = (await invitationsTo(db, holder.email)).map((files) => files.map(said));
    expect(all).toEqual([
      [['REQUEST', '0', 'CONFIRMED']],
      [['CANCEL', '1', 'CANCELLED']],
      [['REQUEST', '2', 'CONFIRMED']],
    ]);
  });

  test('say nothing of a session that is over', async ({ db }) => {
    const app = createComposedApp(db);
    const { holder, product } = await makeHeldClass(db, [hourFromNow(-5)]);
    await endHolding(db, product);
    await tell(db, 20);
    await app.drainJobs();
    expect((await invitationsTo(db, holder.email)).flat()).toEqual([]);
  });
});
