import { expect, test } from 'vitest';
import { codeOf } from './discount-code.ts';

const asked = (search: string, cookie = '') =>
  codeOf(new Request(`http://localhost/checkout/kit${search}`, { headers: { cookie } }));

test('the code of the page wins over the one that a link brought; a cookie broken by hand is none', () => {
  expect(asked('')).toBeNull();
  expect(asked('', 'a=1; discount_code=HEMAT%2020')).toBe('HEMAT 20');
  expect(asked('?code=LAIN', 'discount_code=HEMAT')).toBe('LAIN');
  expect(asked('?code=', 'discount_code=HEMAT')).toBeNull();
  expect(asked('', 'discount_code=%E0%A4%A')).toBeNull();
});
