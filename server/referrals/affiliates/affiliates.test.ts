import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { systemActor } from '#server/audit/index.ts';
import { refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { rupiah, type Sen, sen } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { giveCredit, makePerson, type Person } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import {
  buyOne,
  type MadeAffiliate,
  makeAffiliate,
  makeReferrer,
  openProgram,
  passCommissions,
} from '#tests/support/shop/referrals.ts';
import {
  createAffiliate,
  editAffiliate,
  exportPayouts,
  exportStatement,
  listAffiliates,
  payAffiliate,
  readOwnAffiliate,
} from '../index.ts';

/** A fifth of Rp 90.000, which is Rp 100.000 less a tenth. */
const COMMISSION = 1_800_000;

const buy = async (db: Database, buyer: Person, code?: string) => {
  await giveCredit(db, buyer.id, rupiah(100_000));
  const product = await makeProduct(db, { price: 100_000 });
  return buyOne(db, { buyer, product, ...(code !== undefined && { code }) });
};
const refund = (db: Database, order_id: string, amount: Sen) =>
  withTx(db, (tx) =>
    refundOrder(tx, { order_id, amount, reason: '', ends_access: false, idempotency_key: randomUUID() }),
  );
const standingOf = async (db: Database, { id }: MadeAffiliate) => {
  const own = await readOwnAffiliate(db.orm, id);
  if (own === null) throw new Error('the affiliate is missing');
  const { pending_bigint, balance_bigint, paid_bigint } = own;
  return { pending: pending_bigint, balance: balance_bigint, paid: paid_bigint };
};
const staffOf = async (db: Database) => ({ ...systemActor, id: (await makePerson(db)).id });
const textOf = async (file: Awaited<ReturnType<typeof exportPayouts>>) =>
  new Response(file.content('comma')).text();

describe('an affiliate', () => {
  test('earns from purchases with the code and from the same buyer in the days after it, once their refund periods are over', async ({
    db,
  }) => {
    const affiliate = await makeAffiliate(db);
    const [buyer, stranger] = [await makePerson(db), await makePerson(db)];
    await buy(db, stranger);
    await buy(db, buyer, affiliate.code);
    await buy(db, buyer);
    expect(await standingOf(db, affiliate)).toEqual({ pending: COMMISSION + 2_000_000, balance: 0, paid: 0 });
    await passCommissions(db);
    expect(await standingOf(db, affiliate)).toEqual({ pending: 0, balance: COMMISSION + 2_000_000, paid: 0 });
    const without = await makeAffiliate(db, 0);
    const once = await makePerson(db);
    await buy(db, once, without.code);
    await buy(db, once);
    expect(await standingOf(db, without)).toMatchObject({ pending: COMMISSION });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('gets an order with the own code although its buyer came by another affiliate', async ({ db }) => {
    const [first, second] = [await makeAffiliate(db), await makeAffiliate(db)];
    const buyer = await makePerson(db);
    await buy(db, buyer, first.code);
    await buy(db, buyer, second.code);
    expect(await standingOf(db, first)).toMatchObject({ pending: COMMISSION });
    expect(await standingOf(db, second)).toMatchObject({ pending: COMMISSION });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('who also buys earns nothing from it, nor by another spelling of the mailbox', async ({ db }) => {
    const affiliate = await makeAffiliate(db);
    await buy(db, affiliate, affiliate.code);
    await db.pool.query("update users set email = 'mitra@gmail.com' where id = $1", [affiliate.id]);
    const alias = await makePerson(db);
    await db.pool.query("update users set email = 'mi.tra+2@gmail.com' where id = $1", [alias.id]);
    await buy(db, alias, affiliate.code);
    expect(await standingOf(db, affiliate)).toEqual({ pending: 0, balance: 0, paid: 0 });
  });

  test('loses a refunded part, also after the payout: later commissions fill it first', async ({ db }) => {
    const affiliate = await makeAffiliate(db);
    const buyer = await makePerson(db);
    const first = await buy(db, buyer, affiliate.code);
    await passCommissions(db);
    const actor = await staffOf(db);
    const pay = (amount: number) =>
      payAffiliate(db, { id: affiliate.affiliate_id, amount: sen(amount), actor });
    expect(await pay(COMMISSION - 100)).toEqual({
      ok: false,
      refusal: { code: 'PAYOUT_CHANGED', details: { balance_bigint: COMMISSION } },
    });
    const outcomes = await Promise.all([pay(COMMISSION), pay(COMMISSION)]);
    expect(
      outcomes.filter(({ ok }) => ok),
      'pressed twice, recorded once',
    ).toHaveLength(1);
    expect(await standingOf(db, affiliate)).toEqual({ pending: 0, balance: 0, paid: COMMISSION });
    await refund(db, first.id, sen(4_500_000));
    expect(await standingOf(db, affiliate)).toMatchObject({ balance: -COMMISSION / 2 });
    expect(await pay(-COMMISSION / 2)).toMatchObject({ refusal: { code: 'PAYOUT_CHANGED' } });
    await buy(db, await makePerson(db), affiliate.code);
    await passCommissions(db);
    expect(await standingOf(db, affiliate)).toMatchObject({ balance: COMMISSION / 2 });
    await expect(
      db.pool.query(
        'insert into affiliate_payouts (affiliate_id, amount_bigint, paid_by) values ($1, $2, $3)',
        [affiliate.affiliate_id, COMMISSION, actor.id],
      ),
      'the database refuses more than was earned',
    ).rejects.toMatchObject({ code: '23000' });
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('reads the statement of a month, and the owner the list for the bank', async ({ db }) => {
    const affiliate = await makeAffiliate(db);
    const order = await buy(db, await makePerson(db), affiliate.code);
    await passCommissions(db);
    const [month] = (await readOwnAffiliate(db.orm, affiliate.id))?.months ?? [];
    expect(month).toMatchObject({ orders: 1, commission_bigint: COMMISSION, paid_bigint: 0 });
    const statement = { user_id: affiliate.id, month: month?.month ?? '' };
    expect(await textOf(await exportStatement(db.orm, statement))).toMatch(
      new RegExp(`${order.id.slice(0, 8)},90000,90000,20,18000`),
    );
    expect(await textOf(await exportPayouts(db.orm))).toContain('BCA 1234567890,18000');
    const actor = await staffOf(db);
    await payAffiliate(db, { id: affiliate.affiliate_id, amount: sen(COMMISSION), actor });
    expect(await textOf(await exportPayouts(db.orm))).not.toContain('BCA');
    expect(await textOf(await exportStatement(db.orm, statement))).toContain('-18000');
  });
});

describe('the staff', () => {
  test('make one of an account and an ordinary code, once each; what was earned keeps its rate when terms change', async ({
    db,
  }) => {
    const affiliate = await makeAffiliate(db);
    const create = (asked: { email: string; code: string }) =>
      createAffiliate(db, { ...asked, rate_percent: 5, window_days: 0, bank_account: '' }, systemActor);
    const { email } = await makePerson(db);
    expect(await create({ email: 'siapa@contoh.example', code: affiliate.code })).toMatchObject({
      refusal: { code: 'USER_NOT_FOUND' },
    });
    expect(await create({ email, code: 'TIDAK-ADA' })).toMatchObject({
      refusal: { code: 'DISCOUNT_UNKNOWN' },
    });
    expect(await create({ email, code: affiliate.code })).toMatchObject({
      refusal: { code: 'AFFILIATE_TAKEN' },
    });
    await openProgram(db);
    const friend = await makeReferrer(db);
    expect(await create({ email, code: friend.code })).toMatchObject({
      refusal: { code: 'DISCOUNT_UNKNOWN' },
    });

    const buyer = await makePerson(db);
    await buy(db, buyer, affiliate.code);
    const terms = { rate_percent: 50, window_days: 30, bank_account: '', is_active: false };
    expect(await editAffiliate(db, { id: affiliate.affiliate_id, terms }, systemActor)).toMatchObject({
      value: { affiliate: { rate_percent: 50, is_active: false, pending_bigint: COMMISSION } },
    });
    await buy(db, buyer);
    const listed = await listAffiliates(db.orm, {
      limit: 50,
      offset: 0,
      sort: '-created_at',
      state: 'ended',
    });
    expect(listed).toMatchObject({ total: 1, affiliates: [{ order_count: 1, pending_bigint: COMMISSION }] });
    const { rows } = await db.pool.query(
      "select action from audit_entries where action like 'affiliate.%' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual(['affiliate.created', 'affiliate.changed']);
    expect(JSON.stringify((await db.pool.query('select after from audit_entries')).rows)).not.toContain(
      'BCA',
    );
  });
});
