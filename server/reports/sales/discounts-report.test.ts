import { randomUUID } from 'node:crypto';
import { checkOut } from '#server/checkout/index.ts';
import { rupiah } from '#shared/money/money.ts';
import { dayOf } from '#shared/time/dates.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeDiscount } from '#tests/support/shop/discounts.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { clockAt, makeService, subscriberOf } from '#tests/support/shop/subscriptions.ts';
import { exportReport, generateReport } from '../index.ts';

test('gross less discounts is what the ledger took, by day and by product, on the page and in the CSV', async ({
  db,
}) => {
  const now = new Date();
  const buyer = await makePerson(db, { balance: 1_000_000 });
  const product = await makeProduct(db, { title: 'A' });
  const line = { ...lineOf(product), quantity: 2, gifts: 1 };
  const { code } = await makeDiscount(db);
  const free = await makeDiscount(db, { percent: 100 });
  const buy = (asked: object) =>
    checkOut(db, { buyer, lines: [line], idempotency_key: randomUUID(), ...asked });
  expect((await buy({ code })).ok).toBe(true);
  expect((await buy({ lines: [{ ...line, quantity: 1, gifts: 1 }], code: free.code })).ok).toBe(true);
  expect((await buy({ lines: [lineOf(await makeProduct(db, { title: 'B' }))] })).ok).toBe(true);
  const service = await makeService(db);
  const kept = await makeDiscount(db, { targets: ['subscriptions'], periods: 2 });
  await subscriberOf(db, clockAt(now.toISOString()), buyer).subscribe(service, { code: kept.code });

  const day = dayOf(now);
  const spec = { report_type: 'revenue', span: { first: day, last: day } } as const;
  // 2 × 50.000 − 20 %, 50.000 − 100 %, 50.000, and 99.000 − 20 %
  const discounts_bigint = 2_000_000 + 5_000_000 + 1_980_000;
  const paid = { sales_bigint: 13_000_000, subscriptions_bigint: 7_920_000, revenue_bigint: 20_920_000 };
  const byDay = await generateReport(db.orm, { ...spec, group_by: 'day' });
  expect(byDay.totals).toMatchObject({ ...paid, discounts_bigint, gross_bigint: 29_900_000 });
  const { rows } = await db.pool.query<{ revenue: number }>(
    "select sum(amount_bigint)::bigint as revenue from ledger_entries where account in ('sales_revenue', 'subscription_revenue')",
  );
  expect(Number(byDay.totals.gross_bigint) - Number(byDay.totals.discounts_bigint)).toBe(rows[0]?.revenue);

  const byProduct = await generateReport(db.orm, { ...spec, group_by: 'product' });
  expect(byProduct.totals).toMatchObject({
    discounts_bigint,
    gross_bigint: 29_900_000,
    revenue_bigint: 20_920_000,
  });
  expect(byProduct.rows.find((row) => row.product === 'A')).toMatchObject({
    gross_bigint: rupiah(150_000) * 100,
    discounts_bigint: 7_000_000,
    revenue_bigint: 8_000_000,
  });
  const csv = await new Response(exportReport(db.orm, { ...spec, group_by: 'day' }).content('comma')).text();
  expect(csv).toContain('gross_rupiah,discounts_rupiah,sales_rupiah');
  expect(csv).toContain('299000,89800,130000,79200,209200');
});
