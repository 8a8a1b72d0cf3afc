import { describe, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import type { Report } from '#contract/reports/admin.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { datePresets } from './report-tool.tsx';
import { readReport } from './tool-props.ts';
import { ToolsPage } from './tools.route.tsx';

const table: Report = {
  columns: [
    { name: 'start_date', unit: 'date' },
    { name: 'orders', unit: 'count' },
    { name: 'average_order_bigint', unit: 'sen' },
  ],
  rows: Array.from({ length: 100 }, (_, n) => ({
    start_date: `2026-${n < 50 ? '10' : '11'}-${String((n % 28) + 1).padStart(2, '0')}x${n}`.slice(0, 10),
    orders: n,
    average_order_bigint: n === 0 ? null : 1_500_000,
  })),
  totals: { orders: 4950 },
};

describe('the report generator', () => {
  test('[AREP-008, AREP-009, AREP-010] offers the types, groups and formats, beginning with revenue by day', () => {
    const html = htmlOf(<ToolsPage />, '/admin/tools?tab=reports');
    const options = [...html.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value);
    expect(options).toEqual([
      ...['revenue', 'topups', 'refunds', 'wallets', 'orders', 'sessions', 'classes'],
      ...['day', 'week', 'month', 'product'],
    ]);
    expect([...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'csv',
      'json',
    ]);
    expect(html).toMatch(/<option value="revenue" selected=""/);
    expect(html).toMatch(/<option value="day" selected=""/);
    expect(html).toMatch(/checked=""[^>]*value="csv"/);
  });

  test('[AREP-007] both dates are needed: without one the server is not asked, and the page says so', async () => {
    const client = clientOf(() => expect.unreachable('nothing is asked'));
    const page = (query: string) => pageOf(client, query);
    for (const query of ['start_date=&end_date=', 'start_date=2026-11-01&end_date=', 'start_date=2026-11-01'])
      expect(await page(query)).toContain('Report Generation Failed Please select start and end dates');
    expect(await page('start_date=2026-11-01&end_date=2026-02-31')).toContain('Enter a date that exists');
    expect(await page('report_type=orders')).toContain('The report is shown here.');
  });

  test('the usual spans are days of WIB, also while London is a month behind', () => {
    const spans = datePresets(new Date('2026-02-28T18:00:00Z'));
    expect(spans.map(({ dates }) => [dates.start_date, dates.end_date])).toEqual([
      ['2026-01-31', '2026-03-01'],
      ['2026-03-01', '2026-03-01'],
      ['2026-02-01', '2026-02-28'],
    ]);
  });

  test('[AERR-044, AERR-046] a report that fails shows the words of the server, else that it failed, else that nobody knows', async () => {
    const failed = (code: string, message: string) =>
      pageOf(
        clientOf(() => ({ ok: false, refusal: { code, message } })),
        SPAN,
      );
    const title = 'Report Generation Failed';
    expect(await failed('TOO_MANY_REQUESTS', 'Paling banyak 60.')).toContain(`${title} Paling banyak 60.`);
    expect(await failed('INTERNAL', 'Terjadi kesalahan.')).toContain(`${title} Failed to generate report`);
    expect(await failed('INTERNAL', '')).toContain(`${title} Unknown error occurred`);
  });

  test('[AREP-011] a long table is cut, says so, keeps its total, and its address is one of the file', async () => {
    const metadata = {
      ...{ report_type: 'revenue', group_by: 'day', start_date: '2026-10-01', end_date: '2026-11-30' },
      ...{ row_count: 100, file_name: 'revenue_2026-10-01_2026-11-30.csv' },
    };
    const client = clientOf(() => ({ ok: true, value: { report: table, metadata } }));
    const html = await htmlOfReport(client, `${SPAN}&format=csv`);
    expect([...html.matchAll(/<tr/g)]).toHaveLength(1 + 62 + 1);
    expect(textOf(html)).toContain('62 of 100 rows shown. The download has them all.');
    expect(textOf(html)).toContain('Total 4,950');
    expect(textOf(html)).toContain('Rp 15.000');
    expect(html).toContain('download="revenue_2026-10-01_2026-11-30.csv"');
    expect(html).toContain('end_date=2026-11-30&amp;report_type=revenue&amp;group_by=day&amp;format=csv');
  });
});

test('[DECISIONS 65] sessions are drawn by group above their table, in whole ones and hours', async () => {
  const names = ['sold', 'held', 'missed', 'cancelled'] as const;
  const row = { start_date: '2026-10-01', end_date: '2026-10-31', sold: 4, missed: 0, cancelled: 1 };
  const sessions: Report = {
    columns: [
      { name: 'start_date', unit: 'date' },
      ...names.map((name) => ({ name, unit: 'count' as const })),
      { name: 'held_minutes', unit: 'minutes' },
    ],
    rows: [{ ...row, held: 3, held_minutes: 130 }],
    totals: { sold: 4, held: 3, missed: 0, cancelled: 1, held_minutes: 130 },
  };
  const page = (group_by: string, report: Report) => {
    const metadata = { report_type: 'sessions', group_by, start_date: '2026-10-01', end_date: '2026-10-31' };
    const file = { row_count: 1, file_name: 'sessions_2026-10-01_2026-10-31.csv' };
    return htmlOfReport(
      clientOf(() => ({ ok: true, value: { report, metadata: { ...metadata, ...file } } })),
      SPAN,
    );
  };
  const html = await page('month', sessions);
  expect(html).toContain('<figure');
  expect(textOf(html)).toContain('Sessions sold Held Missed Cancelled Hours held');
  expect(textOf(html)).toContain('Total 4 3 0 1 2.17');
  expect(await page('product', sessions)).not.toContain('<figure');
  expect(await page('month', { ...sessions, rows: [{ ...row, held: 0, held_minutes: 0 }] })).not.toContain(
    '<figure',
  );
});

const SPAN = 'start_date=2026-10-01&end_date=2026-11-30';

const clientOf = (answer: () => unknown): Client => ({
  call: async () => JSON.parse(JSON.stringify(answer())),
});

const htmlOfReport = (client: Client, query: string): Promise<string> =>
  runInLanguage('en', async () => {
    const address = `/admin/tools?tab=reports&${query}`;
    const report = await readReport(client, new URLSearchParams(address.split('?')[1]));
    return htmlOf(<ToolsPage report={report} />, address);
  });

const pageOf = async (client: Client, query: string) => textOf(await htmlOfReport(client, query));
