import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { systemActor } from '#server/audit/index.ts';
import { listAllOrders } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { generateReport, readReportSummary } from '#server/reports/index.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { countJobs, readBooks } from '#tests/support/shop/books.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { importGrants } from '../index.ts';

const YEAR = { first: `${new Date().getFullYear()}-01-01`, last: `${new Date().getFullYear()}-12-31` };

const NOW = new Date();

async function openDesk(db: Database) {
  const actor = { ...systemActor, id: (await makePerson(db)).id, role: 'admin' as const };
  return async (
    lines: readonly string[],
    { dry_run = false, key = '', head = 'email,name,product' } = {},
  ) => {
    const csv = [head, ...lines].join('\n');
    const table = { csv, reason: 'Peserta kelas', dry_run, idempotency_key: key || randomUUID(), now: NOW };
    const done = await importGrants(db, actor, table);
    if (!done.ok) throw new Error(done.refusal.code);
    return done.value;
  };
}

describe('grants from a file', () => {
  test('are previewed line by line, then made all at once; the same file again grants nothing', async ({
    db,
  }) => {
    const run = await openDesk(db);
    const { email } = await makePerson(db);
    await makeProduct(db, { slug: 'sop-ai' });
    const file = [`${email.toUpperCase()},,sop-ai`, 'rina@contoh.example,Rina Baru,sop-ai'];
    const before = await readBooks(db);
    const preview = await run(file, { dry_run: true });
    expect(preview).toMatchObject({
      is_written: false,
      given: 1,
      waiting: 1,
      rows: [
        { line: 2, outcome: 'given' },
        { line: 3, outcome: 'waits' },
      ],
    });
    const { idempotency_keys: _, ...same } = before;
    expect(await readBooks(db)).toMatchObject(same);
    expect(await run(file, { key: 'satu' })).toMatchObject({ is_written: true, given: 1, waiting: 1 });
    expect(await run(file, { key: 'satu' })).toMatchObject({ is_written: true, given: 1, waiting: 1 });
    const both = await Promise.all([run(file), run(file)]);
    for (const again of both)
      expect(again.rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    expect((await listAllOrders(db.orm, {}, { limit: 9, offset: 0 })).total).toBe(1);
    expect([await countJobs(db, 'send-grant'), await countJobs(db, 'send-purchase-link')]).toEqual([1, 1]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('give a subscription for the days of its column', async ({ db }) => {
    const run = await openDesk(db);
    await makeProduct(db, { slug: 'layanan', is_subscription: true, billing_cycle: 'monthly' });
    const { email } = await makePerson(db);
    const head = 'email,name,product,days';
    const wrong = await run([`${email},,layanan,seminggu`, `${email},,layanan,367`], { head });
    expect(wrong.rows.map(({ problems }) => problems[0]?.field)).toEqual(['days', 'days']);
    const given = await run([`${email},,layanan,30`, 'baru@contoh.example,Rina,layanan,7'], { head });
    expect([given.is_written, given.given, given.waiting]).toEqual([true, 1, 1]);
    const { rows } = await db.pool.query(
      'select auto_renewal, current_period_end - current_period_start as length from subscriptions',
    );
    expect(rows).toMatchObject([{ auto_renewal: false, length: { days: 30 } }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('two tabs that send the same file at the same moment grant it once', async ({ db }) => {
    const run = await openDesk(db);
    await makeProduct(db, { slug: 'sop-ai' });
    const people = [await makePerson(db), await makePerson(db)].map(({ email }) => `${email},,sop-ai`);
    const file = [...people, 'a@contoh.example,,sop-ai', 'b@contoh.example,,sop-ai'];
    const done = await Promise.all([run(file), run(file.toReversed()), run(file)]);
    const sum = (key: 'given' | 'waiting') => done.reduce((all, each) => all + each[key], 0);
    expect([sum('given'), sum('waiting')]).toEqual([2, 2]);
  });

  test('with one mistake change nothing, and each line says what is wrong with it', async ({ db }) => {
    const run = await openDesk(db);
    await makeProduct(db, { slug: 'sop-ai' });
    await makeProduct(db, { slug: 'layanan', is_subscription: true, billing_cycle: 'monthly' });
    const closed = await makePerson(db);
    await db.pool.query('update users set is_active = false where id = $1', [closed.id]);
    const report = await run([
      'baik@contoh.example,,sop-ai',
      'bukan alamat,,sop-ai',
      'a@contoh.example,,tidak-ada',
      'a@contoh.example,,layanan',
      `${closed.email},,sop-ai`,
      'BAIK@contoh.example,,sop-ai',
      'b@contoh.example,sop-ai',
    ]);
    expect(report.rows.map(({ line, outcome, problems }) => [line, outcome, problems[0]?.field])).toEqual([
      [2, 'waits', undefined],
      [3, 'refused', 'email'],
      [4, 'refused', 'product'],
      [5, 'refused', 'days'],
      [6, 'refused', 'email'],
      [7, 'refused', 'email'],
      [8, 'refused', 'kolom'],
    ]);
    expect([report.is_written, report.refused]).toEqual([false, 6]);
    expect(await readBooks(db)).toMatchObject({ purchase_intents: 0, orders: 0 });
  });

  test('of a file without rows, or with another heading, are refused with the reason', async ({ db }) => {
    const actor = { ...systemActor, id: (await makePerson(db)).id, role: 'admin' as const };
    for (const csv of ['email,name,product\n', 'email,nama,product\na@b.example,,x\n']) {
      const table = { csv, reason: 'Uji', dry_run: true, idempotency_key: randomUUID(), now: NOW };
      expect(await importGrants(db, actor, table)).toMatchObject({ refusal: { code: 'CSV_UNREADABLE' } });
    }
  });

  test('are no sales: the figures of a shop that gave away only are those of one that sold nothing', async ({
    db,
  }) => {
    const run = await openDesk(db);
    const now = new Date();
    const figures = async () => [
      { ...(await readReportSummary(db.orm, { period: '30d', now })), read_at: null },
      (await generateReport(db.orm, { report_type: 'orders', group_by: 'product', span: YEAR })).rows,
      (await generateReport(db.orm, { report_type: 'orders', group_by: 'month', span: YEAR })).rows,
    ];
    await makeProduct(db, { slug: 'sop-ai' });
    const { email } = await makePerson(db);
    const before = await figures();
    expect(await run([`${email},,sop-ai`])).toMatchObject({ given: 1 });
    expect(await figures()).toEqual(before);
  });
});
