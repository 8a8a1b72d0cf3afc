import { randomUUID } from 'node:crypto';
import { refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { eraseAccountNow } from '#server/privacy/index.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeSchedule, slotIn } from '#tests/support/session-types.ts';
import { shop } from '#tests/support/shop/booking-shop.ts';
import { countJobs } from '#tests/support/shop/books.ts';
import { makePerson } from '#tests/support/shop/people.ts';

const OWNER = 'owner@arunika.example';

/** The calendar files of the mails to somebody. */
const told = async (db: Database, to: string) =>
  (await listDevMails(db, to)).flatMap(({ invitation }) => (invitation ? [invitation] : []));
const methodsTo = async (db: Database, to: string) =>
  (await told(db, to)).map(({ method }) => method).toSorted();

test('[DECISIONS 65] a package that is refunded tells both sides of each session to come, once, and calendars soon', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const { product } = await makeSchedule(db, { sessions: 3 }, 90_000);
  const buyer = await makePerson(db, { balance: 90_000 });
  const id = await shop(db, product).bookedBy(buyer, slotIn(3));
  await db.pool.query(
    // The second is over, without an outcome; the third waits for a time.
    `update consultation_bookings set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours',
       occupied_until = now() - interval '2 hours' where session_number = 2`,
  );
  await app.drainJobs();
  expect(await methodsTo(db, buyer.email)).toEqual(['REQUEST']);
  // The holder's calendar says what it is and where it is moved, not their own name; the owner's says who comes.
  const unfolded = async (to: string) => (await told(db, to))[0]?.text.replaceAll('\r\n ', '') ?? '';
  expect(await unfolded(buyer.email)).toMatch(/DESCRIPTION:Pindah atau batalkan: http.*\/user\/bookings/);
  expect(await unfolded(buyer.email)).not.toMatch(new RegExp(`SUMMARY:.*${buyer.full_name}`));
  const { rows } = await db.pool.query<{ order_id: string; amount: number }>(
    'select id as order_id, amount_bigint as amount from orders',
  );
  const [order] = rows;
  if (order === undefined) throw new Error('nothing was bought');
  const refund = { order_id: order.order_id, reason: 'Batal', ends_access: true };
  const give = (amount: Sen) =>
    withTx(db, (tx) => refundOrder(tx, { ...refund, amount, idempotency_key: randomUUID() }));
  expect((await give(sen(order.amount / 2))).ok).toBe(true);
  expect(await countJobs(db, 'push-booking')).toBe(1);
  expect(await countJobs(db, 'send-booking-mail')).toBe(2);
  expect((await give(sen(order.amount / 2))).ok).toBe(true);
  await app.drainJobs();
  for (const to of [buyer.email, OWNER]) expect(await methodsTo(db, to)).toContain('CANCEL');
  expect(await methodsTo(db, buyer.email)).toEqual(['CANCEL', 'REQUEST']);
  const cancelled = (await told(db, buyer.email)).find(({ method }) => method === 'CANCEL');
  expect(cancelled?.text).toContain(`UID:booking-${id}`);
});

test('a refund that fails leaves its sessions, and tells nobody', async ({ db }) => {
  const { product } = await makeSchedule(db);
  const buyer = await makePerson(db, { balance: 50_000 });
  await shop(db, product).bookedBy(buyer, slotIn(3));
  await createComposedApp(db).drainJobs();
  await expect(
    db.orm.transaction(async (tx) => {
      await tx.execute("update user_products set status = 'revoked'");
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await countJobs(db, 'send-booking-mail')).toBe(0);
});

test('[DECISIONS 65] whoever leaves cancels what is to come, which the team and its calendars are told, once', async ({
  db,
}) => {
  const app = createComposedApp(db);
  const { product } = await makeSchedule(db, { sessions: 2 }, 90_000);
  const buyer = await makePerson(db, { balance: 90_000 });
  const id = await shop(db, product).bookedBy(buyer, slotIn(3));
  await app.drainJobs();
  const before = (await told(db, OWNER)).length;
  await withTx(db, async (tx) => succeed(await eraseAccountNow(tx, buyer.id)));
  expect(await countJobs(db, 'push-booking')).toBe(1);
  await app.drainJobs();
  const news = (await told(db, OWNER)).slice(0, (await told(db, OWNER)).length - before);
  expect(news.map(({ method }) => method)).toEqual(['CANCEL']);
  expect(news[0]?.text).toContain(`UID:booking-${id}`);
  expect(news[0]?.text).not.toContain(buyer.email);
  expect(await methodsTo(db, buyer.email)).not.toContain('CANCEL');
});
