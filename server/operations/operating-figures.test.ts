import { sql } from 'drizzle-orm';
import { succeed } from '#shared/result.ts';
import { test as base, expect } from '#tests/support/machine/database.ts';
import { openFlakyConnection } from '#tests/support/machine/flaky-connection.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { type Database, openDatabase } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { primaryReads } from '../platform/replica/reads.ts';
import { figuresOf, readOperatingFacts } from './operating-figures.ts';

const test = base;
const config = { gateways: ['dev_mode', 'xendit'], data_dir: '/', backup: null };

/** `jobs task=send-mail state=due` and the like. */
async function readFigures(db: Database) {
  const figures = figuresOf(await readOperatingFacts({ db, reads: primaryReads(db), config }));
  return Object.fromEntries(
    figures.map(({ name, labels = {}, value }) => [[name, ...Object.values(labels)].join(' '), value]),
  );
}

test('jobs, payments, notices and the books are told as they are', async ({ db }) => {
  const { id } = await makePerson(db);
  await withTx(db, async (tx) => {
    const ago = new Date(Date.now() - 90_000);
    for (const run_at of [ago, ago, new Date(Date.now() + 90_000)])
      await addJob(tx, { name: 'count', payload: {}, run_at });
    return succeed(await addJob(tx, { name: 'lost', payload: {}, run_at: ago, max_attempts: 1 }));
  });
  // As the library leaves a job behind: put off by hours, also after its last try.
  await db.orm.execute(sql`
    update graphile_worker._private_jobs
    set attempts = max_attempts, last_error = 'no', run_at = now() + interval '6 hours'
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'lost')`);
  await db.orm.execute(sql`
    insert into payments (user_id, gateway, session_id, amount_bigint, payment_method, flags, expires_at)
    values (${id}, 'dev_mode', 'a', 100, 'qris', '{}', now() + interval '1 hour'),
           (${id}, 'dev_mode', 'b', 100, 'qris', '{}', now() - interval '1 hour'),
           (${id}, 'dev_mode', 'c', 100, 'qris', '{amount_differs}', now() - interval '1 hour')`);
  await db.orm.execute(sql`
    insert into webhook_events (gateway, event_id, event_type, payload, error_message)
    values ('dev_mode', '1', 'paid', '{}', null), ('xendit', '2', 'paid', '{}', 'no such payment')`);
  await db.orm.execute(sql`
    insert into book_audits (checks, broken, started_at)
    values (9, '[{"check":"a","total":1,"rows":[]}]', now())`);
  await db.orm.execute(sql`
    with endpoint as (
      insert into webhook_endpoints (url, event_types, sealed_secret, is_enabled, stopped_at)
      values ('https://a.example', '{order.paid}', 'x', true, null), ('https://b.example', '{order.paid}', 'x', false, now())
      returning id, url
    ), message as (
      insert into webhook_messages (type, object, data) values ('order.paid', 'a', '{}'), ('order.paid', 'b', '{}')
      returning id, object
    )
    insert into webhook_deliveries (endpoint_id, message_id, object, attempt_count)
    select endpoint.id, message.id, object, case when object = 'a' then 3 else 0 end
    from endpoint, message where url = 'https://a.example'`);
  const figures = await readFigures(db);
  expect(figures).toMatchObject({
    database_up: 1,
    'jobs count due': 2,
    'jobs count given_up': 0,
    'jobs lost due': 0,
    'jobs lost failing': 0,
    'jobs lost given_up': 1,
    'payments open': 1,
    'payments overdue': 2,
    'payments flagged': 1,
    'payment_notices waiting': 1,
    'payment_notices failed': 1,
    gateway_refunds_pending: 0,
    books_broken_checks: 1,
    calendars_stale: 0,
    'films waiting': 0,
    'webhook_deliveries waiting': 1,
    'webhook_deliveries failing': 1,
    webhook_endpoints_stopped: 1,
  });
  expect(figures.jobs_oldest_wait_seconds).toBeGreaterThanOrEqual(90);
  const aMinuteAgo = Date.now() / 1_000 - 60;
  expect(figures.books_audited_timestamp_seconds).toBeGreaterThan(aMinuteAgo);
  expect(figures['payment_notice_timestamp_seconds xendit']).toBeGreaterThan(aMinuteAgo);
  expect(figures).not.toHaveProperty('payment_notice_timestamp_seconds dev_mode');
  expect(figures.database_size_bytes).toBeGreaterThan(1_000_000);
});

test('a database that is away is said to be, and leaves out what only it knows', async ({ databaseUrl }) => {
  const line = await openFlakyConnection(databaseUrl);
  const db = openDatabase(line.url, { pool_size: 4 });
  expect(await readFigures(db)).toMatchObject({ database_up: 1, 'payments open': 0 });
  line.cut();
  const figures = await readFigures(db);
  expect(figures.database_up).toBe(0);
  expect(figures).not.toHaveProperty('payments open');
  expect(figures).toHaveProperty('disk_free_bytes');
  db.abort();
  await line.close();
});
