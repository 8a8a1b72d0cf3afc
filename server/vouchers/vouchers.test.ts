import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { sqlState, withTx } from '#server/platform/database/with-tx.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { balanceOf, freezeWallet, makePerson } from '#tests/support/shop/people.ts';
import { makeVoucher } from '#tests/support/shop/vouchers.ts';
import { createVoucher, type NewVoucher, redeemVoucher } from './index.ts';

const fajar = (db: Database, overrides: Partial<NewVoucher> = {}) =>
  makeVoucher(db, { code: 'fajar-50', ...overrides });

const redeem = (db: Database, user_id: string, typed: { code?: string; key?: string } = {}) =>
  redeemVoucher(db, { user_id, code: typed.code ?? 'FAJAR50', idempotency_key: typed.key ?? randomUUID() });

const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe('a voucher', () => {
  test('credits its amount from the promotions account, however its code is typed', async ({ db }) => {
    const holder = await makePerson(db);
    await fajar(db);
    const redeemed = await redeem(db, holder.id, { code: '  Fajar 50 ' });
    expect(redeemed).toEqual({ ok: true, value: { amount_bigint: 5_000_000, balance_bigint: 5_000_000 } });
    const { rows } = await db.pool.query(
      `select p.type, p.description, p.reference_type, e.account, e.amount_bigint
       from ledger_postings p join ledger_entries e on e.posting_id = p.id order by e.id`,
    );
    const posting = { type: 'adjustment', description: 'Voucher FAJAR50', reference_type: 'voucher' };
    expect(rows).toEqual([
      { ...posting, account: null, amount_bigint: 5_000_000 },
      { ...posting, account: 'promotions', amount_bigint: -5_000_000 },
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is redeemed once by each user; a repeated call replays the first result', async ({ db }) => {
    const [one, two] = [await makePerson(db), await makePerson(db)];
    await fajar(db);
    const first = await redeem(db, one.id, { key: 'key' });
    const books = await readBooks(db);
    expect(await redeem(db, one.id, { code: 'fajar50', key: 'key' })).toEqual(first);
    expect(await redeem(db, one.id)).toEqual({ ok: false, refusal: { code: 'VOUCHER_ALREADY_USED' } });
    expect(await redeem(db, one.id, { code: 'LAIN1234', key: 'key' })).toMatchObject({
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await readBooks(db)).toEqual(books);
    expect((await redeem(db, two.id)).ok).toBe(true);
  });

  test.for<readonly [string, string, Partial<NewVoucher>]>([
    ['VOUCHER_UNKNOWN', 'that is switched off', { is_active: false }],
    ['VOUCHER_NOT_STARTED', 'that has not begun', { starts_at: hour(1) }],
    ['VOUCHER_EXPIRED', 'whose time is over', { starts_at: hour(-2), expires_at: hour(-1) }],
    ['VOUCHER_UNKNOWN', 'of another code', { code: 'LAIN-LAGI' }],
  ])('is refused as %s when it is one %s', async ([code, , overrides], { db }) => {
    const holder = await makePerson(db);
    await fajar(db, overrides);
    const books = await readBooks(db);
    expect(await redeem(db, holder.id)).toMatchObject({ ok: false, refusal: { code } });
    expect(await readBooks(db)).toEqual(books);
  });

  test('is not credited to a frozen wallet, and stays unused', async ({ db }) => {
    const holder = await makePerson(db, { balance: 0 });
    await fajar(db, { max_uses: 1 });
    await freezeWallet(db, holder.id);
    expect(await redeem(db, holder.id)).toMatchObject({ refusal: { code: 'WALLET_INACTIVE' } });
    expect((await redeem(db, (await makePerson(db)).id)).ok).toBe(true);
  });

  test('gives its last use to one of twenty concurrent users', async ({ db }) => {
    const people = await Promise.all(Array.from({ length: 20 }, () => makePerson(db)));
    await fajar(db, { max_uses: 1 });
    const outcomes = await Promise.all(people.map(({ id }) => redeem(db, id)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code]));
    expect(new Set(refusals)).toEqual(new Set(['VOUCHER_USED_UP']));
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is redeemed once by a user who sends it twenty times at once', async ({ db }) => {
    const holder = await makePerson(db);
    await fajar(db);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => redeem(db, holder.id)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balanceOf(db, holder.id)).toBe(5_000_000);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is refused if its code is invalid or exists', async ({ db }) => {
    await fajar(db);
    const make = (code: string) => withTx(db, (tx) => createVoucher(tx, { code, amount: rupiah(10_000) }));
    expect(await make('fajar 50')).toEqual({ ok: false, refusal: { code: 'CODE_TAKEN' } });
    expect(await make('a!')).toEqual({ ok: false, refusal: { code: 'INVALID_CODE' } });
  });
});

const redeemedBy = (user: string, posting: string) => `insert into voucher_redemptions
  (voucher_id, user_id, posting_id, amount_bigint) select v.id, ${user}, ${posting}, 5000000 from vouchers v`;
const stranger =
  "(select id from users where email like '%' and id not in (select user_id from voucher_redemptions))";
const anotherPosting = '(select max(id) from ledger_postings where reference_type is null)';

describe('the database refuses of a voucher', () => {
  test.for([
    [
      'a second use by the same user',
      redeemedBy('(select user_id from wallets limit 1)', anotherPosting),
      '23505',
    ],
    ['a use beyond the limit', redeemedBy(stranger, anotherPosting), '23514'],
    ['a use that was not written by a redemption', 'update vouchers set used_count = 0', '23000'],
    ['another amount once it was used', 'update vouchers set amount_bigint = 100', '23000'],
    ['that a redemption is taken back', 'delete from voucher_redemptions', '23001'],
  ] as const)('%s', async ([, statement, state], { db }) => {
    const holder = await makePerson(db, { balance: 1_000 });
    await fajar(db, { max_uses: statement.includes(stranger) ? 1 : 5 });
    await redeem(db, holder.id);
    await makePerson(db);
    const error = await db.pool.query(statement).catch((refused: unknown) => refused);
    expect(sqlState(error)).toBe(state);
  });
});
