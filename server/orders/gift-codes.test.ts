import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { sqlState, withTx } from '#server/platform/database/with-tx.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { readBooks } from '#tests/support/shop/books.ts';
import { buyGifts } from '#tests/support/shop/gifts.ts';
import { balanceOf, makePerson } from '#tests/support/shop/people.ts';
import { listEntitlements, listGifts, redeemGift, refundOrder } from './index.ts';

const window = { limit: 20, offset: 0 };

async function holds(db: Database, userId: string, productId: string): Promise<boolean> {
  const { entitlements } = await listEntitlements(db.orm, userId, window);
  return entitlements.some(({ product_id }) => product_id === productId);
}

const refund = (db: Database, wanted: { order_id: string; amount: Sen; ends_access?: boolean }) =>
  withTx(db, (tx) =>
    refundOrder(tx, { reason: 'Uji', idempotency_key: randomUUID(), ends_access: false, ...wanted }),
  );

async function statusesOf(db: Database): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ status: string }>('select status from gift_codes order by status');
  return rows.map(({ status }) => status);
}

describe('a gift code', () => {
  test('gives another account the product, and its buyer sees by whom and when', async ({ db }) => {
    const { buyer, product, codes } = await buyGifts(db, 2);
    const friend = await makePerson(db);
    expect(codes).toHaveLength(2);
    const [code = ''] = codes;
    const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
    expect(await redeemGift(db, { user_id: friend.id, code: typed })).toMatchObject({
      ok: true,
      value: { id: product.id, title: product.title },
    });
    expect([await holds(db, friend.id, product.id), await holds(db, buyer.id, product.id)]).toEqual([
      true,
      true,
    ]);
    const { gifts, total } = await listGifts(db.orm, buyer.id, window);
    expect(total).toBe(2);
    expect(gifts.map(({ status, redeemed_by }) => [status, redeemed_by]).toSorted()).toEqual([
      ['open', null],
      ['redeemed', 'Sari W.'],
    ]);
    expect((await listGifts(db.orm, friend.id, window)).total).toBe(0);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('gives its redeemer the same answer again, and refuses everybody else', async ({ db }) => {
    const { codes } = await buyGifts(db, 1);
    const [friend, other] = [await makePerson(db), await makePerson(db)];
    const code = codes[0] ?? '';
    const first = await redeemGift(db, { user_id: friend.id, code });
    expect(first.ok).toBe(true);
    const books = await readBooks(db);
    expect(await redeemGift(db, { user_id: friend.id, code })).toEqual(first);
    expect(await redeemGift(db, { user_id: other.id, code })).toEqual({
      ok: false,
      refusal: { code: 'GIFT_REDEEMED' },
    });
    expect(await readBooks(db)).toEqual(books);
  });

  test('of a product already owned is refused and stays open', async ({ db }) => {
    const { buyer, codes } = await buyGifts(db, 1);
    const code = codes[0] ?? '';
    const books = await readBooks(db);
    expect(await redeemGift(db, { user_id: buyer.id, code })).toEqual({
      ok: false,
      refusal: { code: 'GIFT_PRODUCT_OWNED' },
    });
    expect(await readBooks(db)).toEqual(books);
    const friend = await makePerson(db);
    expect((await redeemGift(db, { user_id: friend.id, code })).ok).toBe(true);
  });

  test('that does not exist or is malformed is not found', async ({ db }) => {
    const { id } = await makePerson(db);
    for (const code of ['7Q2MX4KD91FAZR0B', 'bukan kode', "'; drop table gift_codes; --"]) {
      expect(await redeemGift(db, { user_id: id, code })).toEqual({
        ok: false,
        refusal: { code: 'GIFT_NOT_FOUND' },
      });
    }
  });
});

describe('a refund of an order with gifts', () => {
  test('voids the open codes and revokes all holdings of the order', async ({ db }) => {
    const { buyer, product, order_id, codes } = await buyGifts(db, 2);
    const [friend, late] = [await makePerson(db), await makePerson(db)];
    await redeemGift(db, { user_id: friend.id, code: codes[0] ?? '' });
    expect((await refund(db, { order_id, amount: sen(15_000_000) })).ok).toBe(true);
    expect(await statusesOf(db)).toEqual(['redeemed', 'void']);
    for (const person of [buyer, friend]) expect(await holds(db, person.id, product.id)).toBe(false);
    for (const [user_id, code] of [
      [late.id, codes[1] ?? ''],
      [friend.id, codes[0] ?? ''],
    ] as const) {
      expect(await redeemGift(db, { user_id, code })).toEqual({ ok: false, refusal: { code: 'GIFT_VOID' } });
    }
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('that is partial and keeps the access keeps the codes', async ({ db }) => {
    const { order_id } = await buyGifts(db, 2);
    await refund(db, { order_id, amount: sen(100) });
    expect(await statusesOf(db)).toEqual(['open', 'open']);
    await refund(db, { order_id, amount: sen(100), ends_access: true });
    expect(await statusesOf(db)).toEqual(['void', 'void']);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

describe('at the same moment', () => {
  test('ten accounts redeem one code, and one of them gets the product', async ({ db }) => {
    const { product, codes } = await buyGifts(db, 1);
    const people = await Promise.all(Array.from({ length: 10 }, () => makePerson(db)));
    const code = codes[0] ?? '';
    const results = await Promise.all(people.map(({ id }) => redeemGift(db, { user_id: id, code })));
    const outcomes = results.map((result) => (result.ok ? 'ok' : result.refusal.code)).toSorted();
    expect(outcomes).toEqual([...Array(9).fill('GIFT_REDEEMED'), 'ok']);
    const held = await db.pool.query('select from user_products where product_id = $1', [product.id]);
    expect(held.rowCount).toBe(2);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('one account redeems ten codes of a product, and nine of them stay open', async ({ db }) => {
    const { codes } = await buyGifts(db, 10);
    const { id } = await makePerson(db);
    const results = await Promise.all(codes.map((code) => redeemGift(db, { user_id: id, code })));
    const outcomes = results.map((result) => (result.ok ? 'ok' : result.refusal.code)).toSorted();
    expect(outcomes).toEqual([...Array(9).fill('GIFT_PRODUCT_OWNED'), 'ok']);
    expect(await statusesOf(db)).toEqual([...Array(9).fill('open'), 'redeemed']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('codes are redeemed while their order is refunded: money and access never both remain', async ({
    freshDb: db,
  }) => {
    const { buyer, product, order_id, codes } = await buyGifts(db, 6);
    const people = await Promise.all(codes.map(() => makePerson(db)));
    await Promise.all([
      ...people.map(({ id }, n) => redeemGift(db, { user_id: id, code: codes[n] ?? '' })),
      refund(db, { order_id, amount: sen(35_000_000) }),
    ]);
    expect(await balanceOf(db, buyer.id)).toBe(35_000_000);
    for (const { id } of [buyer, ...people]) expect(await holds(db, id, product.id)).toBe(false);
    expect(await statusesOf(db)).not.toContain('open');
    const deadlocks = await db.pool.query(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(deadlocks.rows).toEqual([{ deadlocks: 0 }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('a user buys a product while redeeming a code for it: they hold it once, and either pay or keep the code', async ({
    db,
  }) => {
    for (const price of [10_000, 20_000, 30_000]) {
      const { codes } = await buyGifts(db, 1);
      const { codes: others, product } = await buyGifts(db, 1);
      const buyer = await makePerson(db, { balance: price });
      const [redeemed, bought] = await Promise.all([
        redeemGift(db, { user_id: buyer.id, code: others[0] ?? '' }),
        buyGifts(db, 0, { buyer, product }).catch((error: Error) => error.message),
      ]);
      const gotBoth = redeemed.ok && typeof bought !== 'string';
      expect(gotBoth).toBe(false);
      expect(redeemed.ok || typeof bought !== 'string').toBe(true);
      expect(codes).toHaveLength(1);
      expect(await holds(db, buyer.id, product.id)).toBe(true);
    }
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

describe('the database refuses', () => {
  const damages = [
    [
      'a decided code that is opened again',
      "update gift_codes set status = 'open', redeemed_by = null, redeemed_at = null where status = 'redeemed'",
    ],
    [
      'a code that goes to somebody else afterwards',
      "update gift_codes set redeemed_by = buyer_id where status = 'redeemed'",
    ],
    [
      'a code that changes its product',
      "update gift_codes set status = 'void', voided_at = now(), product_id = (select id from products where id <> product_id limit 1) where status = 'open'",
    ],
    ['a code that vanishes', 'delete from gift_codes'],
    ['all codes that vanish', 'truncate gift_codes cascade'],
    [
      'a code that nobody bought',
      "insert into gift_codes (code, order_id, order_item_id, product_id, buyer_id) select '0000000000000000', order_id, order_item_id, product_id, buyer_id from gift_codes limit 1",
    ],
    [
      'an item that sold more codes than there are',
      'update order_items set quantity = quantity + 1, gift_quantity = gift_quantity + 1',
    ],
    ['two units for oneself', 'update order_items set quantity = quantity + 1'],
    ['a refunded order with open codes', "update orders set status = 'refunded'"],
    [
      'a holding by a code that is open',
      "insert into user_products (user_id, product_id, order_id, gift_code_id) select (select id from users where full_name = 'Orang Lain'), product_id, order_id, id from gift_codes where status = 'open' limit 1",
    ],
    [
      'a second holding by a code',
      "update user_products set status = 'ended' where gift_code_id is not null; insert into user_products (user_id, product_id, order_id, gift_code_id) select redeemed_by, product_id, order_id, id from gift_codes where status = 'redeemed'",
    ],
    [
      'a code of an order that does not stand',
      "update orders set status = 'cancelled'; update gift_codes set status = 'redeemed', redeemed_by = buyer_id, redeemed_at = now() where status = 'open'",
    ],
  ] as const;

  test('anything that would make a gift code worth more than one holding', async ({ db }) => {
    const { codes } = await buyGifts(db, 2);
    const friend = await makePerson(db);
    await db.pool.query("update users set full_name = 'Orang Lain' where id = $1", [
      (await makePerson(db)).id,
    ]);
    await redeemGift(db, { user_id: friend.id, code: codes[0] ?? '' });
    const books = await readBooks(db);
    const client = await db.pool.connect();
    for (const [what, statement] of damages) {
      const outcome = await client.query(`begin; ${statement}; commit`).then(() => 'allowed', sqlState);
      await client.query('rollback');
      // Class 23 of SQLSTATE: a constraint, or a trigger that raises as one.
      expect([what, outcome.slice(0, 2)]).toEqual([what, '23']);
    }
    client.release();
    expect(await readBooks(db)).toEqual(books);
  });
});
