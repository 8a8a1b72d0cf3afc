import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { systemActor } from '#server/audit/index.ts';
import { refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { rupiah, type Sen, sen } from '#shared/money/money.ts';
import { stripeDispute, transactionOf } from '#tests/support/gateways/disputes.ts';
import { inShop } from '#tests/support/gateways/gateway-shop.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { balanceOf, giveCredit, makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import {
  buyOne,
  dueReferral,
  type MadeReferral,
  makeReferral,
  makeReferrer,
  openProgram,
  passRefundPeriod,
  settle,
  standingOf,
} from '#tests/support/shop/referrals.ts';
import { decideReferral, readOwnReferrals } from './index.ts';

const REWARD = 2_500_000;
/** Rp 100.000 less a tenth. */
const PAID = 9_000_000;

const refund = (db: Database, { order_id }: Pick<MadeReferral, 'order_id'>, amount: Sen = sen(PAID)) =>
  withTx(db, (tx) =>
    refundOrder(tx, {
      ...{ order_id, amount, reason: 'Tidak cocok', ends_access: false },
      idempotency_key: randomUUID(),
    }),
  );

async function spendAll(db: Database, { referrer }: MadeReferral): Promise<void> {
  const left = Number(await balanceOf(db, referrer.id)) / 100;
  await buyOne(db, { buyer: referrer, product: await makeProduct(db, { price: left }) });
}

describe('a purchase with a friend’s code', () => {
  test('costs the friend less and credits the referrer once, after the refund period of that order', async ({
    db,
  }) => {
    await openProgram(db);
    const made = await makeReferral(db);
    expect(await balanceOf(db, made.friend.id), 'a tenth off Rp 100.000').toBe(1_000_000);
    await settle(db, made.id);
    expect(await balanceOf(db, made.referrer.id), 'nothing within the refund period').toBe(0);
    expect(await standingOf(db, made)).toMatchObject({ is_open: true, given: 0 });
    await passRefundPeriod(db, made.id);
    await Promise.all([settle(db, made.id), settle(db, made.id), settle(db, made.id)]);
    expect(await balanceOf(db, made.referrer.id)).toBe(REWARD);
    expect(await standingOf(db, made)).toMatchObject({ is_open: false, given: REWARD, owed_bigint: 0 });
    const { rows } = await db.pool.query(
      "select p.type, e.account, e.amount_bigint from ledger_postings p join ledger_entries e on e.posting_id = p.id where p.reference_type = 'referral' order by e.id",
    );
    expect(rows).toEqual([
      { type: 'adjustment', account: null, amount_bigint: REWARD },
      { type: 'adjustment', account: 'promotions', amount_bigint: -REWARD },
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('keeps the refund period of its own order, whatever the shop decides later', async ({ db }) => {
    await openProgram(db);
    await db.pool.query("insert into settings (key, value) values ('refund_days', '3')");
    const { id } = await makeReferral(db);
    await db.pool.query("update settings set value = '30' where key = 'refund_days'");
    const { rows } = await db.pool.query(
      "select r.due_at = o.created_at + interval '3 days' as is_kept from referrals r join orders o on o.id = r.order_id where r.id = $1",
      [id],
    );
    expect(rows).toEqual([{ is_kept: true }]);
  });

  test('never brings more than was paid for it', async ({ db }) => {
    await openProgram(db);
    const made = await dueReferral(db, { price: 10_000 });
    await settle(db, made.id);
    expect(await balanceOf(db, made.referrer.id)).toBe(900_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of ten at once, each friend is one referral', async ({ db }) => {
    await openProgram(db);
    const referrer = await makeReferrer(db);
    const made = await Promise.all(Array.from({ length: 10 }, () => dueReferral(db, { referrer })));
    await Promise.all(made.map(({ id }) => settle(db, id)));
    expect(await balanceOf(db, referrer.id)).toBe(10 * REWARD);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

describe('a refund of the friend’s order', () => {
  test('before the credit leaves nothing due; a part of it takes its part', async ({ db }) => {
    await openProgram(db);
    const [whole, part] = [await makeReferral(db), await makeReferral(db)];
    await refund(db, whole);
    await refund(db, part, sen(3_000_000));
    for (const { id } of [whole, part]) await settle(db, id);
    expect(await standingOf(db, part), 'looked at again at the end of its period').toMatchObject({
      is_open: true,
    });
    for (const { id } of [whole, part]) {
      await passRefundPeriod(db, id);
      await settle(db, id);
    }
    expect(await balanceOf(db, whole.referrer.id)).toBe(0);
    expect(await balanceOf(db, part.referrer.id)).toBe(1_666_600);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('after the credit takes it back; a part of it takes its part', async ({ db }) => {
    await openProgram(db);
    const made = await dueReferral(db);
    await settle(db, made.id);
    await refund(db, made, sen(3_000_000));
    expect(await standingOf(db, made), 'the refund asks for it').toMatchObject({ is_open: true });
    await settle(db, made.id);
    expect(await balanceOf(db, made.referrer.id)).toBe(1_666_600);
    await refund(db, made, sen(6_000_000));
    await settle(db, made.id);
    expect(await balanceOf(db, made.referrer.id)).toBe(0);
    expect(await standingOf(db, made)).toMatchObject({ given: 0, owed_bigint: 0, is_open: false });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('after the credit was spent leaves it owed, and the next reward pays it', async ({ db }) => {
    await openProgram(db);
    const made = await dueReferral(db);
    await settle(db, made.id);
    await spendAll(db, made);
    await refund(db, made);
    await settle(db, made.id);
    expect(await standingOf(db, made)).toMatchObject({ given: REWARD, owed_bigint: REWARD });
    expect(await readOwnReferrals(db.orm, made.referrer.id, { limit: 20, offset: 0 })).toMatchObject({
      owed_bigint: REWARD,
    });
    await giveCredit(db, made.referrer.id, rupiah(10_000));
    await settle(db, made.id);
    expect(await standingOf(db, made), 'their own money is left alone').toMatchObject({
      owed_bigint: REWARD,
    });
    expect(await balanceOf(db, made.referrer.id)).toBe(1_000_000);
    const next = await dueReferral(db, { referrer: made.referrer });
    await settle(db, next.id);
    expect(await standingOf(db, made), 'asked for again by the new credit').toMatchObject({ is_open: true });
    await settle(db, made.id);
    expect(await standingOf(db, made)).toMatchObject({ given: 0, owed_bigint: 0 });
    expect(await balanceOf(db, made.referrer.id)).toBe(1_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('after a part of the credit was spent takes the rest, and what a refund of that spending brings back', async ({
    db,
  }) => {
    await openProgram(db);
    const made = await dueReferral(db);
    await settle(db, made.id);
    await giveCredit(db, made.referrer.id, rupiah(50_000));
    const product = await makeProduct(db, { price: 15_000 });
    const spent = await buyOne(db, { buyer: made.referrer, product });
    await refund(db, made);
    await settle(db, made.id);
    expect(await standingOf(db, made)).toMatchObject({ given: 1_500_000, owed_bigint: 1_500_000 });
    expect(await balanceOf(db, made.referrer.id), 'what they paid in').toBe(5_000_000);
    await refund(db, { order_id: spent.id }, sen(1_500_000));
    expect(await standingOf(db, made), 'asked for again by the refund').toMatchObject({ is_open: true });
    await settle(db, made.id);
    expect(await standingOf(db, made)).toMatchObject({ given: 0, owed_bigint: 0 });
    expect(await balanceOf(db, made.referrer.id)).toBe(5_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('at the same moment as the credit ends with nothing given', async ({ db }) => {
    await openProgram(db);
    const made = await dueReferral(db);
    await Promise.all([settle(db, made.id), refund(db, made)]);
    await settle(db, made.id);
    expect(await standingOf(db, made)).toMatchObject({ given: 0, owed_bigint: 0 });
    expect(await balanceOf(db, made.referrer.id)).toBe(0);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

describe('a dispute of the friend’s money', () => {
  test('takes the credit back, and one that is won brings it again, also when the money came by way of the wallet', async ({
    db,
  }) => {
    await openProgram(db);
    const referrer = await makeReferrer(db);
    await inShop(db, 'stripe', async (shop) => {
      const payment = await shop.open();
      shop.world.changeSession({ ...payment, what: 'paid' });
      await shop.receiveAndHandle(shop.world.webhook({ ...payment, what: 'paid' }));
      const product = await makeProduct(db, { price: 50_000 });
      await buyOne(db, { buyer: shop.payer, product, code: referrer.code });
      const { rows } = await db.pool.query<{ id: string }>('select id from referrals');
      const id = rows[0]?.id ?? '';
      await passRefundPeriod(db, id);
      await settle(db, id);
      expect(await balanceOf(db, referrer.id)).toBe(REWARD);
      const intent = await transactionOf(db, payment.payment_id);
      await shop.receiveAndHandle(
        stripeDispute(intent, { event: 'created', state: 'needs_response', at: 0 }),
      );
      expect(await standingOf(db, { id })).toMatchObject({ is_open: true });
      await settle(db, id);
      expect(await balanceOf(db, referrer.id)).toBe(0);
      await shop.receiveAndHandle(stripeDispute(intent, { event: 'closed', state: 'won', at: 9 }));
      await settle(db, id);
      expect(await balanceOf(db, referrer.id)).toBe(REWARD);
      expect(await runChecks(db.pool)).toEqual([]);
    });
  });
});

describe('the staff', () => {
  test('refuse a referral, which takes its credit back, and let it count after all', async ({ db }) => {
    await openProgram(db);
    const made = await dueReferral(db);
    await settle(db, made.id);
    const staff = { ...systemActor, id: (await makePerson(db)).id };
    const decide = (verdict: 'count' | 'refuse') => decideReferral(db, { id: made.id, verdict }, staff);
    expect(await decide('refuse')).toMatchObject({
      value: {
        referral: { state: 'refused', refused_reason: 'staff', credited_bigint: 0, is_decided: true },
      },
    });
    expect(await balanceOf(db, made.referrer.id)).toBe(0);
    expect(await decide('count')).toMatchObject({
      value: { referral: { state: 'credited', refused_reason: null, credited_bigint: REWARD } },
    });
    expect(await decideReferral(db, { id: randomUUID(), verdict: 'count' }, staff)).toEqual({
      ok: false,
      refusal: { code: 'REFERRAL_NOT_FOUND' },
    });
    const { rows } = await db.pool.query(
      "select action from audit_entries where action like 'referral.%' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'referral.terms_changed',
      'referral.refused',
      'referral.counted',
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});
