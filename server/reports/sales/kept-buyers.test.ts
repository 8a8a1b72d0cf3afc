import { runChecks } from '#db/run-checks.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { reportDays } from '#shared/reports/reports.ts';
import { succeed } from '#shared/result.ts';
import { addDays } from '#shared/time/dates.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { openBook } from '#tests/support/shop/dated-books.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { rollUpFinishedDays } from '../index.ts';

test('buyers of a period up to today are kept, and whose orders changed since is counted anew', async ({
  db,
}) => {
  const [ani, budi, citra] = [await makePerson(db), await makePerson(db), await makePerson(db)];
  const book = openBook(db);
  const close = () => withTx(db, async (tx) => succeed(await rollUpFinishedDays(tx)));
  const ask = async (statement: string) => (await db.pool.query<{ day: string }>(statement)).rows;
  await close();
  // The day that is still open: today, but for the first hours after midnight.
  const [closing] = await ask("select to_char(closed_until, 'YYYY-MM-DD') as day from sales_closing");
  const today = closing?.day ?? '';
  const buy = async (person: typeof ani, ago: number) =>
    book.buy(person, [await makeProduct(db, { price: 100_000 })], { at: `${addDays(today, -ago)} 00:30:00` });
  const buyersBy = (source: string) =>
    ask(`select days, user_id, had, orders, amount_bigint
      from sales_closing, unnest(report_periods()) as days, ${source} order by 1, 2`);
  const kept = () => buyersBy('buyers_of(closed_until - days + 1, closed_until)');
  const counted = () => buyersBy('count_buyers(closed_until - days + 1, closed_until + 1)');
  const brokenChecks = async () => (await runChecks(db.pool)).map(({ check }) => check);

  for (const person of [ani, budi, citra])
    await book.topUp({ person, at: `${addDays(today, -400)} 00:30:00`, amount: 100_000_000 });
  for (const ago of [380, 364, 100, 20, 6]) await buy(ani, ago);
  for (const ago of [380, 370, 29]) await buy(budi, ago);
  await buy(citra, 380);
  await close();
  expect(await ask('select distinct days from buyer_sums order by days')).toEqual(
    Object.values(reportDays).map((days) => ({ days })),
  );
  expect(await kept()).toEqual(await counted());

  await buy(ani, 0);
  expect(await kept()).toEqual(await counted());
  await buy(citra, 3);
  expect(await kept()).toEqual(await counted());
  expect(await brokenChecks()).not.toContain('kept-buyers-match-orders');
  await close();
  expect(await ask('select from reopened_sales_days')).toEqual([]);
  expect(await kept()).toEqual(await counted());
  expect(await brokenChecks()).not.toContain('kept-buyers-match-orders');

  // A closing changes only whose orders came into a period or left it.
  const keep = (since: string, until: string) =>
    ask(`select keep_buyers(days, '${since}', '${until}', '{}') from unnest(report_periods()) as days`);
  await db.pool.query('delete from buyer_sums');
  await keep('2000-01-01', addDays(today, -8));
  expect(await kept()).not.toEqual(await counted());
  await keep(addDays(today, -8), today);
  expect(await kept()).toEqual(await counted());
  expect(await brokenChecks()).not.toContain('kept-buyers-match-orders');

  // Of who did not buy since, what is kept is what is told.
  await db.pool.query('update buyer_sums set amount_bigint = amount_bigint + 1 where user_id = $1', [
    budi.id,
  ]);
  expect(await kept()).not.toEqual(await counted());
});
