import { systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { CsvFile } from '#server/platform/text/csv.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeOctober } from '#tests/support/shop/hand-made-month.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { clockAt } from '#tests/support/shop/subscriptions.ts';
import { closeMonth, exportDocuments, exportJournal, readBookMonth, readBookPeriod } from './index.ts';

const OCTOBER = '2025-10';
const now = new Date('2025-11-20T03:00:00Z');
const textOf = async ({ content }: CsvFile) => new Response(content('comma')).text();

async function close(db: Database, month: string) {
  const actor = { ...systemActor, id: (await makePerson(db)).id };
  return closeMonth({ db, clock: clockAt(now.toISOString()) }, { actor, month });
}

describe('a quarter and a year', () => {
  test('are the sums of their months, closed or open, up to the running one', async ({ db }) => {
    await makeOctober(db);
    const of = (period: string) => readBookPeriod(db.orm, { period, now });
    expect((await close(db, '2025-09')).ok).toBe(true);
    const open = await of('2025-Q4');
    expect((await close(db, OCTOBER)).ok).toBe(true);
    const quarter = await of('2025-Q4');
    expect(quarter.months.map(({ month, is_closed, is_over }) => [month, is_closed, is_over])).toEqual([
      ['2025-10', true, true],
      ['2025-11', false, false],
    ]);
    const sums = ({ months: _, ...rest }: typeof quarter) => rest;
    expect(sums(quarter)).toEqual(sums(open));
    const [october, november] = await Promise.all(
      [OCTOBER, '2025-11'].map((month) => readBookMonth(db.orm, { month, now })),
    );
    expect(quarter.balance_bigint).toBe(november?.balance_bigint);
    const accounts = [...(october?.accounts ?? []), ...(november?.accounts ?? [])];
    for (const { account, amount_bigint } of quarter.accounts) {
      const ofMonths = accounts.filter((one) => one.account === account);
      expect(amount_bigint).toBe(ofMonths.reduce((sum, one) => sum + one.amount_bigint, 0));
    }
    const year = await of('2025');
    expect(year.months.length).toBe(11);
    expect(year.documents.invoices.count).toBeGreaterThanOrEqual(quarter.documents.invoices.count);
    expect((await of('2026')).months).toEqual([]);
  });

  test('leave as one journal and one list of documents', async ({ db }) => {
    await makeOctober(db);
    const bodyOf = async (file: CsvFile) => (await textOf(file)).split('\r\n').slice(1).filter(Boolean);
    for (const write of [exportJournal, exportDocuments]) {
      const months = await Promise.all(
        ['2025-12', '2025-11', OCTOBER].map((month) => bodyOf(write(db.orm, month))),
      );
      const quarter = await bodyOf(write(db.orm, '2025-Q4'));
      expect(quarter.toSorted()).toEqual(months.flat().toSorted());
      expect(quarter.length).toBeGreaterThan(months[2]?.length ?? 0);
    }
    expect(exportJournal(db.orm, '2025-Q4').file_name).toBe('journal_2025-Q4.csv');
  });
});
