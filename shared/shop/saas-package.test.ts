import { expect, test } from 'vitest';
import { formatRupiah, rupiah } from '../money/money.ts';
import { firstMonthTotal, saasPackage } from './saas-package.ts';

test('[PUB-009, PUB-010, PUB-011, PUB-012] setup and first month come to Rp 12.000.000 after the cashback', () => {
  const { setup, retainer, retainer_before, cashback } = saasPackage;
  expect([setup, retainer, retainer_before, cashback].map(formatRupiah)).toEqual([
    'Rp 10.000.000',
    'Rp 2.500.000',
    'Rp 5.000.000',
    'Rp 500.000',
  ]);
  expect(formatRupiah(firstMonthTotal(saasPackage))).toBe('Rp 12.000.000');
});

test('the total follows its parts', () => {
  const parts = { setup: rupiah(7), retainer: rupiah(5), cashback: rupiah(3) };
  expect(firstMonthTotal(parts)).toBe(9);
  expect(firstMonthTotal({ ...parts, cashback: rupiah(0) })).toBe(12);
  expect(firstMonthTotal({ ...parts, cashback: rupiah(5) })).toBe(7);
});

test('a cashback above the first month is refused', () => {
  const parts = { setup: rupiah(7), retainer: rupiah(5), cashback: rupiah(6) };
  expect(() => firstMonthTotal(parts)).toThrow(RangeError);
});
