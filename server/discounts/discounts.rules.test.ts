import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupiah } from '#shared/money/money.ts';
import { type Candidate, type ListedLine, reducedPrice, reduceLines } from './discounts.rules.ts';

const NOBODY = { email: null, has_bought: false };

const candidate = (facts: Partial<Candidate> = {}): Candidate => ({
  ...{ id: 'a', title: 'Promo', code: null, percent: 20, amount: null, targets: ['all'] },
  ...{
    refusal_code: null,
    is_guaranteed: false,
    is_guest_reservation: false,
    first_purchase_only: false,
    emails: [],
    minimum: rupiah(0),
  },
  ...{ max_uses_per_buyer: null, uses_of_buyer: 0, ends_at: null, periods: null },
  ...{ is_own: null, referrer_email: null },
  ...facts,
});
const line = (facts: Partial<ListedLine> = {}): ListedLine => ({
  ...{ product_id: 'p', type: 'template', price: rupiah(50_000), quantity: 1 },
  ...facts,
});

const amounts = (...given: Parameters<typeof reduceLines>) =>
  Object.fromEntries([...reduceLines(...given).by_product].map(([id, { amount }]) => [id, amount]));

const lines = fc.uniqueArray(
  fc.record({
    product_id: fc.constantFrom('p', 'q', 'r', 's'),
    type: fc.constantFrom('template', 'e_course'),
    price: fc.integer({ min: 0, max: 1_000_000_000 }).map(rupiah),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  { selector: ({ product_id }) => product_id, minLength: 1 },
);
const takes = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ percent, amount: null })),
  fc.integer({ min: 1, max: 2_000_000_000 }).map((amount) => ({ percent: null, amount: rupiah(amount) })),
);
const candidates = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      targets: fc.subarray(['all', 'type:template', 'product:q', 'product:r'], { minLength: 1 }),
      minimum: fc.constantFrom(0, 0, 100_000).map(rupiah),
      takes,
    })
    // A code is of one discount.
    .map(({ takes: off, ...facts }) =>
      candidate({ ...facts, ...off, code: facts.id === 'd' ? 'HEMAT' : null }),
    ),
  { selector: ({ id }) => id },
);

describe('a reduction', () => {
  test('is never below 0, never above what the line costs, and whole rupiah', () => {
    fc.assert(
      fc.property(lines, candidates, (bought, found) => {
        const { by_product } = reduceLines(bought, found, { ...NOBODY, code: 'HEMAT' });
        for (const { product_id, price, quantity } of bought) {
          const amount = by_product.get(product_id)?.amount ?? 0;
          expect(Number.isInteger(amount) && amount >= 0 && amount <= price * quantity).toBe(true);
        }
      }),
    );
  });

  test('does not depend on the order of the candidates or the lines', () => {
    fc.assert(
      fc.property(lines, candidates, (bought, found) => {
        const there = amounts(bought, found, { ...NOBODY, code: 'HEMAT' });
        expect(amounts(bought.toReversed(), found.toReversed(), { ...NOBODY, code: 'HEMAT' })).toEqual(there);
      }),
    );
  });

  test('is the largest of the automatic ones, never their sum', () => {
    fc.assert(
      fc.property(lines, candidates, (bought, found) => {
        const automatic = found.filter(({ code }) => code === null);
        const each = automatic.map((one) => amounts(bought, [one], NOBODY));
        const all = amounts(bought, automatic, NOBODY);
        for (const { product_id } of bought) {
          expect(all[product_id] ?? 0).toBe(Math.max(0, ...each.map((one) => one[product_id] ?? 0)));
        }
      }),
    );
  });

  test('is that of the code where the code applies, whatever is automatic', () => {
    fc.assert(
      fc.property(lines, candidates, takes, (bought, found, off) => {
        const automatic = found.filter(({ code }) => code === null);
        const code = candidate({ id: 'z', code: 'Z', targets: ['type:template'], ...off });
        const alone = amounts(bought, [code], { ...NOBODY, code: 'Z' });
        expect(amounts(bought, [...automatic, code], { ...NOBODY, code: 'Z' })).toMatchObject(alone);
      }),
    );
  });

  test('of an amount by code is taken off an order once, whatever it is shared among', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 2_000_000_000 }), (bought, amount) => {
        const code = candidate({ code: 'Z', percent: null, amount: rupiah(amount) });
        const given = Object.values(amounts(bought, [code], { ...NOBODY, code: 'Z' })).reduce(
          (sum, one) => sum + one,
          0,
        );
        const cost = bought.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        expect(given).toBe(Math.min(amount, cost));
      }),
    );
  });

  test('is rounded in favour of the buyer, and by unit, so that a card shows what a cart charges', () => {
    expect(reducedPrice(rupiah(49_999), { percent: 33, amount: null })).toBe(33_499);
    const three = line({ price: rupiah(49_999), quantity: 3 });
    expect(amounts([three], [candidate({ percent: 33 })], NOBODY)).toEqual({ p: 3 * (49_999 - 33_499) });
  });
});

describe('whoever may use a discount', () => {
  const discountProblem = (
    facts: Partial<Candidate>,
    buyer = { email: 'sari@contoh.id', has_bought: false },
  ) =>
    reduceLines([line()], [candidate({ code: 'HEMAT', ...facts })], { ...buyer, code: 'HEMAT' }).problem
      ?.code ?? null;

  test('hears the same of an unknown, a future and another person’s code, and that a code has ended or is used up', () => {
    expect(reduceLines([line()], [], { ...NOBODY, code: 'HEMAT' }).problem).toEqual({
      code: 'DISCOUNT_UNKNOWN',
    });
    for (const refusal_code of [
      'DISCOUNT_UNKNOWN',
      'DISCOUNT_ENDED',
      'DISCOUNT_IN_USE',
      'DISCOUNT_USED_UP',
    ] as const) {
      expect(discountProblem({ refusal_code })).toBe(refusal_code);
      expect(discountProblem({ refusal_code, emails: ['budi@contoh.id'] })).toBe('DISCOUNT_UNKNOWN');
    }
    expect(discountProblem({ emails: ['budi@contoh.id'] })).toBe('DISCOUNT_UNKNOWN');
    expect(discountProblem({ emails: ['sari@contoh.id'] })).toBe(null);
  });

  test('hears what is missing when it is their own matter', () => {
    expect(discountProblem({ minimum: rupiah(50_001) })).toBe('DISCOUNT_MINIMUM');
    expect(discountProblem({ targets: ['type:e_course'] })).toBe('DISCOUNT_NOT_FOR_THESE');
    expect(
      discountProblem({ first_purchase_only: true }, { email: 'sari@contoh.id', has_bought: true }),
    ).toBe('DISCOUNT_FIRST_PURCHASE');
    expect(discountProblem({ max_uses_per_buyer: 1, uses_of_buyer: 1 })).toBe('DISCOUNT_ALREADY_USED');
  });

  test('has no use of their own referral code, however they spell their mailbox', () => {
    const own = { referrer_email: 's.ari@contoh.id', is_own: false };
    expect(discountProblem({ ...own, is_own: true })).toBe('DISCOUNT_OWN_CODE');
    expect(discountProblem(own)).toBe(null);
    expect(discountProblem({ ...own, referrer_email: 'sari+teman@contoh.id' })).toBe('DISCOUNT_OWN_CODE');
    const typed = { email: 'sari@gmail.com', has_bought: true };
    expect(discountProblem({ ...own, referrer_email: 's.a.r.i@googlemail.com' }, typed)).toBe(
      'DISCOUNT_OWN_CODE',
    );
  });

  test('keeps what was promised, also when it has ended since', () => {
    expect(discountProblem({ refusal_code: 'DISCOUNT_ENDED', is_guaranteed: true })).toBe(null);
    expect(discountProblem({ is_guaranteed: true, max_uses_per_buyer: 1, uses_of_buyer: 1 })).toBe(null);
  });

  test('as a guest, keeps what was promised but for what only the account tells', () => {
    const promise = {
      refusal_code: 'DISCOUNT_ENDED',
      is_guaranteed: true,
      is_guest_reservation: true,
    } as const;
    expect(discountProblem({ ...promise, minimum: rupiah(50_001) })).toBe(null);
    expect(discountProblem({ ...promise, max_uses_per_buyer: 1, uses_of_buyer: 1 })).toBe(
      'DISCOUNT_ALREADY_USED',
    );
    expect(
      discountProblem(
        { ...promise, first_purchase_only: true },
        { email: 'sari@contoh.id', has_bought: true },
      ),
    ).toBe('DISCOUNT_FIRST_PURCHASE');
    expect(discountProblem({ ...promise, emails: ['budi@contoh.id'] })).toBe('DISCOUNT_UNKNOWN');
  });
});
