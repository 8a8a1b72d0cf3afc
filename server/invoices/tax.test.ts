import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sen, subtractSen, sumSen, type TaxTerms, taxedPart, taxWithin } from '#shared/money/money.ts';
import { taxOfParts, termsOfSale } from './tax.rules.ts';

/** 12 % on 11/12, as the rule stands; and 11 % on the price. */
const eleven: TaxTerms = { rate_percent: 12, base_numerator: 11, base_denominator: 12 };
const plain: TaxTerms = { rate_percent: 11, base_numerator: 1, base_denominator: 1 };
const amount = fc.integer({ min: 1, max: 1_000_000_000 }).map((rupiahs) => sen(rupiahs * 100));
const terms = fc.constantFrom(eleven, plain, { rate_percent: 12, base_numerator: 1, base_denominator: 1 });

describe('the tax inside a price', () => {
  test.for([
    [111_000, 11_000],
    [100_000, 9_910],
    [99_999, 9_910],
    [1, 0],
    [10, 1],
    [5, 0],
    [6, 1],
  ] as const)('of Rp %i is Rp %i', ([price, tax]) => {
    expect(taxWithin(sen(price * 100), eleven)).toBe(tax * 100);
    expect(taxWithin(sen(price * 100), plain)).toBe(tax * 100);
  });

  test('and the price before it add up to the price, and it is the rate of its base to half a rupiah', () => {
    fc.assert(
      fc.property(amount, terms, (total, rate) => {
        const tax = taxWithin(total, rate);
        const base = subtractSen(total, tax);
        expect(tax % 100).toBe(0);
        // The base itself is off by what was rounded, so its tax is off by that much again.
        const exact = (taxedPart(base, rate) * rate.rate_percent) / 100;
        expect(Math.abs(exact - tax)).toBeLessThanOrEqual(50 * 1.13 + 1);
      }),
      { seed: 1 },
    );
  });

  test('of parts adds up to that of the whole, whatever the parts', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), terms, (parts, rate) => {
        const taxes = taxOfParts(parts, rate);
        expect(sumSen(taxes)).toBe(taxWithin(sumSen(parts), rate));
        expect(Math.min(...taxes)).toBeGreaterThanOrEqual(0);
      }),
      { seed: 2 },
    );
  });

  test('of parts goes on where earlier parts ended, so that the last one leaves nothing', () => {
    const [first, second] = [sen(3_333_300), sen(6_666_700)];
    const [a] = taxOfParts([first], eleven);
    const [b] = taxOfParts([second], eleven, first);
    expect([a, b]).toEqual([330_300, 660_700]);
    expect((a ?? 0) + (b ?? 0)).toBe(taxWithin(sen(10_000_000), eleven));
  });
});

test('tax is charged on sales from the day that the owner set, and on none without one', () => {
  const on = (ppn_from: string, day: string) => termsOfSale(day, { ppn_from, rate: eleven });
  expect(on('', '2026-01-01')).toBeNull();
  expect(on('2026-01-01', '2025-12-31')).toBeNull();
  expect(on('2026-01-01', '2026-01-01')).toBe(eleven);
});
