import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { checkOut } from '#server/checkout/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { exportWalletTransactions, listStatement, readWalletOverview } from './index.ts';

/** Backdates entries past the append-only guard. */
async function moveEntries(db: Database, moments: readonly string[]): Promise<void> {
  await db.pool.query('alter table ledger_entries disable trigger ledger_entries_append_only');
  await db.pool.query(
    `update ledger_entries e set created_at = moved.moment
     from (select p.id, t.moment from unnest($1::timestamptz[]) with ordinality t(moment, n)
           join (select id, row_number() over (order by id) as n from ledger_postings) p on p.n = t.n) moved
     where moved.id = e.posting_id`,
    [moments],
  );
}

/** Rp 300.000 credited, then Rp 50.000 and Rp 75.000 spent. */
async function spend(db: Database) {
  const buyer = await makePerson(db, { balance: 300_000 });
  for (const price of [50_000, 75_000]) {
    const line = lineOf(await makeProduct(db, { price, title: '=Templat, "murah"' }));
    await checkOut(db, { buyer, lines: [line], idempotency_key: randomUUID() });
  }
  return buyer;
}

// 00.15 on 1 November in Jakarta.
const now = new Date('2026-10-31T17:15:00Z');

const historyAt = async (db: Database, userId: string, at: Date) =>
  (await readWalletOverview(db.orm, userId, { now: at, limit: 5 })).history;

describe('the history of a wallet', () => {
  test('has the balance at the end of each day and the spending of each week up to today, in WIB', async ({
    db,
  }) => {
    const buyer = await spend(db);
    await moveEntries(db, ['2026-10-30T16:59:00Z', '2026-10-31T16:59:00Z', '2026-10-31T17:01:00Z']);
    const { days, weeks } = await historyAt(db, buyer.id, now);
    expect(days).toHaveLength(30);
    expect(days.slice(-4)).toEqual([
      { day: '2026-10-29', balance_bigint: 0 },
      { day: '2026-10-30', balance_bigint: 30_000_000 },
      { day: '2026-10-31', balance_bigint: 25_000_000 },
      { day: '2026-11-01', balance_bigint: 17_500_000 },
    ]);
    expect(weeks).toHaveLength(26);
    expect(weeks.slice(-2)).toEqual([
      { week: '2026-10-19', spent_bigint: 0 },
      { week: '2026-10-26', spent_bigint: 12_500_000 },
    ]);
    const sixDaysLater = await historyAt(db, buyer.id, new Date('2026-11-07T05:00:00Z'));
    expect(sixDaysLater.weeks.slice(-2)).toEqual([
      { week: '2026-10-25', spent_bigint: 5_000_000 },
      { week: '2026-11-01', spent_bigint: 7_500_000 },
    ]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('of a user without a wallet is all zeros, and creates none', async ({ db }) => {
    const { id } = await makePerson(db);
    const { days, weeks } = await historyAt(db, id, now);
    expect([...days.map((day) => day.balance_bigint), ...weeks.map((week) => week.spent_bigint)]).toEqual(
      Array.from({ length: 56 }, () => 0),
    );
    expect((await db.pool.query('select from wallets')).rowCount).toBe(0);
  });

  test('is listed by type and by month, with the number of matches', async ({ db }) => {
    const buyer = await spend(db);
    await moveEntries(db, ['2026-10-30T16:59:00Z', '2026-10-31T16:59:00Z', '2026-10-31T17:01:00Z']);
    const list = (filter: { type?: 'purchase' | 'refund'; month?: string }) =>
      listStatement(db.orm, buyer.id, { ...filter, limit: 1, offset: 0 });
    expect(await list({ type: 'purchase' })).toMatchObject({
      total: 2,
      transactions: [{ amount_bigint: -7_500_000 }],
    });
    expect(await list({ month: '2026-10-01' })).toMatchObject({
      total: 2,
      transactions: [{ amount_bigint: -5_000_000 }],
    });
    expect(await list({ type: 'refund' })).toEqual({ total: 0, transactions: [] });
  });

  test('is exported whole, newest first, in whole rupiah and WIB, without spreadsheet formulas', async ({
    db,
  }) => {
    const buyer = await spend(db);
    await moveEntries(db, ['2026-10-30T16:59:00Z', '2026-10-31T16:59:00Z', '2026-10-31T17:01:00Z']);
    const { content, file_name } = exportWalletTransactions(db.orm, buyer.id, { month: '2026-11-01' });
    expect(file_name).toBe('transaksi-2026-11.csv');
    const [head, line, end] = (await new Response(content('comma')).text()).split('\r\n');
    expect(head).toBe(
      'Tanggal,Jam (WIB),Jenis,Keterangan,Referensi,Jumlah (Rp),Saldo (Rp),Dibayar dengan,Dibayar langsung (Rp)',
    );
    expect(line).toMatch(
      /^2026-11-01,00\.01,purchase,"'=Templat, ""murah""",order [0-9a-f-]{36},-75000,175000,,$/,
    );
    expect(end).toBe('');
    const all = await new Response(exportWalletTransactions(db.orm, buyer.id, {}).content('comma')).text();
    expect(all.trimEnd().split('\r\n')).toHaveLength(4);
  });
});
