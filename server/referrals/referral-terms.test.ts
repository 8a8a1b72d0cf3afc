import { runChecks } from '#db/run-checks.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { balanceOf, makePerson } from '#tests/support/shop/people.ts';
import {
  dueReferral,
  makeReferral,
  makeReferrer,
  openProgram,
  settle,
} from '#tests/support/shop/referrals.ts';
import { readOwnReferrals } from './index.ts';

const REWARD = 2_500_000;

describe('new terms', () => {
  test('are for purchases from now on: codes stay, and a referral keeps what it was promised', async ({
    db,
  }) => {
    await openProgram(db);
    const made = await dueReferral(db);
    await openProgram(db, { percent: null, amount: rupiah(20_000), reward: rupiah(40_000) });
    const next = await dueReferral(db, { referrer: made.referrer });
    expect(await balanceOf(db, next.friend.id)).toBe(2_000_000);
    for (const { id } of [made, next]) await settle(db, id);
    expect(await balanceOf(db, made.referrer.id)).toBe(REWARD + 4_000_000);
    await openProgram(db, { is_on: false });
    await expect(makeReferral(db, { referrer: made.referrer })).rejects.toThrow('DISCOUNT_ENDED');
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('with a minimum hold for a friend, and no code is made without a purchase or while the program is off', async ({
    db,
  }) => {
    await expect(makeReferrer(db)).rejects.toThrow('REFERRAL_OFF');
    await openProgram(db, { minimum: rupiah(100_001) });
    await expect(makeReferral(db)).rejects.toThrow('DISCOUNT_MINIMUM');
    const nobody = await makePerson(db);
    expect(await readOwnReferrals(db.orm, nobody.id, { limit: 20, offset: 0 })).toMatchObject({
      ...{ code: null, can_invite: false, referrals: [], total: 0 },
    });
  });
});

describe('the database refuses', () => {
  test.for([
    ['credit beyond what was promised', '23000', 'insert into referral_entries values ($p, $r, 2500100)'],
    ['credit without its posting', '23000', 'insert into referral_entries values ($p, $r, -100)'],
    ['another promise', '23000', 'update referrals set reward_bigint = 100 where id = $r'],
    ['a referral that goes', '23001', 'delete from referrals where id = $r'],
    [
      'an entry that changes',
      '23001',
      'update referral_entries set amount_bigint = 1 where referral_id = $r',
    ],
    [
      'oneself',
      '23514',
      'insert into referrals (referrer_id, friend_id, order_id, code, reward_bigint, due_at) select friend_id, friend_id, order_id, code, 100, now() from referrals where id = $r',
    ],
  ] as const)('%s', async ([, code, statement], { db }) => {
    await openProgram(db);
    const made = await dueReferral(db);
    await settle(db, made.id);
    const purchase = '(select max(posting_id) from orders)';
    const query = statement.replace('$p', purchase).replaceAll('$r', `'${made.id}'`);
    await expect(db.pool.query(query)).rejects.toMatchObject({ code });
  });
});
