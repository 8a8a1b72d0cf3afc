import { expect, test } from 'vitest';
import { formatCartItems, parseCartItems, parseVisitorCart, withQuantity } from './visitor-cart.ts';

const [one, two] = ['6f2b1f5e-0000-4000-8000-000000000001', '6f2b1f5e-0000-4000-8000-000000000002'];

test('a stored cart is parsed, and invalid items are left out', () => {
  const kept = [
    { product_id: one, quantity: 2 },
    { product_id: two, quantity: 99, price: 1 },
    { product_id: "'; drop table", quantity: 1 },
    { product_id: one.replace('1', '3'), quantity: -1 },
    null,
    'x',
  ];
  expect(parseVisitorCart(JSON.stringify(kept))).toEqual([
    { product_id: one, quantity: 2 },
    { product_id: two, quantity: 20 },
  ]);
  for (const broken of [null, '', '{', '{"a":1}', '7']) expect(parseVisitorCart(broken)).toEqual([]);
});

test('[DECISIONS 54] a cart travels in an address, and whatever is no item is left out', () => {
  const items = [
    { product_id: one, quantity: 2 },
    { product_id: two, quantity: 1 },
  ];
  expect(parseCartItems(formatCartItems(items))).toEqual(items);
  for (const broken of [null, '', ',', 'x:1', `${one}`, `${one}:x`, `${one}:0`, `${one}:1.5`])
    expect(parseCartItems(broken)).toEqual([]);
});

test('[WAL-002, WAL-003, WAL-004, WAL-005] a visitor’s cart follows the rules of every cart', () => {
  const started = withQuantity([], one, 1);
  const both = withQuantity(started, two, 1);
  expect(withQuantity(both, one, 2)).toEqual([
    { product_id: one, quantity: 2 },
    { product_id: two, quantity: 1 },
  ]);
  for (const nothing of [0, -3])
    expect(withQuantity(both, one, nothing)).toEqual([{ product_id: two, quantity: 1 }]);
});
