import { listChecks, runChecks } from '#db/run-checks.ts';
import { readDashboard } from '#server/reports/index.ts';
import { corruptBooks } from '#tests/support/corruptions/corrupt-books.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { auditBooks, readLastBookAudit } from './index.ts';

test('the nightly look into the books is kept, and the dashboard tells what the last one found', async ({
  db,
}) => {
  const clock = { now: () => new Date() };
  const look = () =>
    auditBooks({
      db,
      clock,
      runChecks: async () => ({ checks: listChecks().length, broken: await runChecks(db.pool) }),
    });
  expect(await readLastBookAudit(db.orm)).toBeNull();
  await makePerson(db, { balance: 10_000 });
  await look();
  expect(await readLastBookAudit(db.orm)).toMatchObject({ checks: listChecks().length, broken: [] });
  await corruptBooks(db, 'update wallets set balance_bigint = balance_bigint + 100');
  await look();
  expect(await readLastBookAudit(db.orm)).toMatchObject({
    broken: [{ check: 'wallets-follow-their-entries', total: 1, rows: [expect.any(Object)] }],
  });
  expect((await readDashboard(db.orm, '30d')).attention.book_findings).toBe(1);
  await expect(db.pool.query('delete from book_audits')).rejects.toThrow();
});
