import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { rupiah } from '#shared/money/money.ts';
import { mailboxOf } from '#shared/people/mailbox.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { giveCredit, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import {
  buyOne,
  dueReferral,
  makeReferrer,
  openProgram,
  settle,
  standingOf,
} from '#tests/support/shop/referrals.ts';

const REWARD = 2_500_000;

describe('nobody refers themselves', () => {
  const refusalOf = async (db: Database, { id, email }: Pick<Person, 'id' | 'email'>, code: string) => {
    const product = await makeProduct(db);
    await giveCredit(db, id, rupiah(50_000));
    const buyer = { id, email, full_name: 'Sari' };
    const bought = await checkOut(db, {
      buyer,
      lines: [lineOf(product)],
      code,
      idempotency_key: randomUUID(),
    });
    return bought.ok ? 'bought' : bought.refusal.code;
  };
  const signIn = (db: Database, userId: string, [agent, address]: readonly [string, string]) =>
    db.pool.query(
      `insert into auth_sessions (user_id, token, expires_at, user_agent, ip_address)
       values ($1, gen_random_uuid()::text, now() + interval '1 day', $2, $3)`,
      [userId, agent, address],
    );

  test('with the own account, an other spelling of the mailbox, or on the same device', async ({ db }) => {
    await openProgram(db);
    const referrer = await makeReferrer(db);
    expect(await refusalOf(db, referrer, referrer.code)).toBe('DISCOUNT_OWN_CODE');
    await db.pool.query("update users set email = 'sari.w@gmail.com' where id = $1", [referrer.id]);
    const alias = await makePerson(db);
    expect(await refusalOf(db, { ...alias, email: 's.ariw+toko@googlemail.com' }, referrer.code)).toBe(
      'DISCOUNT_OWN_CODE',
    );
    const same = await makePerson(db);
    for (const { id } of [same, referrer]) await signIn(db, id, ['Mozilla/5.0 (X11)', '203.0.113.9']);
    expect(await refusalOf(db, same, referrer.code)).toBe('DISCOUNT_OWN_CODE');
    const other = await makePerson(db);
    await signIn(db, other.id, ['Mozilla/5.0 (iPhone)', '203.0.113.9']);
    expect(await refusalOf(db, other, referrer.code), 'a household is no device').toBe('bought');
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('and a friend who has bought before counts for nothing', async ({ db }) => {
    await openProgram(db);
    const referrer = await makeReferrer(db);
    const friend = await makePerson(db, { balance: 50_000 });
    await buyOne(db, { buyer: friend, product: await makeProduct(db) });
    expect(await refusalOf(db, friend, referrer.code)).toBe('DISCOUNT_FIRST_PURCHASE');
    await db.pool.query("update users set email = 'b.udi@gmail.com' where id = $1", [friend.id]);
    const again = await makePerson(db);
    await db.pool.query("update users set email = 'budi+2@gmail.com' where id = $1", [again.id]);
    expect(
      await refusalOf(db, { ...again, email: 'budi+2@gmail.com' }, referrer.code),
      'nor does a new account',
    ).toBe('DISCOUNT_FIRST_PURCHASE');
    expect((await db.pool.query('select from referrals')).rowCount).toBe(0);
  });

  test('by a spelling of the mailbox that code and database read in one way', async ({ db }) => {
    const addresses = ['a@b.id', 'A.b+c@Gmail.com', 'a.b@googlemail.com', 'x+y+z@toko.co.id', 'a"@"b@c.id'];
    const { rows } = await db.pool.query<{ address: string; mailbox: string }>(
      'select address, mailbox_of(address) as mailbox from unnest($1::text[]) address',
      [addresses],
    );
    expect(rows.map(({ mailbox }) => mailbox)).toEqual(addresses.map(mailboxOf));
  });

  test('what shows only later is refused when it is due: the device of a guest, or the account that paid', async ({
    db,
  }) => {
    await openProgram(db);
    const [device, payer, home] = [await dueReferral(db), await dueReferral(db), await dueReferral(db)];
    for (const { id } of [device.friend, device.referrer])
      await signIn(db, id, ['Mozilla/5.0', '203.0.113.9']);
    await signIn(db, home.friend.id, ['Mozilla/5.0 (iPhone)', '203.0.113.10']);
    await signIn(db, home.referrer.id, ['Mozilla/5.0 (X11)', '203.0.113.10']);
    for (const { id } of [payer.friend, payer.referrer]) {
      await db.pool.query(
        `insert into payments (user_id, gateway, amount_bigint, payment_method, expires_at, raw_payload)
         values ($1, 'paypal', 100, 'paypal', now(), '{"resource": {"payer": {"payer_id": "QYR5Z8XDVJNXQ"}}}')`,
        [id],
      );
    }
    await db.pool.query(`
      begin;
      set local session_replication_role = replica;
      update orders set payment_provider = 'paypal', payment_id = (
        select id from payments where user_id = '${payer.friend.id}') where id = '${payer.order_id}';
      commit;`);
    for (const { id } of [device, payer, home]) await settle(db, id);
    expect(await standingOf(db, device)).toMatchObject({ refused_reason: 'same_device', given: 0 });
    expect(await standingOf(db, payer)).toMatchObject({ refused_reason: 'same_payer', given: 0 });
    expect(await standingOf(db, home)).toMatchObject({
      ...{ refused_reason: null, is_household: true, given: REWARD },
    });
  });
});
