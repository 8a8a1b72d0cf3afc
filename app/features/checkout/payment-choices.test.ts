import { expect, test } from 'vitest';
import { rupiah, toSen } from '#shared/money.ts';
import { paymentChoices } from './payment-choices.ts';

const gateway = (name: string, minimum: number) => ({
  ...{ name, label: name, hint: '' },
  minimum_bigint: toSen(rupiah(minimum)),
});
const gateways = [gateway('xendit', 10_000), gateway('stripe', 50_000)];
const choose = (due: number, balance: number | null) => {
  const choices = paymentChoices({
    due: rupiah(due),
    balance: balance === null ? null : rupiah(balance),
    gateways,
  });
  return { ...choices, gateways: choices.gateways.map(({ name }) => name) };
};

test('[DECISIONS 54] a visitor pays exactly the price, in the ways that take it', () => {
  expect(choose(149_000, null)).toEqual({
    ...{ balance: 'none', whole: 149_000, rest: 149_000, surplus: 0 },
    gateways: ['xendit', 'stripe'],
    is_too_small: false,
  });
  expect(choose(20_000, null).gateways).toEqual(['xendit']);
  expect(choose(5_000, null)).toMatchObject({ gateways: [], is_too_small: true });
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
    gateways: ['xendit'],
    is_too_small: false,
  });
});
