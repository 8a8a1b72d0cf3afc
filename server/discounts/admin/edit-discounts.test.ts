import { randomUUID } from 'node:crypto';
import { createDiscount as creating, editDiscount as editing } from '#contract/discounts/admin.ts';
import { createVouchers } from '#contract/vouchers/admin.ts';
import { systemActor } from '#server/audit/index.ts';
import { checkDiscount, checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import {
  createDiscount,
  editDiscount,
  endDiscounts,
  exportCodes,
  getDiscount,
  listDiscounts,
  restartDiscounts,
} from '../index.ts';

const WINDOW = { limit: 10, offset: 0, from: 'start', sort: '-created_at' } as const;
const terms = { title: 'Akhir tahun', percent: 10, targets: ['all'] };

async function create(db: Database, asked: Readonly<Record<string, unknown>> = {}) {
  const made = await createDiscount(db, creating.body.parse({ ...terms, ...asked }), systemActor);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value;
}
const edit = (db: Database, id: string, changed: Readonly<Record<string, unknown>>) =>
  editDiscount(db, { id, terms: editing.body.parse({ ...terms, ...changed }), actor: systemActor });

async function sell(db: Database, code: string) {
  const buyer = await makePerson(db, { balance: 100_000 });
  const line = lineOf(await makeProduct(db));
  const sold = await checkOut(db, { buyer, lines: [line], code, idempotency_key: randomUUID() });
  if (!sold.ok) throw new Error(sold.refusal.code);
}

describe('the desk of discounts', () => {
  test('reports orders, revenue and what was given away by what was really sold', async ({ db }) => {
    const { id } = await create(db, { code: 'hemat10' });
    await sell(db, 'HEMAT10');
    await sell(db, 'HEMAT10');
    expect(await getDiscount(db.orm, id)).toMatchObject({
      ok: true,
      value: {
        ...{ code: 'HEMAT10', code_count: 1, use_count: 2, order_count: 2, is_locked: true, state: 'live' },
        ...{ revenue_bigint: 9_000_000, given_bigint: 1_000_000 },
      },
    });
  });

  test('keeps what a used discount takes off, and its limit above its uses', async ({ db }) => {
    const { id, starts_at } = await create(db, { code: 'HEMAT10' });
    expect(await edit(db, id, { percent: 15 })).toMatchObject({ ok: true });
    expect(await edit(db, id, {})).toMatchObject({ ok: true, value: { percent: 10, starts_at } });
    await sell(db, 'HEMAT10');
    await sell(db, 'HEMAT10');
    expect(await edit(db, id, { percent: 15 })).toMatchObject({ refusal: { code: 'DISCOUNT_USED' } });
    const ends_at = '2001-01-01T00:00:00.000Z';
    expect(await edit(db, id, { ends_at })).toMatchObject({ refusal: { code: 'DISCOUNT_ENDS_FIRST' } });
    expect(await edit(db, id, { max_uses: 1 })).toMatchObject({ refusal: { code: 'DISCOUNT_LIMIT_PASSED' } });
    expect(await edit(db, id, { title: 'Baru', max_uses: 2 })).toMatchObject({
      ok: true,
      value: { title: 'Baru' },
    });
    await expect(sell(db, 'HEMAT10')).rejects.toThrow('DISCOUNT_USED_UP');
    expect(await edit(db, randomUUID(), {})).toMatchObject({ refusal: { code: 'DISCOUNT_NOT_FOUND' } });
  });

  test('keeps a sale away from subscriptions, also when it is changed', async ({ db }) => {
    const sale = await create(db, {});
    expect(await edit(db, sale.id, { targets: ['subscriptions'] })).toMatchObject({
      refusal: { code: 'DISCOUNT_PLANS_BY_CODE' },
    });
  });

  test('has one offer at cancelling at a time, for everybody', async ({ db }) => {
    const offer = { targets: ['subscriptions'], is_retention: true };
    const first = await create(db, { ...offer, periods: 3 });
    expect(first).toMatchObject({ is_retention: true, is_automatic: false, code: null, periods: 3 });
    await expect(create(db, offer)).rejects.toThrow('DISCOUNT_RETENTION_TAKEN');
    expect(await edit(db, first.id, { targets: offer.targets, emails: ['a@b.id'] })).toMatchObject({
      refusal: { code: 'DISCOUNT_OFFER_IS_PLAIN' },
    });
    await endDiscounts(db, { ids: [first.id] }, systemActor);
    const second = await create(db, offer);
    const restart = (ids: string[]) => restartDiscounts(db, { ids }, systemActor);
    expect(await restart([first.id])).toMatchObject({ refusal: { code: 'DISCOUNT_RETENTION_TAKEN' } });
    await endDiscounts(db, { ids: [second.id] }, systemActor);
    expect(await restart([first.id, second.id])).toMatchObject({ ok: false });
    expect(await restart([first.id])).toEqual({ ok: true, value: { restarted: 1 } });
    expect((await listDiscounts(db.orm, { kind: 'retention', state: 'live' }, WINDOW)).total).toBe(1);
    for (const asked of [{ code: 'SATU' }, { emails: ['a@b.id'] }, { first_purchase_only: true }]) {
      expect(creating.body.safeParse({ ...terms, ...offer, ...asked }).success).toBe(false);
    }
    expect(creating.body.safeParse({ ...terms, targets: ['subscriptions'] }).success).toBe(false);
  });

  test('starts again what had ended, without the end that has passed', async ({ db }) => {
    const { id } = await create(db, { code: 'LAGI', ends_at: '2030-01-01T00:00:00.000Z' });
    await db.pool.query("update discounts set starts_at = '2020-01-01', ends_at = '2021-01-01'");
    expect(await getDiscount(db.orm, id)).toMatchObject({ value: { state: 'ended' } });
    expect(await restartDiscounts(db, { ids: [id] }, systemActor)).toEqual({
      ok: true,
      value: { restarted: 1 },
    });
    expect(await getDiscount(db.orm, id)).toMatchObject({ value: { state: 'live', ends_at: null } });
    expect(await restartDiscounts(db, { ids: [id] }, systemActor)).toEqual({
      ok: true,
      value: { restarted: 0 },
    });
  });

  test('are ended by a filter, all that the list shows with it and no other', async ({ db }) => {
    for (const code of ['PAGI-1', 'PAGI-2', 'SORE']) await create(db, { code });
    const end = (search: string) => endDiscounts(db, { filter: { search } }, systemActor);
    expect(await end('pagi')).toEqual({ ok: true, value: { ended: 2 } });
    expect((await listDiscounts(db.orm, { state: 'live' }, WINDOW)).total).toBe(1);
  });

  test('refuses a code that exists, and both or none of percent and amount', async ({ db }) => {
    await create(db, { code: 'HEMAT10' });
    const again = await createDiscount(db, creating.body.parse({ ...terms, code: 'hemat10' }), systemActor);
    expect(again).toEqual({ ok: false, refusal: { code: 'DISCOUNT_CODE_TAKEN' } });
    expect(
      (await listDiscounts(db.orm, {}, { limit: 10, offset: 0, from: 'start', sort: 'created_at' })).total,
    ).toBe(1);
    for (const value of [
      { amount: 5_000 },
      { percent: null },
      { percent: 101 },
      { targets: ['product:x'] },
    ]) {
      expect(creating.body.safeParse({ ...terms, ...value }).success).toBe(false);
    }
  });

  test('makes 10,000 single-use codes that differ, exports all, and ends them at once', async ({ db }) => {
    const { id, code_count } = await create(db, { batch: { prefix: 'MITRA', count: 10_000 } });
    expect(code_count).toBe(10_000);
    const file = await exportCodes(db.orm, id);
    const text = file.ok ? await new Response(file.value.content('comma')).text() : '';
    const codes = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[0] ?? '');
    expect([new Set(codes).size, codes.every((code) => /^MITRA[0-9A-Z]{10}$/.test(code))]).toEqual([
      10_000,
      true,
    ]);
    const [first = '', second = ''] = codes;
    await sell(db, first);
    await expect(sell(db, first)).rejects.toThrow('DISCOUNT_USED_UP');
    expect(await endDiscounts(db, { ids: [id] }, systemActor)).toEqual({ ok: true, value: { ended: 1 } });
    await expect(sell(db, second)).rejects.toThrow('DISCOUNT_ENDED');
  });

  test('lists by kind, state and part of a code', async ({ db }) => {
    await create(db, { code: 'HEMAT10' });
    await create(db, { title: 'Obral' });
    await create(db, { title: 'Nanti', starts_at: '2050-01-01T00:00:00Z' });
    const titles = async (filter: Parameters<typeof listDiscounts>[1]) => {
      const page = { limit: 10, offset: 0, from: 'start', sort: 'created_at' } as const;
      return (await listDiscounts(db.orm, filter, page)).discounts.map(({ title }) => title);
    };
    expect(await titles({ kind: 'code' })).toEqual(['Akhir tahun']);
    expect(await titles({ kind: 'automatic', state: 'live' })).toEqual(['Obral']);
    expect(await titles({ state: 'scheduled' })).toEqual(['Nanti']);
    expect(await titles({ search: 'mat1' })).toEqual(['Akhir tahun']);
  });

  test('drops the pages that show a price at the second a sale begins and ends', async ({ db }) => {
    const starts_at = '2050-01-01T02:00:00.000Z';
    const ends_at = '2050-01-02T02:00:00.000Z';
    await create(db, { starts_at, ends_at });
    const { rows } = await db.pool.query(
      "select run_at from graphile_worker.jobs where task_identifier = 'announce-prices' order by run_at",
    );
    expect(rows.map(({ run_at }) => run_at.toISOString())).toEqual([starts_at, ends_at]);
    await createComposedApp(db).drainJobs();
  });
});

test('a code is checked as it would be paid, and one that is worse than a sale says so', async ({ db }) => {
  const product = await makeProduct(db);
  await create(db, { percent: 30 });
  await create(db, { code: 'HEMAT10' });
  const items = [{ product_id: product.id, quantity: 2 }];
  const buyer = { id: null, email: null };
  expect(await checkDiscount(db.orm, { buyer, code: 'hemat-10', items })).toMatchObject({
    ok: true,
    value: { code: 'HEMAT10', total_before: rupiah(70_000), total: rupiah(90_000) },
  });
  expect(await checkDiscount(db.orm, { buyer, code: 'TEBAK', items })).toEqual({
    ok: false,
    refusal: { code: 'DISCOUNT_UNKNOWN' },
  });
});

test.for([
  [creating, { ...terms, code: 'LEWAT' }, 'ends_at'],
  [createVouchers, { amount: 25_000 }, 'expires_at'],
] as const)('an end that has passed is refused at its field: %#', ([{ body }, given, field]) => {
  const read = (moment: number) => body.safeParse({ ...given, [field]: new Date(moment).toISOString() });
  expect(read(Date.now() - 1000).error?.issues).toMatchObject([
    { path: [field], message: 'Pilih waktu yang belum lewat.' },
  ]);
  expect(read(Date.now() + 3_600_000).success).toBe(true);
});
