import { randomUUID } from 'node:crypto';
import { refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah, toSen } from '#shared/money/money.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { buyProduct, makeHeldCourse } from '#tests/support/shop/courses.ts';
import { createPaymentFixture, deliver, openPayment } from '#tests/support/shop/payments.ts';
import { giveCredit, makePerson, type Person } from '#tests/support/shop/people.ts';
import { makeProduct, type Product } from '#tests/support/shop/products.ts';
import {
  agreeToReminders,
  leaveCart,
  noon,
  runRecovery,
  standingAt,
  usualDelays,
} from '#tests/support/shop/recovery.ts';
import { readCauses } from './index.ts';

const figuresOf = async (db: Database) => {
  const causes = await readCauses(db.orm, { now: noon, delays: usualDelays });
  return Object.fromEntries(
    causes.map(({ cause, sent, returned, bought, amount_bigint }) => [
      cause,
      [sent, returned, bought, amount_bigint === null ? null : amount_bigint / 100],
    ]),
  );
};

/** As if everything so far had happened some hours ago, and the carts were opened right after. */
async function sendTwoHoursAgo(db: Database, returned: readonly Person[]): Promise<void> {
  const app = createComposedApp(db, { overrides: { clock: standingAt(noon) } });
  await app.drainJobs();
  await db.pool.query(
    "update recovery_messages set sent_at = now() - interval '2 hours' where state = 'sent'",
  );
  await db.pool.query(
    `update recovery_messages set returned_at = now() - interval '1 hour'
     where cause = 'cart' and user_id::text = any ($1)`,
    [returned.map(({ id }) => id)],
  );
}

async function buy(db: Database, buyer: Person, product: Product): Promise<string> {
  await buyProduct(db, buyer, product);
  const { rows } = await db.pool.query<{ id: string }>(
    'select o.id from orders o join order_items i on i.order_id = o.id where o.user_id = $1 and i.product_id = $2',
    [buyer.id, product.id],
  );
  return rows[0]?.id ?? '';
}

async function giveBack(
  db: Database,
  { order_id, amount }: { readonly order_id: string; readonly amount: number },
) {
  const refund = {
    order_id,
    amount: toSen(rupiah(amount)),
    reason: 'Tidak sesuai',
    idempotency_key: randomUUID(),
  };
  const given = await withTx(db, (tx) => refundOrder(tx, { ...refund, ends_access: false }));
  if (!given.ok) throw new Error(given.refusal.code);
}

/**
 * Four carts are mailed: one buys for Rp 149.000, one for Rp 50.000 of which Rp 20.000 are given back, one buys without
 * the link, one does nothing. One of two top-ups is paid: Rp 75.000. One of two courses is opened.
 */
test('what came back is counted for each cause after refunds, as it was added up by hand', async ({ db }) => {
  const [product, cheap] = [
    await makeProduct(db, { price: 149_000 }),
    await makeProduct(db, { price: 50_000 }),
  ];
  const people = await Promise.all(Array.from({ length: 4 }, () => makePerson(db, { balance: 0 })));
  const [first, second, third, fourth] = people;
  if (!(first && second && third && fourth)) throw new Error('four people were asked for');
  for (const person of people) {
    await agreeToReminders(db, person);
    await leaveCart(db, person, { products: [person === second ? cheap : product] });
    await giveCredit(db, person.id, rupiah(200_000));
  }
  const fixture = createPaymentFixture(db);
  const [payer, other] = [await makePerson(db), await makePerson(db)];
  const opened = await openPayment(fixture, payer.id, 75_000);
  await openPayment(fixture, other.id, 60_000);
  await db.pool.query(
    "update payments set created_at = $1::timestamptz - interval '3 hours', expires_at = $1::timestamptz + interval '1 day'",
    [noon],
  );
  const [course] = [await makeHeldCourse(db), await makeHeldCourse(db)];
  await db.pool.query("update user_products set purchased_at = $1::timestamptz - interval '169 hours'", [
    noon,
  ]);
  await runRecovery(db);
  await sendTwoHoursAgo(db, [first, second, fourth]);
  await buy(db, first, product);
  const order_id = await buy(db, second, cheap);
  await buy(db, third, product);
  await deliver(fixture, { session_id: opened.session_id, status: 'paid', amount: opened.amount });
  await db.pool.query(
    "insert into lesson_progress (user_id, product_id, lesson_id, watched_at, opened_at) values ($1, $2, 'a', now(), now())",
    [course?.owner.id, course?.id],
  );
  const nothing = [0, 0, 0, 0];
  expect(await figuresOf(db)).toEqual({
    cart: [4, 3, 2, 199_000],
    payment: nothing,
    top_up: [2, 1, 1, 75_000],
    trial: nothing,
    course: [2, 1, null, null],
  });
  await giveBack(db, { order_id, amount: 20_000 });
  expect((await figuresOf(db)).cart).toEqual([4, 3, 2, 179_000]);
  await giveBack(db, { order_id, amount: 30_000 });
  expect((await figuresOf(db)).cart).toEqual([4, 3, 1, 149_000]);
  await db.pool.query("update recovery_messages set sent_at = $1 where state = 'sent'", [
    new Date(noon.getTime() - 31 * DAY_MS),
  ]);
  expect((await figuresOf(db)).cart).toEqual(nothing);
});
