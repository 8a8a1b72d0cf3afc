import { expect, test } from 'vitest';
import { sen } from '#shared/money.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { ColumnChart } from './column-chart.tsx';

const NONE = { count: 0, label: 'Dibuka 23 Nov' };
const chart = (rupiah: readonly number[], before = NONE) =>
  htmlOf(
    <ColumnChart
      caption="Pengeluaran"
      heads={['Minggu', 'Jumlah']}
      ends={['1 Mei', 'Minggu ini']}
      before={before}
      columns={rupiah.map((amount, n) => ({ name: `minggu ${n}`, amount: sen(amount * 100) }))}
    />,
  );

test('the largest column alone carries its figure, a table holds them all', () => {
  const html = chart([0, 209_000, 80_000]);
  expect(textOf(html)).toMatch(
    /Rp 209\.000 1 Mei Minggu ini Pengeluaran Minggu Jumlah minggu 0 Rp 0 minggu 1 Rp 209\.000 minggu 2 Rp 80\.000/,
  );
  expect(html.match(/Rp 80\.000/g)).toHaveLength(1);
  expect(textOf(html)).toMatch(/400\srb/);
  expect(html).toMatch(/height:52\.25%/);
});

test('the period before the beginning is hatched and said, and a single value is a column', () => {
  const html = chart([0, 0, 0, 50_000], { count: 3, label: 'Dibuka 23 Nov' });
  expect(textOf(html)).toContain('1 Mei Dibuka 23 Nov Minggu ini');
  expect(html).toMatch(/width:75%/);
  expect(html).toMatch(/height:100%/);
  expect(textOf(chart([1]))).not.toContain('Dibuka');
});

test('nothing at all is an empty axis, and more refunds than purchases are no column', () => {
  const html = chart([0, 0]);
  expect(html).not.toMatch(/NaN|Infinity|Rp 0<\/b>/);
  expect(chart([-500, 100])).not.toMatch(/height:-/);
});
