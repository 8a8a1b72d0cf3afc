import { runChecks } from '#db/run-checks.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { openBook, wib } from '#tests/support/shop/dated-books.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { generateReport, readReportSummary, rollUpFinishedDays } from '../index.ts';

const NOW = wib('2025-12-01 01:00:00');
const span = { first: '2025-10-30', last: '2025-12-01' };

test('an order of a closed day that is refunded or comes late opens its day, until the next closing adds it up anew', async ({
  db,
}) => {
  const ani = await makePerson(db);
  const [a, b] = [await makeProduct(db, { price: 100_000 }), await makeProduct(db, { price: 40_000 })];
  const book = openBook(db);
  await book.topUp({ person: ani, at: '2025-10-30 10:00:00', amount: 100_000_000 });
  await book.buy(ani, [a], { at: '2025-10-31 23:59:59.999' });
  await book.buy(ani, [b], { at: '2025-11-01 00:00:00', quantity: 2 });
  const close = () => withTx(db, async (tx) => succeed(await rollUpFinishedDays(tx)));
  const figures = async () => [
    (await generateReport(db.orm, { report_type: 'orders', group_by: 'day', span })).rows,
    (await generateReport(db.orm, { report_type: 'revenue', group_by: 'product', span })).rows,
    (await readReportSummary(db.orm, { period: '90d', now: NOW })).top_products,
  ];
  const reopened = async () => (await db.pool.query('select distinct day from reopened_sales_days')).rows;
  const brokenChecks = async () => (await runChecks(db.pool)).map(({ check }) => check);
  const before = await figures();
  await close();
  const { rows: sums } = await db.pool.query('select orders from order_days order by day');
  expect(sums).toEqual([{ orders: 1 }, { orders: 1 }]);
  expect(await figures()).toEqual(before);

  // Who changes an order while days are being closed is waited for.
  const refund = await db.pool.connect();
  await refund.query('begin');
  await refund.query(
    "update orders set status = 'refunded' where id = (select order_id from order_items where product_id = $1)",
    [a.id],
  );
  const closing = close();
  const waiting = () =>
    db.pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%close_sales_days%'",
    );
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  await refund.query('commit');
  refund.release();
  await closing;
  expect(await reopened()).toEqual([]);
  expect(await figures()).not.toEqual(before);
  expect(await brokenChecks()).not.toContain('closed-sales-match-orders');

  await db.pool.query("update orders set status = 'completed' where status = 'refunded'");
  expect(await reopened()).toHaveLength(1);
  expect(await figures()).toEqual(before);
  expect(await brokenChecks()).not.toContain('closed-sales-match-orders');
  await close();
  expect(await reopened()).toEqual([]);
  expect(await figures()).toEqual(before);

  await book.buy(ani, [await makeProduct(db, { price: 10_000 })], { at: '2025-11-01 12:00:00' });
  expect(await reopened()).toHaveLength(1);
  const withLate = await figures();
  expect(withLate).not.toEqual(before);
  await close();
  expect(await reopened()).toEqual([]);
  expect(await figures()).toEqual(withLate);
});
