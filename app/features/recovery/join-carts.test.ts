import { expect, test } from 'vitest';
import { MAX_CART_LINES } from '#shared/shop/cart.ts';
import { joinCarts } from './join-carts.ts';

const item = (product_id: string, quantity = 1) => ({ product_id, quantity });

test('a restored cart joins that of the device: nothing is lost, and the larger quantity wins', () => {
  const mine = [item('a', 2), item('b', 1)];
  const joined = joinCarts(mine, [item('b', 3), item('c', 1), item('a', 1)]);
  expect(joined).toEqual([item('a', 2), item('b', 3), item('c', 1)]);
  expect(joinCarts(joined, [item('b', 3)])).toEqual(joined);
});

test('what is there already comes first where both are more than a cart takes', () => {
  const mine = Array.from({ length: MAX_CART_LINES }, (_, n) => item(`mine-${n}`));
  expect(joinCarts(mine, [item('restored')])).toEqual(mine);
});
