import { describe, expect, test } from 'vitest';
import { formatShortRupiah, rupiah, toSen } from '#shared/money/money.ts';
import { lastDays } from '#shared/time/dates.ts';
import { groupDays } from '#shared/time/day-groups.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { axisTop, ColumnChart, columnsOf } from './column-chart.tsx';

/** The last days up to Monday 23 November, the latest amounts last. */
const daysWith = (count: number, ...latest: readonly number[]) =>
  lastDays('2026-11-23T05:00:00Z', count).map((day, n) => ({
    day,
    amount_bigint: toSen(rupiah(latest[n - (count - latest.length)] ?? 0)),
  }));
const chartOf = (days: ReturnType<typeof daysWith>, begins: string | null) =>
  htmlOf(
    <ColumnChart
      caption="Pendapatan"
      columns={columnsOf(days)}
      begins={begins === null ? null : { day: begins, label: 'Mulai' }}
      empty={<p>Belum ada</p>}
    />,
  );
const heights = (html: string) =>
  [...html.matchAll(/<i style="height:([\d.]+)%"/g)].map(([, share]) => Number(share));

describe('money over time', () => {
  test('keeps the whole period and its axis when nothing was sold, and says so', () => {
    const html = chartOf(daysWith(30), null);
    expect(heights(html)).toEqual([]);
    expect(textOf(html)).toContain('1 jt 500 rb 0 Belum ada 25 Okt');
    expect(html).not.toContain('<table');
  });

  test('shows a single day as one column of the period, with the days before it hatched', () => {
    const html = chartOf(daysWith(30, 209_000), '2026-11-23');
    expect(heights(html)).toHaveLength(30);
    expect(heights(html).filter((share) => share > 0)).toEqual([(209 / 300) * 100]);
    expect(textOf(html)).toContain('Mulai');
    expect(html).toContain(`width:${(29 / 30) * 100}%`);
  });

  test('labels only the largest of two days, and a table has both', () => {
    const text = textOf(chartOf(daysWith(7, 100_000, 50_000), '2026-11-22'));
    expect(text).toContain('Rp 100.000 17 Nov');
    expect(text).toContain('22 Nov 2026 Rp 100.000 23 Nov 2026 Rp 50.000');
  });

  test('gathers more than a month into weeks that end today', () => {
    const columns = columnsOf(daysWith(180, 1_000, 2_000, 3_000));
    expect(columns).toHaveLength(27);
    expect(columns.slice(-2).map(({ first, last, amount }) => [first, last, amount])).toEqual([
      ['2026-11-16', '2026-11-22', 3_000],
      ['2026-11-23', '2026-11-23', 3_000],
    ]);
    expect(textOf(chartOf(daysWith(180, 1_000), '2026-05-28'))).toContain('minggu ini');
  });

  test('ends a year of months with this month', () => {
    const months = groupDays({ first: '2025-11-24', last: '2026-11-23' }, 'month');
    const columns = months.map((month) => ({ ...month, amount: 1_000 }));
    expect(textOf(htmlOf(<ColumnChart caption="Pendapatan" columns={columns} begins={null} />))).toContain(
      'bulan ini',
    );
  });

  test('draws no column for a day of refunds, and tells of it in the table', () => {
    const html = chartOf(daysWith(7, 50_000, -20_000), '2026-11-22');
    expect(heights(html).at(-1)).toBe(0);
    expect(textOf(html)).toContain('23 Nov 2026 −Rp 20.000');
  });

  test('ends its axis at a round number at or above the largest amount', () => {
    expect([0, 1, 999_000, 1_000_000, 1_040_000, 21_000_000, 26_000_000].map(axisTop)).toEqual([
      1_000_000, 2, 1_000_000, 1_000_000, 2_000_000, 30_000_000, 30_000_000,
    ]);
  });

  test('writes short amounts as each language does', () => {
    const amounts = [0, 999, 1_500, 250_000, 999_999, 1_250_000, 1_200_000_000].map(rupiah);
    expect(amounts.map(formatShortRupiah)).toEqual([
      '0',
      '999',
      '1,5 rb',
      '250 rb',
      '1 jt',
      '1,3 jt',
      '1.200 jt',
    ]);
    expect(runInLanguage('en', () => amounts.slice(2, 6).map(formatShortRupiah))).toEqual([
      '1,5 k',
      '250 k',
      '1 m',
      '1,3 m',
    ]);
  });
});
