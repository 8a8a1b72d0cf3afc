import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/database/db.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { openBook, wib } from '#tests/support/shop/dated-books.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { makeProduct, type Product } from '#tests/support/shop/products.ts';
import { exportReport, generateReport } from '../index.ts';

interface Session {
  readonly status: 'booked' | 'completed' | 'no_show' | 'cancelled';
  /** In WIB; left out: it never got a time. */
  readonly at?: string;
  readonly minutes?: number;
}

interface Buyer {
  readonly person: Person;
  /** Left out: free ones. */
  readonly order_id?: string;
  readonly product?: Product;
}

async function write(db: Database, { person, order_id, product }: Buyer, sessions: readonly Session[]) {
  const count = product === undefined ? 1 : sessions.length;
  // In place of the one that the purchase made.
  await db.pool.query('delete from consultation_bookings where order_id = $1', [order_id]);
  for (const [n, { status, at, minutes = 45 }] of sessions.entries()) {
    await db.pool.query(
      `insert into consultation_bookings (user_id, kind, status, month, order_id, product_id, session_number,
         session_count, starts_at, ends_at, occupied_until)
       values ($1, $2, $3, '2025-11-01'::date + make_interval(months => $9), $4, $5, $6, $7, $8::timestamptz,
               $8::timestamptz + make_interval(mins => $10), $8::timestamptz + make_interval(mins => $10))`,
      [
        ...[person.id, product === undefined ? 'free' : 'paid', status, order_id, product?.id],
        ...[count === 1 ? 1 : n + 1, count, at === undefined ? null : wib(at), n, minutes],
      ],
    );
  }
}

const specOf = (group_by: 'day' | 'week' | 'month' | 'product') =>
  ({
    report_type: 'sessions',
    group_by,
    span: { first: '2025-10-31', last: '2025-11-02' },
  }) as const;

test('[DECISIONS 65] sessions sold, held, missed and cancelled stand on their days in WIB, by product, and as hours in the CSV', async ({
  db,
}) => {
  const [ani, budi] = [await makePerson(db), await makePerson(db)];
  const type = 'consultation';
  const [a, b] = [
    await makeProduct(db, { title: 'Paket', type, price: 100_000 }),
    await makeProduct(db, { title: 'Satu', type, price: 50_000 }),
  ];
  const book = openBook(db);
  await book.topUp({ person: ani, at: '2025-10-01 10:00:00', amount: 100_000_000 });
  await book.topUp({ person: budi, at: '2025-10-01 10:00:00', amount: 100_000_000 });
  // A millisecond before midnight: still October, which is over in Jakarta and not in London.
  const pair = await book.buy(ani, [a], { at: '2025-10-31 23:59:59.999' });
  await write(db, { person: ani, order_id: pair, product: a }, [
    { status: 'completed', at: '2025-10-31 22:00:00', minutes: 90 },
    { status: 'no_show', at: '2025-11-01 00:00:00' },
    { status: 'booked' },
  ]);
  const single = await book.buy(budi, [b], { at: '2025-11-01 00:00:00' });
  await write(db, { person: budi, order_id: single, product: b }, [
    { status: 'cancelled', at: '2025-11-02 23:59:59' },
  ]);
  await write(db, { person: budi }, [
    { status: 'completed', at: '2025-11-01 12:00:00', minutes: 20 },
    { status: 'completed', at: '2025-11-02 09:00:00', minutes: 20 },
    { status: 'completed', at: '2025-11-03 00:00:00', minutes: 480 },
    { status: 'booked', at: '2025-11-02 15:00:00' },
    { status: 'cancelled' },
  ]);

  const byDay = await generateReport(db.orm, specOf('day'));
  expect(
    byDay.rows.map(({ start_date, sold, held, missed, cancelled, held_minutes }) => [
      start_date,
      sold,
      held,
      missed,
      cancelled,
      held_minutes,
    ]),
  ).toEqual([
    ['2025-10-31', 3, 1, 0, 0, 90],
    ['2025-11-01', 1, 1, 1, 0, 20],
    ['2025-11-02', 0, 1, 0, 1, 20],
  ]);
  const totals = { sold: 4, held: 3, missed: 1, cancelled: 1, held_minutes: 130 };
  expect(byDay.totals).toEqual(totals);
  for (const group of ['week', 'month', 'product'] as const)
    expect((await generateReport(db.orm, specOf(group))).totals).toEqual(totals);

  const { rows } = await generateReport(db.orm, specOf('product'));
  expect(rows).toEqual(
    [
      { product_id: a.id, product: 'Paket', sold: 3, held: 1, missed: 1, cancelled: 0, held_minutes: 90 },
      {
        product_id: 'free',
        product: 'Konsultasi gratis',
        sold: 0,
        held: 2,
        missed: 0,
        cancelled: 0,
        held_minutes: 40,
      },
      { product_id: b.id, product: 'Satu', sold: 1, held: 0, missed: 0, cancelled: 1, held_minutes: 0 },
    ].toSorted((one, other) => other.held - one.held || other.sold - one.sold),
  );
  const csv = await new Response(exportReport(db.orm, specOf('day')).content('comma')).text();
  expect(csv).toContain('start_date,end_date,sold,held,missed,cancelled,held_hours');
  expect(csv).toContain('2025-10-31,2025-10-31,3,1,0,0,1.5');
  expect(csv).toContain('2025-11-01,2025-11-01,1,1,1,0,0.33');
});

test('what the staff gave away is held, and not sold', async ({ db }) => {
  const person = await makePerson(db);
  const product = await makeProduct(db, { type: 'consultation' });
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into orders (id, user_id, customer_email, customer_name, amount_bigint, status, payment_method, created_at)
     values ($1, $2, 'a@contoh.example', 'A', 0, 'completed', 'grant', '2025-11-01 10:00+07') returning id`,
    [randomUUID(), person.id],
  );
  await write(db, { person, order_id: rows[0]?.id ?? '', product }, [
    { status: 'completed', at: '2025-11-01 11:00:00' },
  ]);
  const { totals } = await generateReport(db.orm, specOf('day'));
  expect(totals).toMatchObject({ sold: 0, held: 1 });
});
