import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalText, foreignCharge, minorOf, shareOf } from './foreign-money.ts';
import { sen } from './money.ts';

const rate = sen(1_625_050);

describe('money of other currencies', () => {
  test.for([
    [sen(5_000_000), 'USD', 308],
    [sen(1_625_050), 'USD', 100],
    [sen(1), 'USD', 1],
    [sen(5_000_000), 'JPY', 4],
  ] as const)('%i sen cost %s in minor units, rounded up: %i', ([amount, currency, minor]) => {
    expect(foreignCharge(amount, currency, rate)).toEqual({ currency, minor });
  });

  test('what is charged always covers the amount, by less than one minor unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.integer({ min: 1, max: 5_000_000 }),
        (amount, r) => {
          const { minor } = foreignCharge(sen(amount), 'USD', sen(r));
          expect(BigInt(minor) * BigInt(r)).toBeGreaterThanOrEqual(BigInt(amount) * 100n);
          expect(BigInt(minor - 1) * BigInt(r)).toBeLessThan(BigInt(amount) * 100n);
        },
      ),
    );
  });

  test('a share is never more than its part, and the whole is the whole', () => {
    expect(shareOf(sen(5_000_000), 308, 308)).toBe(5_000_000);
    expect(shareOf(sen(5_000_000), 154, 308)).toBe(2_500_000);
    expect(shareOf(sen(100), 1, 3)).toBe(33);
    expect(shareOf(sen(100_000_000_000_000), 9_999_999, 10_000_000)).toBe(99_999_990_000_000);
  });

  test('decimal texts and minor units are each other', () => {
    expect([decimalText(308, 'USD'), decimalText(5, 'USD'), decimalText(12, 'JPY')]).toEqual([
      '3.08',
      '0.05',
      '12',
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (minor) => {
        expect(minorOf(decimalText(minor, 'EUR'), 2)).toBe(minor);
      }),
    );
    expect(minorOf('3.1', 2)).toBe(310);
    expect(minorOf('12.00', 0)).toBe(12);
    for (const text of ['', '-1', '1,5', '1e3', '1.005', 'NaN']) expect(minorOf(text, 2)).toBeNull();
  });

  test('a rate or an amount of nothing is a bug', () => {
    expect(() => foreignCharge(sen(100), 'USD', sen(0))).toThrow(RangeError);
    expect(() => foreignCharge(sen(0), 'USD', rate)).toThrow(RangeError);
  });
});
