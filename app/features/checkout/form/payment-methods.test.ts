import { expect, test } from 'vitest';
import { labelNota } from '#messages/checkout/nota.ts';
import { rupiah, type Sen, sen, toSen } from '#shared/money/money.ts';
import { notaOf, paymentFor, smallestOf } from '#shared/shop/nota.ts';
import { paymentChoices } from './payment-methods.tsx';

const way = (name: 'qris' | 'card', minimum: number, maximum: number | null = null) => ({
  ...{ name, group: name, label: name, hint: '' },
  minimum_bigint: toSen(rupiah(minimum)),
  maximum_bigint: maximum === null ? null : toSen(rupiah(maximum)),
});
const ways = [way('qris', 10_000, 10_000_000), way('card', 50_000)];
const line = {
  ...{ product_id: 'p', title: 'SOP AI', quantity: 1 },
  ...{ discount_bigint: sen(0), owned_bigint: sen(0), bump_bigint: sen(0) },
  ...{ discount_code: null, discount_title: null },
};
const choose = (due: number, balance: number | null) => {
  const total = toSen(rupiah(due));
  const own = balance === null ? null : toSen(rupiah(balance));
  const isEnough = own === null || own >= total;
  const notaWith = (used: Sen | null) =>
    labelNota(
      notaOf([{ ...line, price_bigint: total }], {
        way: null,
        brought: paymentFor(total, { balance: used, smallest: smallestOf(ways) }),
      }),
    );
  const choices = paymentChoices({
    nota: notaWith(isEnough ? null : sen(0)),
    nota_with_balance: isEnough || own === 0 ? null : notaWith(own),
    balance: balance === null ? null : rupiah(balance),
    ways,
  });
  return { ...choices, ways: choices.ways.map(({ name }) => name) };
};

test('[DECISIONS 54] a visitor pays exactly the price, in the ways that take it', () => {
  expect(choose(149_000, null)).toEqual({
    ...{ balance: 'none', whole: 149_000, rest: 149_000, surplus: 0 },
    ways: ['qris', 'card'],
    is_too_small: false,
  });
  expect(choose(20_000, null).ways).toEqual(['qris']);
  expect(choose(5_000, null)).toMatchObject({ ways: [], is_too_small: true });
  expect(choose(10_000_000, null).ways).toEqual(['qris', 'card']);
  expect(choose(10_000_001, null)).toMatchObject({ ways: ['card'], is_too_small: false });
  // What the balance lacks is what counts.
  expect(choose(10_500_000, 500_000).ways).toEqual(['qris', 'card']);
});

test('[WAL-010, DECISIONS 54] a balance pays everything, or its part and a gateway exactly the rest', () => {
  expect(choose(149_000, 149_000).balance).toBe('all');
  expect(choose(149_000, 0)).toMatchObject({ balance: 'none', whole: 149_000, rest: 149_000, surplus: 0 });
  expect(choose(149_000, 50_000)).toMatchObject({
    balance: 'part',
    whole: 149_000,
    rest: 99_000,
    surplus: 0,
  });
});

test('[DECISIONS 54] below the smallest payment the surplus stays as balance', () => {
  expect(choose(149_000, 145_000)).toEqual({
    ...{ balance: 'part', whole: 149_000, rest: 10_000, surplus: 6_000 },
    ways: ['qris'],
    is_too_small: false,
  });
});
