import { runChecks } from '#db/run-checks.ts';
import { readCourseConsumption } from '#server/courses/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { leadStatuses } from '#shared/leads/forms.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { seedDemo } from '../seed-demo.ts';
import { shopAsDemoBuyer } from '../shop-as-demo-buyer.ts';
import { seedPast } from './seed-past.ts';

async function writeDemo(db: Database) {
  const { top_ups } = createComposedApp(db);
  await seedDemo({ db, has_past: true, buyAndTopUp: (shopping) => shopAsDemoBuyer(top_ups, shopping) });
  return { ...top_ups, readConsumption: readCourseConsumption };
}

async function column(db: Database, query: string): Promise<readonly unknown[]> {
  const { rows } = await db.pool.query({ text: query, rowMode: 'array' });
  return rows.map(([value]) => value);
}

const count = async (db: Database, query: string) =>
  Number((await column(db, `select count(*) ${query}`))[0]);

/** Whoever looks can buy a place, take a quiz, hand in a file, mend a charge that is due and meet the consultant. */
async function expectThingsToTry(db: Database) {
  const to_come = `from class_sessions s join products p on p.id = s.product_id where s.starts_at > now()`;
  expect(await column(db, `select distinct slug ${to_come} and units_left(p.id, p.stock) > 8`)).toEqual([
    'bedah-data-pabrik',
  ]);
  // Of a class that goes on, no session is over: nobody pays the whole price for the rest.
  expect(
    await count(
      db,
      `${to_come} and exists (select from class_sessions o where o.product_id = p.id
      and o.starts_at < now())`,
    ),
  ).toBe(0);
  const lessons = `from products p, jsonb_array_elements(p.modules) m, jsonb_array_elements(m -> 'lessons') l
    where p.slug = 'kelas-prompt-pemilik-usaha' and not p.lessons_in_order`;
  expect(
    await column(
      db,
      `select distinct q ->> 'type' from (select l ${lessons}) x (l),
      jsonb_array_elements(nullif(l -> 'quiz', 'null') -> 'questions') q order by 1`,
    ),
  ).toEqual(['multiple', 'short', 'single']);
  expect(await count(db, `${lessons} and l -> 'assignment' ->> 'task' <> ''`)).toBe(1);
  const of = (email: string) => `(select id from users where email = '${email}')`;
  expect(
    await count(
      db,
      `from subscriptions where status = 'past_due' and user_id = ${of('tertunda@arunika.example')}`,
    ),
  ).toBe(1);
  expect(
    await count(
      db,
      `from consultation_bookings where status = 'booked' and starts_at > now() + interval '2 days'
      and user_id = ${of('user@arunika.example')}`,
    ),
  ).toBe(1);
}

test('the demo has half a year behind it, also after a start that was cut short, and every check of the books holds', async ({
  db,
}) => {
  const services = await writeDemo(db);
  const cutShort = () => Promise.reject(new Error('the power went'));
  await expect(seedPast({ ...services, readConsumption: cutShort })).rejects.toThrow('the power went');
  await seedPast(services);
  const months = await column(
    db,
    `select count(*)::int from orders where status <> 'pending'
     group by date_trunc('month', created_at) order by date_trunc('month', created_at)`,
  );
  expect(months.length).toBeGreaterThanOrEqual(6);
  for (const orders of months.slice(1, -1)) expect(orders).toBeGreaterThan(5);
  expect(await count(db, "from users where email like '%@pelanggan.example'")).toBe(40);
  expect(await column(db, 'select distinct status from leads')).toEqual(
    expect.arrayContaining([...leadStatuses]),
  );
  for (const status of ['requested', 'approved', 'rejected']) {
    expect(await count(db, `from refund_requests where status = '${status}'`), status).toBeGreaterThan(0);
  }
  for (const status of ['failed', 'pending']) {
    expect(await count(db, `from payments where status = '${status}'`), status).toBeGreaterThan(2);
  }
  expect(await count(db, 'from subscription_charges')).toBeGreaterThan(25);
  for (const status of ['completed', 'no_show', 'cancelled', 'booked'])
    expect(await count(db, `from consultation_bookings where status = '${status}'`), status).toBeGreaterThan(
      0,
    );
  const coming = "from consultation_bookings where status = 'booked' and starts_at > now()";
  expect(await count(db, `${coming} + interval '5 days'`)).toBeGreaterThan(0);
  expect(await count(db, `${coming} and starts_at < now() + interval '2 days'`)).toBeGreaterThan(1);
  expect(
    await count(db, "from consultation_bookings where answers <> '{}' and owner_notes <> ''"),
  ).toBeGreaterThan(1);
  expect(
    await count(
      db,
      `from consultation_bookings a join consultation_bookings b using (order_id)
       where a.status = 'completed' and b.status = 'booked' and b.starts_at is null`,
    ),
  ).toBeGreaterThan(0);
  expect(
    await column(
      db,
      `select count(a.*) > 1 from class_sessions s join products p on p.id = s.product_id
         left join class_attendance a on a.session_id = s.id
       where p.slug = 'webinar-membaca-laporan-keuangan' group by s.id order by s.starts_at`,
    ),
  ).toEqual([true, true]);
  expect(
    await count(db, "from class_invitations where starts_at > now() + interval '4 days'"),
  ).toBeGreaterThan(20);
  await expectThingsToTry(db);
  expect(await count(db, 'from reviews')).toBeGreaterThan(12);
  // A number each, in the order of the sales.
  const sold =
    "from orders o left join invoices i on i.order_id = o.id where o.amount_bigint > 0 and o.status in ('completed', 'refunded')";
  expect(await count(db, `${sold} and i.id is null`)).toBe(0);
  expect(await column(db, `select number ${sold} order by o.created_at, i.sequence`)).toEqual(
    await column(db, 'select number from invoices order by year, sequence'),
  );
  expect(
    await count(
      db,
      "from ledger_postings where type = 'refund' and id not in (select posting_id from credit_notes)",
    ),
  ).toBe(0);
  const notes = 'select number from credit_notes order by';
  expect(await column(db, `${notes} issued_on, sequence`)).toEqual(
    await column(db, `${notes} year, sequence`),
  );
  // Learners of every pace, and work that waits for the team.
  for (const state of ['waiting', 'accepted'])
    expect(await count(db, `from lesson_hand_ins where state = '${state}'`), state).toBeGreaterThan(0);
  const learners = 'from (select user_id, product_id, count(completed_at) as done from lesson_progress';
  expect(await count(db, `${learners} group by 1, 2) l where done < 3`)).toBeGreaterThan(5);
  expect(await count(db, `${learners} group by 1, 2) l where done > 6`)).toBeGreaterThan(3);
  expect(await count(db, 'from certificates where issued_at < now()')).toBeGreaterThan(5);
  expect(await count(db, 'from lesson_progress where watched_at > now()')).toBe(0);
  // Whoever agreed to the terms agreed to what stood there.
  expect(await count(db, "from consents where purpose = 'terms'")).toBeGreaterThan(20);
  expect(await count(db, 'from consents where greatest(terms_of, privacy_of) > created_at')).toBe(0);
  // Every day and source that sold was visited, in fewer and fewer steps.
  const funnel = `from visits_by_day v left join sales_by_source_and_day s
    on s.day = v.day and s.source_id = v.source_id and s.product_id is not distinct from v.product_id`;
  expect(await count(db, `${funnel} where v.class = 'person' and s.orders > 0`)).toBeGreaterThan(20);
  expect(
    await count(
      db,
      `${funnel} where v.class = 'person'
       and not (v.visits >= v.product_visits and v.product_visits >= v.checkouts and v.checkouts >= coalesce(s.orders, 0))`,
    ),
  ).toBe(0);
  // Nothing that a check of the books would find, nothing in the future, no mail about it.
  expect(await runChecks(db.pool)).toEqual([]);
  expect(await count(db, 'from ledger_entries where created_at > now()')).toBe(0);
  // A mail to many, whose readers bought, and people at different steps of the sequence.
  expect(await count(db, "from mailing_sends where state = 'sent'")).toBeGreaterThan(25);
  expect(await count(db, 'from mailing_clicks')).toBeGreaterThan(5);
  expect(await column(db, 'select distinct end_reason from sequence_enrolments order by 1')).toEqual([
    'bought',
    'finished',
    null,
  ]);
  // But for the end of the sale that runs, and when the catalogue's class meets.
  expect(
    await count(
      db,
      "from graphile_worker.jobs where task_identifier not in ('announce-prices', 'push-class-sessions')",
    ),
  ).toBe(0);
  const told = await column(db, 'select created_at from orders order by id');
  await seedPast(services);
  expect(await column(db, 'select created_at from orders order by id')).toEqual(told);
}, 120_000);
