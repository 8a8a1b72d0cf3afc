import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditSources, type Movement, OTHER, PROMOTION, type Reservation } from './credit-sources.rules.ts';

const voucher = (amount: number): Movement => ({ kind: 'credit', source: PROMOTION, amount });
const paid = (payment: string, amount: number): Movement => ({ kind: 'credit', source: payment, amount });
const buy = (order_id: string, amount: number): Movement => ({ kind: 'debit', order_id, amount });
const refund = (order_id: string, amount: number, payment_id: string | null = null): Movement => ({
  kind: 'refund',
  order_id,
  payment_id,
  amount,
});
const refundable = (movements: readonly Movement[], order = 'o', reserved: readonly Reservation[] = []) =>
  Object.fromEntries(creditSources(movements, reserved).refundableTo(order));

describe('DECISIONS 57: promotional credit', () => {
  test('is spent first, whenever it came, and is never refunded to a payment', () => {
    expect(refundable([paid('A', 50), voucher(30), buy('o', 50)])).toEqual({ A: 20 });
    expect(refundable([paid('A', 50), voucher(50), buy('o', 50)])).toEqual({});
  });

  test('is refunded last, as promotional credit, and cannot become money through the wallet', () => {
    const history = [voucher(30), paid('A', 70), buy('o', 100), refund('o', 80)];
    expect(creditSources(history).left).toEqual([
      { source: PROMOTION, amount: 10 },
      { source: 'A', amount: 70 },
    ]);
    expect(refundable(history)).toEqual({});
    expect(refundable([...history, buy('p', 40)], 'p')).toEqual({ A: 30 });
  });

  test('leaves what is reserved for a payment when the rest goes into the wallet', () => {
    const reserved = [{ order_id: 'o', payment_id: 'A', amount: 50 }];
    const history = [voucher(30), paid('A', 70), buy('o', 100), refund('o', 40)];
    expect(creditSources(history, reserved).paidWith('o')).toEqual([
      { source: PROMOTION, amount: 10 },
      { source: 'A', amount: 50 },
    ]);
    expect(refundable(history, 'o', reserved)).toEqual({});
  });
});

test('only what a payment brought and the order spent is refunded to it, oldest money first', () => {
  const history = [paid('A', 40), paid('B', 60), buy('o', 50), buy('p', 50)];
  expect(refundable(history, 'o')).toEqual({ A: 40, B: 10 });
  expect(refundable(history, 'p')).toEqual({ B: 50 });
  expect(refundable([{ kind: 'credit', source: OTHER, amount: 50 }, buy('o', 50)])).toEqual({});
});

const amount = fc.integer({ min: 1, max: 1_000 });
const step = fc.record({
  what: fc.constantFrom('voucher', 'pay', 'correct', 'buy', 'toWallet', 'toPayment'),
  amount,
  pick: fc.nat(50),
});

test('in any history nothing is lost, no payment is refunded more than it brought, and promotional credit stays', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const history: Movement[] = [];
      const [brought, out] = [new Map<string, number>(), new Map<string, number>()];
      const orders: { id: string; price: number; given: number }[] = [];
      let [balance, promotion] = [0, 0];
      for (const [n, { what, amount: request, pick }] of steps.entries()) {
        const order = orders[pick % Math.max(1, orders.length)];
        if (what === 'voucher') {
          history.push(voucher(request));
          promotion += request;
          balance += request;
        } else if (what === 'pay' || what === 'correct') {
          history.push(paid(what === 'pay' ? `pay-${n}` : OTHER, request));
          if (what === 'pay') brought.set(`pay-${n}`, request);
          balance += request;
        } else if (what === 'buy') {
          if (balance < request) continue;
          history.push(buy(`o-${n}`, request));
          orders.push({ id: `o-${n}`, price: request, given: 0 });
          balance -= request;
        } else if (order !== undefined && what === 'toWallet') {
          const part = Math.min(request, order.price - order.given);
          if (part === 0) continue;
          history.push(refund(order.id, part));
          order.given += part;
          balance += part;
        } else if (order !== undefined) {
          const [way] = creditSources(history).refundableTo(order.id);
          if (way === undefined) continue;
          const part = Math.min(request, way[1]);
          history.push(refund(order.id, part, way[0]), { kind: 'payout', payment_id: way[0], amount: part });
          order.given += part;
          out.set(way[0], (out.get(way[0]) ?? 0) + part);
        }
        const after = creditSources(history);
        expect(after.left.reduce((sum, lot) => sum + lot.amount, 0)).toBe(balance);
        for (const [id, left] of out) expect(left).toBeLessThanOrEqual(brought.get(id) ?? 0);
        const parts = [...after.left, ...orders.flatMap(({ id }) => after.paidWith(id))];
        const promotional = parts.filter(({ source }) => source === PROMOTION);
        expect(promotional.reduce((sum, part) => sum + part.amount, 0)).toBe(promotion);
        for (const { id, price, given } of orders) {
          expect(after.paidWith(id).reduce((sum, part) => sum + part.amount, 0)).toBe(price - given);
        }
      }
    }),
    { numRuns: 200, seed: 57 },
  );
});
