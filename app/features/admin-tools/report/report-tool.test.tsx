import { describe, expect, test, vi } from 'vitest';
import { toast } from '#app/lib/toast.ts';
import type { Report } from '#contract/admin/reports.ts';
import { refuse, succeed } from '#shared/result.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { ToolsPage } from '../tools-page.tsx';
import { datePresets, emptyReportFields, expectedRows, validateReport } from './report-fields.ts';
import { ReportResult } from './report-result.tsx';
import { toastReport } from './use-report.ts';

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
      ...['revenue', 'topups', 'refunds', 'wallets', 'orders'],
      ...['day', 'week', 'month', 'product'],
    ]);
    expect([...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      'json',
      'csv',
    ]);
    expect([emptyReportFields.report_type, emptyReportFields.group_by, emptyReportFields.format]).toEqual([
      'revenue',
      'day',
      'json',
    ]);
  });

  test('[AREP-007] both dates are needed, and said so', () => {
    const missing = 'Please select start and end dates';
    const inEnglish = (fields: typeof emptyReportFields) => runInLanguage('en', () => validateReport(fields));
    expect(inEnglish(emptyReportFields)).toEqual({ start_date: missing, end_date: missing });
    expect(inEnglish({ ...emptyReportFields, start_date: '2026-11-01' })).toEqual({ end_date: missing });
    expect(
      validateReport({ ...emptyReportFields, start_date: '2026-11-01', end_date: '2026-11-02' }),
    ).toEqual({});
  });

  test('the usual spans are days of WIB, also while London is a month behind', () => {
    const spans = datePresets(new Date('2026-02-28T18:00:00Z'));
    expect(spans.map(({ dates }) => [dates.start_date, dates.end_date])).toEqual([
      ['2026-01-31', '2026-03-01'],
      ['2026-03-01', '2026-03-01'],
      ['2026-02-01', '2026-02-28'],
    ]);
  });

  test('how far a long report is follows from its days; of products only the server knows', () => {
    const year = { ...emptyReportFields, start_date: '2026-01-01', end_date: '2026-12-31' };
    expect([expectedRows(year), expectedRows({ ...year, group_by: 'month' })]).toEqual([365, 12]);
    expect(expectedRows({ ...year, group_by: 'product' })).toBeNull();
  });

  test("[AERR-044, AERR-046, AERR-049] toasts: the server's words, else that it failed, else that nobody knows", () => {
    const told: unknown[] = [];
    for (const kind of ['success', 'error'] as const)
      vi.spyOn(toast, kind).mockImplementation(
        (title, options) => void told.push([title, options?.description]),
      );
    const failed = (code: string, message: string) => toastReport(refuse({ code, message }));
    const report = { fields: emptyReportFields, file_name: 'a.csv', text: '', row_count: 1200, table: null };
    runInLanguage('en', () => {
      failed('INVALID_INPUT', 'Paling lama sepuluh tahun.');
      failed('INTERNAL', 'Terjadi kesalahan.');
      failed('INTERNAL', '');
      toastReport(succeed(report));
    });
    expect(told).toEqual([
      ['Report Generation Failed', 'Paling lama sepuluh tahun.'],
      ['Report Generation Failed', 'Failed to generate report'],
      ['Report Generation Failed', 'Unknown error occurred'],
      ['Report Generated Successfully', '1,200 rows'],
    ]);
  });

  test('a long table is cut, says so, and keeps its total', () => {
    const fields = { ...emptyReportFields, start_date: '2026-10-01', end_date: '2026-11-30' };
    const report = { fields, file_name: 'a.json', text: '', row_count: 100, table };
    const html = htmlOf(<ReportResult report={report} />);
    expect([...html.matchAll(/<tr/g)]).toHaveLength(1 + 62 + 1);
    expect(textOf(html)).toContain('62 dari 100 baris ditampilkan. Semuanya ada di unduhan.');
    expect(textOf(html)).toContain('Total 4.950');
    expect(textOf(html)).toContain('Rp 15.000');
  });
});
