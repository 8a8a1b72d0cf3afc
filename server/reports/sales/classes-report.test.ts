import type { Database } from '#server/platform/database/db.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeClass } from '#tests/support/shop/classes.ts';
import { openBook, wib } from '#tests/support/shop/dated-books.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import type { Product } from '#tests/support/shop/products.ts';
import { exportReport, generateReport } from '../index.ts';

interface SessionFacts {
  readonly at: string;
  readonly minutes: number;
  readonly came?: readonly Person[];
}

async function hold(db: Database, { id }: Product, { at, minutes, came = [] }: SessionFacts) {
  await db.pool.query(
    `with held as (
       insert into class_sessions (product_id, starts_at, ends_at)
       values ($1, $2::timestamptz, $2::timestamptz + make_interval(mins => $3)) returning id
     ) insert into class_attendance (session_id, user_id) select held.id, came from held, unnest($4::uuid[]) came`,
    [id, wib(at), minutes, came.map((person) => person.id)],
  );
}

const specOf = (group_by: 'day' | 'week' | 'month' | 'product') =>
  ({
    report_type: 'classes',
    group_by,
    span: { first: '2025-10-31', last: '2025-11-02' },
  }) as const;

test('[DECISIONS 65] classes that met stand on their days in WIB, with who came and who did not, by product, and as hours in the CSV', async ({
  db,
}) => {
  const [ani, budi, late, gone] = [
    ...[await makePerson(db), await makePerson(db)],
    ...[await makePerson(db), await makePerson(db)],
  ] as const;
  const [a, b] = [await makeClass(db), await makeClass(db)];
  const book = openBook(db);
  for (const person of [ani, budi, late, gone])
    await book.topUp({ person, at: '2025-10-01 10:00:00', amount: 100_000_000 });
  for (const person of [ani, budi, gone]) await book.buy(person, [a], { at: '2025-10-02 10:00:00' });
  await book.buy(late, [a], { at: '2025-11-01 12:00:00' });
  await book.buy(ani, [b], { at: '2025-10-02 10:00:00' });
  await db.pool.query(
    "update user_products set purchased_at = case when user_id = $1 then '2025-11-01 12:00+07' else '2025-10-02 10:00+07' end::timestamptz",
    [late.id],
  );
  // A minute before midnight: October, though it ends in November. Budi did not come; who came and left has come.
  await hold(db, a, { at: '2025-10-31 23:59:00', minutes: 90, came: [ani, gone] });
  // Without anybody marked nothing is known of anybody.
  await hold(db, b, { at: '2025-11-01 09:00:00', minutes: 50 });
  await hold(db, a, { at: '2025-11-02 09:00:00', minutes: 60, came: [late] });
  await hold(db, a, { at: '2025-11-03 00:00:00', minutes: 60, came: [ani] });
  await hold(db, a, { at: '2031-11-03 00:00:00', minutes: 60 });
  await db.pool.query("update user_products set status = 'revoked' where user_id = $1", [gone.id]);

  const byDay = await generateReport(db.orm, specOf('day'));
  expect(
    byDay.rows.map(({ start_date, held, attended, absent, held_minutes }) => [
      ...[start_date, held, attended, absent, held_minutes],
    ]),
  ).toEqual([
    ['2025-10-31', 1, 2, 1, 90],
    ['2025-11-01', 1, 0, 0, 50],
    ['2025-11-02', 1, 1, 2, 60],
  ]);
  const totals = { held: 3, attended: 3, absent: 3, held_minutes: 200 };
  expect(byDay.totals).toEqual(totals);
  for (const group of ['week', 'month', 'product'] as const)
    expect((await generateReport(db.orm, specOf(group))).totals).toEqual(totals);
  const { rows } = await generateReport(db.orm, specOf('product'));
  expect(rows).toMatchObject([
    { product_id: a.id, held: 2, attended: 3, absent: 3, held_minutes: 150 },
    { product_id: b.id, held: 1, attended: 0, absent: 0, held_minutes: 50 },
  ]);
  const csv = await new Response(exportReport(db.orm, specOf('day')).content('comma')).text();
  expect(csv).toContain('start_date,end_date,held,attended,absent,held_hours');
  expect(csv).toContain('2025-11-01,2025-11-01,1,0,0,0.83');
});
