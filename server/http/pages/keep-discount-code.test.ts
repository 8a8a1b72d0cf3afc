import { expect, test } from 'vitest';
import { keepDiscountCode } from './keep-discount-code.ts';

const answer = (path: string) => keepDiscountCode(new URL(path, 'https://arunika.example'), true);

test('a link with a code keeps it in a cookie and opens the page that everybody gets', () => {
  expect(answer('/product/sop?code=hemat-20&sort=newest')).toEqual({
    location: '/product/sop?sort=newest',
    'cache-control': 'private, no-store',
    'set-cookie': 'discount_code=hemat-20; Path=/; SameSite=Lax; Secure',
  });
  expect(answer('/product/sop')).toBe(null);
});

test('what is no code is dropped, and nothing of it reaches a header', () => {
  const odd = answer(`/product/sop?code=${encodeURIComponent('x; Domain=evil\r\nx: y')}`);
  expect(odd).toEqual({ location: '/product/sop', 'cache-control': 'private, no-store' });
});
