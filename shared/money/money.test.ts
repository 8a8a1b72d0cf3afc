import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addSen,
  cyclePrice,
  formatCount,
  formatRupiah,
  formatSignedRupiah,
  MAX_RUPIAH,
  rupiah,
  savingPercent,
  sen,
  subtractSen,
  suggestedTopUp,
  toRupiah,
  toSen,
} from './money.ts';

const wholeRupiah = fc.integer({ min: -MAX_RUPIAH, max: MAX_RUPIAH });

describe('the two units', () => {
  test('rupiah to sen and back changes nothing', () => {
    fc.assert(
      fc.property(wholeRupiah, (amount) => {
        expect(toRupiah(toSen(rupiah(amount)))).toBe(amount);
      }),
    );
  });

  test('a fraction of a rupiah is dropped toward zero and never becomes minus zero', () => {
    expect(toRupiah(sen(199))).toBe(1);
    expect(toRupiah(sen(-199))).toBe(-1);
    expect(Object.is(toRupiah(sen(-50)), 0)).toBe(true);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_RUPIAH + 1])('%s is not an amount', (value) => {
    expect(() => rupiah(value)).toThrow(RangeError);
  });

  test.each([0.5, Number.NaN, MAX_RUPIAH * 100 + 1])('%s is not an amount in sen', (value) => {
    expect(() => sen(value)).toThrow(RangeError);
  });

  test('a sum that leaves the range is refused instead of rounded', () => {
    const limit = toSen(rupiah(MAX_RUPIAH));
    expect(() => addSen(limit, sen(1))).toThrow(RangeError);
    expect(subtractSen(limit, limit)).toBe(0);
  });
});

describe('derived figures', () => {
  test('[CONST-009, CONST-010, CONST-011, WAL-016] yearly is ten months, weekly a quarter and daily a thirtieth, floored to whole rupiah', () => {
    const monthly = rupiah(99_000);
    expect(cyclePrice(monthly, 'yearly')).toBe(990_000);
    expect(cyclePrice(monthly, 'weekly')).toBe(24_750);
    expect(cyclePrice(monthly, 'daily')).toBe(3_300);
    expect(cyclePrice(rupiah(99_999), 'daily')).toBe(3_333);
  });

  test('a saving badge never promises more than is saved', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (price, original) => {
        const percent = savingPercent(rupiah(price), rupiah(original));
        if (original <= price) expect(percent).toBe(0);
        else expect(percent * original).toBeLessThanOrEqual((original - price) * 100);
      }),
    );
    expect(savingPercent(rupiah(990_000), rupiah(1_188_000))).toBe(16);
  });

  test('the suggested top-up is the shortfall rounded up to the next Rp 10.000', () => {
    expect(suggestedTopUp(toSen(rupiah(215_000)))).toBe(220_000);
    expect(suggestedTopUp(toSen(rupiah(220_000)))).toBe(220_000);
    expect(suggestedTopUp(sen(1))).toBe(10_000);
    expect(suggestedTopUp(sen(1_000_001))).toBe(20_000);
  });
});

describe('what people see', () => {
  test('[CONST-001, ACONST-001] amounts are written the Indonesian way without fraction digits', () => {
    expect(formatRupiah(rupiah(50_000))).toBe('Rp 50.000');
    expect(formatRupiah(rupiah(0))).toBe('Rp 0');
    expect(formatRupiah(rupiah(1_234_567))).toBe('Rp 1.234.567');
    const intl = new Intl.NumberFormat('id-ID');
    fc.assert(
      fc.property(wholeRupiah, (amount) => {
        expect(formatCount(Math.abs(amount))).toBe(intl.format(Math.abs(amount)));
      }),
    );
  });

  test('[WAL-033 WAL-034] credit carries a plus and debit a minus', () => {
    expect(formatSignedRupiah(rupiah(500_000))).toBe('+Rp 500.000');
    expect(formatSignedRupiah(rupiah(-209_000))).toBe('\u2212Rp 209.000');
    expect(formatSignedRupiah(rupiah(0))).toBe('Rp 0');
  });
});
