import { expect, test } from 'vitest';
import { rupiah } from '#shared/money/money.ts';
import type { PaymentWay } from '#shared/payments/payment-ways.ts';
import type { Gateway, Gateways } from './gateway.ts';
import { chooseWay, listOfferedWays, type WayPolicy } from './ways.ts';

const refuses = () => Promise.reject(new Error('not asked'));

function gateway(name: string, ways: readonly PaymentWay[], currency = 'IDR'): Gateway {
  const terms = { min_amount: rupiah(10_000), lifetime_seconds: 60 };
  return {
    ...terms,
    name,
    ways: ways.map((way) => ({ way, ...terms, ...(way === 'qris' && { min_amount: rupiah(1_000) }) })),
    chargeFor: (amount) => ({ currency, minor: amount * 100 }),
    createSession: refuses,
    querySession: refuses,
    isSigned: () => false,
    readEvent: () => null,
    refund: refuses,
    queryRefund: refuses,
  };
}

const gateways: Gateways = [
  gateway('xendit', ['qris', 'va_bca', 'card']),
  gateway('stripe', ['card']),
  gateway('paypal', ['paypal'], 'USD'),
];
const policy: WayPolicy = { off: [], qris_ceiling: rupiah(10_000_000) };
const choose = (payment_method: string, amount: number, different: Partial<WayPolicy> = {}) => {
  const chosen = chooseWay(gateways, { ...policy, ...different }, { payment_method, amount: rupiah(amount) });
  return chosen.ok ? [chosen.value.gateway.name, ...chosen.value.ways] : chosen.refusal;
};

test('[DECISIONS 12, 54] each way is offered once, by the first gateway that has it, with its limits', () => {
  const offered = listOfferedWays(gateways, { ...policy, off: ['va_bca'] });
  expect(
    offered.map(({ name, minimum_bigint, maximum_bigint }) => [name, minimum_bigint, maximum_bigint]),
  ).toEqual([
    ['qris', 100_000, 1_000_000_000],
    ['card', 1_000_000, null],
    ['paypal', 1_000_000, null],
  ]);
  expect(offered.at(-1)?.hint).toContain('USD');
  expect(choose('card', 50_000)).toEqual(['xendit', 'card']);
});

test('a way that is off, or takes neither so little nor so much, is refused, whatever the page offered', () => {
  expect(choose('qris', 10_000_000)).toEqual(['xendit', 'qris']);
  expect(choose('qris', 10_000_001)).toEqual({
    code: 'AMOUNT_TOO_LARGE',
    details: { maximum_bigint: 1_000_000_000 },
  });
  expect(choose('qris', 999)).toEqual({ code: 'AMOUNT_TOO_SMALL', details: { minimum_bigint: 100_000 } });
  expect(choose('va_bca', 50_000, { off: ['va_bca'] })).toEqual({ code: 'PAYMENT_WAY_UNAVAILABLE' });
  expect(choose('dana', 50_000)).toEqual({ code: 'PAYMENT_WAY_UNAVAILABLE' });
});

test('a gateway, or nothing that is known, is a page with all ways that are on and take the amount', () => {
  expect(choose('stripe', 50_000)).toEqual(['stripe', 'card']);
  expect(choose('whatever', 50_000)).toEqual(['xendit', 'qris', 'va_bca', 'card']);
  expect(choose('', 20_000_000, { off: ['card'] })).toEqual(['xendit', 'va_bca']);
  expect(choose('stripe', 50_000, { off: ['card'] })).toEqual({ code: 'PAYMENT_WAY_UNAVAILABLE' });
});
